import type { Translation } from '../translation.ts';
import type { mechanicRules as english } from '../en/mechanic-rules.ts';

export const mechanicRules = {
  'auction.buy.price': {
    rule: 'La compagnie privée en tête s’achète à son prix du moment, ni plus ni moins.',
    refusal: 'La compagnie privée en tête coûte exactement son prix du moment.',
    figures: 'C’est {price}.',
  },
  'auction.bid.minimum': {
    rule: 'Une première enchère dépasse la valeur nominale, une suivante la plus haute enchère, chacune du pas minimal.',
    refusal: 'L’enchère est trop basse.',
    figures: 'Elle doit être de {minimum} ou plus.',
  },
  'auction.bid.multiple': {
    rule: 'Les enchères sont des multiples du pas du titre.',
    refusal: 'L’enchère n’est pas un multiple du pas.',
    figures: 'Le pas est de {multiple}.',
  },
  'auction.bid.funds': {
    rule: 'L’argent des enchères en cours est mis de côté : toutes les enchères d’un joueur ensemble ne dépassent pas son argent.',
    refusal: 'Il n’y a pas assez d’argent libre pour cette enchère : celui des enchères en cours est mis de côté.',
    figures: '{funds} sont libres.',
  },
  'auction.item.sold': {
    rule: 'Une compagnie privée se vend une fois.',
    refusal: 'Cette compagnie privée est vendue.',
    figures: 'Cela concerne {private}.',
  },
  'auction.contest.only': {
    rule: 'Quand plusieurs joueurs ont enchéri sur la compagnie privée en tête, eux seuls enchérissent, le moins offrant d’abord, jusqu’à ce qu’il en reste un.',
    refusal: 'Une surenchère est en cours. Seuls ses enchérisseurs agissent, et sur cette compagnie privée seulement.',
    figures: 'Il s’agit de {private}.',
  },
  'auction.must_open': {
    rule: 'Dans une vente en pyramide, le joueur dont c’est le tour ouvre une enchère ; seuls les enchérisseurs passent.',
    refusal: 'Il faut ouvrir une enchère : on ne peut pas passer ici.',
  },
  'auction.row': {
    rule: 'D’une pyramide, on n’ouvre que les compagnies privées de la dernière rangée qui reste.',
    refusal: 'Cette compagnie privée n’est pas dans la dernière rangée de la pyramide.',
    figures: 'Il s’agit de {private}.',
  },
  'draft.not_in_hand': {
    rule: 'Le joueur en tour garde une des cartes du dessus de la pile.',
    refusal: 'Cette carte n’est pas parmi celles à choisir.',
    figures: 'Cela concerne {card}.',
  },
  'draft.must_take': {
    rule: 'La dernière carte est prise quand son prix ne peut plus baisser.',
    refusal: 'La carte doit être prise : son prix ne peut plus baisser.',
    figures: 'Cela concerne {card}.',
  },
  'draft.last_only': {
    rule: 'Un joueur garde une carte à chaque fois ; seule la toute dernière peut être laissée au suivant.',
    refusal: 'Il faut garder une des cartes.',
  },
  'issue.when': {
    rule: 'Une compagnie émet ou rachète des actions à son propre tour, avant le dividende.',
    refusal: 'Les actions s’émettent et se rachètent avant la décision du dividende.',
  },
  'issue.once': {
    rule: 'Une compagnie émet une fois ou rachète une fois par tour.',
    refusal: 'Des actions ont déjà été émises ou rachetées ce tour-ci.',
  },
  'issue.certificates': {
    rule: 'Une compagnie émet des actions de sa trésorerie et rachète ses actions sur le marché.',
    refusal: 'Ce ne sont pas des actions que la compagnie pourrait émettre ou racheter.',
    figures: 'Cela concerne {corporation}.',
  },
  'issue.limit': {
    rule: 'On n’émet pas plus d’actions que n’en laisse sur le marché autant que les joueurs en tiennent.',
    refusal: 'Autant d’actions ne peuvent être émises.',
    figures: 'Le maximum est {limit}.',
  },
  'issue.cash': {
    rule: 'Une compagnie paie de sa trésorerie les actions rachetées.',
    refusal: 'La trésorerie ne peut payer ces actions.',
    figures: 'Elles coûtent {price} ; il y a {cash}.',
  },
  'emergency.issue': {
    rule: 'Pour un train qu’elle ne peut payer, une compagnie émet une fois des actions : aussi peu qu’il en faut pour un des trains en vente, ou autant qu’elle peut.',
    refusal: 'Ce nombre d’actions ne peut être émis pour le train.',
    figures: 'On peut en émettre de {min} à {max}.',
  },
  'package.card': {
    rule: 'Du lot de départ, les compagnies privées et les premières mineures par numéro sont découvertes ; elles seules sont à vendre.',
    refusal: 'Cette carte n’est pas découverte.',
    figures: 'Cela concerne {private}.',
  },
  'package.price': {
    rule: 'Une carte du lot de départ coûte son prix du moment, ni plus ni moins.',
    refusal: 'La carte a un autre prix.',
    figures: 'Elle coûte {price}.',
  },
  'package.cash': {
    rule: 'Une carte se paie aussitôt.',
    refusal: 'Il n’y a pas assez d’argent pour cette carte.',
    figures: 'Elle coûte {price} ; il y a {cash}.',
  },
  'package.chosen': {
    rule: 'Ce qui reste du lot de départ se vend carte par carte : un joueur choisit, les autres peuvent la prendre avant lui.',
    refusal: 'D’abord une carte est choisie, puis cette carte est prise ou laissée.',
  },
  'bonds.sold_before': {
    rule: 'Qui a vendu une obligation n’en achète plus dans le même tour de bourse.',
    refusal: 'Vous avez vendu une obligation dans ce tour de bourse.',
  },
  'bonds.when': {
    rule: 'Les obligations ne se vendent pas au premier tour de bourse.',
    refusal: 'Il est trop tôt pour vendre une obligation.',
    figures: 'C’est possible à partir du tour de bourse {turn}.',
  },
  'bonds.first': {
    rule: 'Un directeur à court d’argent pour un train vend ses obligations avant ses actions.',
    refusal: 'Vendez d’abord une obligation.',
  },
  'formation.vote': {
    rule: 'Les détenteurs votent l’un après l’autre : les propriétaires des parties dans leur ordre, puis ceux qui tiennent des actions.',
    refusal: 'Quelqu’un d’autre doit voter d’abord.',
    figures: 'C’est {active} qui vote.',
  },
  'crossing.closed': {
    rule: 'Certains hexagones ne se construisent pas, et certains passages ne servent pas, avant une phase.',
    refusal: 'Ce passage est encore fermé.',
    figures: '{hex} ouvre avec la phase {phase}.',
  },
  'crossing.needed': {
    rule: 'Certains hexagones ne prennent qu’une tuile dont la voie mène à un certain côté.',
    refusal: 'La tuile doit avoir une voie vers un autre côté de l’hexagone.',
    figures: 'En {hex}, c’est le côté {edge}.',
  },
  'trade_in.once': {
    rule: 'Un exploitant ne rend qu’un nombre donné de trains par tour.',
    refusal: 'Plus aucun train ne peut être rendu ce tour-ci.',
    figures: 'La limite est de {count}.',
  },
  'trade_in.train': {
    rule: 'Certains trains rendent un nouveau moins cher quand on les remet.',
    refusal: 'Ce train ne peut être remis contre celui-là.',
    figures: 'Cela concerne {train}.',
  },
} as const satisfies Translation<typeof english>;

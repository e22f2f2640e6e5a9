import type { Translation } from '../translation.ts';
import type { growthRules as english } from '../en/growth-rules.ts';

export const growthRules = {
  'auction.bid.range': {
    rule: 'Une enchère part de ce que l’aide de la banque laisse de la valeur nominale et monte d’un pas au moins ; elle ne dépasse pas l’argent du joueur.',
    refusal: 'Cette enchère n’est pas possible.',
    figures: 'De {min} à {max} par pas de {step}.',
  },
  'launch.started': {
    rule: 'Seule une compagnie hors du jeu est mise aux enchères.',
    refusal: 'Cette compagnie est déjà en jeu.',
    figures: 'Cela concerne {corporation}.',
  },
  'launch.bid.range': {
    rule: 'Les enchères pour une compagnie montent par pas entre un minimum et un maximum.',
    refusal: 'Cette enchère n’est pas possible.',
    figures: 'De {min} à {max} par pas de {step}.',
  },
  'launch.bid.exact': {
    rule: 'Une enchère se paie exactement : en compagnies privées entières à leur valeur nominale, le reste comptant.',
    refusal: 'Votre argent et vos compagnies privées ne peuvent faire exactement cette enchère. Choisissez un autre montant.',
    figures: 'L’enchère était de {amount}.',
  },
  'launch.certificate_limit': {
    rule: 'Un joueur à la limite de certificats n’ouvre pas de vente et n’enchérit pas.',
    refusal: 'Vous avez autant de certificats que permis.',
    figures: 'La limite est de {limit}.',
  },
  'launch.home': {
    rule: 'Une nouvelle compagnie commence dans n’importe quelle ville ayant une place libre.',
    refusal: 'Aucune ville n’a de place libre pour une nouvelle compagnie.',
    figures: 'Cela concerne {corporation}.',
  },
  'launch.size': {
    rule: 'La phase dit avec combien d’actions une compagnie peut être lancée.',
    refusal: 'Une compagnie ne peut être lancée avec ce nombre d’actions en ce moment.',
    figures: 'Possibles : {sizes}.',
  },
  'launch.contribute': {
    rule: 'Une compagnie privée paie une compagnie seulement si l’enchère peut encore être réglée exactement avec elle.',
    refusal: 'Avec cette compagnie privée l’enchère ne pourrait être payée exactement.',
    figures: 'Cela concerne {private}.',
  },
  'launch.cash': {
    rule: 'Le gagnant remet des compagnies privées jusqu’à ce que son argent couvre le reste de l’enchère.',
    refusal: 'Votre argent ne couvre pas encore l’enchère : remettez une autre compagnie privée.',
    figures: 'C’est pour {corporation}.',
  },
  'launch.busy': {
    rule: 'Pendant le lancement d’une compagnie, rien d’autre ne se fait.',
    refusal: 'Une compagnie est en cours de lancement. Terminez d’abord cela.',
    figures: 'C’est {corporation}.',
  },
  'loan.bank': {
    rule: 'La banque a un nombre fixe d’emprunts.',
    refusal: 'La banque n’a plus d’emprunt.',
  },
  'loan.limit': {
    rule: 'Une compagnie n’a pas plus d’emprunts que la règle ne permet.',
    refusal: 'Cette compagnie a autant d’emprunts que permis.',
    figures: '{operator} peut en avoir {limit}.',
  },
  'loan.turn': {
    rule: 'Une compagnie prend un nombre limité d’emprunts par tour d’exploitation.',
    refusal: 'Cette compagnie a pris tous les emprunts de ce tour.',
    figures: '{operator} peut en prendre {limit} par tour.',
  },
  'loan.phase': {
    rule: 'À partir d’une certaine phase, la banque ne prête plus.',
    refusal: 'On ne prête plus dans cette phase.',
    figures: 'C’est ainsi depuis la phase {phase}.',
  },
  'loan.none': {
    rule: 'On ne rembourse que des emprunts en cours.',
    refusal: 'Il n’y a pas d’emprunt à rembourser.',
    figures: 'Cela concerne {operator}.',
  },
  'loan.cash': {
    rule: 'Un emprunt se rembourse en entier, de la trésorerie.',
    refusal: 'La trésorerie ne peut rembourser un emprunt.',
    figures: 'Un emprunt vaut {value}, il y a {cash}.',
  },
  'loan.borrowed': {
    rule: 'Une compagnie qui a emprunté après avoir payé l’intérêt ne rembourse rien ce tour-ci.',
    refusal: 'Un emprunt a été pris à cette étape : aucun ne peut être remboursé.',
  },
  'loan.repaying': {
    rule: 'Après avoir acheté ses propres actions ou commencé à rembourser, une compagnie n’emprunte plus ce tour-ci.',
    refusal: 'Il est trop tard pour un emprunt ce tour-ci.',
    figures: 'Cela concerne {operator}.',
  },
  'loan.not_now': {
    rule: 'À son tour une compagnie emprunte à tout moment avant de payer l’intérêt.',
    refusal: 'Aucun emprunt ne peut être pris en ce moment.',
  },
  'short.phase': {
    rule: 'À partir d’une certaine phase, personne ne vend à découvert.',
    refusal: 'La vente à découvert a pris fin avec cette phase.',
    figures: 'Elle a pris fin avec la phase {phase}.',
  },
  'short.size': {
    rule: 'On ne vend à découvert que des compagnies ayant assez d’actions.',
    refusal: 'Une compagnie de cette taille ne se vend pas à découvert.',
    figures: 'Cela concerne {corporation}.',
  },
  'short.operated': {
    rule: 'On ne vend à découvert que des compagnies qui ont exploité.',
    refusal: 'Cette compagnie n’a pas encore exploité.',
    figures: 'Cela concerne {corporation}.',
  },
  'short.trading': {
    rule: 'Des actions sans valeur ne se vendent pas à découvert.',
    refusal: 'Les actions de cette compagnie ne s’échangent pas en ce moment.',
    figures: 'Cela concerne {corporation}.',
  },
  'short.holds': {
    rule: 'Personne ne possède et ne doit à la fois des actions d’une même compagnie.',
    refusal: 'Vous détenez des actions de cette compagnie.',
    figures: 'Cela concerne {corporation}.',
  },
  'short.most': {
    rule: 'Seul un certain nombre d’actions d’une compagnie se vend à découvert.',
    refusal: 'Plus aucune action de cette compagnie ne peut être vendue à découvert.',
    figures: 'Au plus {limit} de {corporation}.',
  },
  'short.once': {
    rule: 'Une action se vend à découvert par tour.',
    refusal: 'Vous avez vendu une action à découvert ce tour-ci.',
  },
  'corporate.president': {
    rule: 'Un joueur agit pour une compagnie qu’il dirige.',
    refusal: 'Vous ne dirigez pas cette compagnie.',
    figures: 'Cela concerne {operator}.',
  },
  'corporate.whole_turn': {
    rule: 'Agir pour une compagnie prend tout le tour de bourse du joueur.',
    refusal: 'Vous avez agi pour vous-même ce tour-ci : vous ne pouvez agir pour une compagnie.',
  },
  'corporate.shares': {
    rule: 'Une compagnie reprend ses propres actions dans la réserve de la banque.',
    refusal: 'Ce ne sont pas des actions de la compagnie dans la réserve de la banque.',
    figures: 'Cela concerne {operator}.',
  },
  'corporate.cash': {
    rule: 'Une compagnie paie le cours du moment pour ses propres actions.',
    refusal: 'La trésorerie ne peut payer ces actions.',
    figures: 'Elles coûtent {price}, il y a {cash}.',
  },
  'corporate.trading': {
    rule: 'Une compagnie dont les actions ne valent rien n’agit pas pendant un tour de bourse.',
    refusal: 'Les actions de cette compagnie ne s’échangent pas en ce moment : elle ne peut agir.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.not_asked': {
    rule: 'Chaque compagnie qui peut grandir décide une fois par tour de fusions.',
    refusal: 'Aucune compagnie n’a à décider de grandir en ce moment.',
  },
  'merger.size': {
    rule: 'Une compagnie ne grandit que tant qu’elle n’a pas toutes ses actions.',
    refusal: 'Cette compagnie ne peut plus grandir.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.partner': {
    rule: 'Fusionnent deux compagnies différentes de même taille, ayant toutes deux un cours.',
    refusal: 'Cette compagnie n’est pas un partenaire de fusion.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.changed': {
    rule: 'Une compagnie se convertit ou fusionne une fois par tour.',
    refusal: 'Cette compagnie s’est convertie ou a fusionné dans ce tour.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.cash': {
    rule: 'Si les directeurs diffèrent, celui qui continue doit pouvoir payer une action au nouveau cours.',
    refusal: 'Le directeur qui continue ne peut payer une action au nouveau cours.',
    figures: 'Elle coûte {price}, il y a {cash}.',
  },
  'merger.percent': {
    rule: 'Après l’échange des actions, quelqu’un doit pouvoir diriger.',
    refusal: 'Personne n’aurait de quoi diriger la compagnie fusionnée.',
    figures: 'Cela fait {percent} %.',
  },
  'merger.shares.place': {
    rule: 'Après une conversion ou une fusion, on n’achète d’actions que de la trésorerie.',
    refusal: 'Seules des actions simples de la trésorerie s’achètent en ce moment.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.shares.president': {
    rule: 'Après une conversion ou une fusion, le directeur achète et ne vend pas.',
    refusal: 'Le directeur ne vend pas ici.',
    figures: 'Cela concerne {operator}.',
  },
  'merger.shares.other': {
    rule: 'Après une conversion ou une fusion, on ne vend d’actions que de cette compagnie.',
    refusal: 'Seules les actions de la compagnie qui a changé se vendent en ce moment.',
    figures: 'C’est {operator}.',
  },
  'merger.token': {
    rule: 'Un jeton qui doit partir est un de ceux du même hexagone, ou de tous s’il y en a trop.',
    refusal: 'Ce jeton n’est pas parmi ceux à choisir.',
    figures: 'Cela concerne {operator}.',
  },
  'takeover.target': {
    rule: 'Une compagnie en reprend une autre qui est en jeu.',
    refusal: 'Cette compagnie ne peut pas être reprise.',
  },
  'takeover.not_connected': {
    rule: 'Une voie mène d’un jeton de l’une à un jeton de l’autre.',
    refusal: 'La voie de votre compagnie ne mène à aucun jeton de l’autre.',
    figures: 'Il s’agit de {operator} et de {corporation}.',
  },
  'takeover.money': {
    rule: 'Toutes les actions extérieures sont rachetées, avec l’argent de la trésorerie et des actions propres.',
    refusal: 'La trésorerie et ses actions ne suffisent pas pour tous ceux qui sont à racheter.',
    figures: 'Il manque {missing}.',
  },
  'takeover.pay': {
    rule: 'Les détenteurs sont payés l’un après l’autre, de sorte que tous puissent l’être : en argent, ou en actions avec le reste en argent.',
    refusal: 'Ce n’est pas le détenteur suivant, ou il ne peut être payé ainsi.',
  },
  'home.phase': {
    rule: 'Ces compagnies ne sont lancées qu’à partir d’une certaine phase.',
    refusal: 'Cette compagnie ne peut pas encore être lancée.',
    figures: 'À partir de la phase {phase}.',
  },
  'home.none': {
    rule: 'Une compagnie qui choisit son siège a besoin d’une ville libre.',
    refusal: 'Il n’y a pas de ville où cette compagnie pourrait avoir son siège à ce cours.',
  },
  'home.launch_price': {
    rule: 'Un siège dans un hexagone avec voie demande un cours de lancement plus élevé.',
    refusal: 'La compagnie a été lancée trop bas pour un siège à cet endroit.',
    figures: 'Au moins à {min} en {hex}.',
  },
  'ferry.sold': {
    rule: 'Chaque ville a un ferry au plus, jusqu’à une certaine phase.',
    refusal: 'Il n’y a pas de ferry à acheter à cet endroit.',
    figures: 'Il s’agit de {hex}.',
  },
  'ferry.once': {
    rule: 'Une compagnie achète un seul ferry par tour.',
    refusal: 'Votre compagnie a déjà acheté un ferry à ce tour.',
  },
  'ferry.when': {
    rule: 'Les ferries s’achètent avant de circuler.',
    refusal: 'Il est trop tard pour un ferry à ce tour.',
  },
  'ferry.not_connected': {
    rule: 'Qui achète un ferry a une voie qui mène à sa ville.',
    refusal: 'La voie de votre compagnie n’y mène pas.',
    figures: 'Il s’agit de {hex}.',
  },
  'ferry.cash': {
    rule: 'Un ferry se paie de la trésorerie.',
    refusal: 'La trésorerie ne peut pas le payer.',
    figures: 'Il coûte {price} ; il y a {cash}.',
  },
  'ferry.not_owned': {
    rule: 'La compagnie privée double un ferry de sa compagnie.',
    refusal: 'Votre compagnie n’a pas de ferry à cet endroit.',
    figures: 'Il s’agit de {hex}.',
  },
  'acquisition.not_asked': {
    rule: 'Les compagnies sont offertes l’une après l’autre ; chaque étape a son moment.',
    refusal: 'On ne décide pas de cette compagnie en ce moment.',
  },
  'acquisition.bid.range': {
    rule: 'Les enchères montent par pas, jusqu’à ce que la meilleure compagnie de l’enchérisseur pourrait payer avec tous ses emprunts.',
    refusal: 'Cette enchère n’est pas possible.',
    figures: 'De {min} à {max} par pas de {step}.',
  },
  'acquisition.bid.own': {
    rule: 'Le directeur de la compagnie offerte n’enchérit que le minimum.',
    refusal: 'Le directeur de la compagnie offerte ne peut enchérir que le minimum.',
    figures: 'C’est {min}.',
  },
  'acquisition.buyer': {
    rule: 'Le gagnant nomme une de ses compagnies qui peut payer l’enchère.',
    refusal: 'Cette compagnie ne peut reprendre l’autre à ce prix.',
  },
  'crisis.presidency': {
    rule: 'Les ventes en cas de crise ne changent aucune direction.',
    refusal: 'Après cette vente, un autre joueur détiendrait plus que vous d’une compagnie que vous dirigez.',
    figures: 'Cela concerne {corporation}.',
  },
  'crisis.too_much': {
    rule: 'En cas de crise, on ne vend pas plus que nécessaire.',
    refusal: 'Une vente plus petite suffirait.',
    figures: 'Il manque {missing}.',
  },
  'crisis.can_pay': {
    rule: 'Un joueur ne fait faillite que si toutes les ventes ensemble n’y suffisent pas.',
    refusal: 'Des ventes peuvent encore réunir l’argent manquant.',
    figures: 'Il manque {missing} ; les ventes rapportent jusqu’à {value}.',
  },
  'crisis.trading': {
    rule: 'En cas de crise se vendent les actions qui ont un cours.',
    refusal: 'Les actions de cette compagnie ne s’échangent pas en ce moment.',
  },
} as const satisfies Translation<typeof english>;

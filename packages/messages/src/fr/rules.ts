import type { RuleWords } from '../rule-words.ts';
import { systemRules } from './system-rules.ts';
import { growthRules } from './growth-rules.ts';
import { mechanicRules } from './mechanic-rules.ts';

export const rules = {
  'game.over': {
    rule: 'Une fois la partie finie, plus rien ne se fait.',
    refusal: 'La partie est finie. Annulez pour reprendre d’une position antérieure.',
  },
  // turn
  'turn.not_yours': {
    rule: 'Seul décide le joueur dont c’est le tour.',
    refusal: 'Ce n’est pas votre tour.',
    figures: 'La partie attend {active}.',
  },
  'turn.not_now': {
    rule: 'Un tour est une suite fixe de décisions ; chacune a son moment.',
    refusal: 'Ce n’est pas possible à ce moment du tour. Choisissez une des actions proposées.',
  },
  'action.malformed': {
    rule: 'Une action nomme son genre, qui agit, et tout ce que son genre demande.',
    refusal: 'Ceci n’a pas été compris comme une action. Choisissez à nouveau parmi les propositions.',
  },
  'action.unknown_thing': {
    rule: 'Une action nomme des choses qui sont dans le jeu.',
    refusal: 'L’action nomme une chose qui n’est pas dans cette partie.',
    figures: '« {thing} » n’existe pas.',
  },
  'pass.forbidden': {
    rule: 'Une décision exigée par la règle ne peut pas être passée.',
    refusal: 'On ne peut pas passer ici : il faut d’abord faire quelque chose.',
  },
  'offer.pending': {
    rule: 'Tant qu’une offre attend, seul celui à qui elle est faite peut répondre.',
    refusal: 'Une offre attend sa réponse. Il faut d’abord l’accepter ou la refuser.',
    figures: '{to} doit répondre.',
  },
  'offer.refused_before': {
    rule: 'Une offre refusée ne peut être refaite dans le même tour qu’à un prix plus élevé.',
    refusal: 'Cette offre a été refusée pendant ce tour. Offrez plus, ou renoncez.',
    figures: 'Le plus haut prix refusé était {price}.',
  },
  // stock round: buying
  'stock.buy.cash': {
    rule: 'Un joueur paie comptant le prix entier d’un certificat.',
    refusal: 'Il n’y a pas assez d’argent pour ce certificat.',
    figures: 'Il coûte {price} ; il y a {cash}.',
  },
  'stock.buy.not_for_sale': {
    rule: 'Les certificats s’achètent parmi les actions non vendues ou dans la réserve de la banque, jamais à un autre joueur.',
    refusal: 'Ce certificat n’est pas à vendre. Choisissez-en un parmi les actions non vendues ou dans la réserve de la banque.',
    figures: 'Cela concerne {certificate}.',
  },
  'stock.buy.no_par': {
    rule: 'Les actions d’une compagnie sont à vendre une fois son certificat de directeur acheté et son prix de lancement fixé.',
    refusal: 'Cette compagnie n’est pas lancée. Lancez-la en choisissant un prix de lancement.',
    figures: '{corporation} n’a pas encore de cours.',
  },
  'stock.buy.once': {
    rule: 'Un joueur fait un seul achat par tour ; des zones de la bourse peuvent permettre plusieurs certificats de la réserve.',
    refusal: 'L’achat de ce tour est fait. Vendez, ou terminez le tour.',
  },
  'stock.buy.sold_before': {
    rule: 'Un joueur ne peut acheter d’actions d’une compagnie dont il a vendu dans le même tour de bourse.',
    refusal: 'Vous avez vendu des actions de cette compagnie dans ce tour de bourse ; vous ne pouvez plus en acheter avant le suivant.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.buy.ownership': {
    rule: 'Un joueur ne détient qu’une part d’une compagnie, sauf si son cours est dans une zone qui lève cette limite.',
    refusal: 'Cet achat dépasserait la part d’une compagnie qu’un joueur peut détenir.',
    figures: 'La limite est de {limit} %.',
  },
  'stock.buy.certificate_limit': {
    rule: 'Un joueur ne détient qu’un certain nombre de certificats ; ceux des compagnies en zone marquée de la bourse ne comptent pas.',
    refusal: 'Vous avez autant de certificats que permis. Vendez-en d’abord.',
    figures: 'La limite est de {limit}.',
  },
  // stock round: starting a corporation
  'stock.par.cell': {
    rule: 'Une compagnie se lance à l’un des prix de lancement marqués.',
    refusal: 'Ce n’est pas un prix de lancement. Choisissez une des cases marquées de la bourse.',
    figures: 'La case nommée est {cell}.',
  },
  'stock.par.formed': {
    rule: 'Certaines compagnies ne sont jamais lancées par un joueur : elles se forment en cours de partie, et les mineures n’ont pas de prix de lancement.',
    refusal: 'Personne ne peut lancer celle-ci. Choisissez-en une autre.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.par.waits': {
    rule: 'Une compagnie peut devoir attendre que d’autres soient lancées, ou vendues dans une certaine mesure.',
    refusal: 'Cette compagnie en attend une autre. Lancez d’abord celle-là, ou achetez ses actions.',
    figures: '{corporation} attend {first}.',
  },
  'stock.par.started': {
    rule: 'Une compagnie n’est lancée qu’une fois.',
    refusal: 'Cette compagnie est déjà lancée. Achetez plutôt une de ses actions.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.par.cash': {
    rule: 'Qui lance une compagnie paie le certificat de directeur : ses actions fois le prix de lancement.',
    refusal: 'Il n’y a pas assez d’argent pour le certificat de directeur à ce prix. Choisissez un prix plus bas.',
    figures: 'Il coûte {price} ; il y a {cash}.',
  },
  'stock.par.owed': {
    rule: 'Qui a reçu un certificat de directeur choisit le prix de lancement de la compagnie avant toute autre chose.',
    refusal: 'Il faut d’abord choisir un prix de lancement.',
    figures: 'Cela concerne {corporation}.',
  },
  // stock round: selling
  'stock.sell.first_round': {
    rule: 'On ne vend pas d’actions au premier tour de bourse.',
    refusal: 'Les actions ne se vendent pas au premier tour de bourse.',
  },
  'stock.sell.not_operated': {
    rule: 'Les actions se vendent une fois que leur compagnie a exploité.',
    refusal: 'Cette compagnie n’a pas encore exploité : ses actions ne se vendent pas.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.sell.presidentless': {
    rule: 'Les actions d’une compagnie sans directeur s’achètent mais ne se vendent pas.',
    refusal: 'Cette compagnie n’a pas de directeur : ses actions ne se vendent pas.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.sell.not_owned': {
    rule: 'Un joueur vend des certificats qu’il détient, tous d’une même compagnie.',
    refusal: 'Vous ne détenez pas ces certificats.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.sell.market_limit': {
    rule: 'La réserve de la banque n’accepte qu’une part de chaque compagnie.',
    refusal: 'La réserve de la banque ne peut prendre autant d’actions. Vendez-en moins.',
    figures: 'Elle accepte au plus {limit} % de {corporation}.',
  },
  'stock.sell.president': {
    rule: 'Le certificat de directeur ne se vend que si un autre joueur peut prendre la direction.',
    refusal: 'Personne d’autre n’a de quoi devenir directeur : le certificat de directeur ne peut être vendu.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.sell.order': {
    rule: 'Dans un tour, ventes et achat suivent l’ordre du titre.',
    refusal: 'On ne peut vendre d’actions à ce moment du tour.',
  },
  'stock.sell.one_bundle': {
    rule: 'Là où le titre le demande, toutes les actions d’une compagnie qu’un joueur vend dans un tour le sont ensemble.',
    refusal: 'Des actions de cette compagnie ont déjà été vendues ce tour-ci. Il faut les vendre toutes ensemble.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.zone': {
    rule: 'Les actions des zones où elles ne valent rien ne s’échangent pas.',
    refusal: 'Les actions de cette compagnie ne s’échangent pas en ce moment.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.sell.no_price': {
    rule: 'Les actions sans cours ne se vendent pas.',
    refusal: 'Cette compagnie n’a pas encore de cours : ses actions ne se vendent pas.',
    figures: 'Cela concerne {corporation}.',
  },
  'stock.must_sell': {
    rule: 'Un joueur au-dessus d’une limite (certificats ou part d’une compagnie) vend avant toute autre chose, autant qu’une vente est possible.',
    refusal: 'Vous détenez plus que permis et devez d’abord vendre des actions.',
  },
  'stock.private.when': {
    rule: 'Les compagnies privées changent de main entre joueurs seulement aux tours de bourse et phases que nomme le titre, comme achat du tour.',
    refusal: 'On ne peut acheter de compagnie privée à un autre joueur en ce moment.',
  },
  'stock.private.price': {
    rule: 'Un joueur paie comptant la compagnie privée d’un autre, au prix convenu entre eux.',
    refusal: 'Ce prix n’est pas possible. Nommez-en un que vous pouvez payer.',
    figures: 'Il doit être compris entre {min} et {max}.',
  },
  // private companies
  'private.not_for_sale': {
    rule: 'Certaines compagnies privées ne se vendent jamais.',
    refusal: 'Cette compagnie privée ne peut être vendue.',
    figures: 'Cela concerne {private}.',
  },
  'private.owner': {
    rule: 'Une compagnie achète les compagnies privées aux joueurs.',
    refusal: 'Cette compagnie privée n’appartient pas à un joueur qui pourrait la vendre.',
    figures: 'Cela concerne {private}.',
  },
  'private.price': {
    rule: 'Une compagnie paie un prix dans les limites du titre, comptées d’après la valeur nominale.',
    refusal: 'Ce prix est hors des limites.',
    figures: 'Il doit être compris entre {min} et {max}.',
  },
  'private.cash': {
    rule: 'Une compagnie paie une compagnie privée de sa trésorerie.',
    refusal: 'La trésorerie ne peut payer ce prix.',
    figures: 'Elle contient {cash} ; le prix est {price}.',
  },
  'private.phase': {
    rule: 'Les compagnies n’achètent de compagnies privées que dans les phases qui le permettent.',
    refusal: 'Les compagnies ne peuvent acheter de compagnie privée dans cette phase.',
  },
  'private.power.used': {
    rule: 'Un pouvoir sert autant de fois que le dit la compagnie privée.',
    refusal: 'Ce pouvoir est épuisé.',
    figures: 'Cela concerne {private}.',
  },
  'private.power.owner': {
    rule: 'Un pouvoir appartient au propriétaire de la compagnie privée, à son propre tour si le pouvoir le dit.',
    refusal: 'Seul le propriétaire de la compagnie privée peut user de ce pouvoir, et seulement à son moment.',
    figures: 'Cela concerne {private}.',
  },
  'private.power.hex': {
    rule: 'Un pouvoir s’exerce dans les hexagones, et avec les tuiles, que nomme la compagnie privée.',
    refusal: 'La compagnie privée ne permet pas cette tuile ou cet hexagone.',
    figures: 'Cela concerne {hex}.',
  },
  'private.power.facing': {
    rule: 'Certaines tuiles de compagnies privées doivent faire face à une ville, une bourgade ou une zone hors carte, et certaines ne peuvent côtoyer certaines villes.',
    refusal: 'La tuile n’est pas posée comme l’exige cette compagnie privée. Tournez-la, ou choisissez un autre hexagone.',
    figures: 'Cela concerne {private} en {hex}.',
  },
  'private.power.marker': {
    rule: 'Un seul marqueur de ce genre par hexagone.',
    refusal: 'Il y a déjà un tel marqueur dans cet hexagone.',
    figures: 'Cela concerne {private} en {hex}.',
  },
  'private.power.empty': {
    rule: 'Un pouvoir qui demande un hexagone vide est perdu dès qu’une tuile y est posée.',
    refusal: 'Une tuile est posée dans cet hexagone : le pouvoir ne peut y servir.',
    figures: 'Cela concerne {hex}.',
  },
  'private.power.joined': {
    rule: 'Deux tuiles posées par un même pouvoir se joignent.',
    refusal: 'La seconde tuile doit joindre la première.',
    figures: 'Cela concerne {private}.',
  },
  'private.power.forfeited': {
    rule: 'Deux tuiles d’un même pouvoir se posent l’une après l’autre ; toute autre action entre les deux fait perdre la seconde.',
    refusal: 'La seconde tuile est perdue : autre chose a été fait entre-temps.',
    figures: 'Cela concerne {private}.',
  },
  'private.train_room': {
    rule: 'Une compagnie qui reprend une mineure doit avoir place pour son train.',
    refusal: 'La compagnie n’a pas de place pour le train qui vient avec.',
    figures: 'Cela concerne {private}.',
  },
  'assign.target': {
    rule: 'Un marqueur va aux hexagones et aux compagnies que nomme la compagnie privée.',
    refusal: 'Le marqueur ne peut aller là.',
    figures: 'Cela concerne {private} et {target}.',
  },
  'assign.when': {
    rule: 'Un marqueur se pose au moment que nomme la compagnie privée.',
    refusal: 'Le marqueur ne peut être déplacé en ce moment.',
    figures: 'Cela concerne {private}.',
  },
  'exchange.certificate': {
    rule: 'Une compagnie privée est remise contre l’action qu’elle nomme, d’où elle le dit.',
    refusal: 'La compagnie privée ne peut être remise contre ce certificat.',
  },
  'exchange.when': {
    rule: 'Certaines compagnies privées sont remises comme achat du tour de bourse de leur propriétaire, et pas au premier tour de bourse.',
    refusal: 'Ce n’est pas le moment de la remettre : il faut un tour de bourse de son propriétaire sans achat encore fait.',
    figures: 'Cela concerne {private}.',
  },
  'exchange.ownership': {
    rule: 'Un échange ne peut porter un joueur au-dessus de la limite d’une compagnie.',
    refusal: 'Après l’échange vous détiendriez plus de cette compagnie que permis.',
    figures: 'La limite est de {limit} %.',
  },
  // track
  'track.same_hex': {
    rule: 'Une seconde pose se fait dans un autre hexagone.',
    refusal: 'Cet hexagone a déjà eu une pose ce tour-ci. Choisissez un autre hexagone.',
    figures: 'Cela concerne {hex}.',
  },
  'track.most_exits': {
    rule: 'Une ville est améliorée avec la tuile qui a le plus de sorties parmi celles qui conviennent.',
    refusal: 'Une tuile avec plus de sorties convient ici. Choisissez-en une.',
    figures: '{hex} peut avoir : {exits}.',
  },
  'track.no_lay_left': {
    rule: 'Une compagnie n’a qu’un nombre donné de poses par tour.',
    refusal: 'Il ne reste plus de pose dans ce tour.',
  },
  'track.colour': {
    rule: 'Les tuiles d’une couleur se posent à partir de la phase qui l’introduit.',
    refusal: 'Les tuiles de cette couleur ne se posent pas encore.',
    figures: 'La tuile {tile} est {colour} ; la phase est {phase}.',
  },
  'track.supply': {
    rule: 'On ne pose que les tuiles qui restent dans la réserve ; une tuile remplacée y retourne.',
    refusal: 'Il ne reste aucun exemplaire de cette tuile.',
    figures: 'Cela concerne la tuile {tile}.',
  },
  'track.upgrade': {
    rule: 'Une tuile est remplacée par une de la couleur suivante qui garde toute sa voie, son étiquette et ses villes ou bourgades.',
    refusal: 'Cette tuile, ainsi tournée, ne peut remplacer ce qui est là. Choisissez-en une autre ou tournez-la.',
    figures: 'Cela concerne la tuile {tile} en {hex}.',
  },
  'track.exits': {
    rule: 'La voie ne sort pas de la carte, ne bute ni sur un obstacle ni sur un hexagone imprimé sans voie de ce côté.',
    refusal: 'La voie de cette tuile ne mènerait nulle part. Tournez-la ou choisissez-en une autre.',
    figures: 'Cela concerne {hex}.',
  },
  'track.not_connected': {
    rule: 'Au moins une section de voie de la tuile doit être reliée à un jeton de la compagnie.',
    refusal: 'La voie de la compagnie n’atteint pas ainsi cet hexagone. Tournez la tuile ou choisissez un autre hexagone.',
    figures: 'Cela concerne {hex}.',
  },
  'track.blocked': {
    rule: 'Tant qu’un joueur possède une compagnie privée qui bloque un hexagone, personne n’y construit.',
    refusal: 'Une compagnie privée bloque cet hexagone.',
    figures: '{private} garde {hex} fermé jusqu’à son achat par une compagnie ou sa fermeture.',
  },
  'track.by_power': {
    rule: 'Certaines tuiles ne se posent que par la compagnie privée qui les nomme.',
    refusal: 'Cette tuile ne se pose que par une compagnie privée. Choisissez-en une autre.',
    figures: 'Cela concerne la tuile {tile}.',
  },
  'track.cash': {
    rule: 'La compagnie paie de sa trésorerie le coût imprimé dans l’hexagone, ou sur la tuile remplacée.',
    refusal: 'La trésorerie ne peut payer le terrain.',
    figures: 'Il coûte {cost} ; la trésorerie contient {cash}.',
  },
  'track.city_choice': {
    rule: 'Là où un jeton attend dans un hexagone sans voie, une ville lui est choisie quand on y pose de la voie.',
    refusal: 'Il faut choisir une ville pour le jeton qui attend dans cet hexagone.',
    figures: 'Cela concerne {hex}.',
  },
  // tokens
  'token.none_left': {
    rule: 'Une compagnie n’a que les jetons de sa charte.',
    refusal: 'Il ne reste aucun jeton sur la charte.',
  },
  'token.once': {
    rule: 'Une compagnie ne pose qu’un nombre donné de jetons par tour.',
    refusal: 'Le jeton de ce tour est posé.',
  },
  'token.cash': {
    rule: 'Un jeton se paie de la trésorerie, au prix de la charte.',
    refusal: 'La trésorerie ne peut payer le jeton.',
    figures: 'Il coûte {price} ; la trésorerie contient {cash}.',
  },
  'token.no_slot': {
    rule: 'Un jeton demande une place libre dans une ville.',
    refusal: 'Il n’y a pas de place libre dans cette ville.',
    figures: 'Cela concerne {hex}.',
  },
  'token.reserved': {
    rule: 'Les places réservées à la gare d’origine d’une compagnie restent libres pour elle.',
    refusal: 'La place est réservée à la gare d’origine d’une autre compagnie.',
    figures: '{hex} est réservé à {operator}.',
  },
  'token.one_per_hex': {
    rule: 'Une compagnie a au plus un jeton par hexagone.',
    refusal: 'La compagnie a déjà un jeton dans cet hexagone.',
    figures: 'Cela concerne {hex}.',
  },
  'token.not_reachable': {
    rule: 'Un jeton se pose dans une ville qu’atteint la voie de la compagnie.',
    refusal: 'La voie de la compagnie n’atteint pas cette ville.',
    figures: 'Cela concerne {hex}.',
  },
  // routes
  'routes.train': {
    rule: 'Chaque train de la compagnie fait au plus un trajet.',
    refusal: 'Ce train n’est pas à la compagnie ou a déjà un trajet.',
    figures: 'Cela concerne {train}.',
  },
  'routes.two_stops': {
    rule: 'Un trajet a au moins deux arrêts.',
    refusal: 'Un trajet demande deux arrêts au moins. Ajoutez-en un ou effacez ce train.',
    figures: 'Cela concerne {train}.',
  },
  'routes.own_token': {
    rule: 'Un trajet passe par une ville avec un jeton de la compagnie.',
    refusal: 'Le trajet n’a aucune ville avec un jeton de la compagnie.',
    figures: 'Cela concerne {train}.',
  },
  'routes.too_long': {
    rule: 'Un train ne visite pas plus d’arrêts que son numéro ne le permet.',
    refusal: 'Le trajet a plus d’arrêts que le train ne peut en visiter.',
    figures: 'Le trajet de {train} a {stops} arrêts.',
  },
  'routes.no_track': {
    rule: 'Un trajet suit la voie sans interruption.',
    refusal: 'Il n’y a pas de voie entre deux de ces arrêts. Cliquez sur les arrêts dans l’ordre où le train les visite.',
    figures: 'L’interruption est entre {from} et {to}.',
  },
  'routes.track_twice': {
    rule: 'Aucune section de voie, aucun côté d’hexagone ne sert deux fois dans une même exploitation d’une compagnie.',
    refusal: 'Deux trajets, ou deux parties d’un trajet, utilisent la même voie.',
    figures: 'Cela concerne le trajet de {train}.',
  },
  'routes.stop_twice': {
    rule: 'Un trajet ne visite pas deux fois un arrêt.',
    refusal: 'Le trajet visite deux fois un arrêt.',
    figures: 'C’est {stop}.',
  },
  'routes.group_twice': {
    rule: 'Les hexagones d’une même zone comptent pour un arrêt : un trajet n’en visite qu’un.',
    refusal: 'Le trajet visite deux fois une zone.',
    figures: 'La zone est {group}.',
  },
  'routes.blocked_city': {
    rule: 'Un trajet peut finir dans une ville dont toutes les places sont prises par d’autres compagnies, mais non la traverser.',
    refusal: 'Le trajet traverse une ville pleine de jetons d’autres compagnies.',
    figures: 'C’est {stop}.',
  },
  'routes.through_offboard': {
    rule: 'Les zones hors carte ne sont que des bouts de trajet.',
    refusal: 'Le trajet traverse une zone hors carte. Il doit y finir.',
    figures: 'C’est {stop}.',
  },
  'routes.revenue': {
    rule: 'La recette est la somme des arrêts.',
    refusal: 'La recette nommée n’est pas la somme des trajets.',
    figures: 'Les trajets rapportent {revenue}.',
  },
  // dividends and trains
  'routes.most': {
    rule: 'Une compagnie sans directeur exploite pour le plus que ses trains peuvent rapporter.',
    refusal: 'Les trains peuvent rapporter plus, et sans directeur ils le doivent.',
    figures: 'Ils peuvent rapporter {revenue}.',
  },
  'dividend.choice': {
    rule: 'Le directeur choisit parmi les emplois de la recette que permet le titre.',
    refusal: 'La recette ne peut être employée ainsi.',
  },
  'train.not_for_sale': {
    rule: 'Sont à vendre le prochain train du dépôt, les trains en vente anticipée, les trains rendus, et ceux d’autres compagnies là où la phase le permet.',
    refusal: 'Ce train n’est pas à vendre en ce moment.',
    figures: 'Cela concerne {train}.',
  },
  'train.price': {
    rule: 'La banque vend au prix imprimé ; entre compagnies, tout prix entier à partir du moindre est permis.',
    refusal: 'Le prix n’est pas le bon.',
    figures: 'Le prix de la banque, ou le moindre prix entre compagnies, est {price}.',
  },
  'train.cash': {
    rule: 'Une compagnie paie ses trains de sa trésorerie.',
    refusal: 'La trésorerie ne peut payer ce train.',
    figures: 'Le prix est {price} ; la trésorerie contient {cash}.',
  },
  'train.limit': {
    rule: 'Une compagnie ne possède qu’un nombre donné de trains, selon la phase.',
    refusal: 'La compagnie a autant de trains que permis.',
    figures: 'La limite est de {limit}.',
  },
  'train.must_buy': {
    rule: 'Une compagnie sans train doit en acheter un comme l’exige le titre.',
    refusal: 'La compagnie n’a pas de train et doit en acheter un.',
  },
  'train.help.cheapest': {
    rule: 'Avec l’aide du directeur, la banque ne vend que son train le moins cher.',
    refusal: 'Avec l’aide du directeur, seul le train le moins cher de la banque peut être acheté.',
    figures: 'Celui-là coûte {price}.',
  },
  'train.help.up_to_face': {
    rule: 'Avec l’aide du directeur, le train d’une autre compagnie coûte au plus son prix imprimé.',
    refusal: 'Avec l’aide du directeur, le prix du train d’une autre compagnie ne peut dépasser le prix imprimé.',
    figures: 'Le prix imprimé est {face}.',
  },
  'train.help.sale_needed': {
    rule: 'Une vente d’actions pour payer un train doit avoir été nécessaire au train acheté ensuite.',
    refusal: 'Après la vente d’actions, on ne peut acheter qu’un train qui n’aurait pu être payé sans elle.',
    figures: 'Il doit coûter au moins {min}.',
  },
  'train.discard': {
    rule: 'Une compagnie au-dessus de la limite de trains en rend, à son choix, jusqu’à la respecter.',
    refusal: 'Une compagnie a plus de trains que permis. Elle doit d’abord en rendre un.',
  },
  // emergency and bankruptcy
  'emergency.not_needed': {
    rule: 'Pendant un tour d’exploitation, on ne vend d’actions que pour payer un train obligatoire.',
    refusal: 'Il n’y a pas d’argent à trouver : les actions ne se vendent pas.',
  },
  'emergency.presidency': {
    rule: 'Le directeur ne peut perdre la direction de la compagnie qui exploite par une vente qui paie son train.',
    refusal: 'Cette vente coûterait la direction de la compagnie qui exploite.',
    figures: 'Cela concerne {corporation}.',
  },
  'emergency.too_much': {
    rule: 'On ne vend pas plus d’actions que n’en demande l’argent manquant.',
    refusal: 'Moins d’actions suffisent. Vendez-en moins.',
    figures: 'Il manque {missing}.',
  },
  'emergency.closes': {
    rule: 'Le directeur ne vend jamais de sorte que la compagnie qui exploite fermerait.',
    refusal: 'Cette vente ferait fermer la compagnie qui exploite.',
    figures: 'Cela concerne {corporation}.',
  },
  'emergency.dear_face': {
    rule: 'Ce qui a été émis ou vendu doit avoir été nécessaire au train acheté.',
    refusal: 'Il faut acheter un train plus cher : moins d’argent aurait suffi pour celui-ci.',
    figures: 'Il doit coûter plus de {min}.',
  },
  'bankruptcy.not_needed': {
    rule: 'La faillite n’est déclarée que si un train obligatoire ne peut être payé.',
    refusal: 'Aucun train n’est à acheter : la faillite ne peut être déclarée.',
  },
  'bankruptcy.can_pay': {
    rule: 'Qui peut réunir l’argent d’un train obligatoire ne peut se déclarer en faillite.',
    refusal: 'L’argent peut être réuni : comptant, trésorerie et actions vendables suffisent.',
    figures: 'Il manque {missing} ; on peut vendre des biens pour {value}.',
  },
  ...mechanicRules,
  ...growthRules,
  ...systemRules,
} as const satisfies RuleWords;

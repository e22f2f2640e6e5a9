import type { Translation } from '../translation.ts';
import type { finance as english } from '../en/finance.ts';

export const finance = {
  loans: {
    heading: 'Emprunts et intérêts',
    label: 'Emprunts',
    of: '{count} sur {limit}',
    due: '{count} sur {limit}, intérêts {amount}',
    out: '{out} emprunts sur {all} sont en cours.',
    rate: 'Intérêts par emprunt : {rate}.',
    rate_now: 'Les intérêts par emprunt sont de {rate} pendant ces tours ; avec les emprunts en cours ils seront de {next}.',
    more: '{count, plural, one {Avec un emprunt de plus} other {Avec # emprunts de plus}}, ils montent à {rate}.',
    less: '{count, plural, one {Avec un emprunt remboursé} other {Avec # emprunts remboursés}}, ils descendent à {rate}.',
    row: 'Intérêts {rate} : {taken} emprunts pris sur {all}',
  },
  turn: {
    loans: 'Emprunts : {loans}',
    interest: 'Intérêts à la fin du tour : {amount}.',
    borrows:
      '{count, plural, one {Un emprunt est contracté d’office pour les payer.} other {# emprunts sont contractés d’office pour les payer.}}',
    owed: '{operator} ne peut pas tout payer : elle irait en liquidation, et {president} paierait {amount} pour elle.',
    helped: '{operator} ne peut pas tout payer : {president} paierait {amount} pour elle.',
    trainless: 'Sans train à la fin de son tour, {operator} va en liquidation.',
  },
  zones: {
    heading: 'Dans une zone',
    acquisition: 'est à acquérir : son cours est tombé à rien. Au prochain tour d’acquisition, elle est offerte à tous.',
    in_liquidation: 'En liquidation',
    up_for_acquisition: 'À acquérir',
    interest: 'est en liquidation : elle n’a pas pu payer ses intérêts. Elle n’exploite pas et sera vendue au prochain tour d’acquisition.',
    no_train: 'est en liquidation : elle a fini son tour sans train. Elle n’exploite pas et sera vendue au prochain tour d’acquisition.',
    tokens: 'est en liquidation : elle n’a pas pu payer ses jetons. Elle n’exploite pas et sera vendue au prochain tour d’acquisition.',
    bankruptcy: 'est en liquidation : son directeur a fait faillite. Elle n’exploite pas et sera vendue au prochain tour d’acquisition.',
  },
  outcome: {
    label: 'Ce qui en résulte',
    change: '{before} → {after}',
    leaves: 'quitte la partie',
    nothing: 'Rien ne change.',
    loans: 'Emprunts',
    state: 'État',
    size: 'Actions en tout',
    shares: 'Actions de {corporation}',
    zone: '{price}, dans une zone',
  },
  grow: 'Convertir ou fusionner',
  issue: {
    heading: 'Émettre ou racheter des actions',
    issue: 'Émettre {count} pour {amount}',
    redeem: 'Racheter {count} pour {amount}',
    falls: 'Émettre {count} pour {amount} : cours {price}',
    issue_at: 'Chaque action émise rapporte {amount} ; le cours reste à {price}.',
    redeem_at: 'Chaque action rachetée coûte {amount} ; le cours reste à {price}.',
    forced:
      'Pour un train, le cours baisse d’abord, d’une colonne par action ; chaque action rapporte alors le cours d’une colonne plus bas encore.',
    market:
      '{count, plural, =0 {Aucune action n’est} one {Une action est} other {# actions sont}} sur le marché. S’il y en a une à la fin du tour de bourse, le cours recule d’une colonne, à {price}.',
  },
  takeover: {
    heading: 'Absorber une compagnie',
    paying: '{operator} absorbe {corporation} : qui reste à payer',
    price: 'Ses actions coûtent {amount} : {holders}.',
    owed: '{holder} {amount}',
    asks: '{player} peut refuser ; la tentative est alors perdue.',
    free: 'Personne ne peut refuser.',
    note: 'Calculé avec des paiements en argent tant qu’il y en a ; les trains au-dessus de la limite sont rendus ensuite.',
  },
  systems: {
    heading: 'Fusionner deux compagnies en un système',
    stays: 'Laquelle reste ?',
    ratio:
      'Deux anciennes actions en font une du système ; son directeur lui en donne {donated, plural, one {une action} other {# actions}}.',
    odd: '{count, plural, one {{players} décide} other {{players} décident}} d’abord d’une action impaire. Ci-dessous, elle est {way, select, sold {vendue à son cours} other {échangée contre une du système}}.',
    token: '{player} dit lequel de deux jetons dans un même hexagone s’en va. Ci-dessous, c’est le premier.',
    risky:
      'Si {way, select, sold {les actions impaires étaient échangées} other {les actions impaires étaient vendues}} au contraire, personne n’aurait {least} actions du système : tout resterait en l’état et le tour compterait comme passé.',
    fails: 'Personne n’aurait {least} actions du système : tout resterait en l’état et le tour compterait comme passé.',
  },
  bids: {
    others: 'Peuvent encore surenchérir : {players}.',
    seed: 'Capital d’amorçage restant : {amount}. La banque ajoute ce qui manque à l’enchère pour la valeur nominale, tant qu’il dure.',
    later: 'Aux rangées suivantes : {privates}.',
  },
  launch: {
    heading: 'Lancer une compagnie aux enchères',
    contest: 'est mise aux enchères',
    home: 'Le siège de {corporation} se choisit juste après l’enchère, dans n’importe quelle ville libre.',
    price: 'Une enchère de {amount} la lance à {price} l’action. Ce qui est payé en espèces va dans sa trésorerie.',
    size: 'Combien d’actions pour {corporation} ?',
    president: 'Deux d’entre elles vont au directeur : {percent} %.',
    tokens:
      'Elle doit acheter {count, plural, one {un jeton de plus} other {# jetons de plus}} pour {cost} avant la fin du tour de bourse, sinon elle va en liquidation.',
    pay: 'Payer {corporation}',
    owed: 'Des compagnies privées peuvent payer jusqu’à {owed} de l’enchère, chacune pour sa valeur nominale. Elles appartiennent ensuite à la compagnie.',
    missing: 'Il manque {missing} en espèces : remettez des compagnies privées.',
  },
  crisis: {
    sells: 'Il manque {missing} à {player} : il faut vendre des actions, pas plus que nécessaire.',
    lost: 'Il manque {missing} à {player}, et rien de ce qui peut se vendre ne rapporte autant.',
  },
  sale: {
    friendly: 'est mise en vente par son directeur',
    forced: 'est offerte à tous : son cours est tombé à rien',
    liquidation: 'est liquidée',
    pot: 'Son propre argent, {pot}, s’ajoute à l’enchère ; sur le tout, ses emprunts de {debts} sont remboursés, et le reste va à ses actionnaires.',
    buyer: '{player} peut enchérir avec {operator} : de {least} à {most}, emprunts compris.',
    taken: 'Si {operator} acquiert {corporation} pour {amount}',
    note: 'Calculé sans ce qui se décide ensuite : emprunts contractés ou remboursés, trains rendus.',
    has: 'Ce que possède {corporation}',
    sold: '{operator} a acquis {corporation} pour {amount}',
    kept: '{count, plural, one {Un emprunt repris n’est pas remboursé} other {# emprunts repris ne sont pas remboursés}} : à la fin, chacun fait reculer le cours de {operator} d’un cran.',
    borrows: 'On peut d’abord emprunter, puis rembourser les emprunts repris.',
    repays: 'Qui commence à rembourser n’emprunte plus.',
  },
  join: {
    tokens:
      '{count, plural, one {Un jeton est} other {# jetons sont}} de trop : le directeur de {operator} choisit ce qu’il rend parmi {places}. Ci-dessous, les premiers s’en vont.',
    trains: '{count, plural, one {Un train est} other {# trains sont}} de trop : le directeur de {operator} choisit ce qu’il rend.',
  },
  vote: {
    heading: 'Le vote sur {corporation}',
    stands: 'Oui {yes} %, non {no} %. Elle est formée avec {needed} % de oui ; ce que personne ne vote compte comme non.',
    voter: '{player} : {percent} %, doit encore voter',
    formed: 'Si {corporation} est formée',
    never: 'Elle n’est pas formée, quoi qu’on vote : personne ne pourrait la diriger.',
  },
  package: {
    heading: 'Le lot de départ',
    falls:
      '{card} : {price} maintenant. Si tous passent, le prix descend à {next}, au plus bas à {lowest} ; alors {player} doit l’acheter.',
    last: '{card} : {price}, et le prix ne descend plus. Si tous passent, {player} doit l’acheter.',
    choose:
      'Une carte est mise en vente à son prix imprimé. Il baisse tant que personne n’achète ; à la fin, qui l’a choisie doit l’acheter.',
  },
  shorted: 'Vendu à découvert : {percent}',
} as const satisfies Translation<typeof english>;

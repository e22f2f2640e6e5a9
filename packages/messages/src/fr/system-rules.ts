/** Rules of systems, markers and tied runs; the shape is that of `rules`. */
export const systemRules = {
  'exchange.par': {
    rule: 'Qui lance une compagnie en remettant une compagnie privée paie une fois le prix de lancement, pour l’autre moitié du certificat de directeur.',
    refusal: 'Il n’y a pas assez d’argent pour l’autre moitié du certificat de directeur.',
    figures: 'Elle coûte {price}, et il y a {cash}.',
  },
  'train.shelf': {
    rule: 'Un système a deux étagères de trains et en nomme une à chaque train acheté.',
    refusal: 'Il faut dire pour quelle étagère le train est acheté.',
    figures: 'Il s’agit de {operator}, {shelf}.',
  },
  'track.extra_or_upgrade': {
    rule: 'La tuile en plus de cette compagnie privée et une amélioration s’excluent dans un même tour.',
    refusal: 'Il y a eu une amélioration dans ce tour : plus de tuile en plus.',
  },
  'private.place': {
    rule: 'La compagnie qui achète une compagnie mineure avec sa privée peut mettre un jeton à sa place, ou la laisser bloquée.',
    refusal: 'Seule la place de la compagnie mineure est ouverte à ce jeton.',
    figures: 'Elle est en {hex}.',
  },
  'system.pair': {
    rule: 'Deux compagnies différentes, lancées et qui ne sont pas des systèmes, peuvent fusionner.',
    refusal: 'Ces deux-là ne peuvent pas fusionner.',
    figures: 'Il s’agit de {survivor} et {absorbed}.',
  },
  'system.president': {
    rule: 'Qui fusionne deux compagnies en préside au moins une.',
    refusal: 'Vous ne présidez aucune des deux.',
    figures: 'Il s’agit de {survivor} et {absorbed}.',
  },
  'system.floated': {
    rule: 'De deux compagnies qui fusionnent, l’une au moins est à flot.',
    refusal: 'Aucune des deux n’est à flot.',
    figures: 'Il s’agit de {survivor} et {absorbed}.',
  },
  'system.operated': {
    rule: 'Deux compagnies ne fusionnent que si les deux ont exploité, ou aucune.',
    refusal: 'L’une des deux a exploité et l’autre non.',
    figures: 'Il s’agit de {survivor} et {absorbed}.',
  },
  'system.shares': {
    rule: 'Un joueur doit avoir assez d’actions des deux ensemble ; un peu moins suffit à qui n’en a vendu aucune dans ce tour.',
    refusal: 'Personne n’a assez d’actions des deux ensemble.',
    figures: 'Il en faut {shares}, ou {unsold} sans vente, de {survivor} et {absorbed}.',
  },
  'system.purchase': {
    rule: 'Une fusion est l’achat d’un tour.',
    refusal: 'Vous avez déjà acheté quelque chose dans ce tour.',
  },
  'system.answer': {
    rule: 'Pendant une fusion, les joueurs choisissent parmi ce qui leur est ouvert.',
    refusal: 'Ce n’est pas une réponse à ce qui est demandé.',
  },
  'system.token': {
    rule: 'De deux jetons d’un nouveau système dans un hexagone, l’un s’en va.',
    refusal: 'Ce jeton n’est pas de ceux dont l’un doit partir.',
    figures: 'Il s’agit de {hex}.',
  },
  'system.shelf_full': {
    rule: 'Quand un système a rangé ses trains, aucune étagère n’en porte plus que la limite.',
    refusal: 'Il y a trop de trains sur une étagère.',
    figures: 'C’est celle de {shelf}, de {operator}.',
  },
  'routes.tied': {
    rule: 'Une compagnie mineure ne roule que sur la tuile qu’elle vient de poser.',
    refusal: 'Le trajet n’utilise pas la tuile qui vient d’être posée.',
    figures: 'Il s’agit de {operator}.',
  },
  'marker.owned': {
    rule: 'Une compagnie a un marqueur au plus.',
    refusal: 'Elle a déjà un marqueur.',
    figures: 'Il s’agit de {operator}.',
  },
  'marker.none_left': {
    rule: 'Les marqueurs se vendent tant qu’il en reste.',
    refusal: 'Il ne reste pas de marqueur.',
    figures: 'Il s’agit de {hex}.',
  },
  'marker.not_reached': {
    rule: 'Un marqueur se vend à une compagnie dont la voie atteint l’hexagone.',
    refusal: 'Sa voie n’atteint pas l’hexagone du marqueur.',
    figures: 'Il s’agit de {operator} et {hex}.',
  },
  'marker.cash': {
    rule: 'Un marqueur se paie de la trésorerie.',
    refusal: 'Il n’y a pas assez d’argent pour un marqueur.',
    figures: 'Il coûte {price}, et il y a {cash}.',
  },
  'marker.no_token': {
    rule: 'Aucun jeton n’est jamais posé dans l’hexagone des marqueurs.',
    refusal: 'Aucun jeton ne peut être posé ici.',
    figures: 'Il s’agit de {hex}.',
  },
} as const;

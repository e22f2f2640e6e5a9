import type { Translation } from '../translation.ts';
import type { chartWords as english } from '../en/charts.ts';

export const chartWords = {
  charts: {
    action: 'Action',
    as_table: '{heading} en tableau',
    csv_action: 'Chaque action en CSV',
    csv_round: 'Par tour en CSV',
    dividends: 'Dividendes',
    dividends_note:
      'Ce que chaque compagnie a versé sur toutes ses actions à chaque tour d’exploitation. Dans le tableau : par action ; recette retenue entre crochets.',
    half: '½ {amount}',
    nothing: 'Il n’y a encore rien à dessiner.',
    paid: '{amount}',
    prices: 'Cours des actions',
    prices_note: 'À la fin de chaque tour.',
    round: 'Tour',
    values: 'Valeur des joueurs',
    values_note: 'Telle qu’elle compterait si la partie finissait là : argent, actions et compagnies privées, à la fin de chaque tour.',
    withheld: '[{amount}]',
  },
} as const satisfies Translation<typeof english>;

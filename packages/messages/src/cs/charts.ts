import type { Translation } from '../translation.ts';
import type { chartWords as english } from '../en/charts.ts';

export const chartWords = {
  charts: {
    action: 'Akce',
    as_table: '{heading} jako tabulka',
    csv_action: 'Každá akce jako CSV',
    csv_round: 'Po kolech jako CSV',
    dividends: 'Dividendy',
    dividends_note:
      'Kolik každá společnost vyplatila na všechny akcie v každém provozním kole. V tabulce: na akcii; zadržený příjem v závorkách.',
    half: '½ {amount}',
    nothing: 'Zatím není co kreslit.',
    paid: '{amount}',
    prices: 'Ceny akcií',
    prices_note: 'Na konci každého kola.',
    round: 'Kolo',
    values: 'Hodnota hráčů',
    values_note: 'Jak by se počítala, kdyby hra skončila: hotovost, akcie a soukromé společnosti na konci každého kola.',
    withheld: '[{amount}]',
  },
} as const satisfies Translation<typeof english>;

import type { Translation } from '../translation.ts';
import type { chartWords as english } from '../en/charts.ts';

export const chartWords = {
  charts: {
    action: 'Acción',
    as_table: '{heading} en tabla',
    csv_action: 'Cada acción en CSV',
    csv_round: 'Por ronda en CSV',
    dividends: 'Dividendos',
    dividends_note:
      'Lo que cada compañía ha pagado por todas sus acciones en cada ronda de operaciones. En la tabla: por acción; el ingreso retenido entre corchetes.',
    half: '½ {amount}',
    nothing: 'Aún no hay nada que dibujar.',
    paid: '{amount}',
    prices: 'Precios de las acciones',
    prices_note: 'Al final de cada ronda.',
    round: 'Ronda',
    values: 'Valor de los jugadores',
    values_note: 'Como contaría si la partida terminara ahí: efectivo, acciones y compañías privadas, al final de cada ronda.',
    withheld: '[{amount}]',
  },
} as const satisfies Translation<typeof english>;

import { Type, type Static } from 'typebox';
import { ZONE_MEANINGS } from './compiled.ts';
import { record, words } from './words.ts';

const Place = Type.Unsafe<[number, number]>(
  Type.Array(Type.Integer({ minimum: 0, description: 'Row or column.' }), {
    minItems: 2,
    maxItems: 2,
    description: 'Row and column, both from 0, top left first.',
  }),
);

/** The share price table. */
export const MarketFile = record(
  {
    kind: words(['grid', 'row'], 'Grid: rows and columns. Row: one line of prices.'),
    prices: Type.Array(
      Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Price; null where there is no cell.' }), {
        description: 'One row from the left.',
      }),
      { minItems: 1, description: 'Rows from the top.' },
    ),
    par: Type.Array(Place, { minItems: 1, description: 'Cells at which a corporation may be started.' }),
    later_par: Type.Record(Type.String({ minLength: 1 }), Type.Array(Place, { minItems: 1, description: 'Cells.' }), {
      description: 'Cells that are open as pars from a phase on, by phase.',
      default: {},
    }),
    top_row_up: words(['stays', 'right'], 'What a marker in the top row does that would move up.', 'stays'),
    zones: Type.Record(
      Type.String({ minLength: 1 }),
      record(
        {
          effects: Type.Array(words(ZONE_MEANINGS, 'What is different while the marker is here.'), { description: 'What the zone does.' }),
          several_from: Type.Array(words(['unsold', 'market'], 'Where further certificates may come from.'), {
            description: 'For several_purchases: from where several certificates may be bought in one turn.',
            default: [],
          }),
          several_by: words(['anyone', 'president'], 'For several_purchases: who may buy several.', 'anyone'),
          several_most: Type.Optional(
            Type.Integer({ minimum: 2, description: 'For several_purchases: certificates in one turn at the most; left out: any number.' }),
          ),
          dividend_price: Type.Optional(
            Type.Integer({ minimum: 1, description: 'Price against which a dividend is measured here; left out: that of the cell.' }),
          ),
          cells: Type.Array(Place, { minItems: 1, description: 'Cells of the zone.' }),
        },
        'A coloured zone.',
      ),
      { description: 'Zones by colour.', default: {} },
    ),
  },
  'The share price table.',
);
export type MarketFile = Static<typeof MarketFile>;

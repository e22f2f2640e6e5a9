import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations grow by conversion or merger in a round of their own (1817 §9). */
export const MergerRound = Type.Object(
  {
    growth: Type.Array(
      Type.Object(
        {
          from: Type.Integer({ minimum: 2, description: 'Shares before.' }),
          to: Type.Integer({ minimum: 3, description: 'Shares after.' }),
          tokens: Type.Integer({ minimum: 0, description: 'Tokens that a conversion must buy.' }),
          price: Type.Union([Type.Literal('sum'), Type.Literal('mean')], { description: 'Price after a merger, taken down to a cell.' }),
          shares: Type.Union([Type.Literal('one_each'), Type.Literal('exchanged')], {
            description:
              'One each: the other president gets a share, the first buys one. Exchanged: every share and short of the other becomes one of the new size.',
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'What a corporation can grow to.' },
    ),
    token_price: Type.Integer({ minimum: 0, description: 'Price of a token after a conversion.' }),
    token_cap: Type.Integer({ minimum: 1, description: 'Tokens that a corporation can have.' }),
  },
  { additionalProperties: false, description: 'Rounds of conversions and mergers.' },
);
export type MergerRound = Frozen<Static<typeof MergerRound>>;
export const MERGER_ROUND_RULES = [
  'merger.not_asked',
  'merger.size',
  'merger.partner',
  'merger.changed',
  'merger.cash',
  'merger.percent',
  'merger.shares.place',
  'merger.shares.president',
  'merger.shares.other',
  'merger.token',
] as const;

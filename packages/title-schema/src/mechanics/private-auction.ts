import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Opening sale in which each player in turn opens an auction on any private or passes; the bank adds what a bid lacks (1817 §6), or out of a pyramid (§16.4). */
export const PrivateAuction = Type.Object(
  {
    step: Type.Integer({ minimum: 1, description: 'Least raise; bids go up in steps of it.', default: 5 }),
    seed_money: Type.Union(
      [Type.Integer({ minimum: 0, description: 'What the bank has to make up bids below face value.' }), Type.Literal('any')],
      { description: 'What the bank has to make up bids below face value; any: bids begin at nothing.' },
    ),
    pyramid: Type.Optional(
      Type.Object(
        {
          rows: Type.Array(Type.Integer({ minimum: 1, description: 'Privates in it.' }), {
            minItems: 1,
            description: 'Rows from the top; only those of the last row that is left are opened.',
          }),
          top: Type.Array(Type.String(), {
            minItems: 1,
            description: 'One of these privates, drawn by lot, comes first; the others are not in the game.',
          }),
        },
        {
          additionalProperties: false,
          description:
            'The privates are dealt by lot into rows. Whoever is to open must; the winner’s left neighbour opens next. Where a sale leaves a gap, a neighbour with nothing on its other side is removed.',
        },
      ),
    ),
  },
  { additionalProperties: false, description: 'Opening sale of privates one at a time, in any order, with help of the bank.' },
);
export type PrivateAuction = Frozen<Static<typeof PrivateAuction>>;
export const PRIVATE_AUCTION_RULES = [
  'auction.item.sold',
  'auction.contest.only',
  'auction.bid.range',
  'auction.must_open',
  'auction.row',
] as const;

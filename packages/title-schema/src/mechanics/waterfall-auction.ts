import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { words } from '../words.ts';

/** Opening sale in which the front private is bought and later ones are bid on (1830 §3). */
export const WaterfallAuction = Type.Object(
  {
    first_bid: Type.Integer({ minimum: 0, description: 'Least first bid, as an amount above face value.', default: 5 }),
    raise: Type.Integer({ minimum: 1, description: 'Least raise over the highest bid.', default: 5 }),
    multiple: Type.Integer({ minimum: 1, description: 'Bids are multiples of this.', default: 1 }),
    offer: words(
      ['front', 'last_of_row'],
      'What may be bought at its price: the first private; or the one of the cheapest row on which nobody has bid, once all others of that row have bids.',
      'front',
    ),
    one_bid: Type.Array(Type.Integer({ minimum: 0, description: 'Face value.' }), {
      description: 'Face values of privates on which one bid stands: a higher one gives the earlier one back.',
      default: [],
    }),
    all_pass: Type.Object(
      {
        drop: Type.Integer({ minimum: 0, description: 'Price drop of the first private while none has been sold.' }),
        otherwise: words(
          ['income', 'bids_then_income'],
          'What happens once one has been sold, or where the price does not drop: owned privates pay; before that standing bids may be settled, in rising order.',
        ),
        incomes: Type.Integer({ minimum: 1, description: 'How often they pay.', default: 1 }),
      },
      { additionalProperties: false, description: 'What happens when all pass.' },
    ),
  },
  { additionalProperties: false, description: 'Opening sale in rising order with bids on later privates.' },
);
export type WaterfallAuction = Frozen<Static<typeof WaterfallAuction>>;
export const WATERFALL_AUCTION_RULES = [
  'auction.buy.price',
  'auction.bid.minimum',
  'auction.bid.multiple',
  'auction.bid.funds',
  'auction.item.sold',
  'auction.contest.only',
] as const;

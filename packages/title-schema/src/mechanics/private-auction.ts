import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Opening sale in which each player in turn opens an auction on any private or passes; the bank adds what a bid lacks (1817 §6). */
export const PrivateAuction = Type.Object(
  {
    step: Type.Integer({ minimum: 1, description: 'Least raise; bids go up in steps of it.', default: 5 }),
    seed_money: Type.Integer({ minimum: 0, description: 'What the bank has to make up bids below face value.' }),
  },
  { additionalProperties: false, description: 'Opening sale of privates one at a time, in any order, with help of the bank.' },
);
export type PrivateAuction = Frozen<Static<typeof PrivateAuction>>;
export const PRIVATE_AUCTION_RULES = ['auction.item.sold', 'auction.contest.only', 'auction.bid.range'] as const;

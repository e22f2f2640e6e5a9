import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

const bySize = (item: string, description: string) =>
  Type.Record(Type.String(), Type.Integer({ minimum: 0, description: item }), { description });

/** A corporation is started by an auction in a stock turn; its home is any city (1817 §7.8–7.12). */
export const LaunchAuction = Type.Object(
  {
    minimum: Type.Integer({ minimum: 1, description: 'Least opening bid.' }),
    maximum: Type.Integer({ minimum: 1, description: 'A bid of this ends the auction.' }),
    step: Type.Integer({ minimum: 1, description: 'Bids go up in steps of it.' }),
    price_divisor: Type.Integer({ minimum: 1, description: 'The price is the highest start price within the bid divided by this.' }),
    sizes: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 2, description: 'Shares.' }), { minItems: 1 }), {
      description: 'Phase → numbers of shares with which a corporation may be started.',
    }),
    tokens: bySize('Tokens.', 'Number of shares → tokens that it buys besides the one that it has.'),
    token_price: Type.Integer({ minimum: 0, description: 'Price of each of them.' }),
  },
  { additionalProperties: false, description: 'Corporations are started by auction; privates may pay.' },
);
export type LaunchAuction = Frozen<Static<typeof LaunchAuction>>;
export const LAUNCH_AUCTION_RULES = [
  'launch.started',
  'launch.bid.range',
  'launch.bid.exact',
  'launch.certificate_limit',
  'launch.home',
  'launch.size',
  'launch.contribute',
  'launch.cash',
  'launch.busy',
] as const;

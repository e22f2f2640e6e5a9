import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';

/** Privates: bids of the opening, purchases afterwards. */
export const PRIVATE_DECODERS: Decoders<'bid' | 'buy_company'> = {
  bid: (recorded) =>
    recorded.company === undefined
      ? recorded.corporation === undefined
        ? undecodable('the bid names neither company nor corporation')
        : decoded({ type: 'bid_corporation', by: entityOf(recorded), corporation: recorded.corporation, amount: recorded.price })
      : decoded({ type: 'bid', by: entityOf(recorded), private: recorded.company, amount: recorded.price }),
  buy_company: (recorded) => decoded({ type: 'buy_private', by: entityOf(recorded), private: recorded.company, amount: recorded.price }),
};

export const PRIVATE_ENCODERS: Encoders<'bid' | 'buy_private'> = {
  bid: (action, { before }) => ({ type: 'bid', ...actor(action.by, before), company: action.private, price: action.amount }),
  buy_private: (action, { before }) => ({
    type: 'buy_company',
    ...actor(action.by, before),
    company: action.private,
    price: action.amount,
  }),
};

import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';

/** Privates: bids of the opening, purchases afterwards. */
export const PRIVATE_DECODERS: Decoders<'bid' | 'buy_company'> = {
  bid: (recorded, { state }) =>
    recorded.company === undefined
      ? recorded.corporation === undefined
        ? undecodable('the bid names neither company nor corporation')
        : decoded({ type: 'bid_corporation', by: entityOf(recorded), corporation: recorded.corporation, amount: recorded.price })
      : state.mechanics.card_draft !== undefined
        ? decoded({ type: 'take', by: entityOf(recorded), card: recorded.company })
        : decoded({ type: 'bid', by: entityOf(recorded), private: recorded.company, amount: recorded.price }),
  buy_company: (recorded) => decoded({ type: 'buy_private', by: entityOf(recorded), private: recorded.company, amount: recorded.price }),
};

export const PRIVATE_ENCODERS: Encoders<'bid' | 'buy_private' | 'take'> = {
  bid: (action, { before }) => ({ type: 'bid', ...actor(action.by, before), company: action.private, price: action.amount }),
  // The price of a card is told apart, when the draft is over; the one in a record has no meaning (1846 §3.1).
  take: (action, { before }) => ({ type: 'bid', ...actor(action.by, before), company: action.card, price: 0 }),
  buy_private: (action, { before }) => ({
    type: 'buy_company',
    ...actor(action.by, before),
    company: action.private,
    price: action.amount,
  }),
};

import type { Game, PrivateId } from '@roundhouse/engine';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';
import { playerOf } from './player.ts';

/** Whether a card is being chosen, not bought: its price says nothing then. */
const isChosen = ({ state }: Game): boolean => state.mechanics.start_package?.sale?.item === null && state.round.kind === 'package_sale';

const face = ({ title }: Game, id: PrivateId): number => title.privates.of[id]?.price ?? 0;

/** Privates: bids of the opening and of forced sales, purchases and sales afterwards, and what they are used for. */
export const PRIVATE_DECODERS: Decoders<'bid' | 'buy_company' | 'sell_company'> = {
  bid: (recorded, game) => {
    const { company, corporation } = recorded;
    const by = entityOf(recorded);
    if (company === undefined) {
      return corporation === undefined
        ? undecodable('the bid names neither company nor corporation')
        : decoded({ type: 'bid_corporation', by, corporation, amount: recorded.price });
    }
    if (game.state.mechanics.card_draft !== undefined) return decoded({ type: 'take', by, card: company });
    return isChosen(game)
      ? decoded({ type: 'nominate', by, private: company })
      : decoded({ type: 'bid', by, private: company, amount: recorded.price });
  },
  // Where corporations buy no privates their owners do.
  buy_company: (recorded, game) => {
    const by = game.title.rules.privates.to_corporations === undefined ? playerOf(recorded, game) : entityOf(recorded);
    return decoded({ type: 'buy_private', by, private: recorded.company, amount: recorded.price });
  },
  sell_company: (recorded, game) =>
    decoded({ type: 'sell_private', by: playerOf(recorded, game), private: recorded.company, amount: recorded.price }),
};

export const PRIVATE_ENCODERS: Encoders<'bid' | 'take' | 'nominate' | 'buy_private' | 'sell_private'> = {
  bid: (action, { before }) => ({ type: 'bid', ...actor(action.by, before), company: action.private, price: action.amount }),
  // The price of a card is told apart, when the draft is over; the one in a record has no meaning (1846 §3.1).
  take: (action, { before }) => ({ type: 'bid', ...actor(action.by, before), company: action.card, price: 0 }),
  nominate: (action, { before }) => ({
    type: 'bid',
    ...actor(action.by, before),
    company: action.private,
    price: face(before, action.private),
  }),
  buy_private: (action, { before }) => ({
    type: 'buy_company',
    ...actor(action.by, before),
    company: action.private,
    price: action.amount,
  }),
  sell_private: (action, { before }) => ({
    type: 'sell_company',
    ...actor(action.by, before),
    company: action.private,
    price: action.amount,
  }),
};

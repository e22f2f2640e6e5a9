import type { Game } from '@roundhouse/engine';
import { placeOfCity, nameOfCity } from './city.ts';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';

/** Launches, loans, shorts, mergers, acquisitions and markers. The number of a loan has no meaning. */
export const GROWTH_DECODERS: Decoders<'choose' | 'assign' | 'take_loan' | 'payoff_loan' | 'convert' | 'merge' | 'short' | 'remove_token'> =
  {
    choose: (recorded) => {
      const [holder = '', way] = recorded.choice.split(' ');
      if (way === 'cash' || way === 'shares') return decoded({ type: 'buy_out', by: entityOf(recorded), holder, with: way });
      const size = Number(recorded.choice);
      return Number.isInteger(size)
        ? decoded({ type: 'choose_size', by: entityOf(recorded), size })
        : undecodable(`${recorded.choice} is no number of shares`);
    },
    assign: (recorded, { title, state: { par_choice } }) => {
      if (par_choice !== null)
        return decoded({ type: 'assign', by: { kind: 'private', id: par_choice.private }, target: par_choice.corporation });
      const by = entityOf(recorded);
      if (by.kind === 'private') {
        const places = title.privates.of[by.id]?.powers.some(({ power }) => power === 'place_marker') ?? false;
        if (places) return decoded({ type: 'place_marker', by, hex: recorded.target });
        return decoded({ type: 'assign', by, target: recorded.target });
      }
      if (Object.hasOwn(title.map.hexes.of, recorded.target)) return decoded({ type: 'buy_ferry', by, hex: recorded.target });
      const isPrivate =
        recorded.target_type === undefined ? title.corporations.of[recorded.target] === undefined : recorded.target_type === 'company';
      return isPrivate
        ? decoded({ type: 'contribute', by, private: recorded.target })
        : decoded({ type: 'offer_sale', by, corporation: recorded.target });
    },
    take_loan: (recorded) => decoded({ type: 'take_loan', by: entityOf(recorded) }),
    payoff_loan: (recorded) => decoded({ type: 'repay_loan', by: entityOf(recorded) }),
    convert: (recorded) => decoded({ type: 'convert', by: entityOf(recorded) }),
    merge: (recorded) =>
      recorded.corporation === undefined
        ? undecodable('the merger names no corporation')
        : decoded({ type: 'merge', by: entityOf(recorded), corporation: recorded.corporation }),
    short: (recorded) => decoded({ type: 'short', by: entityOf(recorded), corporation: recorded.corporation }),
    remove_token: (recorded, game) => {
      const place = placeOfCity(recorded.city, game);
      if (place === null) return undecodable(`city ${recorded.city} is nowhere on the map`);
      return decoded({ type: 'remove_token', by: entityOf(recorded), ...place, slot: recorded.slot });
    },
  };

export const GROWTH_ENCODERS: Encoders<
  | 'bid_corporation'
  | 'choose_size'
  | 'contribute'
  | 'short'
  | 'take_loan'
  | 'repay_loan'
  | 'convert'
  | 'merge'
  | 'offer_sale'
  | 'remove_token'
  | 'place_marker'
  | 'buy_out'
  | 'buy_ferry'
  | 'assign'
> = {
  bid_corporation: (action, { before }) => ({
    type: 'bid',
    ...actor(action.by, before),
    corporation: action.corporation,
    price: action.amount,
  }),
  choose_size: (action, { before }) => ({ type: 'choose', ...actor(action.by, before), choice: String(action.size) }),
  contribute: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.private,
    target_type: 'company',
  }),
  short: (action, { before }) => ({ type: 'short', ...actor(action.by, before), corporation: action.corporation }),
  take_loan: (action, { before }) => ({ type: 'take_loan', ...actor(action.by, before), loan: nextLoan(before) }),
  repay_loan: (action, { before }) => ({ type: 'payoff_loan', ...actor(action.by, before), loan: nextLoan(before) }),
  convert: (action, { before }) => ({ type: 'convert', ...actor(action.by, before) }),
  merge: (action, { before }) => ({ type: 'merge', ...actor(action.by, before), corporation: action.corporation }),
  offer_sale: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.corporation,
    target_type: 'corporation',
  }),
  remove_token: (action, { before }) => ({
    type: 'remove_token',
    ...actor(action.by, before),
    city: nameOfCity(action.hex, action.stop, before),
    slot: action.slot,
  }),
  buy_out: (action, { before }) => ({ type: 'choose', ...actor(action.by, before), choice: `${action.holder} ${action.with}` }),
  buy_ferry: (action, { before }) => ({ type: 'assign', ...actor(action.by, before), target: action.hex, target_type: 'hex' }),
  place_marker: (action, { before }) => ({ type: 'assign', ...actor(action.by, before), target: action.hex, target_type: 'hex' }),
  assign: (action, { before }) => ({
    type: 'assign',
    ...actor(action.by, before),
    target: action.target,
    target_type: Object.hasOwn(before.title.map.hexes.of, action.target)
      ? 'hex'
      : actor({ kind: 'operator', id: action.target }, before).entity_type,
  }),
};

const nextLoan = ({ state }: Game): string => String(Object.values(state.mechanics.loans?.of ?? {}).reduce((sum, count) => sum + count, 0));

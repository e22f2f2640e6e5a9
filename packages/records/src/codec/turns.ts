import { found } from '../fault.ts';
import { actor, decoded, entityOf, type Decoders, type Encoders } from './codec.ts';

const nothing = () => found(null);

/** Passing, stopping, and what changes nothing. */
export const TURN_DECODERS: Decoders<
  | 'pass'
  | 'bankrupt'
  | 'end_game'
  | 'log'
  | 'message'
  | 'program_buy_shares'
  | 'program_share_pass'
  | 'program_merger_pass'
  | 'program_auction_bid'
  | 'program_disable'
> = {
  pass: (recorded) => decoded({ type: 'pass', by: entityOf(recorded) }),
  bankrupt: (recorded) => decoded({ type: 'bankrupt', by: entityOf(recorded) }),
  end_game: (recorded) => decoded({ type: 'end_game', by: entityOf(recorded) }),
  log: nothing,
  message: nothing,
  program_buy_shares: nothing,
  program_share_pass: nothing,
  program_merger_pass: nothing,
  program_auction_bid: nothing,
  program_disable: nothing,
};

/** The peer has no offers: an acceptance or refusal alone is a note there (see export.ts). */
export const TURN_ENCODERS: Encoders<'pass' | 'bankrupt' | 'end_game' | 'accept' | 'refuse'> = {
  pass: (action, { before }) => ({ type: 'pass', ...actor(action.by, before) }),
  bankrupt: (action, { before }) => ({ type: 'bankrupt', ...actor(action.by, before) }),
  end_game: (action, { before }) => ({ type: 'end_game', ...actor(action.by, before) }),
  accept: (action, { before }) => ({ type: 'log', ...actor(action.by, before), roundhouse: { accept: action.by.id } }),
  refuse: (action, { before }) => ({ type: 'log', ...actor(action.by, before), roundhouse: { refuse: action.by.id } }),
};

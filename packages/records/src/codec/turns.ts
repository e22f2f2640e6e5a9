import { found } from '../fault.ts';
import { markerName } from './growth.ts';
import { passerOf, playerOf } from './player.ts';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';

const VOTES: Readonly<Record<string, boolean>> = { yes: true, no: false };
const nothing = () => found(null);

/** Passing, stopping, and what changes nothing. */
export const TURN_DECODERS: Decoders<
  | 'pass'
  | 'special_buy'
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
  pass: (recorded, game) => decoded({ type: 'pass', by: passerOf(recorded, game) }),
  special_buy: (recorded, game) => {
    if (game.title.mechanics.resource_marker !== undefined && recorded.description === markerName(game))
      return decoded({ type: 'buy_marker', by: entityOf(recorded) });
    const answer = VOTES[recorded.description];
    return answer === undefined
      ? undecodable(`${recorded.description} is not a vote`)
      : decoded({ type: 'vote', by: playerOf(recorded, game), yes: answer });
  },
  bankrupt: (recorded) => decoded({ type: 'bankrupt', by: entityOf(recorded) }),
  // A player ends it, whatever acts just then.
  end_game: (recorded, game) => decoded({ type: 'end_game', by: playerOf(recorded, game) }),
  log: nothing,
  message: nothing,
  program_buy_shares: nothing,
  program_share_pass: nothing,
  program_merger_pass: nothing,
  program_auction_bid: nothing,
  program_disable: nothing,
};

/** The peer has no offers: an acceptance or refusal alone is a note there (see export.ts). */
export const TURN_ENCODERS: Encoders<'pass' | 'vote' | 'bankrupt' | 'end_game' | 'accept' | 'refuse'> = {
  pass: (action, { before }) => ({ type: 'pass', ...actor(action.by, before) }),
  vote: (action, { before }) => ({ type: 'special_buy', ...actor(action.by, before), description: action.yes ? 'yes' : 'no', cost: 0 }),
  bankrupt: (action, { before }) => ({ type: 'bankrupt', ...actor(action.by, before) }),
  end_game: (action, { before }) => ({ type: 'end_game', ...actor(action.by, before) }),
  accept: (action, { before }) => ({ type: 'log', ...actor(action.by, before), roundhouse: { accept: action.by.id } }),
  refuse: (action, { before }) => ({ type: 'log', ...actor(action.by, before), roundhouse: { refuse: action.by.id } }),
};

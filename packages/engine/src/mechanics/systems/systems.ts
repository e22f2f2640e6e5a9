import type { Answers } from '../../answers.ts';
import { stockRound } from '../../rounds/turn.ts';
import type { Mechanic } from '../mechanic.ts';
import { arrangeTrains } from './arrange.ts';
import { pairsOf } from './pair.ts';
import { mergeSystems, systemShares, systemToken } from './steps.ts';

const answers: Answers = {
  // 1828 §1.6: a pair that may be merged is something to do.
  stockTurnOpen: (game, player) => {
    const round = stockRound(game);
    return round?.turn.player === player && round.turn.bought === null && pairsOf(game, player).length > 0;
  },
  // 1828 §7.1, §7.3: the player in turn merges the two, whoever presides over the one that stays; the other president agrees.
  mergerParties: (game, by, other) => {
    const proposer = stockRound(game)?.turn.player;
    if (proposer === undefined) return null;
    const partner = [by, other].map((id) => game.state.operators[id]?.president).find((id) => id !== proposer);
    return { proposer, partner: partner ?? null };
  },
};

/** Two corporations merge into a system (1828 §7, §8). */
export const systems: Mechanic = {
  name: 'systems',
  answers: (title) => (title.mechanics.systems ? answers : null),
  // Asked for on first use: the module of the steps may be the first to load.
  get steps() {
    return {
      [mergeSystems.name]: mergeSystems,
      [systemToken.name]: systemToken,
      [systemShares.name]: systemShares,
      [arrangeTrains.name]: arrangeTrains,
    };
  },
};

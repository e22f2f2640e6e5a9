import type { Answers } from '../answers.ts';
import { closePrivate, ownerOf } from '../companies/privates.ts';
import { mustTrade } from '../rounds/turn.ts';
import type { PowerOf, PrivateId } from './types.ts';
import { hasCome } from '../phase.ts';

/** From a phase on the private closes at the end of a stock turn of its owner (1893 §7.7). */
export const lostUnlessUsed = (id: PrivateId, power: PowerOf<'lost_unless_used'>): Answers => ({
  afterStockTurn: (draft, player) => {
    if (ownerOf(draft, id) !== `player/${player}` || !hasCome(draft, power.from_phase)) return;
    // 1893-Q4: in records of the peer only a share that is bought makes it close.
    const { bought } = mustTrade(draft).turn;
    const share = bought !== null && bought.corporation !== null && bought.from !== null;
    if (share || !draft.state.setup.quirks.includes('overdue_private_stays')) closePrivate(draft, id);
  },
});

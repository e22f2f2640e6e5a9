import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import { at } from '../draft.ts';
import { playerPurse, transfer } from '../money.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** The bank pays the president who loses its corporation to another player’s, or to the bank (1817 §16.4). */
export const takeoverIncome = (id: PrivateId, power: PowerOf<'takeover_income'>): Answers => ({
  beforeTakenOver: (draft, operator, by) => {
    const { operators } = draft.state;
    const { president } = at(operators, operator);
    if (ownerOf(draft, id) !== `operator/${operator}` || president === null) return;
    if (by === null || at(operators, by).president !== president) transfer(draft, 'bank', playerPurse(president), power.amount, 'income');
  },
});

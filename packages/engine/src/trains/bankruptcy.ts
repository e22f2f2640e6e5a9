import { at, put, type Draft } from '../draft.ts';
import { sellToBank } from '../companies/bank-trade.ts';
import { largestBundle, sellableForTrains } from './funding.ts';
import { startedInOrder } from '../market.ts';
import { cashIn, playerPurse, transfer } from '../money.ts';
import { presidentOf } from '../companies/presidency.ts';
import { sellBundle } from '../companies/shares.ts';
import type { OperatorId } from '../state.ts';

/**
 * The president of the operator cannot pay: he sells, corporation by corporation in operating order, the
 * largest bundle that he may; then his cash goes and the game ends (1830 §12.2).
 */
export function declareBankruptcy(draft: Draft, operator: OperatorId): void {
  const president = presidentOf(draft, operator);
  for (const { private: id, price } of sellableForTrains(draft, operator)) sellToBank(draft, president, id, price);
  for (const corporation of startedInOrder(draft)) {
    const bundle = largestBundle(draft, operator, corporation);
    if (bundle) sellBundle(draft, president, bundle);
  }
  transfer(draft, playerPurse(president), 'bank', cashIn(draft, playerPurse(president)), 'bankruptcy');
  const { state } = draft;
  state.players = put(state.players, president, { ...at(state.players, president), bankrupt: true });
  draft.events.push({ type: 'bankrupt', player: president });
  state.ending = 'bankruptcy';
}

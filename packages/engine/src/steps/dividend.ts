import { playerHolder, sizeOf, unitsHeld } from '../companies/certificates.ts';
import { isMinor } from '../companies/minors.ts';
import { at, type Draft } from '../draft.ts';
import { dividendPrice, moveMarker } from '../market.ts';
import { operatorPurse, owe, playerPurse, setOperator, transfer } from '../money.ts';
import { isPresidentless, presidentOf } from '../companies/presidency.ts';
import { mustBuyTrain } from '../trains/funding.ts';
import { refuse } from '../result.ts';
import { moveAfter } from '../companies/price-move.ts';
import type { Game, OperatorId } from '../state.ts';
import { removeObsolete } from '../trains/trains.ts';
import { leaveStep, operatingStep } from './operating-step.ts';
import { operator } from './step.ts';

export type DividendKind = 'payout' | 'half' | 'withhold';

/** How a revenue is split: kept by the operator, and paid in all to its shares. */
export function split(game: Game, id: OperatorId, revenue: number, kind: DividendKind): { readonly kept: number; readonly paid: number } {
  const size = sizeOf(game, id);
  // Half is kept in whole multiples of the number of shares; two shares split evenly (1817 §8.7, 1833NE §16.3).
  const unit = size === 2 ? 1 : size;
  const half = Math.floor(revenue / (2 * unit)) * unit;
  const kept = kind === 'payout' ? 0 : kind === 'withhold' ? revenue : half;
  return { kept, paid: revenue - kept };
}

/** Shares that the treasury is paid for (1830 §9.1). */
function treasuryUnits(game: Game, id: OperatorId): number {
  const { market_shares_pay, unsold_shares_pay } = game.title.rules.dividend;
  const market = market_shares_pay === 'treasury' ? unitsHeld(game, 'market', id) : 0;
  const unsold = unsold_shares_pay === 'treasury' ? unitsHeld(game, 'ipo', id) : 0;
  // 1828 §13.3: an own share always earns for its corporation.
  return market + unsold + unitsHeld(game, 'treasury', id);
}

/** Pays, then moves the price (1830 §9.1–9.4). */
function declare(draft: Draft, id: OperatorId, revenue: number, kind: DividendKind): void {
  // 1893 §6.7: shares of a corporation can be sold once its first dividend is decided, for a train of the same turn too.
  if (!at(draft.state.operators, id).operated) setOperator(draft, id, { operated: true });
  removeObsolete(draft, id);
  const { kept, paid } = split(draft, id, revenue, kind);
  const size = sizeOf(draft, id);
  const share = (units: number): number => Math.ceil((paid * units) / size);
  draft.events.push({ type: 'dividend', operator: id, kind, per_share: paid / size });
  transfer(draft, 'bank', operatorPurse(id), kept, 'withheld');
  transfer(draft, 'bank', operatorPurse(id), share(treasuryUnits(draft, id)), 'dividend');
  for (const player of draft.state.seating) {
    const due = share(unitsHeld(draft, playerHolder(player), id));
    // Who owes shares pays (1817 §8.8).
    if (due < 0) owe(draft, playerPurse(player), 'bank', -due, 'short');
    else transfer(draft, 'bank', playerPurse(player), due, 'dividend');
  }
  const price = dividendPrice(draft, id);
  const { direction, steps } = moveAfter(draft, price, paid);
  moveMarker(draft, id, direction, steps);
}

/** A minor pays by itself: half to its treasury, rounded down, the rest to its owner (1893 §10.13, 1846 §6.2). */
function payMinor(draft: Draft, id: OperatorId, revenue: number): void {
  removeObsolete(draft, id);
  if (revenue === 0) return;
  const kept = Math.floor(revenue / 2);
  draft.events.push({ type: 'dividend', operator: id, kind: 'half', per_share: revenue - kept });
  transfer(draft, 'bank', operatorPurse(id), kept, 'withheld');
  transfer(draft, 'bank', playerPurse(presidentOf(draft, id)), revenue - kept, 'dividend');
}

/** Pay or withhold; nothing is asked where nothing was made (1830 §9). */
export const dividend = operatingStep({
  name: 'dividend',
  type: 'dividend',
  asked: (game, turn) => (turn.revenue ?? 0) > 0 && !isMinor(game, turn.operator),
  passRefusal: () => refuse('pass.forbidden'),
  choices: (game, turn) =>
    game.title.rules.dividend.choices.map((kind) => ({
      action: { type: 'dividend', by: operator(turn.operator), kind },
      decider: presidentOf(game, turn.operator),
    })),
  refusal: (game, _turn, action) =>
    game.title.rules.dividend.choices.includes(action.kind) ? null : refuse('dividend.choice', { kind: action.kind }),
  perform: (draft, turn, action) => {
    declare(draft, turn.operator, turn.revenue ?? 0, action.kind);
    leaveStep(draft);
  },
  skip: (draft, turn) => {
    if (isMinor(draft, turn.operator)) payMinor(draft, turn.operator, turn.revenue ?? 0);
    // 1830 §9.3: without revenue the price falls by itself.
    else declare(draft, turn.operator, turn.revenue ?? 0, 'withhold');
    if (!isPresidentless(draft, turn.operator) || mustBuyTrain(draft, turn.operator) === false) return;
    // 1833NE §19.4: nobody pays for the train that it has to have.
    moveMarker(draft, turn.operator, 'left');
  },
});

import { isMinor } from '../companies/minors.ts';
import { at, type Draft } from '../draft.ts';
import { inOperatingOrder } from '../market.ts';
import type { OperatorId } from '../state.ts';

/**
 * A corporation that floats in an operating round before any corporation has acted takes its place in it; otherwise it
 * begins with the next one (1828 §16.7).
 */
export function joinRound(draft: Draft, id: OperatorId): void {
  const { round } = draft.state;
  if (round.kind !== 'operating' || at(draft.state.operators, id).status !== 'floated') return;
  const { waiting, operated, turn } = round;
  if (waiting.includes(id) || operated.includes(id) || turn?.operator === id) return;
  const acting = turn !== null && turn.acted ? [turn.operator] : [];
  const acted = [...operated, ...acting];
  // 1828-C11: for records a minor counts too.
  const late = draft.state.setup.quirks.includes('nobody_acted_yet') ? acted.length > 0 : acted.some((each) => !isMinor(draft, each));
  if (late) return;
  // Whose turn it is has done nothing yet and may have to wait.
  const next = turn !== null && !isMinor(draft, turn.operator) ? [turn.operator] : [];
  const order = inOperatingOrder(draft, [...next, ...waiting, id]);
  const [first, ...rest] = order;
  draft.state.round =
    next.length === 0
      ? { ...round, waiting: order }
      : first === next[0]
        ? { ...round, waiting: rest }
        : { ...round, waiting: order, turn: null };
}

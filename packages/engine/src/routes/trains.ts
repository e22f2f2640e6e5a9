import type { Reach, Stop } from '@roundhouse/title-schema';
import { ask } from '../answers.ts';
import { trainsOf } from '../trains/trains.ts';
import type { Game, OperatorId, TrainCard } from '../state.ts';

/**
 * How far a train of an operator goes and for how many stops it is paid: rows that add up. No rows: it does not run.
 */
export function trainReach(game: Game, operator: OperatorId, card: TrainCard): readonly Reach[] {
  // 1846 §6.3: it has run with the minor from which it came.
  if (game.state.mechanics.ran?.includes(card.id)) return [];
  const answered = ask.trainReach(game, operator, card);
  if (answered !== null) return answered;
  const train = game.title.trains.of[card.name];
  if (train === undefined) throw new Error(`No train ${card.name} in the title.`);
  return (card.face === undefined ? undefined : train.faces.of[card.face]?.reach) ?? train.reach;
}

/** The trains of an operator that may run. */
export function runningTrains(game: Game, operator: OperatorId): readonly TrainCard[] {
  return trainsOf(game, operator).filter((card) => trainReach(game, operator, card).length > 0);
}

/**
 * The row of the reach on which each stop of a trail is visited; null: the train does not get that far.
 * Rows for fewer kinds of stops are filled first, so that `2 of any and 2 towns` takes two towns for nothing.
 */
export function allot(reach: readonly Reach[], stops: readonly Stop[]): number[] | null {
  const order = reach.map((_, row) => row).sort((a, b) => (reach[a]?.stops.length ?? 0) - (reach[b]?.stops.length ?? 0));
  const left = reach.map(({ visit }) => (visit === 'all' ? Infinity : visit));
  const rows: number[] = [];
  for (const { kind, visit_cost } of stops) {
    const row = order.find((each) => reach[each]?.stops.includes(kind) && (left[each] ?? 0) >= visit_cost);
    if (row === undefined) return null;
    left[row] = (left[row] ?? 0) - visit_cost;
    rows.push(row);
  }
  return rows;
}

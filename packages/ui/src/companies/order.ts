import { startedInOrder, type Game, type OperatorId } from '@roundhouse/engine';

/** Started corporations in operating order, then the others in printed order. */
export function companyOrder(game: Game): readonly OperatorId[] {
  const started = startedInOrder(game);
  return [...started, ...game.title.corporations.ids.filter((id) => !started.includes(id))];
}

import { startedInOrder, type Game, type OperatorId } from '@roundhouse/engine';

/** Minors in play, which operate first, then started corporations in operating order, then the others in printed order. */
export function companyOrder(game: Game): readonly OperatorId[] {
  const { ids, of } = game.title.corporations;
  const minors = ids.filter((id) => of[id]?.kind === 'minor' && game.state.operators[id]?.status === 'floated');
  const first = [...minors, ...startedInOrder(game).filter((id) => !minors.includes(id))];
  return [...first, ...ids.filter((id) => !first.includes(id))];
}

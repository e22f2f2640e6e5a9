import { at } from '../draft.ts';
import { isPar, parCellsOf } from '../market.ts';
import type { Cell, Title } from '@roundhouse/title-schema';
import type { Game, OperatorId, State } from '../state.ts';

type Later = Title['rules']['launch']['later'][number];
/** As much of a game as tells how corporations are started. */
type Launches = Pick<Game, 'title'> & { readonly state: Pick<State, 'operators' | 'phase'> };

/** The row for corporations that are started in later phases that holds for one; it goes by the phase of its start. */
function laterRow(game: Launches, corporation: OperatorId): Later | undefined {
  const { ids } = game.title.phases;
  const { par, started_in } = at(game.state.operators, corporation);
  const start = ids.indexOf(started_in ?? (par === null ? game.state.phase : ''));
  return game.title.rules.launch.later.findLast(({ from_phase }) => ids.indexOf(from_phase) <= start);
}

/** How a corporation gets the money for its shares (1830 §6.1). */
export function capitalisationOf(game: Launches, corporation: OperatorId): 'full' | 'incremental' {
  const own = at(game.title.corporations.of, corporation).capitalisation;
  return laterRow(game, corporation)?.capitalisation ?? own ?? game.title.rules.launch.capitalisation;
}

/** Part of a corporation that must be sold before it operates, in percent (1830 §6.1). */
export function floatPercentOf(game: Game, corporation: OperatorId): number {
  return laterRow(game, corporation)?.float_percent ?? at(game.title.corporations.of, corporation).float_percent;
}

/** Whether a corporation has all par prices of the title, or this among its own. */
const hasPar = (game: Game, corporation: OperatorId, { price }: Cell): boolean =>
  at(game.title.corporations.of, corporation).pars?.includes(price) ?? true;

/** Whether a corporation may be started in a cell in the present phase (1828 §6.3). */
export const isParOf = (game: Game, corporation: OperatorId, cell: Cell): boolean => isPar(game, cell) && hasPar(game, corporation, cell);

/** Cells in which a corporation may be started now, in printed order. */
export const parCellsFor = (game: Game, corporation: OperatorId): readonly Cell[] =>
  parCellsOf(game).filter((cell) => hasPar(game, corporation, cell));

import { openDraft, type Draft } from '../../draft.ts';
import type { GameEvent } from '../../event.ts';
import type { Game, OperatorId, Station } from '../../state.ts';
import { trainRoom } from '../../trains/trains.ts';
import { growthOf, mergeInto, surplus, surplusCount, takeBack } from './merging.ts';

/** What the president of a corporation that has taken another in must decide: the stations of which so many go, the trains to discard. */
export interface JoinDue {
  readonly tokens: number;
  readonly stations: readonly Station[];
  readonly trains: number;
}

/** A position after two corporations became one on a copy. */
export interface JoinOutlook {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly due: JoinDue;
}

/** What is due once two have become one; of stations that are too many the first ones go on the copy. */
export function joinOnCopy(draft: Draft, operator: OperatorId): JoinDue {
  const tokens = surplusCount(draft);
  const stations = surplus(draft)?.stations ?? [];
  for (let many = surplus(draft); many !== null; many = surplus(draft)) {
    const [token] = many.stations;
    if (token === undefined) break;
    takeBack(draft, many.operator, token);
  }
  return { tokens, stations, trains: Math.max(0, -trainRoom(draft, operator)) };
}

/** What it leads to if this corporation takes the other in, whoever has still to agree, before anybody buys, sells or borrows; null: it cannot grow. */
export function mergerOutlook(game: Game, operator: OperatorId, other: OperatorId): JoinOutlook | null {
  if (game.title.mechanics.merger_round === undefined || growthOf(game, operator) === null) return null;
  const draft = openDraft(game);
  draft.state.offer = null;
  mergeInto(draft, operator, other);
  const due = joinOnCopy(draft, operator);
  return { game: { title: draft.title, state: draft.state }, events: draft.events, due };
}

import { apply, newGame, type Action, type Game, type GameEvent, type GameSetup, type PlayerId } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import type { Head, Logged, Snapshot } from '@roundhouse/storage';
import { beginsTurn } from './turns.ts';

const SNAPSHOT_EVERY = 50;

/** A game of a table, the action after which the present turn began, and the form of its states. */
export interface Position {
  readonly game: Game;
  readonly turnStart: number;
  readonly edition: string;
}

/** A game that is played through, with all that a table keeps of it. */
export interface Played {
  readonly position: Position;
  readonly log: readonly Logged[];
  readonly snapshots: readonly Snapshot[];
}

/** The position after an action that has been applied. */
export function next({ game: before, turnStart, edition }: Position, game: Game, events: readonly GameEvent[]): Position {
  return { game, turnStart: beginsTurn(before, game, events) ? game.state.count : turnStart, edition };
}

/** What a table keeps of the position that it stands in. */
export const headOf = ({ game, turnStart, edition }: Position): Head => ({ state: game.state, turnStart, edition });

/** A snapshot where one is due. */
export function snapshotOf({ game: { state }, edition }: Position): Snapshot | null {
  return state.count % SNAPSHOT_EVERY === 0 ? { number: state.count, state, edition } : null;
}

/** Notes a game from its start on, action by action. */
export function openLog(start: Game, edition: string) {
  const log: Logged[] = [];
  const snapshots: Snapshot[] = [{ number: 0, state: start.state, edition }];
  let position: Position = { game: start, turnStart: 0, edition };
  return {
    note: (action: Action, game: Game, events: readonly GameEvent[], at: string, seat: PlayerId | null = null): void => {
      position = next(position, game, events);
      log.push({ number: game.state.count, action, events, at, seat });
      const snapshot = snapshotOf(position);
      if (snapshot !== null) snapshots.push(snapshot);
    },
    played: (): Played => ({ position, log, snapshots }),
  };
}

/** Plays a log anew; null where the rules refuse an action of it. */
export function playThrough(
  title: Title,
  setup: GameSetup,
  edition: string,
  actions: readonly Pick<Logged, 'action' | 'at' | 'seat'>[],
): Played | null {
  let game = newGame(title, setup);
  const { note, played } = openLog(game, edition);
  for (const { action, at, seat } of actions) {
    const result = apply(game, action);
    if (!result.ok) return null;
    ({ game } = result);
    note(action, game, result.events, at, seat);
  }
  return played();
}

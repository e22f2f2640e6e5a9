import { findBot, playGame } from '@roundhouse/bots';
import { needsHelp, type Game, type State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';

const SEED = 1;
const MOST = 1200;

/** A position for the workbench: where the game stands. */
export interface Position {
  readonly state: State;
  /** Hex of the last lay before it. */
  readonly last: string | null;
}

/** What each position must show; the first one of a bot game of which it is true is taken. */
const WANTED = {
  auction: ({ state }) => Object.keys(state.mechanics.waterfall_auction?.bids ?? {}).length > 0,
  stock: ({ state }) => state.turn > 2 && state.round.kind === 'stock' && Object.keys(state.round.sold).length > 0,
  dividend: ({ state }) =>
    state.turn > 1 && state.round.kind === 'operating' && state.round.operated.length > 0 && (state.round.turn?.revenue ?? 0) > 0,
  emergency: (game) => {
    const { round } = game.state;
    return round.kind === 'operating' && round.turn !== null && needsHelp(game, round.turn.operator);
  },
  late: ({ state, title }) => title.phases.ids.indexOf(state.phase) >= title.phases.ids.length - 2 && state.round.kind === 'operating',
} as const satisfies Record<string, (game: Game) => boolean>;

export type PositionName = keyof typeof WANTED;
export const POSITION_NAMES = Object.keys(WANTED) as readonly PositionName[];
export type Positions = Readonly<Partial<Record<PositionName, Position>>>;

const known = new Map<string, Positions>();

/** The positions that a game of bots comes through; always the same ones. A position that it never comes to is left out. */
export function positionsOf(title: Title): Positions {
  const kept = known.get(title.id);
  if (kept !== undefined) return kept;
  const found: Partial<Record<PositionName, Position>> = {};
  const bot = findBot('random');
  const seats = Math.min(4, title.players.max);
  let last: string | null = null;
  if (bot !== null) {
    playGame(title, {
      bots: Array.from({ length: seats }, () => bot),
      seed: SEED,
      maxActions: MOST,
      watch: ({ before, action }) => {
        for (const name of POSITION_NAMES)
          if (found[name] === undefined && WANTED[name](before)) found[name] = { state: before.state, last };
        if (action.type === 'lay_tile') last = action.hex;
        return POSITION_NAMES.every((name) => found[name] !== undefined) ? 'all found' : null;
      },
    });
  }
  known.set(title.id, found);
  return found;
}

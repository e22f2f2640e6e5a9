import type { Game, OperatorId } from '../../state.ts';
import type { DestinationsState } from '../slices.ts';

const NOTHING: DestinationsState = { reached: [], waiting: {} };

export const destinationsState = (game: Game): DestinationsState => game.state.mechanics.destinations ?? NOTHING;

/** Where a corporation is to go, and what waits for it until then. */
export interface Destination {
  readonly hex: string;
  readonly reached: boolean;
  readonly waiting: number;
}

/** The destination of a corporation; null: it has none, or the title does without them. */
export function destinationOf(game: Game, id: OperatorId): Destination | null {
  const hex = game.title.corporations.of[id]?.destination;
  if (hex === undefined || game.title.mechanics.destinations === undefined) return null;
  const { reached, waiting } = destinationsState(game);
  return { hex, reached: reached.includes(id), waiting: waiting[id] ?? 0 };
}

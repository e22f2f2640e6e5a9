import { network, type Action, type Game, type OperatorId } from '@roundhouse/engine';
import { preview } from './preview.ts';

/** What a tile adds to what an operator can reach. */
export interface Opened {
  readonly operator: OperatorId;
  /** Hexes with stops that its track reaches for the first time. */
  readonly stops: readonly string[];
  /** How many hexes it can build in that it could not before. */
  readonly hexes: number;
}

/** What laying a tile opens to the operator whose turn it is; null where no tile is laid, or not in an operator's turn. */
export function opens(game: Game, action: Action): Opened | null {
  const { round } = game.state;
  const operator = round.kind === 'operating' ? round.turn?.operator : undefined;
  if (action.type !== 'lay_tile' || operator === undefined) return null;
  const tried = preview(game, action);
  if (!tried.ok) return null;
  const [before, after] = [network(game, operator), network(tried.game, operator)];
  const hexOf = (stop: string): string => stop.split('/')[0] ?? '';
  // Tiles may number their stops anew: places count, not stops.
  const known = new Set([...before.stops].map(hexOf));
  const stops = [...new Set([...after.stops].map(hexOf))].filter((hex) => !known.has(hex));
  const hexes = [...after.edges.keys()].filter((hex) => !before.edges.has(hex)).length;
  return { operator, stops, hexes };
}

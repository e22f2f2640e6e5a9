import type { Board } from '@roundhouse/engine';
import type { Hex, Title } from '@roundhouse/title-schema';
import { faceAt } from './route-line.ts';

/** What lies on a side of a hex. */
export interface Border {
  readonly edge: number;
  readonly type: string;
  /** What it costs to cross; null: nothing, or nobody can. */
  readonly cost: number | null;
  /** It costs, and track has not crossed it yet. */
  readonly due: boolean;
}

const back = (edge: number): number => (edge + 3) % 6;

/** What lies on the sides of a hex, whether it is stated here or by the neighbour. */
export function bordersOf(title: Title, board: Board | null, hex: Hex): readonly Border[] {
  return hex.neighbours.flatMap((id, edge): readonly Border[] => {
    const other = title.map.hexes.of[id ?? ''];
    const stated = hex.borders.find((border) => border.edge === edge) ?? other?.borders.find((border) => border.edge === back(edge));
    if (stated === undefined) return [];
    const { type, cost = null } = stated;
    const crossed = other !== undefined && leadsTo(title, board, hex, edge) && leadsTo(title, board, other, back(edge));
    return [{ edge, type, cost, due: cost !== null && !crossed }];
  });
}

function leadsTo(title: Title, board: Board | null, hex: Hex, edge: number): boolean {
  const { face, rotation } = faceAt(title, board, hex);
  return face.track.some(({ from, to }) => [from, to].some((end) => 'edge' in end && (end.edge + rotation) % 6 === edge));
}

/** Sides of a hex that cost money to cross, paid or not. */
export const costlySides = (title: Title, hex: Hex): readonly number[] =>
  bordersOf(title, null, hex).flatMap(({ edge, cost }) => (cost === null ? [] : [edge]));

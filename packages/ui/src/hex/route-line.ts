import type { Board, PaidRoute } from '@roundhouse/engine';
import type { Face, Hex, Title } from '@roundhouse/title-schema';
import { drawFace, edgesOf, MIDDLE } from './drawing.ts';
import { centre, edgeToEdge, edgeToPoint, type Point } from './layout.ts';

/** What lies in a hex: the tile, or the print of the board. */
export function faceAt(
  title: Title,
  board: Board | null,
  hex: Hex,
): { readonly face: Face; readonly rotation: number; readonly tile: string | null } {
  const laid = board?.tiles[hex.id];
  const face = laid === undefined ? undefined : title.tiles.of[laid.tile];
  return laid === undefined || face === undefined
    ? { face: hex, rotation: 0, tile: null }
    : { face, rotation: laid.rotation, tile: laid.tile };
}

export interface RouteStretch {
  readonly at: Point;
  readonly path: string;
}

/** The line of a route, hex by hex. */
export function routeLine(title: Title, board: Board, route: Pick<PaidRoute, 'hexes' | 'stops'>): readonly RouteStretch[] {
  const hexes = route.hexes.filter((id, index) => id !== route.hexes[index - 1]);
  const left = route.stops.map((stop) => ({ ...stop }));
  return hexes.flatMap((id, index) => {
    const hex = title.map.hexes.of[id];
    if (hex === undefined) return [];
    const side = (other: string | undefined) => (other === undefined ? -1 : hex.neighbours.indexOf(other));
    const sides = [side(hexes[index - 1]), side(hexes[index + 1])].filter((edge) => edge >= 0);
    const { face, rotation } = faceAt(title, board, hex);
    const visited = left.findIndex((stop) => stop.hex === id && joins(face, stop.stop, rotation, sides));
    const stop = visited < 0 ? undefined : left.splice(visited, 1)[0];
    const drawn = stop === undefined ? undefined : drawFace(face, rotation, title.map.layout).stops[stop.stop];
    const here = centre(title.map.layout, hex);
    const through = sides.length > 1 && (drawn === undefined || drawn.across !== null);
    return pathsThrough(title, sides, through ? null : drawn?.stop.kind === 'offboard' ? MIDDLE : (drawn?.point ?? MIDDLE)).map((path) => ({
      at: here,
      path,
    }));
  });
}

function joins(face: Face, stop: number, rotation: number, sides: readonly number[]): boolean {
  if (face.stops.filter((one) => one.kind !== 'town').length < 2) return true;
  const edges = edgesOf(face, stop, rotation);
  return edges.length === 0 || sides.some((side) => edges.includes(side));
}

/** Track from side to side, or from each side to the stop. */
function pathsThrough(title: Title, sides: readonly number[], stop: Point | null): readonly string[] {
  const layout = title.map.layout;
  const [a, b] = sides;
  if (a === undefined) return [];
  if (b !== undefined && stop === null) return [edgeToEdge(layout, a, b)];
  return sides.map((side) => edgeToPoint(layout, side, stop ?? MIDDLE));
}

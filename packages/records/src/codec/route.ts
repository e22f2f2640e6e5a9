import type { Game, HexId, Route } from '@roundhouse/engine';
import type { RecordedRoute } from '../recorded.ts';
import { faceAt } from './city.ts';

/**
 * A recorded route as ours (games/README §6): stretches as lists of hexes, stops as `<hex>/<stop>`. A stretch
 * within one hex stays `"<hex> a.b"`. Old games list every hex passed instead of stretches; they are cut at the stops.
 */
export function routeOf(recorded: RecordedRoute, game: Game): Route {
  const connections = recorded.connections ?? cutAtStops(recorded.hexes ?? [], game);
  const stops = inTravellingOrder(recorded);
  return { train: recorded.train, connections, ...(stops === null ? {} : { stops: stops.map((node) => node.replace(/-(\d+)$/, '/$1')) }) };
}

/**
 * Nodes are listed stretch by stretch, each stop once, so where the first stretch is written against the way
 * of travel its two stops come in the wrong order; the hexes tell. null: not told, or not to be told apart.
 */
function inTravellingOrder({ nodes, hexes }: RecordedRoute): readonly string[] | null {
  const [one, two, ...rest] = nodes ?? [];
  if (one === undefined || two === undefined || hexes === undefined) return null;
  const [first, second] = [hexOf(one), hexOf(two)];
  if (first === second) return null;
  const ordered = first === hexes[0] ? [one, two, ...rest] : [two, one, ...rest];
  return ordered.map(hexOf).join() === hexes.join() ? ordered : null;
}

function hexOf(node: string): HexId {
  return node.replace(/-\d+$/, '');
}

/**
 * A hex listed on both sides of another one: the stretch between them is written against the way of travel, which
 * begins at the hex in the middle. No train goes back over the side that it came by.
 */
function withoutReturns(hexes: readonly HexId[]): readonly HexId[] {
  return hexes.filter((hex, index) => hexes[index + 2] !== hex);
}

function cutAtStops(hexes: readonly HexId[], { title, state }: Game): HexId[][] {
  const stretches: HexId[][] = [];
  let open: HexId[] = [];
  for (const hex of withoutReturns(hexes)) {
    open.push(hex);
    const face = faceAt(title, state.board, hex);
    if (open.length > 1 && (face?.stops.length ?? 0) > 0) {
      stretches.push(open);
      open = [hex];
    }
  }
  if (open.length > 1) stretches.push(open);
  return stretches;
}

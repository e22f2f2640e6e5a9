import type { Game, HexId } from '../state.ts';
import { graphOf } from './graph.ts';
import { stopName } from './grid.ts';

/** Stops of a hex, `<hex>/<stop>`; where it has none, those that its track leads to directly. */
export function stopsBeside(game: Game, id: HexId): readonly string[] {
  const { grid, faces } = graphOf(game.title, game.state.board.tiles);
  const start = grid.numberOf.get(id) ?? -1;
  const own = faces[start]?.face.stops ?? [];
  if (own.length > 0) return own.map((_, index) => `${id}/${String(index)}`);
  const found = new Set<string>();
  const seen = new Set<number>();
  const enter = (port: number): void => {
    if (port < 0 || seen.has(port)) return;
    seen.add(port);
    const hex = Math.floor(port / 6);
    for (const { to } of faces[hex]?.ways[port % 6] ?? []) {
      if (to >= 6) found.add(stopName(grid, hex * grid.stopStride + to - 6));
      else enter(grid.across[hex * 6 + to] ?? -1);
    }
  };
  faces[start]?.ways.forEach((ways, edge) => {
    if (edge < 6 && ways.length > 0) enter(grid.across[start * 6 + edge] ?? -1);
  });
  return [...found];
}

import { at } from '../draft.ts';
import type { Game, HexId, OperatorId } from '../state.ts';

/** Hexes from one hex to another, as the crow flies. */
function between({ title: { map } }: Game, one: HexId, other: HexId): number {
  const [a, b] = [at(map.hexes.of, one), at(map.hexes.of, other)];
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  // Neighbours are two apart along one axis, and one along each where they lie between them.
  return map.layout === 'flat' ? dx + Math.max(0, (dy - dx) / 2) : dy + Math.max(0, (dx - dy) / 2);
}

/** Hexes between a city and where the way to it is counted from; 0 where there is no such place. */
function distance(game: Game, operator: OperatorId, hex: HexId): number {
  const { counted_from } = game.title.rules.tokens.price;
  const { home } = at(game.title.corporations.of, operator);
  const stations = game.state.board.stations.filter(({ owner }) => owner === operator).map((station) => station.hex);
  const starts = counted_from === 'nearest' ? stations : home === null ? [] : [home.hex];
  const lengths = starts.map((start) => between(game, start, hex));
  return lengths.length === 0 ? 0 : Math.min(...lengths);
}

/** Price of a token in a hex, where the next one of the charter costs so much. */
export function priceInHex(game: Game, operator: OperatorId, next: number, hex: HexId): number {
  const { base, per_hex, terrain, hexes, at_least } = game.title.rules.tokens.price;
  const way = per_hex === 0 ? 0 : per_hex * distance(game, operator, hex);
  const ground = terrain ? at(game.title.map.hexes.of, hex).terrain.reduce((sum, { cost }) => sum + cost, 0) : 0;
  return Math.max(at_least, (base === 'charter' ? next : 0) + way + ground + (hexes[hex] ?? 0));
}

/** The least that a token could cost in any hex, where the next one of the charter costs so much. */
export function leastInHex({ title }: Game, next: number): number {
  const { base, at_least } = title.rules.tokens.price;
  return Math.max(at_least, base === 'charter' ? next : 0);
}

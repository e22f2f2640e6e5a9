import type { MessageKey } from '@roundhouse/messages';
import type { Layout } from './layout.ts';

/** Sides of a hex by the way they face, from edge 0 on. */
const SIDES = {
  flat: ['side.south', 'side.south_west', 'side.north_west', 'side.north', 'side.north_east', 'side.south_east'],
  pointy: ['side.south_west', 'side.west', 'side.north_west', 'side.north_east', 'side.east', 'side.south_east'],
} as const satisfies Record<Layout, readonly MessageKey[]>;

/** Message key of the way a side of a hex faces. */
export function sideWord(layout: Layout, edge: number): (typeof SIDES)[Layout][number] {
  return SIDES[layout][((Math.round(edge) % 6) + 6) % 6] ?? SIDES[layout][0];
}

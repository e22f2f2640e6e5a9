import type { Face, Stop, Terrain } from '@roundhouse/title-schema';
import { findPlace, freePlace, type Box, type Drawing } from './drawing.ts';
import type { Layout, Point } from './layout.ts';

/** What is written in a hex, and what it keeps clear of. */
export interface Letters {
  readonly face: Face;
  readonly layout: Layout;
  readonly name: string | null;
  readonly terrain: readonly Terrain[];
  readonly coordinate: string | null;
  readonly number: string | null;
  /** Tokens that lie in the hex and in no city. */
  readonly guests: number;
}

interface PlacedName extends Point {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Where each piece of lettering goes. */
export interface Lettering {
  readonly offboard: Stop | undefined;
  readonly values: readonly { readonly value: number; readonly place: Point }[];
  readonly label: { readonly text: string; readonly place: Point } | null;
  readonly named: PlacedName | null;
  readonly costs: readonly { readonly terrain: Terrain; readonly place: Point }[];
  readonly tokens: readonly Point[];
  /** Coordinate and tile number. */
  readonly corner: { readonly text: string; readonly place: Point } | null;
}

/** What the values and the name of an off-board area take. */
const OFFBOARD: Box = { x: 0, y: -1.5, half: { x: 24, y: 12.5 } };
/** Radius of a token without a city. */
export const GUEST = 8.5;

const known = new WeakMap<Drawing, Map<string, Lettering>>();

/** Places for the lettering on a drawing, most important first. They are sought once: a board shows the same hexes again and again. */
export function letteringOf(drawing: Drawing, letters: Letters): Lettering {
  const kept = known.get(drawing) ?? new Map<string, Lettering>();
  known.set(drawing, kept);
  const { name, terrain, coordinate, number, guests } = letters;
  const key = JSON.stringify([name, terrain, coordinate, number, guests]);
  const lettering = kept.get(key) ?? placed(drawing, letters);
  kept.set(key, lettering);
  return lettering;
}

function placed(drawing: Drawing, { face, layout, name, terrain, coordinate, number, guests }: Letters): Lettering {
  const taken: Box[] = [];
  const offboard = face.stops.find((stop) => stop.kind === 'offboard' || typeof stop.revenue !== 'number');
  if (offboard) taken.push(OFFBOARD);
  const place = (half: Point, prefer?: number) => freePlace(layout, drawing.busy, taken, half, prefer);
  const values = valuesOf(face).map((value) => ({ value, place: place({ x: 9, y: 7 }, -60) }));
  const label = face.label === null ? null : { text: face.label, place: place({ x: 4.8 * face.label.length, y: 6 }, -135) };
  const named = name === null || offboard ? null : placeName(name, layout, drawing.busy, taken);
  const costs = terrain.map((one) => ({ terrain: one, place: place({ x: 8.5, y: 9 }, face.stops.length > 1 ? -45 : -90) }));
  const tokens = Array.from({ length: guests }, () => place({ x: GUEST, y: GUEST }, -90));
  const text = [...(coordinate === null ? [] : [coordinate]), ...(number === null ? [] : [`#${number}`])].join(' ');
  const corner = text === '' ? null : { text, place: place({ x: 2.4 * text.length, y: 4 }, 30) };
  return { offboard, values, label, named, costs, tokens, corner };
}

/** The values printed, once each where all stops of a face pay the same. */
function valuesOf(face: Face): readonly number[] {
  const values = face.stops.flatMap((stop) =>
    stop.kind !== 'offboard' && typeof stop.revenue === 'number' && stop.revenue > 0 && stop.show_revenue !== false ? [stop.revenue] : [],
  );
  return values.every((value) => value === values[0]) ? values.slice(0, 1) : values;
}

/** Letters from large to small: where a name has no room in one size, the next one is tried. */
const NAME_SIZES = [9.2, 8, 6.8, 6];
/** Room from the middle of a track at which lettering is clear of it. */
const TRACK_ROOM = 4;

/** A name where it has most room, in the largest letters that keep off track and tokens, else in the smallest. */
function placeName(name: string, layout: Layout, busy: readonly Box[], taken: Box[]): PlacedName {
  const breaks = breaksOf(name);
  const forms = NAME_SIZES.flatMap((size) => (name.length <= 11 ? [[name]] : [...breaks, [name]]).map((lines) => ({ lines, size })));
  let best: (PlacedName & { readonly half: Point; readonly room: number }) | null = null;
  for (const { lines, size } of forms) {
    const half = { x: longest(lines) * size * 0.25, y: (size / 2) * lines.length };
    const place = findPlace(layout, busy, taken, half, 90);
    if (best === null || place.room > best.room) best = { ...place, lines, size, half };
    if (best.room > TRACK_ROOM) break;
  }
  if (best === null) throw new Error('no size for names');
  taken.push(best);
  return { x: best.x, y: best.y, lines: best.lines, size: best.size };
}

/** The name in two lines, broken at any of its spaces; the most even lines first. */
function breaksOf(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .sort((one, other) => longest(one) - longest(other));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((text) => text.length));

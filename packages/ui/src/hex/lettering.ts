import type { Face, Stop, Terrain } from '@roundhouse/title-schema';
import { findPlace, freePlace, type Box, type Drawing } from './drawing.ts';
import { edgePoint, type Layout, type Point } from './layout.ts';

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
  /** Sides at which it is written what they cost to cross. */
  readonly sides?: readonly number[];
}

/** Words in one line or two, around a point. */
export interface PlacedWords extends Point {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Where each piece of lettering goes. */
export interface Lettering {
  readonly offboard: Stop | undefined;
  readonly values: readonly { readonly value: number; readonly place: Point }[];
  readonly label: PlacedWords | null;
  readonly named: PlacedWords | null;
  readonly costs: readonly { readonly terrain: Terrain; readonly place: Point }[];
  readonly tokens: readonly Point[];
  /** Coordinate and tile number. */
  readonly corner: { readonly text: string; readonly place: Point } | null;
}

/** What the values and the name of an off-board area take. */
const OFFBOARD: Box = { x: 0, y: -1.5, half: { x: 24, y: 12.5 } };
/** Half of the box in which it is written what a side costs. */
export const SIDE: Point = { x: 8, y: 5.5 };
/** Radius of a token without a city. */
export const GUEST = 8.5;

const known = new WeakMap<Drawing, Map<string, Lettering>>();

/** Places for the lettering on a drawing, most important first. They are sought once: a board shows the same hexes again and again. */
export function letteringOf(drawing: Drawing, letters: Letters): Lettering {
  const kept = known.get(drawing) ?? new Map<string, Lettering>();
  known.set(drawing, kept);
  const { name, terrain, coordinate, number, guests, sides } = letters;
  const key = JSON.stringify([name, terrain, coordinate, number, guests, sides]);
  const lettering = kept.get(key) ?? placed(drawing, letters);
  kept.set(key, lettering);
  return lettering;
}

function placed(drawing: Drawing, { face, layout, name, terrain, coordinate, number, guests, sides = [] }: Letters): Lettering {
  const taken: Box[] = sides.map((edge) => ({ ...edgePoint(layout, edge), half: SIDE }));
  const offboard = face.stops.find((stop) => stop.kind === 'offboard' || typeof stop.revenue !== 'number');
  if (offboard) taken.push(OFFBOARD);
  const place = (half: Point, prefer?: number) => freePlace(layout, drawing.busy, taken, half, prefer);
  const values = valuesOf(face).map((value) => ({ value, place: place({ x: 9, y: 7 }, -60) }));
  const written = (text: string, print: Print) => placeWords(text, print, layout, drawing.busy, taken);
  const label = face.label === null ? null : written(face.label, LABEL);
  const named = name === null || offboard ? null : written(name, NAME);
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

/** How words are printed. */
interface Print {
  /** Letters from large to small: where the words have no room in one size, the next one is tried. */
  readonly sizes: readonly number[];
  /** Half the width of a letter, as a part of its size. */
  readonly half: number;
  /** Words up to this length stay in one line. */
  readonly oneLine: number;
  /** Room from the middle of track at which the words are clear of it. */
  readonly clear: number;
  /** Direction in which they are liked best. */
  readonly prefer: number;
}
const NAME: Print = { sizes: [9.2, 8, 6.8, 6], half: 0.25, oneLine: 11, clear: 4, prefer: 90 };
const LABEL: Print = { sizes: [12, 10, 8], half: 0.4, oneLine: 3, clear: 0, prefer: -135 };

/** Words where they have most room, in the largest letters that keep off track and tokens, else in the smallest. */
function placeWords(text: string, print: Print, layout: Layout, busy: readonly Box[], taken: Box[]): PlacedWords {
  const forms = print.sizes.flatMap((size) =>
    (text.length <= print.oneLine ? [[text]] : [...breaksOf(text), [text]]).map((lines) => ({ lines, size })),
  );
  let best: (PlacedWords & { readonly half: Point; readonly room: number }) | null = null;
  for (const { lines, size } of forms) {
    const half = { x: longest(lines) * size * print.half, y: (size / 2) * lines.length };
    const place = findPlace(layout, busy, taken, half, print.prefer);
    if (best === null || place.room > best.room) best = { ...place, lines, size, half };
    if (best.room > print.clear) break;
  }
  if (best === null) throw new Error('no size for words');
  taken.push(best);
  return { x: best.x, y: best.y, lines: best.lines, size: best.size };
}

/** Words in two lines, broken at any of their spaces; the most even lines first. */
function breaksOf(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .sort((one, other) => longest(one) - longest(other));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((text) => text.length));

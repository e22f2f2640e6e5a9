import type { Face, Stop, Track, TrackEnd } from '@roundhouse/title-schema';
import {
  add,
  APOTHEM,
  at,
  distance,
  edgeAngle,
  edgePoint,
  edgeToEdge,
  edgeToPoint,
  line,
  pointBetween,
  RADIUS,
  type Layout,
  type Point,
} from './layout.ts';

export const SLOT = RADIUS * 0.25;
export const MIDDLE: Point = { x: 0, y: 0 };

/** Room taken around a point: half its width and height. */
export interface Box extends Point {
  readonly half: Point;
}

export interface DrawnStop {
  readonly stop: Stop;
  readonly point: Point;
  /** Centres of the token places. */
  readonly slots: readonly Point[];
  /** Direction of the bar of a town on through track; null: a dot. */
  readonly across: number | null;
}

/** A face as shapes around the origin. Rotation is in the coordinates, so that text stays upright. */
export interface Drawing {
  readonly stops: readonly DrawnStop[];
  readonly tracks: readonly string[];
  /** Sides at which track of an off-board area ends. */
  readonly stubs: readonly number[];
  /** What lettering keeps away from. */
  readonly busy: readonly Box[];
}

const turn = (edge: number, rotation: number): number => (edge + rotation) % 6;
const isEdge = (end: TrackEnd): end is { readonly edge: number } => 'edge' in end;
const touches = (end: TrackEnd, stop: number): boolean => 'stop' in end && end.stop === stop;

/** Sides that a stop is joined to directly. */
export function edgesOf(face: Face, stop: number, rotation: number): readonly number[] {
  return face.track.flatMap(({ from, to }) => {
    if (isEdge(from) && touches(to, stop)) return [turn(from.edge, rotation)];
    if (isEdge(to) && touches(from, stop)) return [turn(to.edge, rotation)];
    return [];
  });
}

/** Where along its track a town lies: in the middle, or aside where another town's middle would touch it. */
function partOf(face: Face, index: number, rotation: number, layout: Layout): number {
  const middles = face.stops.map((_, stop) => {
    const [a, b] = edgesOf(face, stop, rotation);
    return a === undefined || b === undefined ? null : { a, b, ...pointBetween(layout, a, b) };
  });
  const own = middles[index];
  const near = middles.findIndex((other, stop) => stop !== index && other && own && distance(other.point, own.point) < RADIUS * 0.45);
  const other = middles[near];
  if (!own || !other) return 0.5;
  if (index < near) return 0.25;
  const first = pointBetween(layout, other.a, other.b, 0.25).point;
  const away = (part: number) => distance(pointBetween(layout, own.a, own.b, part).point, first);
  return away(0.25) > away(0.75) ? 0.25 : 0.75;
}

function placeStop(face: Face, index: number, stop: Stop, rotation: number, layout: Layout): Omit<DrawnStop, 'slots'> {
  const edges = edgesOf(face, index, rotation);
  const [first, second] = edges;
  if (stop.kind === 'town' && edges.length === 2 && first !== undefined && second !== undefined) {
    return { stop, ...pointBetween(layout, first, second, partOf(face, index, rotation, layout)) };
  }
  const far = stop.kind === 'city' ? 0.48 : 0.42;
  if (typeof stop.loc === 'number') return { stop, point: at(edgeAngle(layout, turn(stop.loc, rotation)), APOTHEM * 0.55), across: null };
  if (face.stops.length === 1 || stop.loc === 'centre') return { stop, point: MIDDLE, across: null };
  if (edges.length === 0) {
    const angle = (360 / face.stops.length) * index + 180;
    return { stop, point: at(angle, RADIUS * far), across: null };
  }
  const pull = edges.map((edge) => at(edgeAngle(layout, edge), 1)).reduce(add, MIDDLE);
  if (Math.hypot(pull.x, pull.y) < 0.1) {
    // Straight through beside another stop: step aside, away from the others.
    const others = face.stops
      .flatMap((_, other) => (other === index ? [] : edgesOf(face, other, rotation)))
      .map((edge) => at(edgeAngle(layout, edge), 1))
      .reduce(add, MIDDLE);
    const side = edgeAngle(layout, edges[0] ?? 0) + 90;
    const towards = at(side, 1);
    const sign = towards.x * others.x + towards.y * others.y > 0 ? -1 : 1;
    return { stop, point: at(side, sign * RADIUS * 0.3), across: null };
  }
  return { stop, point: at((Math.atan2(pull.y, pull.x) * 180) / Math.PI, RADIUS * far), across: null };
}

function slotsOf(stop: Stop, point: Point): readonly Point[] {
  const count = stop.slots;
  if (count <= 1) return count === 1 ? [point] : [];
  if (count === 2) {
    // Beside each other; away from the middle across the direction to it, so that they stay inside the hex.
    const across = distance(point, MIDDLE) < 1 ? 0 : (Math.atan2(point.y, point.x) * 180) / Math.PI + 90;
    return [-1, 1].map((side) => add(point, at(across, side * SLOT)));
  }
  const ring = SLOT / Math.sin(Math.PI / count);
  return Array.from({ length: count }, (_, index) => add(point, at((360 / count) * index - (count === 3 ? 90 : 135), ring)));
}

function drawTrack(track: Track, stops: readonly DrawnStop[], rotation: number, layout: Layout): string | null {
  const ends = [track.from, track.to];
  const edges = ends.filter(isEdge).map(({ edge }) => turn(edge, rotation));
  const points = ends.filter((end) => !isEdge(end)).map((end) => ('stop' in end ? stops[end.stop] : null));
  const [a, b] = edges;
  if (a !== undefined && b !== undefined) return edgeToEdge(layout, a, b);
  const inner = points[0];
  if (a !== undefined) {
    if (inner?.stop.kind === 'offboard' || (inner && inner.across !== null)) return null;
    return edgeToPoint(layout, a, inner?.point ?? MIDDLE);
  }
  return line(points[0]?.point ?? MIDDLE, points[1]?.point ?? MIDDLE);
}

const drawings = new WeakMap<Face, Map<string, Drawing>>();

/** Shapes of a face turned clockwise by sixths; the same object for the same face and turn. */
export function drawFace(face: Face, rotation: number, layout: Layout): Drawing {
  const known = drawings.get(face) ?? new Map<string, Drawing>();
  drawings.set(face, known);
  const key = `${layout} ${rotation}`;
  const drawing = known.get(key) ?? shapesOf(face, rotation, layout);
  known.set(key, drawing);
  return drawing;
}

function shapesOf(face: Face, rotation: number, layout: Layout): Drawing {
  const stops = face.stops
    .map((stop, index) => placeStop(face, index, stop, rotation, layout))
    .map((placed) => ({ ...placed, slots: slotsOf(placed.stop, placed.point) }));
  const through = stops.flatMap((drawn, index) => {
    const [a, b] = edgesOf(face, index, rotation);
    return drawn.across !== null && a !== undefined && b !== undefined ? [edgeToEdge(layout, a, b)] : [];
  });
  const tracks = [...through, ...face.track.flatMap((track) => drawTrack(track, stops, rotation, layout) ?? [])];
  const stubs = stops.flatMap((drawn, index) => (drawn.stop.kind === 'offboard' ? edgesOf(face, index, rotation) : []));
  return { stops, tracks, stubs, busy: busyBoxes(face, stops, rotation, layout) };
}

/** Parts of a piece of track at which lettering keeps away from it. */
const PARTS = [0.15, 0.3, 0.5, 0.7, 0.85];

/** Points along the curve from a side to a stop, as it is drawn. */
function alongCurve(layout: Layout, edge: number, end: Point): readonly Point[] {
  const start = edgePoint(layout, edge);
  const bend = at(edgeAngle(layout, edge), APOTHEM * 0.55);
  const mix = (part: number, from: number, by: number, to: number) => (1 - part) ** 2 * from + 2 * part * (1 - part) * by + part ** 2 * to;
  return PARTS.map((part) => ({ x: mix(part, start.x, bend.x, end.x), y: mix(part, start.y, bend.y, end.y) }));
}

/** Points along a piece of track. */
function alongTrack({ from, to }: Track, stops: readonly DrawnStop[], rotation: number, layout: Layout): readonly Point[] {
  const ends = [from, to];
  const [e, f] = ends.filter(isEdge).map(({ edge }) => turn(edge, rotation));
  const [a = MIDDLE, b = MIDDLE] = ends.flatMap((end) =>
    isEdge(end) ? [] : ['stop' in end ? (stops[end.stop]?.point ?? MIDDLE) : MIDDLE],
  );
  if (e !== undefined && f !== undefined)
    return [edgePoint(layout, e), edgePoint(layout, f), ...PARTS.map((part) => pointBetween(layout, e, f, part).point)];
  if (e !== undefined) return [edgePoint(layout, e), ...alongCurve(layout, e, a)];
  return PARTS.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
}

function busyBoxes(face: Face, stops: readonly DrawnStop[], rotation: number, layout: Layout): readonly Box[] {
  const tracks = face.track.flatMap((track) => alongTrack(track, stops, rotation, layout));
  const places = stops.flatMap(({ point, slots }) => (slots.length > 0 ? slots : [point]));
  return [...tracks.map((point) => ({ ...point, half: MIDDLE })), ...places.map((point) => ({ ...point, half: PLACE }))];
}

/** Half the width and height of what a token place or a town takes. */
const PLACE: Point = { x: SLOT * 0.88, y: SLOT * 0.88 };

/** Directions of three sides of a hex; the others lie opposite. */
const outwards = (layout: Layout): readonly Point[] => [0, 1, 2].map((edge) => at(edgeAngle(layout, edge), 1));
const OUTWARDS: Readonly<Record<Layout, readonly Point[]>> = { flat: outwards('flat'), pointy: outwards('pointy') };

/** Whether a box around a point lies inside the hex. */
function fits(layout: Layout, x: number, y: number, half: Point): boolean {
  for (const out of OUTWARDS[layout]) {
    const reach = Math.abs(x * out.x + y * out.y) + Math.abs(half.x * out.x) + Math.abs(half.y * out.y);
    if (reach > APOTHEM * 0.97) return false;
  }
  return true;
}

interface Spot extends Point {
  /** How much its direction is liked, in units of room. */
  readonly liking: number;
}

const SPOTS: readonly { readonly angle: number; readonly point: Point }[] = [
  { angle: 90, point: MIDDLE },
  ...Array.from({ length: 24 }, (_, index) => index * 15).flatMap((angle) =>
    [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].map((reach) => ({ angle, point: at(angle, RADIUS * reach) })),
  ),
];

const liked = new Map<number | undefined, readonly Spot[]>();

/** All spots, those in the preferred direction first. */
function spotsTowards(prefer: number | undefined): readonly Spot[] {
  const known = liked.get(prefer);
  if (known !== undefined) return known;
  const liking = (angle: number) => (prefer === undefined ? 0 : Math.cos(((angle - prefer) * Math.PI) / 180) * 3);
  const spots = SPOTS.map(({ angle, point }) => ({ x: point.x, y: point.y, liking: liking(angle) })).sort(
    (one, other) => other.liking - one.liking,
  );
  liked.set(prefer, spots);
  return spots;
}

export interface FreePlace extends Point {
  /** Distance to the nearest obstacle; below zero where the lettering lies over one. */
  readonly room: number;
}

/** Gap by which two boxes lie apart that are `across` and `down` from edge to edge. */
function gapOf(across: number, down: number): number {
  if (across < 0 && down < 0) return Math.max(across, down) * 2;
  return Math.sqrt(Math.max(0, across) ** 2 + Math.max(0, down) ** 2);
}

/** Beyond what reads as free more room is no better. */
const ROOM_ENOUGH = RADIUS * 0.2;

/** The freest place for lettering of this size; nothing is there afterwards until it is taken. `prefer` is a direction. */
export function findPlace(layout: Layout, busy: readonly Box[], taken: readonly Box[], half: Point, prefer?: number): FreePlace {
  let best: FreePlace = { ...MIDDLE, room: -Infinity };
  let most = -Infinity;
  const obstacles = [...taken, ...busy];
  for (const { x, y, liking } of spotsTowards(prefer)) {
    if (ROOM_ENOUGH + liking <= most) break;
    if (!fits(layout, x, y, half)) continue;
    let room = ROOM_ENOUGH;
    for (const box of obstacles) {
      room = Math.min(room, gapOf(Math.abs(box.x - x) - half.x - box.half.x, Math.abs(box.y - y) - half.y - box.half.y));
      if (room + liking <= most) break;
    }
    if (room + liking > most) {
      most = room + liking;
      best = { x, y, room };
    }
  }
  return best;
}

/** Finds the freest place and takes it. */
export function freePlace(layout: Layout, busy: readonly Box[], taken: Box[], half: Point, prefer?: number): FreePlace {
  const place = findPlace(layout, busy, taken, half, prefer);
  taken.push({ ...place, half });
  return place;
}

import type { Colour, Face, Track, TrackEnd, Upgrade } from '@roundhouse/title-schema';
import { EDGES } from './hexes.ts';

const NEXT: Readonly<Partial<Record<Colour, Colour>>> = { white: 'yellow', yellow: 'green', green: 'brown', brown: 'grey' };

/** Colour that may be laid on this one; null where nothing may. */
export function nextColour(colour: Colour): Colour | null {
  return NEXT[colour] ?? null;
}

function turnEnd(end: TrackEnd, rotation: number): TrackEnd {
  return 'edge' in end ? { edge: (end.edge + rotation) % 6 } : end;
}
function turn(track: readonly Track[], rotation: number): readonly Track[] {
  return track.map(({ from, to, ...rest }) => ({ ...rest, from: turnEnd(from, rotation), to: turnEnd(to, rotation) }));
}
const named = (end: TrackEnd): string => ('edge' in end ? `edge ${end.edge}` : 'stop' in end ? `stop ${end.stop}` : 'junction');
/** Whether a piece ends in the middle of the hex and meets nothing there. */
const isSpur = ({ from, to, dead_end }: Track): boolean => dead_end === true && ('junction' in from || 'junction' in to);
/** Sides to which spurs lead. */
const spurs = (track: readonly Track[]): readonly string[] =>
  track.filter(isSpur).map(({ from, to }) => named('junction' in from ? to : from));

/** Ends joined directly; a junction also joins every two edges that lead to it. */
function joins(track: readonly Track[]): ReadonlySet<string> {
  const joined = new Set<string>();
  const add = (a: string, b: string) => joined.add(`${a}|${b}`).add(`${b}|${a}`);
  for (const { from, to } of track) add(named(from), named(to));
  const through = track.filter((piece) => !isSpur(piece));
  const branches = through.flatMap(({ from, to }) => ('junction' in from ? [named(to)] : 'junction' in to ? [named(from)] : []));
  for (const a of branches) for (const b of branches) if (a !== b) add(a, b);
  return joined;
}

const edgesOfStop = (track: readonly Track[], stop: number): readonly string[] =>
  track.flatMap(({ from, to }) => {
    if ('stop' in from && from.stop === stop) return [named(to)];
    return 'stop' in to && to.stop === stop ? [named(from)] : [];
  });

/** Every way to give each of `items` its own target. */
function pairings(items: readonly number[], targets: readonly number[], shared: boolean): readonly (readonly number[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return targets.flatMap((target) => {
    const left = shared ? targets : targets.filter((other) => other !== target);
    return pairings(rest, left, shared).map((pairing) => [target, ...pairing]);
  });
}

/** New place of each stop of one kind, or null when its track would be lost. */
function placeStops(old: Face, tile: Face, kind: string, joined: ReadonlySet<string>): ReadonlyMap<number, number | null> | null {
  const indices = (of: Face) => of.stops.flatMap((stop, index) => (stop.kind === kind ? [index] : []));
  const [from, to] = [indices(old), indices(tile)];
  if (from.length === 0) return new Map();
  // Two cities that become one share it; as many as before keep their own exits.
  const fitting = pairings(from, to, to.length < from.length).filter((pairing) =>
    pairing.every((target, index) => edgesOfStop(old.track, from[index] ?? -1).every((end) => joined.has(`${end}|stop ${target}`))),
  );
  if (fitting.length === 0) return null;
  return new Map(
    from.map((stop, index) => {
      const targets = new Set(fitting.map((pairing) => pairing[index] ?? null));
      const [first] = targets;
      const open = targets.size > 1 && edgesOfStop(old.track, stop).length === 0;
      return [stop, open ? null : (first ?? null)];
    }),
  );
}

/** Labels agree; a tile that only powers lay brings its own label to a blank hex (1817 §14.3). */
function labelsFit(old: Face, tile: Face): boolean {
  const byPower = tile.icons?.some((icon) => icon.blocks_normal_lay) ?? false;
  return old.label === tile.label || (byPower && old.colour === 'white' && old.label === null);
}

/** Whether stops and label allow to replace one face by the other (colours and track apart). */
function stopsFit(old: Face, tile: Face): boolean {
  const count = (of: Face, kind: string) => of.stops.filter((stop) => stop.kind === kind).length;
  if (!labelsFit(old, tile) || count(old, 'town') !== count(tile, 'town')) return false;
  const [before, after] = [count(old, 'city'), count(tile, 'city')];
  if (old.label === null) return before === after;
  // A spur may get a city of its own (1833NE §10.10).
  return before === 0 ? after === 0 : after >= 1 && after <= before + spurs(old.track).length;
}

/** Everything about a face that decides what may replace it. */
export function upgradeSignature(of: Face): string {
  const stops = of.stops.map((stop) => stop.kind).join(',');
  const track = of.track.map(({ from, to, dead_end }) => `${named(from)}-${named(to)}${dead_end ? '.' : ''}`).join(',');
  return `${of.colour}|${of.label ?? ''}|${stops}|${track}`;
}

type Fit = Omit<Upgrade, 'tile'>;

/** Fits of faces by what decides them: a title is compiled once for each option, and again after each change, with mostly the same faces. */
const known = new Map<string, readonly Fit[]>();

/** Rotations in which all track of a face is kept under a tile (1830 §8.1). */
function fitsOf(old: Face, signature: string, tile: Face): readonly Fit[] {
  const key = `${signature} → ${upgradeSignature(tile)}`;
  const fits = known.get(key) ?? EDGES.flatMap((rotation) => fitOf(old, tile, rotation) ?? []);
  known.set(key, fits);
  return fits;
}

function fitOf(old: Face, tile: Face, rotation: number): Fit | null {
  const turned = { ...tile, track: turn(tile.track, rotation) };
  const joined = joins(turned.track);
  // Where a spur ends track must lead on, to whatever it leads.
  if (!spurs(old.track).every((edge) => turned.track.some(({ from, to }) => named(from) === edge || named(to) === edge))) return null;
  const plainTrack = old.track.filter(({ from, to }) => !('stop' in from) && !('stop' in to));
  if (![...joins(plainTrack)].every((join) => join.includes('junction') || joined.has(join))) return null;
  const places = new Map<number, number | null>();
  for (const kind of new Set(old.stops.map((stop) => stop.kind))) {
    const placed = placeStops(old, turned, kind, joined);
    if (placed === null) return null;
    for (const [stop, target] of placed) places.set(stop, target);
  }
  return { rotation, stops: old.stops.map((_, index) => places.get(index) ?? null) };
}

/** Tiles that may replace a face, with the rotations in which all its track is kept, seen from the face unturned. */
export function upgradesOf(old: Face, tiles: readonly (Face & { readonly id: string })[]): readonly Upgrade[] {
  const colour = nextColour(old.colour);
  const signature = upgradeSignature(old);
  return tiles
    .filter((tile) => tile.colour === colour && stopsFit(old, tile))
    .flatMap((tile) => fitsOf(old, signature, tile).map((fit) => ({ tile: tile.id, ...fit })));
}

import type { Face, TrackEnd } from '@roundhouse/title-schema';

/**
 * One way through a face from an end to another: a single piece of track, or two that meet in the junction.
 * Ends are coded: 0–5 a side, 6 + n the stop n.
 */
export interface Way {
  readonly to: number;
  /** Indices into the face's track. */
  readonly pieces: readonly number[];
}

/** A face turned by some sixths: where its track leads. */
export interface TurnedFace {
  readonly face: Face;
  readonly rotation: number;
  /** Bit n: there is track to side n. */
  readonly exits: number;
  /** Ways out of each end, by code. */
  readonly ways: readonly (readonly Way[])[];
  /** Bit per piece: it touches no side, so that using it twice shows nowhere else. */
  readonly inner: number;
}

const turned = new WeakMap<Face, (TurnedFace | undefined)[]>();

/** The ways through a face in that rotation, made once per face and rotation. */
export function turnFace(face: Face, rotation: number): TurnedFace {
  let six = turned.get(face);
  if (six === undefined) turned.set(face, (six = []));
  return (six[rotation] ??= compile(face, rotation));
}

function compile(face: Face, rotation: number): TurnedFace {
  const junction = 6 + face.stops.length;
  const code = (end: TrackEnd): number => ('edge' in end ? (end.edge + rotation) % 6 : 'stop' in end ? 6 + end.stop : junction);
  const ends = face.track.map(({ from, to }) => [code(from), code(to)] as const);
  // Track that ends in the middle meets no other there.
  const isSpur = (piece: number): boolean => face.track[piece]?.dead_end ?? false;
  const ways: Way[][] = Array.from({ length: junction }, () => []);
  let exits = 0;
  let inner = 0;
  ends.forEach(([a, b], piece) => {
    if (a < 6) exits |= 1 << a;
    if (b < 6) exits |= 1 << b;
    if (a >= 6 && b >= 6) inner |= 1 << piece;
    if (a !== junction && b !== junction) {
      ways[a]?.push({ to: b, pieces: [piece] });
      ways[b]?.push({ to: a, pieces: [piece] });
      return;
    }
    const outer = a === junction ? b : a;
    if (isSpur(piece)) return;
    ends.forEach(([c, d], second) => {
      if (second === piece || isSpur(second) || (c !== junction && d !== junction)) return;
      ways[outer]?.push({ to: c === junction ? d : c, pieces: [piece, second] });
    });
  });
  return { face, rotation, exits, ways, inner };
}

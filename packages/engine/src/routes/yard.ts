import type { Reach } from '@roundhouse/title-schema';
import type { Game } from '../state.ts';
import type { Field, FieldLeg, FieldStop } from './field.ts';
import type { Visit } from './value.ts';

/** A field laid out in flat arrays for the search: legs of stop s are `first[s]` to `first[s + 1] - 1`. */
export interface Yard {
  readonly field: Field;
  readonly words: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Track of leg n as bits: words `n * words` on. */
  readonly bits: Int32Array;
  readonly track: readonly (readonly number[])[];
  readonly legs: readonly FieldLeg[];
  /** Money of each stop. */
  readonly value: Float64Array;
  readonly passable: Uint8Array;
  /** Groups of which a train may meet one stop only, as bits. */
  readonly groups: Int32Array;
  /** There are more groups than bits: those without one are still to be looked at. */
  readonly groupsLeft: boolean;
  readonly own: readonly number[];
  /** Stops a train can only end in: not passable, or with one leg. */
  readonly terminal: Uint8Array;
  /** Stops by value, best first. */
  readonly byValue: readonly number[];
  /** What all sums are multiples of. */
  readonly grain: number;
}

/** The flat form of a field for trains to which stops have these values; legs of a stop are in order of the value they lead to. */
export function yardOf(game: Game, field: Field, valueOf: (stop: FieldStop) => number): Yard {
  const { stops, words } = field;
  const value = Float64Array.from(stops, valueOf);
  const first = new Int32Array(stops.length + 1);
  const legs = stops.flatMap(({ legs }, stop) => {
    first[stop + 1] = (first[stop] ?? 0) + legs.length;
    return legs.toSorted((a, b) => (value[b.to] ?? 0) - (value[a.to] ?? 0));
  });
  const bits = new Int32Array(legs.length * words);
  legs.forEach((leg, index) => bits.set(leg.bits, index * words));
  return {
    field,
    words,
    first,
    to: Int32Array.from(legs, (leg) => leg.to),
    bits,
    track: legs.map((leg) => leg.track),
    legs,
    value,
    passable: Uint8Array.from(stops, ({ passable }) => Number(passable)),
    ...groupBits(game, field),
    own: stops.flatMap(({ own }, index) => (own ? [index] : [])),
    terminal: Uint8Array.from(stops, ({ passable, legs }) => Number(!passable || legs.length < 2)),
    byValue: stops.map((_, index) => index).sort((a, b) => (value[b] ?? 0) - (value[a] ?? 0)),
    grain: value.reduce((grain, each) => divisor(grain, each), 0) || 1,
  };
}

/** Greatest common divisor. */
export function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** What a stop shares with others of which a train may meet one only: named groups, and where a title says so its hex (1830 §8.8). */
function groupsOf(game: Game, { print, hex }: Visit): readonly string[] {
  return game.title.rules.routes.once_by === 'hex_group' ? [...print.groups, `hex ${hex}`] : print.groups;
}

/** Whether a trail meets a group twice. */
export function meetsTwice(game: Game, visits: readonly Visit[]): boolean {
  const names = visits.flatMap((visit) => groupsOf(game, visit));
  return new Set(names).size < names.length;
}

const BITS = 32;

/** A bit for each group with several stops, while there are bits. */
function groupBits(game: Game, { stops }: Field): Pick<Yard, 'groups' | 'groupsLeft'> {
  const names = stops.map(({ visit }) => groupsOf(game, visit));
  const counts = new Map<string, number>();
  for (const name of names.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const bitOf = new Map(shared.slice(0, BITS).map((name, bit) => [name, 1 << bit]));
  return {
    groups: Int32Array.from(names, (each) => each.reduce((bits, name) => bits | (bitOf.get(name) ?? 0), 0)),
    groupsLeft: shared.length > BITS,
  };
}

/** A train's reach in the form the search counts with. */
export interface Gauge {
  readonly reach: readonly Reach[];
  /** Rows in the order they are filled; kinds as bits: 1 city, 2 town, 4 off-board. */
  readonly order: readonly number[];
  readonly kinds: readonly number[];
  readonly visits: readonly number[];
  /** What a stop on the row counts: its multiplier, 0 on an unpaid row. */
  readonly factor: readonly number[];
  readonly mostFactor: number;
  /** By kind as a bit: the most that a stop of that kind can count. */
  readonly factorOf: readonly number[];
  /** Every stop visited is paid (or its row never pays): the value of a trail is a sum. */
  readonly additive: boolean;
  /** Most stops that can be paid. */
  readonly mostPaid: number;
}

export const KIND_BIT = { city: 1, town: 2, offboard: 4 } as const;

export function gaugeOf(reach: readonly Reach[]): Gauge {
  const number = (count: number | 'all'): number => (count === 'all' ? Infinity : count);
  const factor = reach.map(({ pay, multiplier }) => (pay === 0 ? 0 : multiplier));
  const kinds = reach.map(({ stops }) => stops.reduce<number>((bits, kind) => bits | KIND_BIT[kind], 0));
  const factorOf = [0, 1, 2, 3, 4].map((bit) =>
    factor.reduce((most, each, row) => ((kinds[row] ?? 0) & bit ? Math.max(most, each) : most), 0),
  );
  return {
    reach,
    order: reach.map((_, row) => row).sort((a, b) => (reach[a]?.stops.length ?? 0) - (reach[b]?.stops.length ?? 0)),
    kinds,
    factorOf,
    visits: reach.map(({ visit }) => number(visit)),
    factor,
    mostFactor: Math.max(0, ...factor),
    additive: reach.every(({ visit, pay }) => pay === 0 || number(pay) >= number(visit)),
    mostPaid: reach.reduce((sum, { pay }) => sum + number(pay), 0),
  };
}

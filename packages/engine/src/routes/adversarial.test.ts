import { describe, expect, it, vi } from 'vitest';
import { exhaustiveRun } from '../../test/exhaustive-run.ts';
import { anyStops, smallBoard, type Sketch } from '../../test/small-board.ts';
import type { Answers } from '../answers.ts';
import type { Game } from '../state.ts';
import { bestRun } from './find.ts';
import { judge } from './judge.ts';
import { POLL, type Progress } from './watch.ts';
import { routeOf } from './written.ts';

vi.mock('../mechanics/registry.ts', async () => ({
  MECHANICS: [(await import('../../test/answering-mechanic.ts')).answeringMechanic],
}));

/** Boards made to hurt: what lies on every hex, how many rows and columns of them, our stations and trains. */
const ids = (rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return `${String.fromCharCode(65 + row)}${2 * (index % columns) + 1 + (row % 2)}`;
  });
type Face = Sketch['hexes'][string];
const spread = (rows: number, columns: number, faceOf: (index: number) => Face): Sketch['hexes'] =>
  Object.fromEntries(ids(rows, columns).map((id, index) => [id, faceOf(index)]));

const star = '0a 1a 2a 3a 4a 5a';
const everyPair = [0, 1, 2, 3, 4, 5].flatMap((from) => [0, 1, 2, 3, 4, 5].filter((to) => to > from).map((to) => `${from}${to}`)).join(' ');
const city = (value: number, slots = 1): Face => ({ stops: [{ value, slots }], track: star });
const town = (value: number): Face => ({ stops: [{ kind: 'town', value }], track: star });
const fork: Face = { track: everyPair };
const stations = (...at: string[]) => at.map((stop) => ['us', stop] as const);
const bonuses: Answers = {
  bonuses: () => [
    { mostPerRoute: 500, byCounts: true, ofRoute: ({ visits, counts }) => 10 * visits.filter((_, index) => counts[index]).length },
    { mostPerRoute: 0, mostPerRun: 900, ofRun: (routes) => 100 * routes.length },
  ],
};

/** Every board with a sum that some run of it is known to make at least. */
const boards: Readonly<Record<string, { readonly sketch: Sketch; readonly atLeast: number }>> = {
  // From city to city to a spiral, twice with no common track: rows for the one train, diagonals for the other.
  'cities that all meet, trains without end': {
    sketch: { hexes: spread(6, 6, () => city(20)), stations: stations('A1/0'), trains: { us: [anyStops('all'), anyStops('all')] } },
    atLeast: 2 * 36 * 20,
  },
  'cities that all meet, many trains of each kind': {
    sketch: {
      hexes: spread(6, 7, (index) => city(10 + 10 * (index % 3))),
      stations: stations('A1/0', 'C5/0', 'F8/0'),
      trains: { us: [8, 8, 7, 7, 6, 5, 4, 3, 3, 2].map((visit) => anyStops(visit)) },
    },
    atLeast: 0,
  },
  'cities of one value, where every trail is as good as the next': {
    sketch: {
      hexes: spread(5, 8, () => city(30)),
      stations: stations('A1/0', 'C5/0', 'E9/0', 'B4/0'),
      trains: { us: [anyStops(8), anyStops(8), anyStops(8)] },
    },
    atLeast: 3 * 8 * 30,
  },
  'track that forks on every hex between two cities': {
    sketch: {
      hexes: spread(7, 7, (index) => (index === 0 || index === 48 ? city(50) : fork)),
      stations: stations('A1/0'),
      trains: { us: [anyStops(2), anyStops(2)] },
    },
    atLeast: 2 * 100,
  },
  'forks between many cities': {
    sketch: {
      hexes: spread(7, 8, (index) => (index % 4 === 1 ? city(10 * (1 + (index % 5))) : fork)),
      stations: stations('A3/0'),
      trains: { us: [anyStops(6), anyStops(5), anyStops('all')] },
    },
    atLeast: 0,
  },
  'towns everywhere that cost a train nothing': {
    sketch: {
      hexes: spread(6, 6, (index) => (index % 6 === 0 ? city(20) : { ...town(10), stops: [{ kind: 'town', value: 10, cost: 0 }] })),
      stations: stations('A1/0'),
      trains: { us: [anyStops(2), anyStops(3)] },
    },
    atLeast: 0,
  },
  'trains that are paid for half of what they visit, bonuses for every stop': {
    sketch: {
      hexes: spread(5, 6, (index) => (index % 2 === 0 ? city(20) : town(10))),
      stations: stations('A1/0', 'C5/0'),
      trains: { us: [anyStops(10, 5), anyStops(9, 4), anyStops(8, 8)] },
      answers: bonuses,
    },
    atLeast: 0,
  },
  'more groups than a word has bits': {
    sketch: {
      once_by: 'hex_group',
      hexes: spread(6, 7, (index) => ({
        stops: [
          { value: 10 + (index % 4) * 10, groups: [`g${index % 20}`] },
          { value: 20, groups: [`h${index % 18}`] },
        ],
        track: '0a 1a 2a 3b 4b 5b',
      })),
      stations: stations('A1/0', 'D6/1'),
      trains: { us: [anyStops(5), anyStops(6), anyStops('all')] },
    },
    atLeast: 0,
  },
};

/** What the search says when its host lets it ask so many times and no more, and what it did after that. */
function within(game: Game, asks: number) {
  const work: number[] = [];
  const told: Progress[] = [];
  let asked = 0;
  let late = 0;
  const counted = { ...game, title: countingTitle(game.title, () => (asked > asks ? (late += 1) : late)) };
  const best = bestRun(counted, 'us', {
    stop: (steps) => {
      work.push(steps);
      return ++asked > asks;
    },
    report: (progress) => told.push(progress),
  });
  return { best, told, asked, late, work };
}

/** The title with bonuses that note when they are asked. */
function countingTitle(title: Game['title'], note: () => void): Game['title'] {
  const { answers } = title as Game['title'] & { readonly answers?: Answers };
  const noted: Answers = {
    ...answers,
    bonuses: (game, operator) => [
      {
        mostPerRoute: 0,
        ofRoute: () => {
          note();
          return 0;
        },
      },
      ...(answers?.bonuses?.(game, operator) ?? []),
    ],
  };
  return { ...title, answers: noted } as Game['title'];
}

/** After how many questions the host says stop. */
const STOPS = [0, 1, 3, 10, 30, 80];

describe('a board made to hurt', { timeout: 60_000 }, () => {
  it.each(Object.entries(boards))('%s: keeps the deadline, and an honest bound', (_, { sketch, atLeast }) => {
    const game = smallBoard(sketch);
    const seen = STOPS.map((asks) => within(game, asks));
    const known = Math.max(atLeast, ...seen.map(({ best }) => best.revenue));
    for (const [index, { best, told, asked, late, work }] of seen.entries()) {
      expect(best.bound).toBeGreaterThanOrEqual(known);
      expect(best.proven).toBe(best.bound === best.revenue);
      expect(judge(game, 'us', best.routes.map(routeOf))).toMatchObject({ ok: true, revenue: best.revenue });
      if (!best.proven) expect(asked).toBe((STOPS[index] ?? 0) + 1);
      // Between two questions lie few steps, after the word to stop none worth naming.
      expect(Math.max(0, ...work)).toBeLessThan(POLL + 5000);
      expect(late).toBeLessThan(200);
      for (const { revenue, bound } of told) {
        expect(bound).toBeGreaterThanOrEqual(known);
        expect(revenue).toBeLessThanOrEqual(known);
      }
    }
    seen.reduce((before, now) => {
      expect(now.best.revenue).toBeGreaterThanOrEqual(before.best.revenue);
      return now;
    });
  });

  it('of few hexes: the bound is never below the true value, wherever the search is stopped', () => {
    const small: Sketch[] = [
      {
        hexes: spread(3, 3, (index) => city(10 * (1 + (index % 4)))),
        stations: stations('A1/0'),
        trains: { us: [anyStops(5), anyStops(3)] },
      },
      {
        hexes: spread(3, 3, (index) => (index % 4 === 0 ? city(20) : fork)),
        stations: stations('A1/0'),
        trains: { us: [anyStops(3)] },
      },
      {
        hexes: spread(3, 3, (index) => (index % 2 === 0 ? city(20) : town(10))),
        stations: stations('A1/0', 'C3/0'),
        trains: { us: [anyStops(5, 2), anyStops(3)] },
        answers: bonuses,
      },
    ];
    for (const sketch of small) {
      const game = smallBoard(sketch);
      const truth = exhaustiveRun(game, 'us');
      for (let asks = 0; ; asks++) {
        const { best, told } = within(game, asks);
        for (const { revenue, bound } of [...told, best]) {
          expect(bound).toBeGreaterThanOrEqual(truth);
          expect(revenue).toBeLessThanOrEqual(truth);
        }
        if (!best.proven) continue;
        expect(best.revenue).toBe(truth);
        break;
      }
    }
  });
});

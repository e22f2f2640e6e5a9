import type { Face, TileSource } from '@roundhouse/title-schema';
import { expect, test } from 'vitest';
import { DATA, SOUND } from '../../test/broken-title.ts';
import { compileTitle, sharedTiles } from '../compile-title.ts';
import { loadLibrary } from '../library.ts';
import { face } from './faces.ts';
import { upgradesOf } from './upgrades.ts';

const library = loadLibrary(DATA);
const shared: Readonly<Record<string, TileSource>> = sharedTiles(library, () => undefined) ?? {};
const tile = (id: string): Face & { readonly id: string } => {
  const source = shared[id];
  if (source === undefined) throw new Error(`no tile ${id}`);
  return { id, ...face(source, []) };
};
const blank = (stops: readonly ('city' | 'town')[], label: string | null = null, colour: Face['colour'] = 'white'): Face => ({
  colour,
  label,
  track: [],
  stops: stops.map((kind) => ({ kind, revenue: 0, slots: kind === 'city' ? 1 : 0, groups: [], visit_cost: 1, reserved: [] })),
});
const ways = (old: Face, ...ids: string[]) => upgradesOf(old, ids.map(tile)).map(({ tile: id, rotation }) => `${id}/${rotation}`);

test('a plain hex takes plain track in every rotation', () => {
  expect(ways(blank([]), '7', '9', '57', '3')).toEqual(
    [0, 1, 2, 3, 4, 5].flatMap((r) => [`7/${r}`]).concat([0, 1, 2, 3, 4, 5].map((r) => `9/${r}`)),
  );
});

test('towns stay towns, as many as before (1830 §8.1)', () => {
  expect(ways(blank(['town']), '3', '1', '57')).toHaveLength(6);
  expect(ways(blank(['town', 'town']), '3', '1')).toHaveLength(6);
});

test('all track is kept', () => {
  expect(ways(tile('9'), '23', '24', '16')).toEqual(['23/0', '23/3', '24/0', '24/3']);
  expect(ways(tile('57'), '14', '15', '12')).toEqual(['14/0', '14/2', '14/3', '14/5', '15/0', '15/3']);
});

test('track that meets in the middle keeps the track it joins', () => {
  expect(ways(tile('7'), '80')).toEqual(['80/0', '80/5']);
  expect(ways(tile('80'), '545')).toEqual(['545/0', '545/5']);
});

test('labels agree', () => {
  expect(ways(blank(['city'], 'B', 'yellow'), '53', '14', '592')).toHaveLength(12);
  expect(ways(blank(['city'], null, 'yellow'), '53', '14', '592')).toHaveLength(6);
});

test('two cities that stay two keep their own exits; each knows its successor', () => {
  const rows = upgradesOf(tile('59'), [tile('64'), tile('68')]);
  expect(rows).toEqual([
    { tile: '64', rotation: 2, stops: [1, 0] },
    { tile: '64', rotation: 4, stops: [0, 1] },
    { tile: '68', rotation: 2, stops: [1, 0] },
    { tile: '68', rotation: 5, stops: [1, 0] },
  ]);
});

test('cities without track may become either', () => {
  expect(upgradesOf(blank(['city', 'city'], 'OO', 'yellow'), [tile('59')])[0]?.stops).toEqual([null, null]);
  expect(upgradesOf(blank(['city']), [tile('57')])[0]?.stops).toEqual([0]);
});

test('two labelled cities may become one, which both of them are', () => {
  const one: Face & { readonly id: string } = { ...tile('53'), id: 'one', label: 'OO' };
  expect(upgradesOf(blank(['city', 'city'], 'OO', 'yellow'), [one])[0]?.stops).toEqual([0, 0]);
  expect(upgradesOf({ ...blank(['city', 'city']), colour: 'yellow' }, [{ ...one, label: null }])).toEqual([]);
});

test('every row of 1830 names tiles of the next colour only, and nothing replaces a brown tile', () => {
  const { title } = compileTitle(SOUND, library);
  const next = { white: 'yellow', yellow: 'green', green: 'brown', brown: 'grey' } as const;
  for (const old of Object.values(title?.tiles.of ?? {})) {
    for (const { tile: id } of title?.upgrades[old.upgrades] ?? []) {
      expect(title?.tiles.of[id]?.colour).toBe(next[old.colour as keyof typeof next]);
    }
    if (old.colour === 'brown') expect(title?.upgrades[old.upgrades]).toEqual([]);
  }
  expect(title?.upgrades['tile 57']).toHaveLength(6);
});

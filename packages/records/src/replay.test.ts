import { readFileSync } from 'node:fs';
import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { sharedGames } from '../test/shared-games.ts';
import { exportRecord } from './export.ts';
import { project } from './projection.ts';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';
import { readTrace } from './trace.ts';

const titles = Object.values(TITLES);
const shared = sharedDir();

function read(path: string) {
  const record = readRecord(readFileSync(path, 'utf8'), titles);
  const trace = readTrace(readFileSync(path.replace(/json$/, 'trace.jsonl'), 'utf8'));
  if (!record.ok || !trace.ok) throw new Error(`${path} cannot be read`);
  return { ...record.value, trace: trace.value };
}

const games = sharedGames();

describe.skipIf(shared === null)('recorded games', () => {
  it.each(games)('$name: the same state after every action', ({ path }) => {
    const { record, title, trace } = read(path);
    const { verdict, actions } = replay(record, title, { trace });
    markSharedRead(path);
    expect(verdict).toEqual({ kind: 'identical' });
    expect(actions).toBe(trace.length - 1);
  });

  it('hold games of 1828 that end by bankruptcy, by 500 and by the last phase (1828 §21, edge 45)', () => {
    const ends = games.flatMap(({ name, path }) => (name.startsWith('1828/') ? [read(path).record.game_end_reason] : []));
    expect(ends).toEqual(expect.arrayContaining(['bankrupt', 'stock_market', 'final_phase']));
  });

  it.each(games)('$name: exported and imported, the same state after every action', ({ path }) => {
    const { record, title, trace } = read(path);
    const first = replay({ ...record, status: null }, title);
    if (first.log === null || first.game === null) throw new Error('not played');
    const exported = exportRecord(first.log);
    if (!exported.ok) throw new Error(exported.fault.problem);
    const again = readRecord(JSON.stringify(exported.value), titles);
    if (!again.ok) throw new Error(`${again.fault.place}: ${again.fault.problem}`);
    const second = replay(again.value.record, title, { trace });
    markSharedRead(path);
    expect(second.verdict).toEqual({ kind: 'identical' });
    expect(second.game?.state).toEqual(first.game.state);
    expect(second.game === null ? null : project(second.game)).toEqual(project(first.game));
  });
});

describe.skipIf(shared === null)('a difference', () => {
  const [path] = games.map((game) => game.path);
  const { record, title, trace } = path === undefined ? read('') : read(path);
  const changed = (n: number, patch: object) =>
    trace.map((line) => (line.n === n ? { ...line, patch: { ...line.patch, ...patch } } : line));

  it('is found at the very action, with its path', () => {
    const { verdict, actions } = replay(record, title, { trace: changed(20, { bank: 1 }) });
    expect(verdict).toMatchObject({ kind: 'differs', at: { n: 20 }, differences: [{ path: '/bank', expected: 1 }] });
    expect(actions).toBe(20);
  });
  it('in revenue is found', () => {
    const run = trace.find((line) => line.revenue !== null);
    const wrong = trace.map((line) => (line === run ? { ...line, revenue: 7 } : line));
    expect(replay(record, title, { trace: wrong }).verdict).toMatchObject({
      at: { n: run?.n },
      differences: [{ path: '/revenue', expected: 7 }],
    });
  });
  it('in what a line of the trace names is found', () => {
    const run = trace.findIndex((line) => (line.revenue ?? 0) > 0);
    const lineWith = (members: object) => trace.map((line, index) => (index === run ? { ...line, ...members } : line));
    for (const [member, value] of Object.entries({ revenue: null, type: 'pass', entity: 'nobody' })) {
      const { verdict } = replay(record, title, { trace: lineWith({ [member]: value }) });
      expect(verdict).toMatchObject({ kind: 'differs', at: { n: run - 1 }, differences: [{ path: `/${member}` }] });
    }
  });
  it('between trace and result is found', () => {
    const wrong = { ...record, result: { ...record.result, 1: 3 } };
    expect(replay(wrong, title, { trace }).verdict).toMatchObject({ kind: 'differs', differences: [{ path: '/result/1' }] });
  });
  it('may be tolerated where the title says so', () => {
    const tolerances = [{ game: 'x', line: 22, member: 'bank', reason: 'known' }];
    const replayed = replay(record, title, { trace: changed(20, { bank: 1 }), tolerances });
    expect(replayed.tolerated[0]).toMatchObject({ n: 20, path: '/bank', reason: 'known' });
    expect(replayed.verdict).not.toMatchObject({ at: { n: 20 } });
  });
  it('of the result is found where there is no trace', () => {
    expect(replay({ ...record, result: { ...record.result, 1: 3 } }, title).verdict).toMatchObject({
      differences: [{ path: '/result/1', expected: 3 }],
    });
    expect(replay({ ...record, status: 'active' }, title).verdict).toMatchObject({ differences: [{ path: '/status' }] });
  });
  it('of file and trace is said', () => {
    expect(replay(record, title, { trace: trace.slice(0, 30) }).verdict).toMatchObject({ kind: 'unreadable', at: { n: 29 } });
    expect(replay(record, title, { trace: [] }).verdict).toMatchObject({ kind: 'unreadable', at: { n: -1 } });
    expect(replay(record, title, { trace: [...trace, ...trace.slice(-1)] }).verdict).toMatchObject({ kind: 'unreadable' });
  });
  it('an option that the title does not offer is named', () => {
    const settings = { ...record.settings, optional_rules: ['no_such_option'] };
    expect(replay({ ...record, settings }, title).verdict).toMatchObject({
      kind: 'unreadable',
      fault: { problem: `${title.name} has no option no_such_option` },
    });
  });
  it('an action that the rules refuse is named with its rule', () => {
    const [first, ...rest] = record.actions;
    const action = { ...first, entity: '2' } as (typeof record.actions)[number];
    expect(replay({ ...record, actions: [action, ...rest] }, title).verdict).toMatchObject({ kind: 'refused', at: { n: 0 } });
  });
});

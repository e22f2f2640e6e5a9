import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
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

const games = titles.flatMap((title) => {
  const folder = shared === null ? null : join(shared, 'games', title.id);
  const names = folder === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name: `${title.id}/${name}`, path: join(folder ?? '', name) }));
});

describe.skipIf(shared === null)('recorded games', () => {
  it.each(games)('$name: the same state after every action', ({ path }) => {
    const { record, title, trace } = read(path);
    const { verdict, actions } = replay(record, title, { trace });
    markSharedRead(path);
    expect(verdict).toEqual({ kind: 'identical' });
    expect(actions).toBe(trace.length - 1);
  });

  it.each(games)('$name: exported and imported, the same state', ({ path }) => {
    const { record, title } = read(path);
    const first = replay({ ...record, status: null }, title);
    if (first.log === null || first.game === null) throw new Error('not played');
    const exported = exportRecord(first.log);
    if (!exported.ok) throw new Error(exported.fault.problem);
    const again = readRecord(JSON.stringify(exported.value), titles);
    if (!again.ok) throw new Error(`${again.fault.place}: ${again.fault.problem}`);
    const second = replay(again.value.record, title);
    markSharedRead(path);
    expect(second.verdict).toEqual({ kind: 'identical' });
    expect(second.game?.state).toEqual(first.game.state);
    expect(second.game === null ? null : project(second.game)).toEqual(project(first.game));
  });
});

import { readFileSync } from 'node:fs';
import { newGame } from '@roundhouse/engine';
import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { sharedGames } from '../test/shared-games.ts';
import { project } from './projection.ts';
import { readRecord } from './read.ts';
import { setupOf } from './setup.ts';
import { readTrace } from './trace.ts';

const titles = Object.values(TITLES);
const shared = sharedDir();
const files = sharedGames().map(({ path }) => path);

describe.skipIf(shared === null)('the set-up as a trace tells it', () => {
  it.each(files)('%s line 0', (file) => {
    const record = readRecord(readFileSync(file, 'utf8'), titles);
    const trace = readTrace(readFileSync(file.replace(/json$/, 'trace.jsonl'), 'utf8'));
    if (!record.ok || !trace.ok) throw new Error('cannot be read');
    const setup = setupOf(record.value.record, record.value.title);
    if (!setup.ok) throw new Error(setup.fault.problem);
    markSharedRead(file);
    expect(project(newGame(record.value.title, setup.value))).toEqual(trace.value[0]?.patch);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { exportRecord } from './export.ts';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';

const folder = fileURLToPath(new URL('../test/games/', import.meta.url));

/** Games of our bots, as exported: replay is tested without the reference games too. */
describe('games of our own', () => {
  it.each(readdirSync(folder))('%s: the recorded end, and the same file again', (name) => {
    const text = readFileSync(folder + name, 'utf8');
    const read = readRecord(text, Object.values(TITLES));
    if (!read.ok) throw new Error(`${read.fault.place} ${read.fault.problem}`);
    const { verdict, log } = replay(read.value.record, read.value.title);
    expect(verdict).toEqual({ kind: 'identical' });
    const again = log === null ? null : exportRecord(log, read.value.record.id);
    expect(again?.ok && again.value).toEqual(JSON.parse(text));
  });
});

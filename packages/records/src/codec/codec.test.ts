import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { readAction } from '../members.ts';
import { readRecord } from '../read.ts';
import { replay } from '../replay.ts';
import { decode, encode } from './table.ts';

const folder = fileURLToPath(new URL('../../test/games/', import.meta.url));
const titles = Object.values(TITLES);
const seen = new Set<string>();

describe('the codec', () => {
  it.each(readdirSync(folder))('%s: every action there and back', (name) => {
    const read = readRecord(readFileSync(folder + name, 'utf8'), titles);
    if (!read.ok) throw new Error(read.fault.problem);
    const seats = new Map(read.value.record.players.map(({ id }) => [id, id]));
    const faults: string[] = [];
    replay(read.value.record, read.value.title, {
      watch: ({ n, before, action, after, events }) => {
        if (action === null) return;
        seen.add(action.type);
        const written = readAction({ ...encode(action, { before, after, events }), id: n + 1 }, `action ${n}`, seats);
        const decoded = written.ok ? decode(written.value, before) : written;
        const result = decoded.ok && decoded.value !== null ? apply(before, decoded.value) : null;
        if (result?.ok !== true || JSON.stringify(result.game.state) !== JSON.stringify(after.state))
          faults.push(`${n} ${JSON.stringify(action)}`);
      },
    });
    expect(faults).toEqual([]);
  });

  it('meets every action that the engine knows in these games', () => {
    const all = ['pass', 'bid', 'par', 'buy_shares', 'sell_shares', 'buy_private', 'lay_tile', 'place_token', 'run_routes', 'dividend'];
    const more = ['buy_train', 'discard_train', 'bankrupt', 'accept', 'refuse', 'end_game'];
    const systems = ['merge', 'choose', 'swap_train', 'buy_marker'];
    expect([...seen].sort()).toEqual([...all, ...more, ...systems].sort());
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, choices, newGame } from '@roundhouse/engine';
import { findTitle, TITLES } from '@roundhouse/titles-data';
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

  it.each(readdirSync(folder))('%s: written from our actions alone, the same game and the same state', (name) => {
    const titles = Object.values(TITLES);
    const read = readRecord(readFileSync(folder + name, 'utf8'), titles);
    if (!read.ok) throw new Error(read.fault.problem);
    const first = replay(read.value.record, read.value.title);
    if (first.log === null) throw new Error('no log');
    const { title, setup, actions } = first.log;
    const exported = exportRecord({ title, setup, actions }, read.value.record.id);
    const back = exported.ok ? readRecord(exported.value, titles) : exported;
    if (!back.ok) throw new Error(back.fault.problem);
    expect(replay(back.value.record, back.value.title).game?.state).toEqual(first.game?.state);
  });

  it('keep a seed of our own generator, beside a number for the peer', () => {
    const title = findTitle('1846');
    if (title === null) throw new Error('no title');
    const players = ['1', '2', '3'].map((id) => ({ id, name: `Player ${id}` }));
    const seed = '00112233445566778899aabbccddeeff';
    const begun = newGame(title, { players, seed, options: [], quirks: [], consent: 'asked' });
    const [choice] = choices(begun);
    if (choice === undefined) throw new Error('nothing to do');
    const exported = exportRecord({ title, setup: begun.state.setup, actions: [choice.action] });
    if (!exported.ok) throw new Error(exported.fault.problem);
    expect(exported.value['settings']).toMatchObject({ seed: 0, roundhouse: { seed } });
    const back = readRecord(exported.value, [title]);
    if (!back.ok) throw new Error(back.fault.problem);
    const played = apply(begun, choice.action);
    expect(replay(back.value.record, title).game?.state).toEqual(played.ok && played.game.state);
    const settings = { roundhouse: { version: 1, quirks: [], consent: 'asked', seed: 'seven' } };
    const wrong = readRecord({ ...exported.value, settings }, [title]);
    expect(!wrong.ok && wrong.fault.place).toBe('settings.roundhouse.seed');
  });

  it('says before a merger of two into a system which corporation stays (1828 §7.1)', () => {
    const read = readRecord(readFileSync(`${folder}1828-5-31.json`, 'utf8'), Object.values(TITLES));
    if (!read.ok) throw new Error(read.fault.problem);
    const { actions } = read.value.record;
    const mergers = actions.flatMap((action, i) => (action.type === 'merge' ? [[actions[i - 1], action] as const] : []));
    expect(mergers.length).toBeGreaterThan(2);
    for (const [before, merger] of mergers) expect(before).toMatchObject({ type: 'choose', entity_type: 'player', choice: merger.entity });
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';
import { standing } from './standing.ts';

interface Written {
  readonly id: number;
  readonly type: string;
  readonly roundhouse?: object;
}
interface Game {
  readonly actions: readonly Written[];
  readonly settings: object;
  readonly result?: object | undefined;
}

/** A game of our bots, whose owners are asked, in which two mergers come to nothing. */
const file = JSON.parse(readFileSync(fileURLToPath(new URL('../test/games/1828-3-59.json', import.meta.url)), 'utf8')) as Game;

function played(game: Game) {
  const read = readRecord(game, Object.values(TITLES));
  if (!read.ok) throw new Error(`${read.fault.place} ${read.fault.problem}`);
  const failures: string[] = [];
  const done = replay(read.value.record, read.value.title, {
    watch: ({ events }) =>
      failures.push(...events.flatMap((event) => (event.type === 'merger_failed' ? [`${event.survivor}-${event.absorbed}`] : []))),
  });
  return { ...done, failures, types: standing(read.value.record.actions).map(({ action }) => action.type) };
}

/** The file as somebody reads it who does not know our words. */
const asPeer = ({ actions, settings, ...rest }: Game): Game => ({
  ...rest,
  settings: Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'roundhouse')),
  actions: actions.map(
    (action) => Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'roundhouse')) as unknown as Written,
  ),
});

describe('a merger into a system that comes to nothing (1828 §7.11, §22 C9)', () => {
  it('is written with what the peer has to read: taken back to before the offer, and noted as failed', () => {
    const at = file.actions.findIndex(({ type }) => type === 'failed_merge');
    expect(file.actions.slice(at - 6, at + 1).map(({ type }) => type)).toEqual([
      'log',
      'choose',
      'merge',
      'choose',
      'choose',
      'undo',
      'failed_merge',
    ]);
    expect(file.actions[at - 1]).toMatchObject({ action_id: file.actions[at - 7]?.id });
    expect(file.actions[at]).toMatchObject({ entity_type: 'player', corporations: ['IC', 'OSH'] });
  });

  it('comes back as the merger that it was, question by question', () => {
    const { verdict, failures, types } = played(file);
    expect([verdict.kind, failures]).toEqual(['identical', ['IC-OSH', 'MC-IC']]);
    expect(types).not.toContain('failed_merge');
  });

  it('is a purchase that failed to a reader who knows the format alone, until the round ends, which a pass would bring nearer', () => {
    const last = file.actions.findLastIndex(({ type }) => type === 'failed_merge');
    const { verdict, failures, types, game } = played(asPeer({ ...file, actions: file.actions.slice(0, last + 1), result: undefined }));
    expect([verdict.kind, failures]).toEqual(['uncompared', []]);
    expect(types.filter((type) => type === 'merge' || type === 'failed_merge')).toEqual(['failed_merge', 'failed_merge']);
    expect(game?.title.corporations.of['IC-OSH']).toBeUndefined();
  });
});

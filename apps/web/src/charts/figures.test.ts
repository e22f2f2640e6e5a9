import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newGame } from '@roundhouse/engine';
import { readRecord, replay } from '@roundhouse/records';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { newReel, playOn } from '../history/reel.ts';
import { csvOf } from './csv.ts';
import { byAction, byRound, dividendsOf, payoutsByRound, pricesOver, valuesOver } from './series.ts';

const file = fileURLToPath(new URL('../../../../packages/records/test/games/1830-3-56.json', import.meta.url));
const read = readRecord(readFileSync(file, 'utf8'), Object.values(TITLES));
if (!read.ok) throw new Error(read.fault.problem);
const { log } = replay(read.value.record, read.value.title);
if (log === null) throw new Error('no game');
const start = newGame(log.title, log.setup);
const whole = playOn(newReel(start.title, start.state, log.actions), () => false);

describe('figures over a game', () => {
  it('begin with the money dealt out and end with the recorded result', () => {
    const { ids, rows } = valuesOver(whole, byAction(whole));
    expect(ids).toEqual(['1', '2', '3']);
    expect(rows.length).toBe(log.actions.length + 1);
    expect(rows[0]?.values).toEqual({ 1: 800, 2: 800, 3: 800 });
    expect(rows.at(-1)?.values).toEqual(read.value.record.result);
  });

  it('by round are those at the end of each round', () => {
    const samples = byRound(whole);
    expect(samples.slice(0, 3).map(({ round }) => round)).toEqual(['ISR', 'SR 1', 'OR 1.1']);
    expect(samples.at(-1)?.at).toBe(log.actions.length);
    expect(new Set(samples.map(({ at }) => at)).size).toBe(samples.length);
  });

  it('give a price from the par on, and none before', () => {
    const { ids, rows } = pricesOver(whole, byAction(whole));
    for (const id of ids) {
      const par = whole.states.at(-1)?.operators[id]?.par;
      const first = rows.find(({ values }) => values[id] !== null);
      expect(first?.values[id], id).toBe(par);
      expect(first?.sample.at, id).toBeGreaterThan(0);
    }
    expect(ids.length).toBeGreaterThan(3);
  });

  it('tell of every dividend what it was, and its sum by round', () => {
    const paid = dividendsOf(whole);
    expect(paid.length).toBeGreaterThan(100);
    for (const { kind, perShare, revenue } of paid) expect(perShare * 10).toBe(kind === 'payout' ? revenue : 0);
    const { rows } = payoutsByRound(whole);
    const sum = rows.flatMap(({ values }) => Object.values(values)).reduce<number>((all, value) => all + (value ?? 0), 0);
    expect(sum).toBe(paid.reduce((all, { perShare }) => all + perShare * 10, 0));
    expect(rows.every(({ sample }) => sample.round.startsWith('OR'))).toBe(true);
  });

  it('of a game that has only begun are its start', () => {
    const begun = newReel(start.title, start.state, []);
    expect(byRound(begun)).toEqual([{ at: 0, round: 'ISR' }]);
    expect(pricesOver(begun, byRound(begun)).ids).toEqual([]);
    expect(payoutsByRound(begun).rows).toEqual([]);
  });
});

describe('a table for a spreadsheet', () => {
  it('keeps numbers, quotes what must be quoted, and leaves gaps empty', () => {
    expect(
      csvOf([
        ['Action', 'a,b', 'say "x"'],
        [1, -5, null],
      ]),
    ).toBe('\uFEFFAction,"a,b","say ""x"""\r\n1,-5,\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '|cmd', '%x', '\r=1'])('never holds a formula: %j', (text) => {
    const [, line = ''] = csvOf([['x'], [text]]).split(/^x\r\n|\uFEFFx\r\n/);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

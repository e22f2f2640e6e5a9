import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newGame, type Action } from '@roundhouse/engine';
import { readRecord, replay } from '@roundhouse/records';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { chapterAt, gameAt, newReel, played, playOn, ready, roundBack, roundForth, spliced } from './reel.ts';

const file = fileURLToPath(new URL('../../../../packages/records/test/games/1830-2-45.json', import.meta.url));
const read = readRecord(readFileSync(file, 'utf8'), Object.values(TITLES));
if (!read.ok) throw new Error(read.fault.problem);
const { log, game: end } = replay(read.value.record, read.value.title);
if (log === null || end === null) throw new Error('no game');
const start = newGame(log.title, log.setup);
const begun = newReel(start.title, start.state, log.actions);
const whole = playOn(begun, () => false);

describe('a game played through again', () => {
  it('has the state after every action', () => {
    expect(played(whole)).toBe(log.actions.length);
    expect(ready(whole)).toBe(true);
    expect(whole.states.map(({ count }) => count)).toEqual(whole.states.map((_, index) => index));
    expect(whole.states.at(-1)).toEqual(end.state);
    expect(gameAt(whole, log.actions.length + 1)).toBeNull();
  });

  it('comes to the same in pieces', () => {
    let reel = begun;
    for (let piece = 0; !ready(reel); piece += 1) {
      let left = 7;
      reel = playOn(reel, () => (left -= 1) === 0);
      expect(played(reel)).toBe(Math.min(7 * (piece + 1), log.actions.length));
    }
    expect(reel).toEqual(whole);
  });

  it('knows its rounds', () => {
    expect(whole.chapters.slice(0, 3).map(({ round }) => round)).toEqual(['ISR', 'SR 1', 'OR 1.1']);
    const [, stock, operating] = whole.chapters;
    if (stock === undefined || operating === undefined) throw new Error('no rounds');
    expect(chapterAt(whole, stock.from)).toBe(1);
    expect(chapterAt(whole, stock.from - 1)).toBe(0);
    expect(roundBack(whole, stock.from + 1)).toBe(stock.from);
    expect(roundBack(whole, stock.from)).toBe(0);
    expect(roundBack(whole, 0)).toBe(0);
    expect(roundForth(whole, stock.from)).toBe(operating.from);
    expect(roundForth(whole, log.actions.length)).toBe(log.actions.length);
  });

  it('keeps what it has in common with another log', () => {
    const shorter = spliced(whole, log.actions.slice(0, 40));
    expect(played(shorter)).toBe(40);
    expect(shorter.states[40]).toBe(whole.states[40]);
    expect(playOn(spliced(shorter, log.actions), () => false)).toEqual(whole);
    const pass: Action = { type: 'pass', by: { kind: 'player', id: '1' } };
    const other = spliced(whole, [...log.actions.slice(0, 10), { type: 'bankrupt', by: pass.by }]);
    expect(played(other)).toBe(10);
    expect(playOn(other, () => false)).toMatchObject({ broken: 11 });
  });
});

import { BOTS, playGame } from '@roundhouse/bots';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { changesOf, withChanges } from './changes.ts';
import { grafted } from './graft.ts';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('changes of a value', () => {
  it.each([
    [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, [[['b', 'c'], 3]]],
    [{ a: 1, b: 2 }, { a: null }, [[['b']], [['a'], null]]],
    [[1, 2], [1, 3], [[[1], 3]]],
    [[1, 2], [1], [[[], [1]]]],
    [{ a: [1] }, { a: { 0: 1 } }, [[['a'], { 0: 1 }]]],
    [{ a: 1 }, { a: 1 }, []],
  ])('of %j to %j', (old, fresh, changes) => {
    expect(changesOf(old, fresh)).toEqual(changes);
    expect(withChanges<unknown>(old, changesOf(old, fresh))).toEqual(fresh);
  });

  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))(
    'follow a game of %s, and are far less than all of it',
    (_, title) => {
      let told: unknown = null;
      let [whole, changed] = [0, 0];
      playGame(title, {
        bots: Array.from({ length: Math.max(3, title.players.min) }, () => BOTS.random),
        seed: 5,
        maxActions: 150,
        watch: ({ before, after }) => {
          told ??= asSent(before.state);
          const changes = asSent(changesOf(before.state, after.state)) as ReturnType<typeof changesOf>;
          const next = withChanges(told, changes);
          expect(next).toEqual(asSent(after.state));
          // What was read again and is equal is the same object.
          expect(grafted(next, asSent(after.state))).toBe(next);
          told = next;
          whole += JSON.stringify(after.state).length;
          changed += JSON.stringify(changes).length;
          return null;
        },
      });
      expect(changed).toBeLessThan(whole / 5);
    },
  );
});

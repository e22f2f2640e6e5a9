import { describe, expect, it } from 'vitest';
import type { Title } from '@roundhouse/title-schema';
import { mergePatch, titleWith } from './options.ts';

describe('a merge patch (RFC 7386)', () => {
  it('merges objects, and replaces everything else', () => {
    expect(mergePatch({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 3 }, d: [4] })).toEqual({ a: { b: 3, c: 2 }, d: [4] });
    expect(mergePatch({ a: 1 }, { a: { b: 2 } })).toEqual({ a: { b: 2 } });
    expect(mergePatch({ a: 1 }, 'x')).toBe('x');
  });

  it('removes what is null, which therefore no patch can set', () => {
    expect(mergePatch({ a: 1, b: { c: 2 } }, { a: null, b: { c: null } })).toEqual({ b: {} });
  });

  it('leaves the target as it was', () => {
    const target = { a: { b: 1 } };
    mergePatch(target, { a: { b: 2 } });
    expect(target).toEqual({ a: { b: 1 } });
  });
});

describe('an option', () => {
  const option = { patch: { trains: { of: { x: { price: 5 } } } }, nulls: [['trains', 'of', 'x', 'rusts_on']] };
  const title = { trains: { of: { x: { price: 3, rusts_on: 'y' } } }, options: { ids: ['one'], of: { one: option } } } as unknown as Title;

  it('may empty a place besides what its patch says, and twice is once', () => {
    const once = titleWith(title, ['one']);
    expect(once.trains.of['x']).toEqual({ price: 5, rusts_on: null });
    expect(titleWith(once, ['one'])).toEqual(once);
    expect(title.trains.of['x']?.rusts_on).toBe('y');
  });
});

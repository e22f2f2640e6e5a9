import { describe, expect, it } from 'vitest';
import { after, at, first, put, without } from './draft.ts';

describe('lists and records of a state', () => {
  it('turn a list so that it begins after an item', () => {
    expect(after(['1', '2', '3', '4'], '2')).toEqual(['3', '4', '1', '2']);
    expect(after(['1', '2'], '2')).toEqual(['1', '2']);
    expect(after(['1', '2'], '9')).toEqual(['1', '2']);
  });

  it('take out the first occurrence in place', () => {
    expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
    expect(without(['a'], 'b')).toEqual(['a']);
  });

  it('replace an entry in a copy', () => {
    const before = { a: 1, b: 2 };
    expect(put(before, 'a', 3)).toEqual({ a: 3, b: 2 });
    expect(before.a).toBe(1);
  });

  it('throw where a bug asks for what is not there', () => {
    expect(() => at({ a: 1 }, 'b')).toThrow();
    expect(() => first([])).toThrow();
  });
});

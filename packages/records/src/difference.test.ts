import { describe, expect, it } from 'vitest';
import { differences, tolerate, type Tolerance } from './difference.ts';
import { merged, readTrace } from './trace.ts';

describe('differences', () => {
  it('names every place by its path', () => {
    const expected = { corporations: { 'C&O': { cash: 200, trains: ['2', '3'] } }, bank: 5 };
    const got = { corporations: { 'C&O': { cash: 190, trains: ['3', '2'] } }, order: ['1'] };
    expect(differences(expected, got)).toEqual([
      { path: '/corporations/C&O/cash', expected: 200, got: 190 },
      { path: '/corporations/C&O/trains', expected: ['2', '3'], got: ['3', '2'] },
      { path: '/bank', expected: 5, got: undefined },
      { path: '/order', expected: undefined, got: ['1'] },
    ]);
  });
  it('finds none between equal states', () => expect(differences({ a: { b: [1, [2]] } }, { a: { b: [1, [2]] } })).toEqual([]));
  it('tells an empty list from an absent one', () => expect(differences({}, { a: [] })).toHaveLength(1));
});

describe('tolerate', () => {
  const tolerances: Tolerance[] = [{ game: 'x', line: 5, member: 'players/1/certs', reason: 'counted later' }];
  const found = [{ path: '/players/1/certs', expected: 3, got: 4 }];
  it('lets a named difference pass at its line, and as long as it stands unchanged', () => {
    expect(tolerate(found, 2, tolerances, []).rest).toEqual(found);
    const { rest, passed } = tolerate(found, 3, tolerances, []);
    expect([rest, passed.map((each) => each.reason)]).toEqual([[], ['counted later']]);
    expect(tolerate(found, 4, tolerances, passed).rest).toEqual([]);
    expect(tolerate([{ path: '/players/1/certs', expected: 3, got: 5 }], 4, tolerances, passed).rest).toHaveLength(1);
  });
});

describe('a trace', () => {
  it('is read line by line, a broken line is named', () => {
    expect(readTrace('{"n":-1,"bank":5}\n{"n":0,"action":1,"type":"pass","entity":"1","bank":null}\n')).toMatchObject({
      ok: true,
      value: [
        { n: -1, patch: { bank: 5 } },
        { n: 0, action: 1, auto: null, patch: { bank: null } },
      ],
    });
    expect(readTrace('{"n":-1}\n{"n":0')).toMatchObject({ ok: false, fault: { place: 'line 2' } });
    expect(readTrace('{"n":-1,"revenue":"x"}')).toMatchObject({ ok: false, fault: { place: 'line 1' } });
    expect(readTrace(`{"n":-1,"a":${'['.repeat(9000)}${']'.repeat(9000)}}`)).toMatchObject({ ok: false, fault: { place: 'line 1' } });
    expect(readTrace('\uFEFF{"n":-1}').ok).toBe(true);
    expect(readTrace('{"m":1}')).toMatchObject({ ok: false, fault: { place: 'line 1' } });
  });
  it('keeps a member of any name', () => {
    const patch = JSON.parse('{"__proto__":{"cash":5}}') as object;
    expect(differences(merged({}, patch as never), {})).toHaveLength(1);
  });
  it('merges patches: null removes, objects merge, lists are replaced', () => {
    expect(merged({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: null, e: { f: 1 } }, d: [3] })).toEqual({ a: { c: 2, e: { f: 1 } }, d: [3] });
  });
});

import { readFileSync } from 'node:fs';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';

type Raw = Record<string, unknown>;
const text = readFileSync(new URL('../test/games/1830-5-63.json', import.meta.url), 'utf8');

/** The verdict on a game of ours after a change to the first action of that type that meets the condition. */
function verdictOn(type: string, change: (action: Raw) => void, where: (action: Raw) => boolean = () => true) {
  const game = JSON.parse(text) as { actions: Raw[] };
  const action = game.actions.find((each) => each['type'] === type && where(each));
  if (action === undefined) throw new Error(`no ${type} in the game`);
  change(action);
  const read = readRecord(game, Object.values(TITLES));
  return read.ok ? replay(read.value.record, read.value.title).verdict : read.fault;
}
const firstRoute = (action: Raw) => (action['routes'] as Raw[])[0] ?? {};
const runs = (action: Raw) => (action['routes'] as Raw[]).length > 0;

describe('what an action tells beside the move itself', () => {
  it('the percent of a purchase', () => {
    const verdict = verdictOn('buy_shares', (action) => (action['percent'] = 70));
    expect(verdict).toMatchObject({ kind: 'differs', differences: [{ path: '/action/percent', expected: 70, got: 10 }] });
  });
  it('the name of a train', () => {
    const verdict = verdictOn('buy_train', (action) => (action['variant'] = 'D'));
    expect(verdict).toMatchObject({ kind: 'differs', differences: [{ path: '/action/variant', expected: 'D' }] });
  });
  it('the kind of who acts', () => {
    const minor = verdictOn('buy_train', (action) => (action['entity_type'] = 'minor'));
    expect(minor).toMatchObject({ kind: 'unreadable', fault: { place: 'entity', problem: expect.stringContaining('minor') as string } });
    const system = verdictOn('buy_train', (action) => (action['entity_type'] = 'system'));
    expect(system).toMatchObject({ differences: [{ path: '/action/entity_type', expected: 'system', got: 'corporation' }] });
    expect(verdictOn('buy_train', (action) => (action['entity'] = 'constructor'))).toMatchObject({ kind: 'unreadable' });
  });
  it('whose token is placed', () => {
    const verdict = verdictOn('place_token', (action) => (action['tokener'] = 'nobody'));
    expect(verdict).toMatchObject({ kind: 'differs', differences: [{ path: '/action/tokener', expected: 'nobody' }] });
  });
  it('stops, hexes and money of a train', () => {
    const changed = (member: string, value: unknown) => verdictOn('run_routes', (action) => (firstRoute(action)[member] = value), runs);
    expect(changed('nodes', ['nonsense'])).toMatchObject({
      place: expect.stringMatching(/^actions\[\d+\]\.routes\[0\]\.nodes$/) as string,
    });
    expect(changed('nodes', ['A1-7', 'B2-9'])).toMatchObject({ differences: [{ path: '/action/routes/0/nodes' }] });
    expect(changed('hexes', ['A1'])).toMatchObject({ differences: [{ path: '/action/routes/0/hexes' }] });
    expect(changed('revenue', 7)).toMatchObject({ kind: 'refused' });
  });
  it('why the game ended', () => {
    const told = (member: object) => {
      const read = readRecord({ ...(JSON.parse(text) as object), ...member }, Object.values(TITLES));
      return read.ok ? replay(read.value.record, read.value.title).verdict : read.fault;
    };
    expect(told({})).toEqual({ kind: 'identical' });
    expect(told({ game_end_reason: 'stock_market' })).toMatchObject({
      differences: [{ path: '/game_end_reason', expected: 'stock_market' }],
    });
    expect(told({ game_end_reason: 5 })).toMatchObject({ place: 'game_end_reason' });
  });
  it('nothing, where there is neither a result nor a trace', () => {
    const read = readRecord({ ...(JSON.parse(text) as object), result: {} }, Object.values(TITLES));
    expect(read.ok && replay(read.value.record, read.value.title).verdict).toEqual({ kind: 'uncompared' });
  });
});

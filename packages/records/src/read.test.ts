import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { readRecord } from './read.ts';
import { setupOf } from './setup.ts';

const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
const players = [7, 9, 12].map((id) => ({ id, name: `P${id}` }));
const good = {
  id: 1,
  title: title.record_title,
  players,
  settings: { seed: 3, optional_rules: [] },
  actions: [{ type: 'pass', id: 1, entity: 9, entity_type: 'player' }],
};
const read = (source: string | object) => readRecord(source, [title]);
const placeOf = (source: string | object) => {
  const outcome = read(source);
  return outcome.ok ? null : outcome.fault.place;
};
const AUTO = 'actions[0].auto_actions[0].auto_actions';
const OFFER = 'actions[0].roundhouse.offer.roundhouse';
const CONNECTIONS = 'actions[0].routes[0].connections';
const NODES = 'actions[0].routes[0].nodes';
const nestedIn = (member: 'auto_actions' | 'roundhouse' | 'price', levels: number): object => {
  let action: object = { type: 'pass', entity: 7 };
  for (let level = 0; level < levels; level += 1) {
    action = { type: 'pass', entity: 7, [member]: member === 'auto_actions' ? [action] : { offer: action } };
  }
  return action;
};
const withAction = (action: object) => ({ ...good, actions: [{ id: 1, entity: 7, entity_type: 'player', ...action }] });

describe('readRecord', () => {
  it('turns player ids into seats', () => {
    const outcome = read({ ...good, result: { 7: 100, 9: 200, 12: 300 } });
    expect(outcome.ok && outcome.value.record.players.map((each) => each.id)).toEqual(['1', '2', '3']);
    expect(outcome.ok && outcome.value.record.actions[0]?.entity).toBe('2');
    expect(outcome.ok && outcome.value.record.result).toEqual({ 1: 100, 2: 200, 3: 300 });
  });
  it('reads text that begins with a mark of its byte order', () => expect(read(`\uFEFF${JSON.stringify(good)}`).ok).toBe(true));
  it('reads text as well as an object', () => expect(read(JSON.stringify(good)).ok).toBe(true));

  it.each([
    ['text that is not JSON', '{"id": 1,\n "title": }', 'line 2, column 11'],
    ['a file cut off', JSON.stringify(good).slice(0, 80), 'line 1, column 81'],
    ['a list', '[]', ''],
    ['no title', { ...good, title: undefined }, 'title'],
    ['an unknown title', { ...good, title: '18Nowhere' }, 'title'],
    ['no players', { ...good, players: [] }, 'players'],
    ['a player without id', { ...good, players: [{ name: 'x' }] }, 'players[0].id'],
    ['the same player twice', { ...good, players: [players[0], players[0]] }, 'players'],
    ['a seed that is no number', { ...good, settings: { seed: 'x' } }, 'settings.seed'],
    ['options that are no list', { ...good, settings: { optional_rules: 'x' } }, 'settings.optional_rules'],
    ['settings of a later version', { ...good, settings: { roundhouse: { version: 99 } } }, 'settings.roundhouse.version'],
    ['a result of a stranger', { ...good, result: { 1: 5 } }, 'result.1'],
    ['no actions', { ...good, actions: undefined }, 'actions'],
    ['an action that is no object', { ...good, actions: [3] }, 'actions[0]'],
    ['an unknown action', withAction({ type: 'fly' }), 'actions[0].type'],
    ['an action named like a member of every object', withAction({ type: 'constructor' }), 'actions[0].type'],
    ['an action of a stranger', withAction({ type: 'pass', entity: 1 }), 'actions[0].entity'],
    ['an action of a strange kind of entity', withAction({ type: 'pass', entity_type: 'bank' }), 'actions[0].entity_type'],
    ['a bid without price', withAction({ type: 'bid', company: 'A' }), 'actions[0].price'],
    ['a price that is text', withAction({ type: 'bid', company: 'A', price: '20' }), 'actions[0].price'],
    ['shares that are no list', withAction({ type: 'buy_shares', shares: 'A_1' }), 'actions[0].shares'],
    ['routes without a way', withAction({ type: 'run_routes', routes: [{ train: '2-0' }] }), 'actions[0].routes[0]'],
    ['automatic actions that are wrong', withAction({ type: 'pass', auto_actions: [{ type: 'fly' }] }), 'actions[0].auto_actions[0].type'],
    ['ids that do not rise', { ...good, actions: [good.actions[0], good.actions[0]] }, 'actions[1].id'],
    ['automatic actions in thousands of levels', withAction({ type: 'pass', auto_actions: [nestedIn('auto_actions', 4000)] }), AUTO],
    ['offers in thousands of levels', withAction({ type: 'log', roundhouse: { offer: nestedIn('roundhouse', 4000) } }), OFFER],
    ['a price of thousands of levels', withAction({ type: 'bid', price: nestedIn('price', 20_000) }), 'actions[0].price'],
    ['routes that are none', withAction({ type: 'run_routes', routes: [null] }), 'actions[0].routes[0]'],
    ['connections that are none', withAction({ type: 'run_routes', routes: [{ train: 'x', connections: [5] }] }), CONNECTIONS],
    ['stops that are none', withAction({ type: 'run_routes', routes: [{ train: 'x', hexes: [], nodes: [1, 2] }] }), NODES],
    ['an offer that is none', withAction({ type: 'log', roundhouse: { offer: 3 } }), 'actions[0].roundhouse.offer'],
  ])('refuses %s and names the place', (_, source, place) => expect(placeOf(source)).toBe(place));
});

describe('setupOf', () => {
  const setup = (changes: object) => {
    const outcome = read({ ...good, ...changes });
    return outcome.ok ? setupOf(outcome.value.record, title) : outcome;
  };
  it('takes all quirks for a record of the peer, the written ones for our own', () => {
    const peer = setup({});
    expect(peer.ok && peer.value.quirks.length).toBe(new Set(title.quirks.ids.map((id) => title.quirks.of[id]?.name)).size);
    expect(peer.ok && peer.value.consent).toBe('implied');
    const own = setup({ settings: { seed: 1, roundhouse: { version: 1, quirks: [], consent: 'asked' } } });
    expect(own.ok && own.value.quirks).toEqual([]);
    expect(own.ok && own.value.consent).toBe('asked');
  });
  it('turns imported names of options into ours', () => {
    for (const id of title.options.ids) {
      const outcome = setup({ settings: { seed: 1, optional_rules: [title.options.of[id]?.import_as] } });
      expect(outcome.ok && outcome.value.options).toEqual([id]);
    }
  });
  it('refuses options, quirks and numbers of players that the title has not', () => {
    const places = [
      setup({ settings: { optional_rules: ['moon'] } }),
      setup({ settings: { roundhouse: { version: 1, quirks: ['moon'], consent: 'implied' } } }),
      setup({ players: players.slice(0, 1), actions: [] }),
    ].map((outcome) => (outcome.ok ? null : outcome.fault.place));
    expect(places).toEqual(['settings.optional_rules[0]', 'settings.roundhouse.quirks', 'players or settings']);
  });
});

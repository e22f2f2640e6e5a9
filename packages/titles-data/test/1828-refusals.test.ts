import { describe, expect, it } from 'vitest';
import type { Action, Game, ResourceState } from '@roundhouse/engine';
import { buys, entity, lays, passes, placesToken, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { tokens, treasury } from './kit/figures.ts';
import { asked, isListed, open, play, refuses } from './kit/play.ts';
import { cashOf, inTurn, operatingTurn, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { charter, chooses, merges, minorOf, removesToken, swaps, turnOf1 } from './kit/systems.ts';
import { TITLE_1828 } from './kit/title.ts';

const buysMarker = (who: string): Action => ({ type: 'buy_marker', by: entity(who) });

/** Coal markers as they lie at the set-up, or elsewhere. */
const markers =
  (left: ResourceState['left'] = { K11: 2, K13: 1 }, owners: ResourceState['owners'] = []): Edit =>
  ({ title, state }) => ({ title, state: { ...state, mechanics: { ...state.mechanics, resource_marker: { left, owners } } } });

describe('coal markers', () => {
  /** From Nashville, J6, to the coalfields, K11. */
  const line = { J8: '9/1', J10: '8/5' };

  /** IC in its operating turn. */
  const turn = (step: string, charter: Partial<Charter>, ...edits: Edit[]): Game =>
    position(
      { players: 3, title: TITLE_1828 },
      markers(),
      corporation('IC', { cell: '13,7', held: { '1': 6 }, treasury: 300, ...charter }),
      ...edits,
      operatingTurn('IC', step),
    );

  it('1828 §17.1: at most one for a corporation', () => {
    const game = turn('track', {}, tilesOn(line));
    const owner = play(game, buysMarker('IC'));
    expect([treasury(owner, 'IC'), owner.state.mechanics.resource_marker]).toEqual([180, { left: { K11: 1, K13: 1 }, owners: ['IC'] }]);
    refuses(owner, buysMarker('IC'), 'marker.owned', { operator: 'IC' });
  });

  it('1828 §17.1, §17.3: the one of the first tile on K13 counts as well', () => {
    const game = position(
      { players: 3, title: TITLE_1828 },
      markers(),
      corporation('C&O', { cell: '13,7', held: { '1': 6 }, treasury: 300 }),
      tilesOn({ K15: '57/1' }),
      operatingTurn('C&O', 'track'),
    );
    refuses(game, buysMarker('C&O'), 'marker.not_reached');
    const owner = play(game, lays('C&O', 'K13', '4/1'));
    expect(owner.state.mechanics.resource_marker).toEqual({ left: { K11: 2, K13: 0 }, owners: ['C&O'] });
    refuses(owner, buysMarker('C&O'), 'marker.owned', { operator: 'C&O' });
  });

  it('1828 §17.2: none when K11 has none left, though one lies on K13', () => {
    const game = turn(
      'track',
      {},
      tilesOn(line),
      corporation('NW', { cell: '13,7', held: { '2': 6 } }),
      corporation('PRR', { cell: '13,7', held: { '3': 6 } }),
      markers({ K11: 0, K13: 1 }, ['NW', 'PRR']),
    );
    refuses(game, buysMarker('IC'), 'marker.none_left', { hex: 'K11' });
    expect(open(markers({ K11: 1, K13: 1 }, ['NW'])(game))).toContain('buy_marker');
  });

  it('1828 §17.2: the own track must reach K11', () => {
    const game = turn('track', {}, tilesOn({ J8: '9/1' }));
    refuses(game, buysMarker('IC'), 'marker.not_reached', { hex: 'K11', operator: 'IC' });
    expect(open(play(game, lays('IC', 'J10', '8/5')))).toContain('buy_marker');
  });

  it('1828 §17.2: 120 out of the treasury', () => {
    refuses(turn('track', { treasury: 119 }, tilesOn(line)), buysMarker('IC'), 'marker.cash', { price: 120, cash: 119 });
    expect(treasury(play(turn('track', { treasury: 120 }, tilesOn(line)), buysMarker('IC')), 'IC')).toBe(0);
  });

  it('1828 §11.2: no token in K11, with a marker or without', () => {
    const game = turn('token', {}, tilesOn(line));
    refuses(game, placesToken('IC', 'K11/0'), 'marker.no_token', { hex: 'K11' });
    // §1.6: it is asked nevertheless, and can only pass.
    expect([asked(game), open(game)]).toEqual(['IC:token', ['buy_marker', 'pass']]);
    refuses(play(game, buysMarker('IC')), placesToken('IC', 'K11/0'), 'marker.no_token', { hex: 'K11' });
  });
});

const table = (corporations: Readonly<Record<string, Charter>>, ...edits: Edit[]): Game => turnOf1(corporations, [], ...edits);

describe('which two may not merge', () => {
  it('1828 §7.2: one with itself, or with one that has no par', () => {
    const game = table({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }) });
    expect(isListed(game, merges('GT', 'IC'))).toBe(true);
    refuses(game, merges('GT', 'GT'), 'system.pair', { survivor: 'GT', absorbed: 'GT' });
    refuses(game, merges('GT', 'PRR'), 'system.pair', { survivor: 'GT', absorbed: 'PRR' });
    refuses(game, merges('PRR', 'GT'), 'system.pair', { survivor: 'PRR', absorbed: 'GT' });
  });

  it('1828 §8.1: a system never merges again', () => {
    const start = table({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }), MP: charter({ '1': 6 }) });
    const merged = play(start, merges('GT', 'IC'));
    const next = stockRound('1', 3)(merged);
    refuses(next, merges('GT-IC', 'MP'), 'system.pair', { survivor: 'GT-IC', absorbed: 'MP' });
    refuses(next, merges('MP', 'GT-IC'), 'system.pair', { survivor: 'MP', absorbed: 'GT-IC' });
    // Nor do the two that have become one.
    refuses(next, merges('GT', 'MP'), 'system.pair', { survivor: 'GT', absorbed: 'MP' });
  });

  it('1828 §7.2: one that has operated with one that has not', () => {
    const pair = (operated: boolean): Game => table({ GT: charter({ '1': 6 }, { operated: true }), IC: charter({ '2': 6 }, { operated }) });
    refuses(pair(false), merges('GT', 'IC'), 'system.operated', { survivor: 'GT', absorbed: 'IC' });
    refuses(pair(false), merges('IC', 'GT'), 'system.operated', { survivor: 'IC', absorbed: 'GT' });
    expect(isListed(pair(true), merges('GT', 'IC'))).toBe(true);
  });

  it('1828 §7.2: two of which neither has floated', () => {
    const pair = (others: number): Game => table({ GT: charter({ '1': 4, '2': others }), IC: charter({ '1': 2 }) });
    expect([pair(1), pair(2)].map((game) => game.state.operators['GT']?.status)).toEqual(['launched', 'floated']);
    refuses(pair(1), merges('GT', 'IC'), 'system.floated', { survivor: 'GT', absorbed: 'IC' });
    expect(isListed(pair(2), merges('GT', 'IC'))).toBe(true);
  });

  it('1828 §7.2: two companies over which others preside', () => {
    const game = table({ GT: charter({ '2': 6 }), IC: charter({ '3': 4, '1': 2 }) });
    refuses(game, merges('GT', 'IC'), 'system.president', { survivor: 'GT', absorbed: 'IC' });
    expect(isListed(stockRound('2')(game), merges('GT', 'IC'))).toBe(true);
  });

  it('1828 §7.2: nobody has six of the two, or five and has sold neither this round', () => {
    const game = table({ GT: charter({ '1': 4, '3': 2 }), IC: charter({ '1': 2, '2': 3 }, { president: '2' }) });
    expect(isListed(game, merges('GT', 'IC'))).toBe(true);
    const sold = play(game, sells('1', ['GT_1']));
    refuses(sold, merges('GT', 'IC'), 'system.shares', { survivor: 'GT', absorbed: 'IC', shares: 6, unsold: 5 });
    // In a new round five are enough.
    expect(isListed(stockRound('1', 3)(sold), merges('GT', 'IC'))).toBe(true);
  });
});

describe('the merger in the turn', () => {
  it('1828 §5.1, §7.1: it is the one purchase of the turn', () => {
    const game = table({ GT: charter({ '1': 5, '2': 1 }), IC: charter({ '1': 6 }) }, cashOf({ '1': 200 }));
    expect(isListed(game, merges('GT', 'IC'))).toBe(true);
    refuses(play(game, buys('1', 'GT_5')), merges('GT', 'IC'), 'system.purchase');
  });

  it('1828 §7.12: after one merger only sales, so no second one', () => {
    const game = table({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }), MP: charter({ '1': 6 }), NW: charter({ '1': 6 }) });
    const merged = play(game, merges('GT', 'IC'));
    refuses(merged, merges('MP', 'NW'), 'system.purchase');
    expect(isListed(stockRound('1', 3)(merged), merges('MP', 'NW'))).toBe(true);
  });

  it('1828 §7.6a: the share that is set aside is of one of the two', () => {
    const game = play(table({ GT: charter({ '1': 4 }), IC: charter({ '1': 3, '2': 4 }, { president: '2' }) }), merges('GT', 'IC'));
    expect(asked(game)).toBe('1:system_shares');
    expect(['GT', 'IC'].map((id) => isListed(game, chooses('1', id)))).toEqual([true, true]);
    refuses(game, chooses('1', 'MP'), 'system.answer');
    refuses(game, chooses('1', 'exchange'), 'system.answer');
  });

  it('1828 §7.7: a single is exchanged or sold, nothing else', () => {
    const start = table({ GT: charter({ '1': 6, '2': 1 }), IC: charter({ '1': 6 }) }, cashOf({ '2': 40 }));
    const game = play(start, merges('GT', 'IC'));
    expect(asked(game)).toBe('2:system_shares');
    expect(['exchange', 'sell'].map((option) => isListed(game, chooses('2', option)))).toEqual([true, true]);
    refuses(game, chooses('2', 'IC'), 'system.answer');
  });

  it('1828 §7.11, C9: nobody can say beforehand that a merger fails', () => {
    const game = table({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }) });
    refuses(game, { type: 'merge', by: entity('GT'), corporation: 'IC', failed: true }, 'system.answer');
  });

  it('1828 §7.5: of two tokens in different cities of one hex one goes, and no other', () => {
    const start = table({
      GT: charter({ '1': 6 }, { operated: true, tokens: ['D4/0', 'D14/0'] }),
      IC: charter({ '1': 6 }, { operated: true, tokens: ['J6/0', 'D14/1'] }),
    });
    const game = play(start, merges('GT', 'IC'));
    expect([asked(game), open(game)]).toEqual(['GT-IC:system_token', ['remove_token']]);
    refuses(game, removesToken('GT-IC', 'D4/0'), 'system.token', { hex: 'D4' });
    refuses(game, removesToken('GT-IC', 'D14/1/1'), 'system.token', { hex: 'D14' });
    const gone = play(game, removesToken('GT-IC', 'D14/1'));
    expect([tokens(gone, 'GT-IC'), gone.state.operators['GT-IC']?.tokens.length]).toEqual(['D4/0 J6/0 D14/0', 4]);
    expect(gone.state.board.stations).toContainEqual({ owner: 'B', hex: 'D14', stop: 1, slot: 0, blocking: true });
  });
});

describe('the trains of a system', () => {
  it('1828 §14.4: a shelf may be too full while trains are moved, not at the end', () => {
    const merged = play(
      table({
        GT: charter({ '1': 6 }, { operated: true, tokens: ['D4/0'], trains: ['2', '2', '2', '2'] }),
        IC: charter({ '1': 6 }, { operated: true, tokens: ['J6/0'], trains: ['2'] }),
      }),
      merges('GT', 'IC'),
    );
    const start = operatingTurn('GT-IC', 'arrange_trains')(merged);
    const [train] = start.state.operators['GT-IC']?.shelves['IC'] ?? [];
    expect(isListed(start, passes('GT-IC'))).toBe(true);
    const full = play(start, swaps('GT-IC', train?.id ?? ''));
    expect(full.state.operators['GT-IC']?.shelves['GT']).toHaveLength(5);
    refuses(full, passes('GT-IC'), 'system.shelf_full', { operator: 'GT-IC', shelf: 'GT' });
    expect(isListed(play(full, swaps('GT-IC', train?.id ?? '')), passes('GT-IC'))).toBe(true);
  });
});

describe('the run of the minor', () => {
  const turn = (money: number, tiles: Readonly<Record<string, string>>): Game =>
    position({ players: 3, title: TITLE_1828 }, minorOf('1', money), tilesOn(tiles), operatingTurn('C&P', 'track'), inTurn({ step: 0 }));

  it('1828 §16.6b, edge 30: it must have a stop of the tile just laid', () => {
    const game = play(turn(0, { C17: '9/1' }), lays('C&P', 'B20', '57/0'));
    expect(asked(game)).toBe('C&P:routes');
    refuses(game, runs('C&P', route('2-1', 'C15 C17 C19')), 'routes.tied', { operator: 'C&P' });
    // Half of 10 + 20.
    expect(treasury(play(game, runs('C&P', route('2-1', 'C19 B20'))), 'C&P')).toBe(15);
  });

  it('1828 §16.6b, C30: of a tile without stops, one to which its track leads', () => {
    const game = play(turn(80, { C17: '9/1', B20: '57/0' }), lays('C&P', 'B22', '7/2'));
    refuses(game, runs('C&P', route('2-1', 'C15 C17 C19')), 'routes.tied', { operator: 'C&P' });
    // Half of 20 + 40.
    expect(treasury(play(game, runs('C&P', route('2-1', 'B20 A21 B22 A23'))), 'C&P')).toBe(30);
  });
});

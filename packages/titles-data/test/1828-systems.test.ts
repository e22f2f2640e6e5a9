import { describe, expect, it } from 'vitest';
import { roundName, trainsOf, type Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { passes } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, percent, president, price, tokens, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { chooses, merges } from './kit/systems.ts';
import { TITLE_1828 } from './kit/title.ts';

/** Seat 1 has the turn in SR 2, nobody has money, and two corporations are in play. */
const table = (
  one: readonly [string, Charter],
  other: readonly [string, Charter],
  quirks: readonly QuirkName[] = [],
  ...edits: Edit[]
): Game =>
  position(
    { players: 3, title: TITLE_1828, quirks },
    stockRound('1'),
    cashOf({ '1': 0, '2': 0, '3': 0 }),
    corporation(...one),
    corporation(...other),
    ...edits,
  );

const at = (place: string, held: Readonly<Record<string, number>>, more: Partial<Charter> = {}): Charter => ({
  cell: place,
  held,
  operated: false,
  tokens: [],
  ...more,
});

describe('which two may merge', () => {
  it('1828 §7.2: six shares of the two with one player, or five of one who has sold neither', () => {
    const four = table(['GT', at('13,7', { '1': 4, '2': 3 })], ['IC', at('13,7', { '2': 3, '3': 3 })]);
    expect(open(four)).toContain('merge');
    const few = table(['GT', at('13,7', { '1': 3, '3': 3 })], ['IC', at('13,7', { '2': 4, '3': 1 }, { president: '2' })]);
    refuses(few, merges('GT', 'IC'), 'system.shares');
  });

  it('1828 §7.2: the acting player presides over one, one has floated, and both have operated or neither', () => {
    const game = table(
      ['GT', at('13,7', { '1': 6 }, { operated: true })],
      ['IC', at('13,7', { '2': 6 })],
      [],
      corporation('MP', at('13,7', { '2': 6 })),
      corporation('NW', at('13,7', { '1': 3 })),
      corporation('MC', at('13,7', { '1': 2 })),
    );
    refuses(game, merges('GT', 'IC'), 'system.operated');
    refuses(game, merges('IC', 'MP'), 'system.president');
    refuses(game, merges('NW', 'MC'), 'system.floated');
    refuses(game, merges('GT', 'GT'), 'system.pair');
  });
});

describe('the price of a system', () => {
  const priceAfter = (one: string, other: string): readonly (string | number | null)[] => {
    const game = play(table(['GT', at(one, { '1': 6 })], ['IC', at(other, { '1': 6 })]), merges('GT', 'IC'));
    return [price(game, 'GT-IC'), cell(game, 'GT-IC')];
  };
  it('1828 §7.4, edge 14: the dearest cell within the higher price and half the lower one', () => {
    expect(priceAfter('10,3', '9,5')).toEqual([111, '3,3']);
    expect(priceAfter('7,0', '5,3')).toEqual([122, '0,0']);
    expect(priceAfter('1,1', '3,2')).toEqual([167, '0,5']);
    expect(priceAfter('15,1', '15,1')).toEqual([61, '10,1']);
  });
});

describe('what the two have', () => {
  it('1828 §7.5, §8.1: one treasury, two shelves, all tokens; the two are gone', () => {
    const game = play(
      table(
        ['GT', at('13,7', { '1': 6 }, { treasury: 300, trains: ['2', '2'], tokens: ['D4/0', 'D6/0'], operated: true })],
        ['IC', at('13,7', { '1': 6 }, { treasury: 50, trains: ['2'], tokens: ['J6/0'], operated: true })],
      ),
      merges('GT', 'IC'),
    );
    expect([treasury(game, 'GT-IC'), tokens(game, 'GT-IC')]).toEqual([350, 'D4/0 J6/0 D6/0']);
    const shelves = game.state.operators['GT-IC']?.shelves ?? {};
    expect(Object.entries(shelves).map(([name, cards]) => [name, cards.length])).toEqual([
      ['GT', 2],
      ['IC', 1],
    ]);
    expect(game.state.operators['GT-IC']?.tokens).toEqual([100, 100, 100, 100]);
    expect([game.state.operators['GT']?.status, cell(game, 'GT'), trainsOf(game, 'GT').length]).toEqual(['closed', null, 0]);
  });

  it('1828 §7.5, edge 24: of two tokens in one city the dearer comes back, and a blocking one stays', () => {
    const game = play(
      table(
        ['GT', at('13,7', { '1': 6 }, { tokens: ['D4/0', 'F20/0'], operated: true })],
        ['IC', at('13,7', { '1': 6 }, { tokens: ['J6/0', 'F20/0/1'], operated: true })],
        [],
        tilesOn({ F20: '14/0' }),
      ),
      merges('GT', 'IC'),
    );
    expect(game.state.operators['GT-IC']?.tokens).toHaveLength(4);
    expect(
      game.state.board.stations
        .filter(({ hex }) => hex === 'F20')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['B', 'GT-IC']);
  });
});

describe('the exchange of shares', () => {
  it('1828 §7.6, §7.9: two old shares are a new one, and the president gives one away', () => {
    const game = play(table(['GT', at('13,7', { '1': 6 })], ['IC', at('13,7', { '1': 4, '2': 2 })]), merges('GT', 'IC'));
    // 10 old shares make 5; the lead gives one. Seat 2 has 2 of IC, which one share of GT from the offering makes whole.
    expect([percent(game, '1', 'GT-IC'), percent(game, '2', 'GT-IC'), president(game, 'GT-IC')]).toEqual([40, 10, '1']);
    expect(game.state.holdings['treasury']?.['GT-IC']).toHaveLength(1);
  });

  it('1828 §7.7, edges 20, 21: a single is sold for its price, which counts as a sale and moves none', () => {
    const game = play(table(['GT', at('13,7', { '1': 6, '2': 1 })], ['IC', at('13,7', { '1': 6 })]), merges('GT', 'IC'));
    expect([cash(game, '2'), percent(game, '2', 'GT-IC'), percent(game, 'market', 'GT-IC')]).toEqual([67, 0, 0]);
    expect(game.state.round).toMatchObject({ sold: { '2': ['GT-IC'] } });
  });

  it('1828 §7.7: who can pay the difference is asked, and gets a share', () => {
    const start = table(['GT', at('13,7', { '1': 6, '2': 1 })], ['IC', at('13,7', { '1': 6 })], [], cashOf({ '2': 40 }));
    const game = play(start, merges('GT', 'IC'));
    expect(asked(game)).toBe('2:system_shares');
    refuses(game, passes('2'), 'turn.not_now');
    refuses(game, chooses('2', 'GT'), 'system.answer');
    const kept = play(game, chooses('2', 'exchange'));
    // Price of the system less 67.
    expect([cash(kept, '2'), percent(kept, '2', 'GT-IC')]).toEqual([40 - (94 - 67), 10]);
  });

  it('1828 §7.12: then only sales, in the same turn', () => {
    const game = play(table(['GT', at('13,7', { '1': 6 })], ['IC', at('13,7', { '1': 6 })]), merges('GT', 'IC'));
    expect(asked(game)).toBe('1:stock_turn');
    expect(open(game, '1')).toEqual(['pass', 'sell_shares']);
    expect(roundName(game)).toBe('SR 2');
  });
});

import { loansOf, mergerOutlook, type Action, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, entity, passes, sells } from './kit/actions.ts';
import { cash, cell, percent, president, price, tokens, trains, treasury } from './kit/figures.ts';
import { grown, type Grown } from './kit/growing.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, phase, position, type Edit } from './kit/position.ts';
import { merging } from './kit/rounds.ts';
import { TITLE_1817NA, TITLE_1830 } from './kit/title.ts';

const table = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1817NA }, ...edits);
const converts = (who: string): Action => ({ type: 'convert', by: entity(who) });
const merges = (who: string, corporation: string): Action => ({ type: 'merge', by: entity(who), corporation });
const borrows = (who: string): Action => ({ type: 'take_loan', by: entity(who) });
const removes = (who: string, hex: string, stop: number): Action => ({ type: 'remove_token', by: entity(who), hex, stop, slot: 0 });
/** Passes until the merger round goes on to the next corporation. */
function after(start: Game): readonly Action[] {
  const done: Action[] = [];
  for (let now = start; asked(now).endsWith(':after_merger'); now = play(start, ...done)) done.push(passes(asked(now).split(':')[0] ?? ''));
  return done;
}
const poor = cashOf({ 1: 0, 2: 0, 3: 0, 4: 0 });
const two = (id: string, held: Grown['held'], more: Partial<Grown> = {}): Edit =>
  grown(id, { size: 2, column: 10, held, cash: 200, tokens: ['I15/0'], trains: ['2'], ...more });
const five = (id: string, held: Grown['held'], more: Partial<Grown> = {}): Edit =>
  grown(id, { size: 5, column: 13, held, cash: 200, tokens: ['F14/0'], trains: ['2'], ...more });

describe('conversion (1817 §9.3)', () => {
  it('two to five: three shares in the treasury, the price as it was, one token for 50', () => {
    const game = play(table(poor, two('J', { 1: 2 }), merging('J')), converts('J'));
    expect([percent(game, '1', 'J'), percent(game, 'ipo', 'J'), price(game, 'J'), asked(game)]).toEqual([40, 60, 70, 'J:after_merger']);
    const done = play(game, passes('J'));
    expect([treasury(done, 'J'), done.state.operators['J']?.tokens.length]).toEqual([150, 1]);
  });

  it('five to ten: longs and shorts become a tenth each, two tokens for 100', () => {
    const start = table(poor, five('J', { 1: 3, 2: -1 }, { pool: 1 }), merging('J'));
    const game = play(start, converts('J'));
    expect([percent(game, '1', 'J'), percent(game, '2', 'J'), percent(game, 'market', 'J')]).toEqual([30, -10, 10]);
    const done = play(game, passes('J'));
    expect([treasury(done, 'J'), done.state.operators['J']?.tokens.length]).toEqual([100, 2]);
  });

  it('with eight tokens none is bought, with seven one (§9.3, B22)', () => {
    const left = (spare: number): number =>
      treasury(play(table(poor, five('J', { 1: 3 }, { spare }), merging('J')), converts('J'), passes('J')), 'J');
    expect([left(7), left(6), left(5)]).toEqual([200, 150, 100]);
  });

  it('what cannot pay its tokens is liquidated (§9.9)', () => {
    const start = table(poor, two('J', { 1: 2 }, { cash: 0, loans: 2 }), two('R', { 2: 2 }, { tokens: ['F14/0'] }), merging('J', 'R'));
    // Five shares allow three more loans, which would pay; the president wants none.
    expect(cell(play(start, converts('J'), passes('J')), 'J')).toBe('0,0');
    const saved = play(start, converts('J'), borrows('J'), passes('J'));
    expect([treasury(saved, 'J'), price(saved, 'J'), asked(saved)]).toEqual([50, 65, 'R:merger']);
  });

  it('is offered where there is something to grow to (§9.1)', () => {
    const ten = grown('H', { size: 10, column: 20, held: { 1: 3 }, trains: ['2'], tokens: ['D16/0'] });
    const game = table(ten, two('J', { 1: 2 }), merging('J', 'H'));
    refuses(game, converts('H'), 'turn.not_yours', { active: 'J' });
    expect(open(game, 'J')).toEqual(['convert', 'pass']);
    refuses(play(game, passes('J')), converts('H'), 'turn.not_now');
  });
});

describe('shares after a change (1817 §9.7)', () => {
  const start = table(
    cashOf({ 1: 300, 2: 300, 3: 0, 4: 300 }),
    five('J', { 1: 2, 2: 1 }, { pool: 1 }),
    five('R', { 4: 2, 2: 1 }, { tokens: ['D16/0'] }),
    merging('J'),
  );

  it('the president buys as long as he wishes, others one or sell one bundle, once each (B19)', () => {
    let game = play(start, converts('J'));
    expect(asked(game)).toBe('1:after_merger');
    game = play(game, buys('1', 'J_4'), buys('1', 'J_5'));
    expect([asked(game), percent(game, '1', 'J'), treasury(game, 'J')]).toEqual(['1:after_merger', 40, 400]);
    game = play(game, passes('1'));
    expect(open(game, '2')).toEqual(['buy_shares', 'pass', 'sell_shares']);
    game = play(game, sells('2', ['J_1']));
    expect([cash(game, '2'), asked(game)]).toEqual([400, '4:after_merger']);
    game = play(game, buys('4', 'J_6'));
    expect(asked(game)).toBe('J:after_merger');
  });

  it('come from the treasury alone, and only of this corporation (cases 17-6, B19)', () => {
    const game = play(start, converts('J'));
    refuses(game, buys('1', 'J_2'), 'merger.shares.place', { operator: 'J' });
    refuses(game, sells('1', ['J_0']), 'merger.shares.president', { operator: 'J' });
    const second = play(game, passes('1'));
    refuses(second, sells('2', ['R_1']), 'merger.shares.other', { operator: 'J' });
    refuses(second, borrows('J'), 'turn.not_yours', { active: '2' });
  });

  it('sixty per cent is the most here, too (cases 17-4)', () => {
    const game = play(table(cashOf({ 1: 900 }), two('J', { 1: 2 }), merging('J')), converts('J'), buys('1', 'J_1'));
    expect([percent(game, '1', 'J'), asked(game)]).toEqual([60, '2:after_merger']);
  });

  it('whoever becomes president buys on; the rest follows him', () => {
    const game = play(start, converts('J'), passes('1'), buys('2', 'J_4'));
    expect([president(game, 'J'), asked(game)]).toEqual(['1', '4:after_merger']);
  });

  it('loans come last, and end all buying (§9.8, B19)', () => {
    const game = play(table(cashOf({ 1: 300, 2: 0, 3: 0, 4: 0 }), two('J', { 1: 2 }), merging('J')), converts('J'), passes('1'));
    const borrowed = play(game, borrows('J'));
    expect([treasury(borrowed, 'J'), price(borrowed, 'J'), asked(borrowed)]).toEqual([300, 65, 'J:after_merger']);
    refuses(borrowed, buys('1', 'J_1'), 'turn.not_yours', { active: 'J' });
  });
});

describe('merger of two and two (1817 §9.4–9.6)', () => {
  const one = two('J', { 1: 2 }, { column: 8, cash: 20, loans: 2 });
  const other = two('R', { 2: 2 }, { column: 6, cash: 75, loans: 1, tokens: ['F14/0'], trains: ['2', '2'] });

  it('two presidents: the first buys a share, the other gets one free (B45)', () => {
    const game = play(table(one, other, merging('J', 'R')), merges('J', 'R'));
    expect([price(game, 'J'), treasury(game, 'J'), loansOf(game, 'J')]).toEqual([110, 205, 3]);
    expect([cash(game, '1'), cash(game, '2')]).toEqual([252 - 110, 252]);
    expect([percent(game, '1', 'J'), percent(game, '2', 'J'), percent(game, 'ipo', 'J')]).toEqual([40, 20, 40]);
    expect([game.state.operators['R']?.status, tokens(game, 'J')]).toEqual(['unlaunched', 'I15/0 F14/0']);
    expect(game.state.operators['J']?.shelves['main']?.length).toBe(3);
  });

  it('one president: he holds just the president’s certificate', () => {
    const own = two('R', { 1: 2 }, { column: 6, tokens: ['F14/0'] });
    const game = play(table(one, own, merging('J', 'R')), merges('J', 'R'));
    expect([cash(game, '1'), percent(game, '1', 'J'), percent(game, 'ipo', 'J')]).toEqual([252, 40, 60]);
  });

  it('the first president must be able to pay his share (§9.4)', () => {
    refuses(table(cashOf({ 1: 109 }), one, other, merging('J', 'R')), merges('J', 'R'), 'merger.cash', { price: 110, cash: 109 });
  });

  it('partners are of one size, with a price, and not the same (§9.4)', () => {
    const game = table(
      one,
      other,
      five('H', { 3: 2 }, { tokens: ['D16/0'] }),
      two('GT', { 4: 2 }, { column: 2, tokens: ['A7/0'] }),
      merging('J'),
    );
    for (const id of ['J', 'H', 'GT']) refuses(game, merges('J', id), 'merger.partner', { operator: id });
  });

  it('the other president has his say (§9.4, C8)', () => {
    const game = position({ players: 4, title: TITLE_1817NA, consent: 'asked' }, one, other, merging('J', 'R'));
    const offered = play(game, merges('J', 'R'));
    expect([asked(offered), open(offered, '2')]).toEqual(['2:consent', ['accept', 'refuse']]);
    expect(price(play(offered, { type: 'accept', by: entity('2') }), 'J')).toBe(110);
    const refused = play(offered, { type: 'refuse', by: entity('2') });
    expect([asked(refused), refused.state.operators['R']?.status]).toEqual(['J:merger', 'floated']);
  });

  it('what has changed in this round is no partner any more (§9.2, B20)', () => {
    const game = play(table(poor, two('J', { 1: 2 }), five('R', { 2: 2 }), merging('J', 'R')), converts('J'), passes('J'));
    refuses(game, merges('R', 'J'), 'merger.changed', { operator: 'J' });
    const merged = play(table(one, other, two('H', { 3: 2 }, { tokens: ['D16/0'] }), merging('J', 'R', 'H')), merges('J', 'R'));
    const next = play(merged, ...after(merged));
    expect(asked(next)).toBe('H:merger');
    refuses(next, converts('J'), 'turn.not_yours', { active: 'H' });
  });

  it('both tokens in one city: the survivor’s comes home (§9.10, B23)', () => {
    const edits = [two('J', { 1: 2 }, { tokens: ['E9/0'] }), two('R', { 1: 2 }, { tokens: ['E9/0'] })];
    const game = play(table(...edits, merging('J', 'R')), merges('J', 'R'));
    expect([tokens(game, 'J'), game.state.operators['J']?.tokens.length]).toEqual(['E9/0', 1]);
  });

  it('both groups of New York: one token has to go, although there are few (§9.10, B23)', () => {
    const edits = [two('J', { 1: 2 }, { tokens: ['F22/0'] }), two('R', { 1: 2 }, { tokens: ['F22/1'] })];
    const game = play(table(...edits, merging('J', 'R')), merges('J', 'R'));
    expect(asked(game)).toBe('J:surplus_token');
    refuses(game, removes('J', 'I15', 0), 'merger.token', { operator: 'J' });
    const done = play(game, removes('J', 'F22', 1));
    expect([tokens(done, 'J'), done.state.operators['J']?.tokens.length]).toEqual(['F22/0', 1]);
    const foreseen = mergerOutlook(table(...edits, merging('J', 'R')), 'J', 'R');
    expect(foreseen?.due).toMatchObject({ tokens: 1, stations: [{ hex: 'F22' }, { hex: 'F22' }], trains: 0 });
    expect(foreseen && tokens(foreseen.game, 'J')).toBe('F22/1');
  });
});

describe('merger of five and five (1817 §9.6)', () => {
  it('every long and short becomes a tenth in the same hands; pairs are gone; the most presides (B46)', () => {
    const a = five('J', { 1: 2, 2: 1, 3: -2 }, { pool: 2 });
    const b = five('R', { 2: 2, 1: -1 }, { pool: 1, tokens: ['D16/0'] });
    const game = play(table(a, b, merging('J', 'R')), merges('J', 'R'));
    const shares = ['1', '2', '3', 'ipo', 'market'].map((who) => percent(game, who, 'J'));
    expect([shares, president(game, 'J'), price(game, 'J')]).toEqual([[10, 30, -20, 50, 30], '2', 100]);
  });

  it('the price is the mean, taken down to a cell (§9.5)', () => {
    const game = play(
      table(five('J', { 1: 2 }, { column: 13 }), five('R', { 1: 2 }, { column: 18, tokens: ['D16/0'] }), merging('J', 'R')),
      merges('J', 'R'),
    );
    expect(price(game, 'J')).toBe(120);
  });

  it('somebody must have 40 per cent of both together (B21)', () => {
    const held = table(
      five('J', { 1: 2, 2: -1 }, { pool: 1 }),
      five('R', { 2: 2, 1: -1 }, { pool: 1, tokens: ['D16/0'] }),
      merging('J', 'R'),
    );
    refuses(held, merges('J', 'R'), 'merger.percent', { percent: 40 });
    // 40 per cent of one alone are enough: the new president has 20.
    const enough = table(five('J', { 1: 2 }), five('R', { 2: 2 }, { tokens: ['D16/0'] }), merging('J', 'R'));
    const game = play(enough, merges('J', 'R'));
    expect([percent(game, '1', 'J'), percent(game, '2', 'J'), president(game, 'J')]).toEqual([20, 20, '1']);
  });

  it('is foretold as it comes, trains that are too many too, whoever has still to agree', () => {
    const edits = [
      phase('5'),
      five('J', { 1: 2 }, { trains: ['3', '3'] }),
      five('R', { 2: 2 }, { tokens: ['D16/0'], trains: ['3', '3'], cash: 30 }),
      merging('J', 'R'),
    ];
    const start = position({ players: 4, title: TITLE_1817NA, consent: 'asked' }, ...edits);
    const offered = play(start, merges('J', 'R'));
    const done = play(offered, { type: 'accept', by: entity('2') });
    const figures = (game: Game) => [treasury(game, 'J'), price(game, 'J'), percent(game, '2', 'J'), trains(game, 'J'), tokens(game, 'J')];
    for (const game of [start, offered]) {
      const foreseen = mergerOutlook(game, 'J', 'R');
      expect(foreseen && figures(foreseen.game)).toEqual(figures(done));
      expect(foreseen?.due).toEqual({ tokens: 0, stations: [], trains: 1 });
    }
    expect([asked(done), mergerOutlook(position({ players: 4, title: TITLE_1830 }), 'PRR', 'NYC')]).toEqual(['J:discard', null]);
  });
});

import { apply, choices, ownerOf, valueOf, type Action, type Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { buys, claims, declares, entity, goesBankrupt, lays, passes, placesToken, route, runs, sells } from './kit/actions.ts';
import { cash, cell, hand, president, price, treasury } from './kit/figures.ts';
import { grown } from './kit/growing.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { cashOf, inTurn, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { merging } from './kit/rounds.ts';
import { TITLE_1817, TITLE_1817NA } from './kit/title.ts';

/** The position as it is played, and as records have it. */
const both = (quirk: QuirkName, ...edits: readonly Edit[]): readonly [Game, Game] => {
  const table = (quirks: readonly QuirkName[]) => position({ players: 4, title: TITLE_1817NA, quirks }, ...edits);
  return [table([]), table([quirk])];
};
/** The game after an action of records, which is not held to what is in order in play. */
function accepted(game: Game, action: Action): Game {
  const result = apply(game, action);
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
}
const two = (more: object = {}): Edit =>
  grown('J', { size: 2, column: 10, held: { 1: 2 }, cash: 200, tokens: ['I15/0'], trains: ['2'], ...more });
const borrows = (who: string): Action => ({ type: 'take_loan', by: entity(who) });
const poor = cashOf({ 1: 0, 2: 0, 3: 0, 4: 0 });

describe('habits of recorded games of 1817 (§Q), off in play', () => {
  it('1817-K1: privates in hand score nothing; in records their face value', () => {
    const [game, record] = both('privates_score_face', privatesWith({ MINM: '1' }), poor);
    expect([valueOf(game, '1'), valueOf(record, '1')]).toEqual([0, 60]);
  });

  it('1817-K2: no turn for a corporation in acquisition; in records it borrows', () => {
    const [game, record] = both('corporate_turn_in_zones', two({ column: 1, cash: 0 }));
    refuses(game, borrows('J'), 'corporate.trading', { operator: 'J' });
    const borrowed = play(record, borrows('J'));
    expect([treasury(borrowed, 'J'), cell(borrowed, 'J')]).toEqual([100, '0,1']);
  });

  it('1817-K3: bankruptcy only where sales do not help; in records at any moment of a crisis', () => {
    const edits = [two(), grown('R', { size: 10, column: 8, held: { 1: 6, 2: 1 } }), cashOf({ 1: -100 }), operatingTurn('J', 'trains')];
    const [game, record] = both('early_bankruptcy', ...edits);
    refuses(game, goesBankrupt('1'), 'crisis.can_pay', { missing: 100 });
    expect(play(record, goesBankrupt('1')).state.players['1']?.bankrupt).toBe(true);
  });

  it('1817-K4: no sale in the train step; in records while the cheapest train is out of reach, worthless and new ones too', () => {
    const edits = [
      two({ trains: [], cash: 0 }),
      grown('R', { size: 10, column: 8, held: { 1: 3, 2: 2 } }),
      grown('GT', { size: 5, column: 13, held: { 2: 2, 1: 1 }, operated: false }),
      grown('H', { size: 5, column: 1, held: { 2: 2, 1: 1 } }),
      cashOf({ 1: 10 }),
      operatingTurn('J', 'trains'),
    ];
    const [game, record] = both('any_sale_for_train', ...edits);
    refuses(game, sells('1', ['R_1']), 'emergency.not_needed', { operator: 'J' });
    const sold = play(record, sells('1', ['R_1']));
    expect([cash(sold, '1'), price(sold, 'R'), treasury(sold, 'J')]).toEqual([70, 60, 0]);
    refuses(record, sells('1', ['R_1', 'R_0'], 2), 'emergency.presidency', { corporation: 'R' });
    expect(cash(play(record, sells('1', [hand(record, '1', 'H')])), '1')).toBe(10);
    expect(cash(play(record, sells('1', [hand(record, '1', 'GT')])), '1')).toBe(110);
  });

  it('1817-K5: after a conversion shares of it alone are sold; in records any bundle, the presidency kept', () => {
    const other = grown('R', { size: 5, column: 13, held: { 1: 2, 2: 2 }, tokens: ['D16/0'] });
    const [game, record] = both('any_sale_after_growth', two(), other, merging('J')).map((each) =>
      play(each, { type: 'convert', by: entity('J') }),
    );
    if (!game || !record) throw new Error('two games');
    expect(asked(game)).toBe('1:after_merger');
    refuses(game, sells('1', ['R_0']), 'merger.shares.other', { operator: 'J' });
    const sold = accepted(record, sells('1', ['R_0']));
    expect([cash(sold, '1') - cash(record, '1'), president(sold, 'R'), hand(sold, 'market', 'R')]).toEqual([200, '1', 'R_0']);
  });

  it('1817-K6: nobody is asked for trains that nobody sells; in records he is', () => {
    const edits = [
      two({ cash: 30, loans: 2 }),
      grown('R', { size: 2, column: 0, held: { 2: 2 }, trains: ['2'] }),
      operatingTurn('J', 'dividend', { waiting: ['GT'] }),
      inTurn({ revenue: 20 }),
      grown('GT', { size: 2, column: 8, held: { 3: 2 }, tokens: ['F14/0'] }),
    ];
    const [game, record] = both('unsellable_trains_asked', ...edits).map((each) => play(each, declares('J', 'withhold')));
    expect([game && asked(game), record && asked(record)]).toEqual(['GT:track', 'J:trains']);
  });

  it('1817-K7, 1817NA-K1: no run is asked for where only the sea is met; in records an empty one is', () => {
    const edits = [two({ tokens: ['E9/0'] }), tilesOn({ E9: '57/0' }), operatingTurn('J', 'track')];
    const [game, record] = both('run_asked_in_reach', ...edits).map((each) => play(each, passes('J')));
    expect([game && asked(game), record && asked(record)]).toEqual(['J:trains', 'J:routes']);
    expect(record && asked(play(record, runs('J')))).toBe('J:trains');
  });

  it('1817-K8: any legal run is taken, an empty one too, in play as in records', () => {
    const [game] = both('run_asked_in_reach', tilesOn({ I13: '6/2' }), two(), operatingTurn('J', 'routes'));
    const run = play(game, runs('J'));
    expect([treasury(run, 'J'), price(run, 'J')]).toEqual([200, 65]);
  });

  it('1817-K9: nothing sold out leaves liquidation; in records it moves a cell right', () => {
    const moves = (game: Game): readonly string[] => {
      const events = [];
      for (let now = game; now.state.round.kind === 'stock';) {
        const made = step(now, passes(asked(now).split(':')[0] ?? ''));
        events.push(...made.events);
        now = made.game;
      }
      return events.flatMap((event) => (event.type === 'price' ? [`${event.from} ${event.to}`] : []));
    };
    const full = grown('J', { size: 5, column: 0, held: { 1: 3, 2: 2 }, tokens: ['I15/0'], trains: ['2'] });
    const [game, record] = both('liquidation_sold_out_moves', poor, cashOf({ 1: 100 }), stockRound('1'), full);
    expect([moves(game), moves(record)]).toEqual([[], ['0,0 0,1']]);
  });

  it('1817-K10: a revenue is computed, in records too', () => {
    const edits = [tilesOn({ I13: '6/2' }), two(), operatingTurn('J', 'routes')];
    const claimed = claims('J', 70, route('2-0', 'I13 I15'));
    for (const game of both('run_asked_in_reach', ...edits)) refuses(game, claimed, 'routes.revenue', { claimed: 70, revenue: 50 });
  });

  it('1817-K11: during an auction nobody borrows; in records a bidder does for his corporation', () => {
    const rich = cashOf({ 1: 300, 2: 300, 3: 300, 4: 300 });
    const bid: Action = { type: 'bid_corporation', by: entity('1'), corporation: 'GT', amount: 100 };
    const [game, record] = both('loan_during_launch', rich, two({ held: { 2: 2 } })).map((each) =>
      play(each, bid, placesToken('GT', 'F14/0')),
    );
    if (!game || !record) throw new Error('two games');
    refuses(game, borrows('J'), 'launch.busy', { corporation: 'GT' });
    const borrowed = accepted(record, borrows('J'));
    expect([treasury(borrowed, 'J'), asked(borrowed)]).toEqual([300, '2:launch']);
  });

  it('1817-K12: privates of a bankrupt player leave; in records they stay with him', () => {
    const edits = [two({ held: { 2: 2 } }), cashOf({ 1: -100 }), privatesWith({ MINM: '1' }), operatingTurn('J', 'trains')];
    const [game, record] = both('bankrupt_keeps_privates', ...edits).map((each) => accepted(each, goesBankrupt('1')));
    expect([game && ownerOf(game, 'MINM'), record && ownerOf(record, 'MINM')]).toEqual([null, 'player/1']);
  });

  it('1817-K13: a city takes a tile with the most exits; in records with fewer', () => {
    const edits = [phase('5'), tilesOn({ I13: '15/1' }), two({ tokens: ['I13/0'] }), operatingTurn('J', 'track')];
    const [game, record] = both('city_with_fewer_exits', ...edits);
    refuses(game, lays('J', 'I13', '611/3'), 'track.most_exits', { hex: 'I13' });
    const fewer = (of: Game): readonly Action[] =>
      choices(of).flatMap(({ action }) => (action.type === 'lay_tile' && action.tile === '611' ? [action] : []));
    const [lay] = fewer(record);
    if (!lay) throw new Error('nothing to lay');
    expect([fewer(game), play(record, lay).state.board.tiles['I13']?.tile]).toEqual([[], '611']);
  });

  it('1817-K14: who has passed buys no more after a conversion; in records the president does until a loan is taken', () => {
    const [game, record] = both('shares_after_pass', two(), cashOf({ 2: 0, 3: 0, 4: 0 }), merging('J')).map((each) =>
      play(each, { type: 'convert', by: entity('J') }, passes('1')),
    );
    if (!game || !record) throw new Error('two games');
    expect(asked(game)).toBe('J:after_merger');
    refuses(game, buys('1', 'J_1'), 'turn.not_yours', { active: 'J' });
    expect(treasury(accepted(record, buys('1', 'J_1')), 'J')).toBe(270);
  });

  it('1817-K16: the last bankruptcy ends the game at once; in records interest is paid before', () => {
    const edits = [
      grown('J', { size: 2, column: 10, held: { 1: 2 }, cash: 30, loans: 2, tokens: ['I15/0'], trains: ['2'] }),
      cashOf({ 2: -100 }),
      operatingTurn('J', 'trains'),
    ];
    const ended = (quirks: readonly QuirkName[]): readonly unknown[] => {
      const game = accepted(position({ players: 2, title: TITLE_1817NA, quirks }, ...edits), goesBankrupt('2'));
      return [game.state.over?.cause, treasury(game, 'J')];
    };
    expect([ended([]), ended(['turn_goes_on_at_end'])]).toEqual([
      ['last_player', 30],
      ['last_player', 20],
    ]);
  });

  it('are all tested here or with the options', () => {
    const ids = TITLE_1817.quirks.ids;
    const switches = Array.from({ length: 16 }, (_, i) => `1817-K${String(i + 1)}`);
    expect(ids).toEqual(switches.filter((id) => id !== '1817-K8' && id !== '1817-K10'));
  });
});

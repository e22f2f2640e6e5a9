import {
  certificateLimit,
  interestRate,
  loansOf,
  mergePatch,
  rateNow,
  saleOutlook,
  takeoverOutlook,
  type Action,
  type Game,
} from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { buysTrain, entity, goesBankrupt, passes, sells } from './kit/actions.ts';
import { cash, cell, percent, president, price, tokens, trains, treasury } from './kit/figures.ts';
import { grown, type Grown } from './kit/growing.ts';
import { asked, open, play, refuses, step } from './kit/play.ts';
import { cashOf, operatingTurn, position, privatesWith, stockRound, type Edit } from './kit/position.ts';
import { merging, onSale } from './kit/rounds.ts';
import { TITLE_1817, TITLE_1817NA } from './kit/title.ts';

const table = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1817NA }, ...edits);
const offers = (who: string, corporation: string): Action => ({ type: 'offer_sale', by: entity(who), corporation });
const bidsOn = (who: string, corporation: string, amount: number): Action => ({
  type: 'bid_corporation',
  by: entity(who),
  corporation,
  amount,
});
const repays = (who: string): Action => ({ type: 'repay_loan', by: entity(who) });
const names = (who: string, corporation: string): Action => ({ type: 'merge', by: entity(who), corporation });
const two = (id: string, held: Grown['held'], more: Partial<Grown> = {}): Edit =>
  grown(id, { size: 2, column: 10, held, cash: 200, tokens: ['I15/0'], trains: ['2'], ...more });
const ten = (id: string, held: Grown['held'], more: Partial<Grown> = {}): Edit =>
  grown(id, { size: 10, column: 13, held, cash: 55, tokens: ['F14/0'], trains: ['2'], ...more });
const third = two('GT', { 4: 2 }, { cash: 0, loans: 2, tokens: ['A7/0'] });

describe('friendly sale (1817 §10.3–10.8)', () => {
  /** The last decision of the merger round is open; J comes up first after it. */
  const start = table(ten('J', { 1: 3 }, { column: 4, cash: 25, loans: 9, tokens: ['I15/0'] }), ten('R', { 2: 3 }), third, merging('GT'));
  const offered = play(start, passes('GT'), offers('1', 'J'));

  it('a president is asked where somebody could pay size times price, rounded up (B25)', () => {
    const game = play(start, passes('GT'));
    expect([asked(game), open(game, '1')]).toEqual(['1:acquisition', ['offer_sale', 'pass']]);
    refuses(game, offers('1', 'R'), 'acquisition.not_asked');
    refuses(offered, bidsOn('2', 'J', 390), 'acquisition.bid.range', { min: 400, max: 460, step: 10 });
    refuses(offered, bidsOn('2', 'J', 470), 'acquisition.bid.range', { min: 400, max: 460 });
    refuses(offered, bidsOn('2', 'J', 405), 'acquisition.bid.range');
  });

  it('with all loans out only cash counts, and what its own loans set free (B25)', () => {
    const sale = (loans: number): Game =>
      table(
        ten('J', { 1: 3 }, { column: 4, cash: 25, loans, tokens: ['I15/0'] }),
        ten('R', { 2: 3 }, { cash: 455 }),
        ...['GT', 'H', 'ME', 'PLE', 'UR'].map((id, i) => ten(id, { 4: 3 }, { cash: 0, loans: i < 4 ? 10 : 16 - loans, tokens: [] })),
        onSale('J', ['2'], { mode: 'friendly' }),
      );
    const most = (game: Game): number | undefined => saleOutlook(game)?.buyers.find(({ operator }) => operator === 'R')?.most;
    expect([most(sale(0)), most(sale(6))]).toEqual([455 + 25 + 280, 455 + 25 + 280]);
  });

  it('tells how many tokens of which cities have to go, and does without the first ones (§9.10)', () => {
    const cities = ['F14/0', 'A7/0', 'B2/0', 'C9/0', 'D16/0', 'D22/0', 'E9/0'];
    const start = table(
      ten('J', { 1: 3 }, { column: 4, cash: 25, tokens: ['I15/0', 'H18/0'] }),
      ten('R', { 2: 3 }, { cash: 500, tokens: cities, trains: ['2', '2', '2', '2'] }),
      onSale('J', ['2'], { mode: 'friendly' }),
    );
    const foreseen = takeoverOutlook(start, 'R', 400);
    expect([foreseen?.due.tokens, foreseen?.due.stations.length, foreseen?.due.trains]).toEqual([1, 9, 1]);
    expect(foreseen && tokens(foreseen.game, 'R')).toBe(['I15/0', 'H18/0', ...cities.slice(1)].join(' '));
    expect(asked(play(start, bidsOn('2', 'J', 400)))).toBe('R:surplus_token');
  });

  it('the bank pays for the treasury, loans come along, and each one kept costs a cell (§10.7)', () => {
    const { game, events } = step(offered, bidsOn('2', 'J', 400));
    expect(events).toContainEqual({ type: 'taken_over', operator: 'J', to: 'R', price: 400 });
    expect([treasury(game, 'R'), loansOf(game, 'R'), cell(game, 'R')]).toEqual([60, 10, '0,3']);
    expect([trains(game, 'R'), cash(game, '1') - cash(start, '1')]).toEqual(['2 2', 3 * 40]);
    expect([game.state.operators['J']?.status, price(game, 'J')]).toEqual(['unlaunched', null]);
  });

  it('with other certificates, all of them lie with the corporation that is taken over', () => {
    const plain = { units: 1, president: false };
    const changes = { corporations: { of: { J: { size: 5, certificates: [{ units: 2, president: true }, plain, plain, plain] } } } };
    const five = grown('J', { size: 5, column: 4, held: { 1: 3 }, cash: 25, tokens: ['I15/0'] });
    const title = mergePatch(TITLE_1817NA, changes) as Title;
    const game = position({ players: 4, title }, five, ten('R', { 2: 3 }, { cash: 500 }), onSale('J', ['2'], { mode: 'friendly' }));
    const sold = play(game, bidsOn('2', 'J', 200), passes('R'));
    expect([sold.state.operators['J']?.status, sold.state.holdings['ipo']?.['J']]).toEqual(['unlaunched', ['J_0', 'J_1', 'J_2', 'J_3']]);
  });

  it('loans taken over are repaid without a step right, those that are not move it left', () => {
    const rich = table(
      ten('J', { 1: 3 }, { column: 4, cash: 25, loans: 2, tokens: ['I15/0'] }),
      ten('R', { 2: 3 }, { cash: 700 }),
      third,
      merging('GT'),
    );
    const bought = play(rich, passes('GT'), offers('1', 'J'), bidsOn('2', 'J', 400));
    expect(asked(bought)).toBe('R:acquisition');
    const lent = play(bought, passes('R'));
    expect([open(lent, 'R'), cell(lent, 'R')]).toEqual([['pass', 'repay_loan'], '0,13']);
    const done = play(lent, repays('R'), passes('R'));
    expect([loansOf(done, 'R'), cell(done, 'R')]).toEqual([1, '0,12']);
    refuses(lent, { type: 'take_loan', by: entity('R') }, 'loan.repaying', { operator: 'R' });
  });

  it('is foretold before the bid: who could pay, and what becomes of both', () => {
    expect(saleOutlook(start)).toBeNull();
    expect(saleOutlook(offered)).toMatchObject({
      corporation: 'J',
      mode: 'friendly',
      minimum: 400,
      buyers: [{ player: '2', operator: 'R', most: 460 }],
    });
    const figures = (game: Game): readonly unknown[] => [
      ...['1', '2', '3', '4'].map((id) => [cash(game, id), percent(game, id, 'R')]),
      [treasury(game, 'R'), loansOf(game, 'R'), cell(game, 'R'), trains(game, 'R'), game.state.operators['J']?.status],
    ];
    const foretold = takeoverOutlook(offered, 'R', 400);
    expect(foretold && figures(foretold.game)).toEqual(figures(play(offered, bidsOn('2', 'J', 400))));
    expect([takeoverOutlook(offered, 'R', 470), takeoverOutlook(offered, 'GT', 400), takeoverOutlook(start, 'R', 400)]).toEqual([
      null,
      null,
      null,
    ]);
    // The copy was a copy.
    expect(treasury(offered, 'R')).toBe(55);
  });

  it('nobody bids: nothing happens (§10.6)', () => {
    const game = play(offered, passes('2'));
    expect([game.state.operators['J']?.status, loansOf(game, 'J')]).toEqual(['floated', 9]);
  });

  it('its own president bids the least that counts, no more (B27)', () => {
    const own = table(
      ten('J', { 1: 3 }, { column: 4, cash: 500, tokens: ['I15/0'] }),
      two('R', { 1: 2 }, { cash: 500, tokens: ['F14/0'] }),
      onSale('J', ['2', '1'], { mode: 'friendly' }),
      two('H', { 2: 2 }, { cash: 500, tokens: ['D16/0'] }),
    );
    const game = play(own, bidsOn('2', 'J', 400));
    refuses(game, bidsOn('1', 'J', 420), 'acquisition.bid.own', { corporation: 'J', min: 410 });
    expect(asked(play(game, bidsOn('1', 'J', 410)))).toBe('2:acquisition');
  });

  it('five shares at 55 begin at 280, and 285 is no bid (B26)', () => {
    const sale = table(
      grown('J', { size: 5, column: 7, held: { 1: 2 }, tokens: ['I15/0'], trains: ['2'] }),
      ten('R', { 2: 3 }, { cash: 500 }),
      onSale('J', ['2'], { mode: 'friendly' }),
    );
    refuses(sale, bidsOn('2', 'J', 285), 'acquisition.bid.range', { min: 280 });
  });
});

describe('forced sale (1817 §10.3, §10.6)', () => {
  const target = grown('J', { size: 5, column: 1, held: { 1: 2, 2: 1, 3: -1 }, cash: 30, tokens: ['I15/0'], trains: ['2'] });

  it('begins at 10, whatever its president says (§10.4)', () => {
    const start = table(target, ten('R', { 2: 3 }, { cash: 500 }), third, merging('GT'));
    // It was in acquisition before the merger round.
    const zones: Edit = ({ title, state }) => ({
      title,
      state: { ...state, mechanics: { ...state.mechanics, zones: { J: 'acquisition' } } },
    });
    const game = play(zones(start), passes('GT'));
    expect(asked(game)).toBe('2:acquisition');
    refuses(game, bidsOn('2', 'J', 5), 'acquisition.bid.range', { min: 10 });
  });

  it('waits a round where it has only just come there (§10.2, B30)', () => {
    const game = play(table(target, ten('R', { 2: 3 }, { cash: 500 }), third, merging('GT')), passes('GT'));
    expect([game.state.operators['J']?.status, asked(game)]).toEqual(['floated', '4:acquisition']);
    expect(game.state.round).toMatchObject({ sale: { corporation: 'GT' }, waiting: ['R'] });
  });

  it('longs get their part, shorts pay it, and who falls below nothing is in a crisis at once (B29)', () => {
    const start = table(
      cashOf({ 1: 0, 2: 0, 3: 0, 4: 0 }),
      target,
      ten('R', { 2: 3 }, { cash: 500 }),
      onSale('J', ['2'], { mode: 'forced' }),
    );
    const game = play(start, bidsOn('2', 'J', 360), passes('R'));
    expect(['1', '2', '3'].map((id) => cash(game, id))).toEqual([144, 72, -72]);
    expect(asked(game)).toBe('3:crisis');
    expect(percent(game, '3', 'J')).toBe(0);
  });

  it('a crisis comes before the trains that are too many (§11.1)', () => {
    const start = table(
      cashOf({ 1: 0, 2: 0, 3: 0, 4: 0 }),
      target,
      ten('R', { 2: 3 }, { cash: 500, loans: 10, trains: ['2', '2', '2', '2'] }),
      onSale('J', ['2'], { mode: 'forced' }),
    );
    const game = play(start, bidsOn('2', 'J', 360));
    expect(asked(game)).toBe('3:crisis');
    expect(asked(play(game, goesBankrupt('3')))).toBe('R:discard');
  });

  it('with two corporations that could pay the winner names one (§10.7)', () => {
    const start = table(
      target,
      ten('R', { 2: 3 }, { cash: 500 }),
      two('H', { 2: 2 }, { cash: 500, tokens: ['D16/0'] }),
      onSale('J', ['2'], { mode: 'forced' }),
    );
    const game = play(start, bidsOn('2', 'J', 10));
    refuses(game, names('2', 'J'), 'acquisition.buyer');
    expect(open(game, '2')).toEqual(['merge']);
    expect(trains(play(game, names('2', 'H')), 'H')).toBe('2 2');
  });
});

describe('liquidation (1817 §10.8, §10.9)', () => {
  const fallen = (more: Partial<Grown> = {}): Edit => two('J', { 1: 2 }, { column: 0, cash: 0, ...more });
  const nobody = cashOf({ 1: 0 });

  it('a pot that is too small: the president pays the rest, shareholders get nothing (B28)', () => {
    const start = table(nobody, fallen(), ten('R', { 2: 3 }, { cash: 500 }), onSale('J', ['2'], { pot: 54, debts: 2 }));
    const game = play(start, bidsOn('2', 'J', 20), passes('R'));
    expect([cash(game, '1'), asked(game)]).toEqual([-126, '1:crisis']);
  });

  it('240 without money, two loans, two shares: 20 for each share (B28, cases 17-10)', () => {
    const start = table(nobody, fallen(), ten('R', { 2: 3 }, { cash: 500 }), onSale('J', ['2'], { debts: 2 }));
    const game = play(start, bidsOn('2', 'J', 240), passes('R'));
    expect([cash(game, '1'), loansOf(game, 'R')]).toEqual([40, 0]);
  });

  it('owes at once what its loans are above all that there is (1817NA B12)', () => {
    const start = table(nobody, ten('J', { 1: 3 }, { column: 0, cash: 0 }), ten('R', { 2: 3 }), third, onSale('J', ['2'], { debts: 10 }));
    const game = play(start, passes('2'));
    expect([cash(game, '1'), asked(game)]).toEqual([-1000, '1:crisis']);
  });

  it('nobody bids: the bank takes it with trains, tokens and privates (§10.9, D1)', () => {
    const start = table(nobody, fallen(), ten('R', { 2: 3 }), privatesWith({ MINM: 'J' }), onSale('J', ['2'], { pot: 54 }));
    const { game, events } = step(start, passes('2'));
    expect(events).toContainEqual({ type: 'taken_over', operator: 'J', to: null, price: 0 });
    expect([game.state.privates['MINM']?.closed, game.state.board.stations.some(({ owner }) => owner === 'J')]).toEqual([true, false]);
    expect([cash(game, '1'), game.state.operators['J']?.tokens]).toEqual([54, [0]]);
  });
});

describe('bankruptcy (1817 §11)', () => {
  const broke = cashOf({ 1: -100 });

  it('leaves his corporations in liquidation whoever holds shares, his cash at nothing, and more certificates to the others (B32, cases 17-9)', () => {
    const held = grown('R', { size: 5, column: 13, held: { 1: 2, 2: 2 }, tokens: ['F14/0'], trains: ['2'] });
    const start = table(broke, held, two('J', { 3: 2 }), operatingTurn('J', 'trains'));
    // Sold down to what the other holds he would still preside; nothing may be sold.
    refuses(start, sells('1', ['R_0']), 'crisis.presidency', { corporation: 'R' });
    const game = play(start, goesBankrupt('1'));
    expect([certificateLimit(start), certificateLimit(game)]).toEqual([13, 16]);
    expect([president(game, 'R'), cell(game, 'R'), cash(game, '1'), percent(game, 'market', 'R')]).toEqual([null, '0,0', 0, 40]);
    expect([game.state.players['1']?.bankrupt, game.state.mechanics.liquidated]).toEqual([true, { R: 'bankruptcy' }]);
  });

  it('of the president whose corporation is on offer withdraws it (B31)', () => {
    const start = table(broke, two('J', { 1: 2 }), ten('R', { 2: 3 }, { cash: 500 }), onSale('J', ['2'], { mode: 'friendly' }), third);
    expect(asked(start)).toBe('1:crisis');
    const game = play(start, goesBankrupt('1'));
    expect([cell(game, 'J'), game.state.operators['J']?.status, asked(game)]).not.toContain('2:acquisition');
    expect([cell(game, 'J'), game.state.operators['J']?.status]).toEqual(['0,0', 'floated']);
    const bidder = table(
      cashOf({ 3: -100 }),
      two('J', { 1: 2 }),
      two('H', { 3: 2 }, { cash: 900, tokens: ['D16/0'] }),
      ten('R', { 2: 3 }, { cash: 500 }),
      onSale('J', ['3', '2'], { mode: 'friendly' }),
    );
    // Who is bankrupt is not asked to bid.
    expect(asked(play(bidder, goesBankrupt('3')))).toBe('2:acquisition');
  });

  it('two players: the first one ends the game, and the other has won (1817NA B13)', () => {
    const start = position({ players: 2, title: TITLE_1817NA }, broke, two('J', { 2: 2 }), operatingTurn('J', 'trains'));
    const { over } = play(start, goesBankrupt('1')).state;
    expect([over?.cause, over?.scores['1']]).toEqual(['last_player', 0]);
  });

  it('ends the game at once, even if who is left owes money too (§11.8)', () => {
    const edits = [cashOf({ 1: -100, 2: -50 }), two('J', { 1: 2 }), operatingTurn('J', 'trains')];
    const { over } = play(position({ players: 2, title: TITLE_1817NA }, ...edits), goesBankrupt('1')).state;
    expect([over?.cause, over?.scores]).toEqual(['last_player', { 1: 0, 2: -50 }]);
  });

  it('several in a crisis: the president of the operating corporation first, then clockwise; trains come later (§11.1, B48)', () => {
    const start = table(cashOf({ 1: -10, 3: -10 }), two('J', { 3: 2 }), operatingTurn('J', 'trains'));
    expect(asked(start)).toBe('3:crisis');
    refuses(start, buysTrain('J', '2-1', 100), 'turn.not_now');
    const first = play(start, goesBankrupt('3'));
    expect(asked(first)).toBe('1:crisis');
  });
});

describe('interest (1817 §12.4)', () => {
  it('a step for each begun row of loans that are out (B1, 1817NA B1)', () => {
    const rate = (loans: number): number | null =>
      interestRate(table(grown('J', { size: 10, column: 13, held: { 1: 3 }, loans }), stockRound('1')));
    // Rows of four in this title.
    expect([0, 4, 5, 8, 9, 56].map(rate)).toEqual([5, 5, 10, 10, 15, 70]);
    const full = table(ten('J', { 1: 3 }, { loans: 9 }), ten('R', { 2: 3 }, { loans: 47 }), operatingTurn('J', 'track'));
    refuses(full, { type: 'take_loan', by: entity('J') }, 'loan.bank');
    // Rows of five.
    const other = (loans: number) =>
      interestRate(
        position({ players: 4, title: TITLE_1817 }, grown('J', { size: 10, column: 13, held: { 1: 3 }, loans }), stockRound('1')),
      );
    expect([5, 6, 70].map(other)).toEqual([5, 10, 70]);
  });

  it('is fixed while an operating round lasts (§8.1, B1)', () => {
    const start = table(ten('J', { 1: 3 }, { loans: 4 }), two('R', { 2: 2 }), operatingTurn('J', 'track', { waiting: ['R'] }));
    const game = play(start, { type: 'take_loan', by: entity('J') });
    expect([interestRate(start), interestRate(game), rateNow(game)]).toEqual([5, 5, 10]);
  });

  it('who cannot pay is liquidated: the president gets its money and pays all of it (B42)', () => {
    const rate: Edit = ({ title, state }) => ({
      title,
      state: { ...state, mechanics: { ...state.mechanics, loans: { of: { J: 10 }, rate: 35, step: null, aside: 0 } } },
    });
    const start = table(
      cashOf({ 1: 400 }),
      ten('J', { 1: 3 }, { cash: 48, loans: 10 }),
      rate,
      two('R', { 2: 2 }),
      operatingTurn('J', 'trains', { waiting: ['R'] }),
    );
    expect(asked(start)).toBe('J:trains');
    const game = play(start, passes('J'));
    expect([cash(game, '1'), treasury(game, 'J'), cell(game, 'J')]).toEqual([400 + 48 - 350, 0, '0,0']);
    expect(game.state.mechanics.liquidated).toEqual({ J: 'interest' });
  });
});

describe('shorts in the market (1817 §4.7)', () => {
  it('the bank closes them from the treasury when a stock round begins, but not in acquisition (B16, 1817NA B11, cases 17-18)', () => {
    const closed = (column: number): readonly number[] => {
      const owed: Edit = ({ title, state }) => ({
        title,
        state: {
          ...state,
          certificates: {
            ...state.certificates,
            J_20: { corporation: 'J', units: -1, president: false },
            J_21: { corporation: 'J', units: 1, president: false },
          },
          holdings: { ...state.holdings, market: { ...state.holdings['market'], J: ['J_20'] }, 'player/3': { J: ['J_21'] } },
        },
      });
      const start = table(
        grown('J', { size: 5, column, held: { 1: 2 }, cash: 0, trains: ['2'], tokens: ['I15/0'] }),
        owed,
        onSale('R', ['4'], { mode: 'friendly' }),
        two('R', { 2: 2 }, { tokens: ['F14/0'] }),
        two('H', { 4: 2 }, { tokens: ['D16/0'] }),
        ({ title, state }) => ({ title, state: { ...state, cycle: { ...state.cycle, time: 2 } } }),
      );
      const game = play(start, passes('4'));
      expect(game.state.round.kind).toBe('stock');
      return [treasury(game, 'J'), percent(game, 'market', 'J')];
    };
    expect([closed(13), closed(2)]).toEqual([
      [100, 0],
      [0, -20],
    ]);
  });
});

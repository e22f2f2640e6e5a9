import { bankPrice, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, buysTrain, placesToken, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, privates, trains, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { depotFrom, inPhase, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { secondTitle } from './kit/second-title.ts';

const red = (money: number, ...owned: string[]): Edit =>
  corporation('Red', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: money, trains: owned });

describe('the price of a token in another title', () => {
  const mountain = { H16: { terrain: [{ types: ['mountain'], cost: 80 }] } };
  const table = (price: object, money = 500): Game =>
    position(
      { players: 2, title: secondTitle({ rules: { tokens: { price } }, map: { hexes: { of: mountain } } }) },
      tilesOn({ H10: '57/1', H14: '9/1', H16: '57/1' }),
      red(money),
      operatingTurn('Red', 'token'),
    );
  const costs = (price: object, city: string): number => {
    const game = table(price);
    return treasury(game, 'Red') - treasury(play(game, placesToken('Red', `${city}/0`)), 'Red');
  };

  it('is that of the charter where nothing else is said', () => {
    expect([costs({}, 'H10'), costs({}, 'H16')]).toEqual([40, 40]);
  });

  it('grows with the way, with terrain and in single hexes, and has a least', () => {
    expect([costs({ base: 'none', per_hex: 30 }, 'H10'), costs({ base: 'none', per_hex: 30 }, 'H16')]).toEqual([30, 60]);
    expect([costs({ per_hex: 30, hexes: { H16: 15 } }, 'H10'), costs({ per_hex: 30, hexes: { H16: 15 } }, 'H16')]).toEqual([70, 115]);
    expect([costs({ terrain: true }, 'H10'), costs({ terrain: true }, 'H16')]).toEqual([40, 120]);
    expect([costs({ base: 'none', per_hex: 10, at_least: 15 }, 'H10'), costs({ base: 'none', per_hex: 10, at_least: 15 }, 'H16')]).toEqual([
      15, 20,
    ]);
  });

  it('may be counted from the nearest station', () => {
    const near = position(
      { players: 2, title: secondTitle({ rules: { tokens: { price: { base: 'none', per_hex: 30, counted_from: 'nearest' } } } }) },
      tilesOn({ H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' }),
      corporation('Red', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, tokens: ['Q12/0', 'H10/0'] }),
      operatingTurn('Red', 'token'),
    );
    expect(treasury(play(near, placesToken('Red', 'H4/0')), 'Red')).toBe(410);
  });

  it('is asked for where it can be paid, and refused where not', () => {
    const price = { base: 'none', per_hex: 40 };
    expect([asked(table(price, 40)), asked(table(price, 39))]).toEqual(['Red:token', '']);
    refuses(table(price, 79), placesToken('Red', 'H16/0'), 'token.cash', { price: 80, cash: 79 });
  });
});

describe('the price of a train in another title', () => {
  it('changes with the phase, also that of a train that is due', () => {
    const title = secondTitle({ trains: { of: { '4': { later_prices: { '4': 250, '5': 200 } } } } });
    const game = position({ players: 2, title }, phase('4'), depotFrom('4'), red(300), operatingTurn('Red', 'trains'));
    refuses(game, buysTrain('Red', '4-1', 300), 'train.price', { price: 250 });
    expect(treasury(play(game, buysTrain('Red', '4-1', 250)), 'Red')).toBe(50);
    const later = position({ players: 2, title }, depotFrom('4'), red(300), inPhase('6'), operatingTurn('Red', 'trains'));
    expect(treasury(play(later, buysTrain('Red', '4-0', 200)), 'Red')).toBe(100);
  });

  it('is lower by a private of its own, for the trains and as often as that says', () => {
    const power = { power: 'train_discount', trains: ['3'], amount: 50, uses: 1, closes: true };
    const title = secondTitle({ privates: { of: { Canal: { powers: [power] } } } });
    const game = position(
      { players: 2, title },
      phase('3'),
      depotFrom('3'),
      privatesWith({ Canal: 'Red' }),
      red(400),
      operatingTurn('Red', 'trains'),
    );
    const [first] = game.state.depot.upcoming;
    expect(first && bankPrice(game, 'Red', first)).toBe(130);
    refuses(game, buysTrain('Red', '3-1', 180), 'train.price', { price: 130 });
    const once = play(game, buysTrain('Red', '3-1', 130));
    expect([treasury(once, 'Red'), privates(once, 'Red')]).toEqual([270, '']);
    expect(treasury(play(once, buysTrain('Red', '3-2', 180)), 'Red')).toBe(90);
    const others = position(
      { players: 2, title },
      phase('3'),
      depotFrom('3'),
      privatesWith({ Canal: '1' }),
      red(400),
      operatingTurn('Red', 'trains'),
    );
    expect(treasury(play(others, buysTrain('Red', '3-1', 180)), 'Red')).toBe(220);
  });

  it('is lower for a train handed in only from the phase that the title says', () => {
    const title = secondTitle({ mechanics: { trade_in: { from_phase: '4', discounts: { Express: null, '4': { '3': 120 } } } } });
    const table = (name: string) =>
      position({ players: 2, title }, phase(name), depotFrom('4'), red(300, '3'), operatingTurn('Red', 'trains'));
    refuses(table('3'), buysTrain('Red', '4-0', 180, '3-0'), 'trade_in.train');
    const game = play(table('4'), buysTrain('Red', '4-1', 180, '3-0'));
    expect([trains(game, 'Red'), treasury(game, 'Red')]).toEqual(['4', 120]);
  });
});

describe('a share bought out of the bank pool in another title', () => {
  const table = (launch: object): Game =>
    position(
      { players: 2, title: secondTitle({ rules: { launch } }) },
      corporation('Red', { cell: '2,6', par: 100, held: { '1': 3, '2': 2 }, pool: 2, treasury: 10 }),
      stockRound('1'),
    );

  it('is paid to the bank, or to the corporation where the title says so', () => {
    const bank = play(table({}), buys('1', 'Red_4'));
    expect([cash(bank, '1'), treasury(bank, 'Red')]).toEqual([1118, 10]);
    const own = play(table({ market_paid_to: 'corporation' }), buys('1', 'Red_4'));
    expect([cash(own, '1'), treasury(own, 'Red')]).toEqual([1118, 92]);
  });
});

describe('shares that a corporation issues in another title', () => {
  const table = (limit: number): Game =>
    position(
      {
        players: 2,
        title: secondTitle({
          rules: { limits: { market: limit }, rounds: { operating: { any_time: ['issue'] } } },
          mechanics: { issue_and_redeem: { issue_at: -1, redeem_at: 1 } },
        }),
      },
      corporation('Red', { cell: '2,6', held: { '1': 3, '2': 2 }, pool: 2, treasury: 10 }),
      operatingTurn('Red', 'track'),
    );
  const issues = (...cards: readonly string[]) => sells('Red', cards, cards.length);

  it('are no more than may lie in the pool', () => {
    expect(treasury(play(table(50), issues('Red_6', 'Red_7', 'Red_8')), 'Red')).toBe(238);
    refuses(table(30), issues('Red_6', 'Red_7'), 'issue.limit', { limit: 1 });
    expect(treasury(play(table(30), issues('Red_6')), 'Red')).toBe(86);
  });
});

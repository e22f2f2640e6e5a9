import { describe, expect, it } from 'vitest';
import { roundName, type Game } from '@roundhouse/engine';
import { bids, buysPrivate, nominates, pars, passes } from './kit/actions.ts';
import { cash, privates, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, newTable, type Table } from './kit/position.ts';
import { TITLE_1893 } from './kit/title.ts';

const table = (players: number, setup: Partial<Table> = {}): Game => newTable({ players, title: TITLE_1893, ...setup });
/** Money moved between players and the bank before the first turn. */
const rich = (game: Game, amounts: Readonly<Record<string, number>>): Game => {
  const edited = cashOf(amounts)(game);
  const { players, operators } = edited.state;
  const held = [...Object.values(players), ...Object.values(operators)].reduce((sum, { cash: money }) => sum + money, 0);
  return { title: edited.title, state: { ...edited.state, bank: 7200 - held } };
};

describe('the opening sale', () => {
  it('1893 §3.1 sells all privates and the first two minors at printed prices', () => {
    const start = table(4);
    expect(roundName(start)).toBe('DR 1');
    refuses(start, bids('1', 'KSZ', 100), 'package.card', { private: 'KSZ' });
    refuses(start, bids('1', 'EVA', 149), 'package.price', { price: 150 });
    refuses(start, bids('2', 'EVA', 150), 'turn.not_yours');
    play(play(start, bids('1', 'EKB', 210)), bids('2', 'KSZ', 100));
  });

  it('1893 §3.2 pays the price of a minor into its treasury, that of a private to the bank', () => {
    const sold = play(table(4), bids('1', 'EKB', 210), bids('2', 'EVA', 150));
    expect([treasury(sold, 'EKB'), cash(sold, '1'), sold.state.bank]).toEqual([210, 240, 7200 - 4 * 450 + 150]);
  });

  it('93-7, edge 31: the cards cost what they cost', () => {
    const price = (id: string) => TITLE_1893.privates.of[id]?.price;
    expect(['FdSD', 'EVA', 'HdSK', 'EKB', 'KFBE', 'KSZ', 'KBE', 'BKB'].map(price)).toEqual([180, 150, 100, 210, 200, 100, 220, 180]);
    expect(TITLE_1893.mechanics.formation_by_vote?.formations.map(({ parts }) => parts[0]?.private)).toEqual(['EKB', 'KBE']);
  });

  it('1893 §3.4, edge 2: who has passed is not asked again, in the first stock round either', () => {
    const game = play(
      table(3),
      passes('1'),
      bids('2', 'KFBE', 200),
      bids('3', 'EKB', 210),
      bids('2', 'KSZ', 100),
      bids('3', 'HdSK', 100),
      bids('2', 'EVA', 150),
      bids('3', 'BKB', 180),
    );
    const last = play(rich(game, { '1': 600, '2': 400, '3': 400 }), bids('2', 'FdSD', 180));
    expect(roundName(last)).toBe('SR 1');
    expect(asked(last)).toBe('3:stock_turn');
    expect(asked(play(last, buysPrivate('3', 'KBE', 220)))).toBe('2:stock_turn');
    expect(treasury(play(last, buysPrivate('3', 'KBE', 220)), 'KBE')).toBe(220);
    expect(roundName(play(last, passes('3'), passes('2')))).toBe('OR 1.1');
  });

  it('93-1, edge 1: with one card left the stock round goes on behind the last buyer, the next one begins left of who bought last in it', () => {
    const cards = ['EKB', 'KFBE', 'KSZ', 'KBE', 'BKB', 'EVA', 'HdSK'];
    const prices = [210, 200, 100, 220, 180, 150, 100];
    const seats = ['1', '2', '3', '4', '1', '2', '3'];
    const game = cards.reduce(
      (now, card, i) => play(now, bids(seats[i] ?? '', card, prices[i] ?? 0)),
      rich(table(4), { '1': 600, '2': 600, '3': 600, '4': 600 }),
    );
    expect(roundName(game)).toBe('SR 1');
    expect(game.state.seating).toEqual(['4', '1', '2', '3']);
    expect(asked(play(game, pars('4', 'DE', '5,1')))).toBe('1:stock_turn');
    const over = play(game, passes('4'), passes('1'), pars('2', 'DE', '5,1'), passes('3'), passes('2'));
    expect([roundName(over), over.state.seating[0]]).toEqual(['OR 1.1', '3']);
  });

  it('1893 §3.6, edge 3: when all pass there is no stock round, and the first to pass has the priority', () => {
    const game = play(table(3), bids('1', 'EVA', 150), passes('2'), passes('3'), passes('1'));
    expect(game.state.seating).toEqual(['2', '3', '1']);
    expect(roundName(game)).toBe('DR 2');
    expect(cash(game, '1')).toBe(450 + 2 * 30);
  });
});

describe('what is left is sold by force', () => {
  /** All have passed at once, and nobody operates: the forced sale is next. */
  const left = (amounts: Readonly<Record<string, number>>, setup: Partial<Table> = {}): Game =>
    rich(play(table(3, setup), passes('1'), passes('2'), passes('3')), amounts);
  const plenty = { '1': 2000, '2': 2000, '3': 2000 };

  it('1893 §4.2: one chooses, the others may take it before him', () => {
    const game = left(plenty);
    expect(asked(game)).toBe('1:forced_sale');
    refuses(game, nominates('1', 'KSZ'), 'package.card');
    refuses(game, passes('1'), 'package.chosen');
    const chosen = play(game, nominates('1', 'EVA'));
    refuses(chosen, bids('2', 'EVA', 140), 'package.price', { price: 150 });
    const sold = play(chosen, passes('2'), bids('3', 'EVA', 150));
    expect(privates(sold, '3')).toBe('EVA');
    expect(asked(sold)).toBe('2:forced_sale');
    expect(open(sold, '2')).toEqual(['nominate']);
  });

  it('1893 §4.3, edge 4: nobody wants it: it falls to half, and who chose it must buy; a minor has 100 at least', () => {
    let game = play(left(plenty), nominates('1', 'EKB'), bids('2', 'EKB', 210), nominates('2', 'KSZ'));
    for (let price = 100; price > 50; price -= 10) game = play(game, passes('3'), passes('1'), passes('2'));
    expect(privates(game, '2')).toBe('EKB');
    game = play(game, passes('3'), passes('1'), passes('2'));
    expect(privates(game, '2')).toBe('EKB KSZ');
    expect([cash(game, '2'), treasury(game, 'KSZ')]).toEqual([2000 - 210 - 50, 100]);
    expect(asked(game)).toBe('3:forced_sale');
  });

  it('1893-Q1: in play the price stops at the last one above half, in records at the first one below', () => {
    const rounds = (quirks: Table['quirks']): number => {
      let game = play(left(plenty, { quirks: quirks ?? [] }), nominates('1', 'EKB'));
      while (privates(game, '1') === '') game = play(game, passes('2'), passes('3'), passes('1'));
      return 2000 - cash(game, '1');
    };
    expect(rounds([])).toBe(110);
    expect(rounds(['package_price_below_floor'])).toBe(100);
  });

  it('1893 §4.4, edge 5: who cannot pay is passed over; in the end the next who can must buy', () => {
    let game = play(left({ '1': 50, '2': 500, '3': 500 }), nominates('1', 'KFBE'));
    expect(asked(game)).toBe('2:forced_sale');
    for (let price = 200; price >= 100; price -= 10) {
      expect(asked(game)).toBe('2:forced_sale');
      game = play(game, passes('2'), passes('3'));
    }
    expect([privates(game, '2'), cash(game, '2')]).toEqual(['KFBE', 400]);
  });

  it('1893-Q12: in records the order shifts by a seat after an automatic last pass', () => {
    const game = play(left({ '1': 50, '2': 500, '3': 500 }, { quirks: ['package_order_shifts'] }), nominates('1', 'KFBE'));
    const again = play(game, passes('2'), passes('3'));
    expect(asked(again)).toBe('3:forced_sale');
    expect(asked(play(again, passes('3'), passes('2')))).toBe('3:forced_sale');
  });

  it('1893 §4.4: nobody can pay: who chose it gives all that he has', () => {
    const game = play(left({ '1': 20, '2': 10, '3': 0 }), nominates('1', 'HdSK'));
    expect([privates(game, '1'), cash(game, '1')]).toEqual(['HdSK', 0]);
  });

  it('1893 §4.6: the priority stays where it was', () => {
    const cards = ['EKB', 'KFBE', 'KSZ', 'KBE', 'BKB', 'EVA', 'HdSK', 'FdSD'];
    const prices = [210, 200, 100, 220, 180, 150, 100, 180];
    const game = cards.reduce((now, card, i) => {
      const chooser = String((i % 3) + 1);
      const next = String(((i + 1) % 3) + 1);
      return play(now, nominates(chooser, card), bids(next, card, prices[i] ?? 0));
    }, left(plenty));
    expect(roundName(game)).toBe('SR 2');
    expect(game.state.seating).toEqual(['1', '2', '3']);
  });

  it('1893-R1: in records any card of the package is for sale', () => {
    play(table(3, { quirks: ['any_package_card'] }), bids('1', 'BKB', 180));
    refuses(table(3), bids('1', 'BKB', 180), 'package.card');
  });
});

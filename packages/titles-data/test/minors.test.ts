import { describe, expect, it } from 'vitest';
import { certificateCount, choices, type Game } from '@roundhouse/engine';
import { bids, buys, buysTrain, discards, passes, route, runs, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, hand, percent, president, tokens, trains, treasury, turns } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { cashOf, newTable, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { secondTitle } from './kit/second-title.ts';

const BASE = secondTitle();
const city = { kind: 'city', revenue: 20, slots: 1, groups: [], visit_cost: 1, reserved: [], starting_tokens: ['Feeder'] };
const town = { ...city, revenue: 20, starting_tokens: ['N'] };
const feeder = {
  id: 'Feeder',
  name: 'Feeder',
  kind: 'minor',
  size: 1,
  certificates: [],
  float_percent: 0,
  home: { hex: 'H10', stop: 0 },
  token_prices: [0],
  card: 'Ferry',
  capital: { least: 50 },
  colour: '#000000',
  text_colour: '#ffffff',
};
/** A minor with its token in H10 and a neutral token in H4. */
const title = (rules: object = {}, phases: object = {}) =>
  secondTitle({
    rules: { minors: { pay: 'half', owner_helps: 'if_trainless' }, ...rules },
    corporations: { ids: ['Feeder', ...BASE.corporations.ids], of: { Feeder: feeder } },
    phases,
    map: { hexes: { of: { H10: { stops: [city] }, H4: { stops: [town] } } } },
  });

/** The minor belongs to player 1, with so much money and these trains. */
const minor =
  (money: number, ...cards: readonly string[]): Edit =>
  (game) => {
    const { state } = privatesWith({ Ferry: '1' })(game);
    const taken = state.depot.upcoming.slice(0, cards.length);
    const own = { ...state.operators['Feeder'], status: 'floated', president: '1', cash: money, shelves: { main: taken } };
    const upcoming = state.depot.upcoming.filter((card) => !taken.includes(card));
    const operators = { ...state.operators, Feeder: own } as Game['state']['operators'];
    return { title: game.title, state: { ...state, operators, depot: { ...state.depot, upcoming, sold: cards } } };
  };
const red: Edit = corporation('Red', { cell: '2,6', held: { '1': 4, '2': 2 }, treasury: 500 });

describe('minors', () => {
  it('have their token on the board from the start, and their money from the price of the card', () => {
    const start = newTable({ players: 3, title: title() });
    expect(tokens(start, 'Feeder')).toBe('H10/0');
    const sold = play(start, bids('1', 'Ferry', 20));
    expect(president(sold, 'Feeder')).toBe('1');
    expect(treasury(sold, 'Feeder')).toBe(50);
  });

  it('operate before the corporations, by their number, and have nothing to decide about their earnings', () => {
    const game = position({ players: 3, title: title() }, minor(100, '2'), red, stockRound('1'));
    const round = play(game, passes('1'), passes('2'), passes('3'));
    expect(turns(round)).toBe('Feeder Red');
    expect(asked(round)).toBe('Feeder:track');
  });

  it('keep half of a run, rounded down, and give the rest to their owner', () => {
    const game = position(
      { players: 3, title: title() },
      minor(100, '2'),
      red,
      cashOf({ '1': 0 }),
      tilesOn({ H10: '57/1' }),
      operatingTurn('Feeder', 'routes', { waiting: ['Red'] }),
    );
    const run = play(game, runs('Feeder', route('2-0', 'H10 Q12')));
    expect([treasury(run, 'Feeder'), cash(run, '1')]).toEqual([115, 15]);
    expect(asked(run)).toBe('Feeder:trains');
  });

  it('get help from their owner only without a train, and never have to buy', () => {
    const poor = (...cards: string[]) =>
      position({ players: 3, title: title() }, minor(50, ...cards), cashOf({ '1': 200 }), operatingTurn('Feeder', 'trains'));
    const bought = play(poor(), buysTrain('Feeder', '2-0', 80));
    expect([treasury(bought, 'Feeder'), cash(bought, '1'), trains(bought, 'Feeder')]).toEqual([0, 170, '2']);
    refuses(poor('2'), buysTrain('Feeder', '2-1', 80), 'train.cash');
    refuses(poor(), sells('1', ['Red_1']), 'emergency.not_needed');
    play(poor(), passes('Feeder'));
  });

  it('may keep their trains from corporations, and have a limit of their own', () => {
    const closed = title(
      { trains: { from_others: { minimum: 1, corporations_from_minors: false } } },
      { of: { '3': { minor_train_limit: 1 } } },
    );
    const game = position({ players: 3, title: closed }, minor(0, '2', '2'), red, operatingTurn('Red', 'trains'));
    refuses(game, buysTrain('Red', '2-0', 10), 'train.not_for_sale');
    const later = position({ players: 3, title: closed }, minor(0, '2', '2'), red, phase('3'), operatingTurn('Red', 'trains'));
    expect(asked(later)).toBe('Feeder:discard');
    expect(trains(play(later, discards('Feeder', '2-0')), 'Feeder')).toBe('2');
  });
});

describe('a certificate of two shares beside the president’s', () => {
  const sizes = [2, 2, 1, 1, 1, 1, 1, 1].map((units, i) => ({ units, president: i === 0 }));
  const doubled = secondTitle({ corporations: { of: { Red: { certificates: sizes } } } });
  const table = (seats: Readonly<Record<string, readonly string[]>>, market: readonly string[] = []): Game => {
    const game = position(
      { players: 3, title: doubled },
      corporation('Red', { cell: '2,6', held: { '1': 2 }, operated: true }),
      stockRound('2'),
    );
    const given = [...Object.values(seats), market].flat();
    const { ipo, ...rest } = game.state.holdings;
    const left = Object.keys(game.state.certificates).filter((id) => id.startsWith('Red_') && id !== 'Red_0' && !given.includes(id));
    const players = Object.fromEntries(
      Object.entries(seats).map(([id, cards]) => [`player/${id}`, { Red: id === '1' ? ['Red_0', ...cards] : cards }]),
    );
    return {
      title: game.title,
      state: { ...game.state, holdings: { ...rest, ...players, market: { Red: market }, ipo: { ...ipo, Red: left } } },
    };
  };

  it('is one certificate, costs two shares and counts as two', () => {
    const game = play(table({ '1': [] }, ['Red_1', 'Red_2']), buys('2', 'Red_1'));
    expect([percent(game, '2', 'Red'), cash(game, '2')]).toEqual([20, 800 - 164]);
    expect(certificateCount(game, '2')).toBe(1);
  });

  it('goes to the old president from who has no more than two certificates, and else two small ones do', () => {
    const double = play(table({ '1': [], '2': ['Red_1'] }, ['Red_2']), buys('2', 'Red_2'));
    expect([president(double, 'Red'), hand(double, '1', 'Red'), hand(double, '2', 'Red')]).toEqual(['2', 'Red_1', 'Red_2 Red_0']);
    const small = play(table({ '1': ['Red_7'], '2': ['Red_2', 'Red_1'] }, ['Red_3']), buys('2', 'Red_3'));
    expect([president(small, 'Red'), hand(small, '1', 'Red'), hand(small, '2', 'Red')]).toEqual(['2', 'Red_7 Red_2 Red_3', 'Red_1 Red_0']);
  });

  it('is sold alone or with others', () => {
    const game = table({ '1': [], '2': ['Red_2', 'Red_1'] });
    const bundles = choices(game).flatMap(({ action }) => (action.type === 'sell_shares' ? [action.certificates.join(' ')] : []));
    expect(bundles).toEqual(['Red_2', 'Red_1', 'Red_2 Red_1']);
  });

  it('stops the sale of half a presidency when no single share could be given back', () => {
    const game = table({ '1': [], '2': [], '3': ['Red_1'] });
    const own = { title: game.title, state: { ...game.state, round: stockRound('1')(game).state.round } };
    refuses(own, sells('1', ['Red_0'], 1), 'stock.sell.president');
    expect(hand(play(own, sells('1', ['Red_0'])), '3', 'Red')).toBe('Red_0');
  });
});

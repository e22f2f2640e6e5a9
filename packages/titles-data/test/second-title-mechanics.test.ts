import { describe, expect, it } from 'vitest';
import { bids, buys, buysPrivate, buysTrain, lays, pars, passes, placesToken } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, discarded, hand, percent, president, privates, tile, tokens, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { depotFrom, newTable, operatingTurn, phase, position, privatesWith, tilesOn } from './kit/position.ts';
import { secondTitle, withPowers } from './kit/second-title.ts';

const red = (money: number, ...owned: string[]) =>
  corporation('Red', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: money, trains: owned });

describe('the waterfall auction in another title', () => {
  const auction = { first_bid: 10, raise: 15, multiple: 5, all_pass: { drop: 0 } };
  const start = newTable({ players: 3, title: secondTitle({ mechanics: { waterfall_auction: auction } }) });

  it('has its own least bid, raise and multiple', () => {
    refuses(start, bids('1', 'Mine', 75), 'auction.bid.minimum', { private: 'Mine', minimum: 80 });
    refuses(start, bids('1', 'Mine', 82), 'auction.bid.multiple', { multiple: 5 });
    const bid = play(start, bids('1', 'Mine', 85));
    refuses(bid, bids('2', 'Mine', 95), 'auction.bid.minimum', { minimum: 100 });
    expect(cash(play(bid, bids('2', 'Mine', 100)), '2')).toBe(800);
  });

  it('rounds the least bid up to the multiple', () => {
    const tens = newTable({ players: 3, title: secondTitle({ mechanics: { waterfall_auction: { first_bid: 5, multiple: 10 } } }) });
    refuses(tens, bids('1', 'Mine', 75), 'auction.bid.minimum', { minimum: 80 });
    expect(asked(play(tens, bids('1', 'Mine', 80)))).toBe('2:auction');
  });

  it('does not lower the price where all pass', () => {
    const passed = play(start, passes('1'), passes('2'), passes('3'));
    expect(privates(play(passed, bids('1', 'Ferry', 20)), '1')).toBe('Ferry');
  });

  it('runs its wars and chains as ever', () => {
    const war = play(start, bids('1', 'Canal', 50), bids('2', 'Canal', 65), bids('3', 'Ferry', 20));
    expect(asked(war)).toBe('1:auction');
    expect(privates(play(war, passes('1')), '2')).toBe('Canal');
  });
});

describe('trading in in another title', () => {
  const title = secondTitle({ mechanics: { trade_in: { discounts: { Express: null, '4': { '3': 120, '2': 50 } } } } });
  const table = position({ players: 2, title }, phase('3'), depotFrom('4'), red(300, '3', '2'), operatingTurn('Red', 'trains'));

  it('takes in what its data name, at their discount', () => {
    const game = play(table, buysTrain('Red', '4-0', 180, '3-0'));
    expect([trains(game, 'Red'), treasury(game, 'Red'), discarded(game)]).toEqual(['4', 120, '3']);
    expect(treasury(play(table, buysTrain('Red', '4-0', 250, '2-0')), 'Red')).toBe(50);
  });

  it('and nothing else', () => {
    const late = position({ players: 2, title }, phase('6'), red(1100, '5'), operatingTurn('Red', 'trains'));
    refuses(late, buysTrain('Red', 'Express-0', 800, '5-0'), 'trade_in.train', { train: '5-0' });
    expect(trains(play(late, buysTrain('Red', 'Express-0', 1100)), 'Red')).toBe('5 Express');
  });
});

describe('trains that leave by themselves in another title', () => {
  const left = (train_export: object, rounds: { number: number; of: number }, ...actions: Parameters<typeof play>[1][]) => {
    const title = secondTitle({
      mechanics: { train_export: { whole: [], every: 'operating_round', unless_bought: false, ...train_export } },
    });
    const start = position({ players: 2, title }, phase('3'), red(1000, '3'), operatingTurn('Red', 'trains', rounds));
    const game = play(start, ...actions);
    return game.state.depot.removed.filter(({ name }) => name === '3').length;
  };
  const first = { number: 1, of: 2 };
  const last = { number: 2, of: 2 };

  it('at the end of each operating round, or of the last one before a stock round', () => {
    expect([left({}, first, passes('Red')), left({}, last, passes('Red'))]).toEqual([1, 1]);
    const set = { every: 'operating_set' };
    expect([left(set, first, passes('Red')), left(set, last, passes('Red'))]).toEqual([0, 1]);
  });

  it('only where the bank has sold none', () => {
    const bought = [buysTrain('Red', '3-1', 180), passes('Red')] as const;
    expect([left({ unless_bought: true }, last, ...bought), left({ unless_bought: true }, last, passes('Red'))]).toEqual([0, 1]);
    expect(left({}, last, ...bought)).toBe(1);
  });

  it('until a train has been sold', () => {
    expect(left({ until: '3' }, last, passes('Red'))).toBe(0);
  });
});

describe('powers on other privates', () => {
  it('an extra lay that is connected, pays no terrain, and comes twice', () => {
    const title = withPowers({
      Ferry: [
        {
          power: 'lay_tile',
          hexes: ['E17', 'Q16'],
          tiles: ['9', '8'],
          uses: 2,
          slot: 'extra',
          cost: 'free',
          connected: true,
          only_empty: true,
          faces: [],
          leads_to: [],
          price: 0,
          terrain_off: 0,
          joined: 'no',
        },
      ],
    });
    const blue = corporation('Blue', { cell: '2,6', held: { '1': 3, '2': 3 } });
    const table = position(
      { players: 2, title },
      tilesOn({ E19: '57/1' }),
      privatesWith({ Ferry: 'Blue' }),
      blue,
      operatingTurn('Blue', 'track'),
    );
    refuses(table, lays('private/Ferry', 'E17', '9/0'), 'track.not_connected');
    const game = play(table, lays('private/Ferry', 'E17', '9/1'));
    expect([tile(game, 'E17'), treasury(game, 'Blue'), game.state.privates['Ferry']?.used]).toEqual(['9/1', 0, [1]]);
    refuses(game, lays('private/Ferry', 'E17', '9/1'), 'private.power.empty');
  });

  it('a lay in place of the normal one with a token at a price', () => {
    const title = withPowers({
      Coach: [
        {
          power: 'lay_tile',
          hexes: ['H4'],
          tiles: ['57'],
          uses: 1,
          slot: 'normal',
          cost: 'terrain',
          connected: false,
          only_empty: true,
          faces: [],
          leads_to: [],
          price: 0,
          terrain_off: 0,
          joined: 'no',
          token: { price: 60, asked: 'if_possible' },
        },
      ],
    });
    const table = position({ players: 2, title }, privatesWith({ Coach: 'Red' }), red(100), operatingTurn('Red', 'track'));
    const game = play(table, lays('private/Coach', 'H4', '57/1'), placesToken('private/Coach', 'H4/0'));
    expect([tokens(game, 'Red'), treasury(game, 'Red')]).toEqual(['Q12/0 H4/0', 40]);
  });

  it('an exchange for a share of another corporation, from the pool only', () => {
    const title = withPowers({
      Canal: [{ power: 'exchange_for_share', corporations: ['Gold', 'Pink'], from: ['market'], percent: 10, when: 'any_time' }],
    });
    const table = position(
      { players: 3, title },
      privatesWith({ Canal: '1', Coach: '2' }),
      corporation('Gold', { cell: '2,6', held: { '2': 3, '3': 2 }, pool: 1 }),
    );
    refuses(table, buys('private/Canal', 'Gold_5'), 'exchange.certificate', { private: 'Canal' });
    expect(hand(play(table, buys('private/Canal', 'Gold_4')), '1', 'Gold')).toBe('Gold_4');
    refuses(position({ players: 3, title }, privatesWith({ Mine: '1' })), buys('private/Mine', 'Blue_1'), 'private.power.owner');
  });

  it('two shares that come with one private, and a presidency with another', () => {
    const title = withPowers({
      Ferry: [{ power: 'grants_shares', corporation: 'Pink', percent: 20, president: false }],
      Canal: [{ power: 'grants_shares', corporation: 'Gold', percent: 20, president: true }],
    });
    const ferry = play(newTable({ players: 2, title }), bids('1', 'Ferry', 20));
    expect([hand(ferry, '1', 'Pink'), percent(ferry, '1', 'Pink')]).toEqual(['Pink_1 Pink_2', 20]);
    const canal = play(ferry, bids('2', 'Canal', 40));
    refuses(canal, bids('1', 'Mine', 70), 'stock.par.owed', { corporation: 'Gold' });
    expect(president(play(canal, pars('2', 'Gold', '2,6')), 'Gold')).toBe('2');
  });

  it('closing on the first train of another corporation', () => {
    const title = withPowers({ Coach: [{ power: 'closes_on', event: 'first_train', corporation: 'Red' }] });
    const table = position({ players: 2, title }, privatesWith({ Coach: '2', Mill: '1' }), red(80), operatingTurn('Red', 'trains'));
    const game = play(table, buysTrain('Red', '2-0', 80));
    expect([privates(game, '1'), privates(game, '2')]).toEqual(['Mill', '']);
  });

  it('a private that players may trade and corporations may not buy', () => {
    const title = withPowers({ Coach: [{ power: 'not_for_sale', to: 'corporations' }] });
    const between = position({ players: 2, title }, privatesWith({ Coach: '2' }));
    expect(privates(play(between, buysPrivate('1', 'Coach', 50)), '1')).toBe('Coach');
    const table = position({ players: 2, title }, phase('3'), privatesWith({ Coach: '2' }), red(500), operatingTurn('Red', 'track'));
    refuses(table, buysPrivate('Red', 'Coach', 110), 'private.not_for_sale', { private: 'Coach' });
  });

  it('other blocked hexes', () => {
    const title = withPowers({ Mill: [{ power: 'block_hexes', hexes: ['H10'] }] });
    const table = position({ players: 2, title }, privatesWith({ Mill: '1' }), red(0), operatingTurn('Red', 'track'));
    refuses(table, lays('Red', 'H10', '57/1'), 'track.blocked', { hex: 'H10', private: 'Mill' });
    expect(open(table, 'Red')).toContain('lay_tile');
  });
});

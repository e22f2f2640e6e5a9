import { describe, expect, it } from 'vitest';
import type { Game } from '@roundhouse/engine';
import { buys, buysTrain, declares, discards, lays, pars, passes, placesToken, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, discarded, hand, price, tile, tokens, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, operatingTurn, phase, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { secondTitle } from './kit/second-title.ts';

const table = (rules: object, ...edits: Edit[]): Game => position({ players: 3, title: secondTitle({ rules }) }, ...edits);
const red = (charter: Partial<Charter> = {}): Edit => corporation('Red', { cell: '2,6', held: { '1': 4, '2': 2 }, ...charter });
const blue = (charter: Partial<Charter> = {}): Edit => corporation('Blue', { cell: '3,6', held: { '1': 3, '2': 3 }, ...charter });

describe('a stock round by other rules', () => {
  it('lowers the price once for a bundle, or not at all', () => {
    const sale = sells('1', ['Red_1', 'Red_2']);
    expect(cell(play(table({ stock: { sale_moves_price: 'down_per_bundle' } }, red()), sale), 'Red')).toBe('3,6');
    expect(cell(play(table({ stock: { sale_moves_price: 'none' } }, red()), sale), 'Red')).toBe('2,6');
    expect(cell(play(table({ stock: { sale_moves_price: 'left_per_share' } }, red()), sale), 'Red')).toBe('2,4');
    expect(cell(play(table({ stock: { sale_moves_price: 'left_per_bundle' } }, red()), sale), 'Red')).toBe('2,5');
  });

  it('sells before it buys', () => {
    const rules = { stock: { turn: 'sell_buy' } };
    const bought = play(table(rules, red(), blue()), sells('1', ['Red_1']), buys('1', 'Blue_5'));
    expect(asked(bought)).toBe('2:stock_turn');
    const brown = table(rules, red({ cell: '6,1', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }), blue());
    const first = play(brown, buys('1', 'Red_4'));
    expect(open(first, '1')).toEqual(['buy_shares', 'pass']);
    refuses(first, sells('1', ['Blue_1']), 'stock.sell.order');
  });

  it('sells before or after it buys, not both', () => {
    const both = table({ stock: { turn: 'sell_buy_or_buy_sell' } }, red(), blue());
    expect(cash(play(both, buys('1', 'Blue_5'), sells('1', ['Red_1'])), '1')).toBe(800 - 76 + 82);
    const mixed = table(
      { stock: { turn: 'sell_buy_or_buy_sell' } },
      red({ cell: '6,1', par: 67, held: { '2': 3, '3': 2 }, pool: 3 }),
      blue({ held: { '1': 4, '2': 2 } }),
    );
    refuses(play(mixed, sells('1', ['Blue_1']), buys('1', 'Red_4')), sells('1', ['Blue_2']), 'stock.sell.order');
  });

  it('sells what has operated', () => {
    const rules = { stock: { may_sell: 'operated' } };
    refuses(table(rules, red({ operated: false })), sells('1', ['Red_1']), 'stock.sell.not_operated', { corporation: 'Red' });
    expect(cash(play(table(rules, stockRound('1', 1), red()), sells('1', ['Red_1'])), '1')).toBe(882);
  });

  it('sells in the first stock round', () => {
    const first = stockRound('1', 1);
    refuses(table({}, first, red()), sells('1', ['Red_1']), 'stock.sell.first_round');
    expect(cash(play(table({ stock: { may_sell: 'any_time' } }, first, red()), sells('1', ['Red_1'])), '1')).toBe(882);
  });

  it('lifts sold-out corporations to the right', () => {
    const sold = table({ stock: { sold_out_moves: 'right' } }, red({ held: { '1': 5, '2': 5 } }));
    expect(cell(play(sold, passes('1'), passes('2'), passes('3')), 'Red')).toBe('2,7');
    const none = table({ stock: { sold_out_moves: 'none' } }, red({ held: { '1': 5, '2': 5 } }));
    expect(cell(play(none, passes('1'), passes('2'), passes('3')), 'Red')).toBe('2,6');
  });

  it('seats by the order of passing', () => {
    const seats = play(table({ stock: { next_order: 'order_of_passing' } }, stockRound('2'), red()), passes('2'), passes('3'), passes('1'));
    expect(seats.state.seating).toEqual(['2', '3', '1']);
  });

  it('seats who has left the game behind those who passed', () => {
    const gone: Edit = ({ title, state }) => {
      const { '2': second } = state.players;
      if (second === undefined) throw new Error('no second player');
      return { title, state: { ...state, players: { ...state.players, '2': { ...second, bankrupt: true } } } };
    };
    const seats = play(
      table({ stock: { next_order: 'order_of_passing' } }, stockRound('3'), red({ held: { '1': 6 } }), gone),
      passes('3'),
      passes('1'),
    );
    expect(seats.state.seating).toEqual(['3', '1', '2']);
  });

  it('seats by cash, who has as much in the order of before', () => {
    const seats = (next_order: string) =>
      play(
        table({ stock: { next_order } }, stockRound('2'), cashOf({ '1': 900, '2': 900, '3': 950 })),
        passes('2'),
        passes('3'),
        passes('1'),
      ).state.seating;
    expect([seats('most_cash'), seats('least_cash')]).toEqual([
      ['3', '1', '2'],
      ['1', '2', '3'],
    ]);
  });

  it('lets several certificates of another zone follow each other', () => {
    const zones = { ids: ['blue'], of: { blue: { effects: ['several_purchases'], several_from: ['unsold'] } } };
    const title = secondTitle({ market: { zones, cells: { of: { '2,6': { zone: 'blue' } } } } });
    const game = play(position({ players: 3, title }, red({ held: { '2': 4, '3': 2 } })), buys('1', 'Red_5'), buys('1', 'Red_6'));
    expect(hand(game, '1', 'Red')).toBe('Red_5 Red_6');
  });

  it('has other limits, or none', () => {
    refuses(table({ limits: { ownership: 40 } }, red(), blue({ held: { '1': 2, '2': 3 } })), buys('1', 'Red_5'), 'stock.buy.ownership', {
      limit: 40,
    });
    refuses(table({ limits: { market: 10 } }, red()), sells('1', ['Red_1', 'Red_2']), 'stock.sell.market_limit', { limit: 10 });
    const free = { ...secondTitle(), certificate_limit: null };
    expect(open(position({ players: 3, title: free }, red()), '1')).toContain('par');
    const lax = table({ limits: { forced_selling: 'never' } }, red({ held: { '1': 7, '2': 2 } }));
    expect(open(lax, '1')).toContain('pass');
  });
});

describe('a launch by other rules', () => {
  it('floats at another percentage', () => {
    const title = secondTitle({ corporations: { of: { Red: { float_percent: 50 } } } });
    const game = play(position({ players: 2, title }, red({ held: { '1': 3, '2': 1 } })), buys('1', 'Red_3'));
    expect(treasury(game, 'Red')).toBe(820);
  });

  it('counts what players hold', () => {
    const held = table({ launch: { float_counts: 'held_by_players' } }, red({ held: { '1': 3, '2': 1 }, pool: 2, tokens: [] }));
    expect(treasury(play(held, buys('1', 'Red_6')), 'Red')).toBe(0);
  });

  it('pays the corporation for each share', () => {
    const game = play(
      table({ launch: { capitalisation: 'incremental' } }, stockRound('1', 1)),
      pars('1', 'Red', '2,6'),
      buys('2', 'Red_1'),
    );
    expect([treasury(game, 'Red'), game.state.bank]).toEqual([246, 12_000 - 2400]);
  });

  it('pays one corporation for each share and the others when they float', () => {
    const title = secondTitle({ corporations: { of: { Red: { capitalisation: 'incremental' } } } });
    const start = position({ players: 3, title }, stockRound('1', 1));
    expect(treasury(play(start, pars('1', 'Red', '2,6'), buys('2', 'Red_1')), 'Red')).toBe(246);
    expect(treasury(play(start, pars('1', 'Blue', '2,6')), 'Blue')).toBe(0);
  });

  it('floats and pays by the phase of the start', () => {
    const launch = { later: [{ from_phase: '3', capitalisation: 'incremental', float_percent: 30 }] };
    const three = play(table({ launch }, phase('3')), pars('1', 'Red', '2,6'), buys('2', 'Red_1'));
    expect([treasury(three, 'Red'), three.state.operators['Red']?.status]).toEqual([246, 'floated']);
    const early = play(table({ launch }), pars('1', 'Red', '2,6'));
    const later = play({ ...early, state: { ...early.state, phase: '3' } }, buys('2', 'Red_1'));
    expect([treasury(later, 'Red'), later.state.operators['Red']?.status]).toEqual([0, 'launched']);
  });

  it('starts a corporation at its own pars only', () => {
    const title = secondTitle({ corporations: { of: { Red: { pars: [82] } } } });
    const game = position({ players: 3, title });
    refuses(game, pars('1', 'Red', '1,6'), 'stock.par.cell', { cell: '1,6' });
    expect(price(play(game, pars('1', 'Red', '2,6')), 'Red')).toBe(82);
    expect(price(play(game, pars('1', 'Blue', '1,6')), 'Blue')).toBe(90);
  });

  it('starts a corporation after others', () => {
    const after = (sold_percent: number) =>
      secondTitle({ corporations: { of: { Red: { opens_after: { corporations: ['Blue'], sold_percent } } } } });
    const half = position({ players: 3, title: after(50) }, blue({ held: { '2': 3, '3': 1 } }));
    refuses(half, pars('1', 'Red', '2,6'), 'stock.par.waits', { corporation: 'Red', first: 'Blue' });
    const sold = play(half, buys('1', 'Blue_3'), passes('1'), passes('2'), passes('3'));
    expect(price(play(sold, pars('1', 'Red', '2,6')), 'Red')).toBe(82);
    refuses(position({ players: 3, title: after(0) }), pars('1', 'Red', '2,6'), 'stock.par.waits');
    expect(price(play(position({ players: 3, title: after(0) }, blue()), pars('1', 'Red', '2,6')), 'Red')).toBe(82);
  });

  it('lays the home token as soon as it floats', () => {
    const title = secondTitle({ rules: { launch: { home_token: 'floated' } } });
    const game = position({ players: 3, title }, red({ held: { '1': 3, '2': 2 }, tokens: [] }));
    expect(tokens(play(game, buys('1', 'Red_4')), 'Red')).toBe('Q12/0');
  });

  it('sells unsold shares at the market price', () => {
    const risen = table({ launch: { unsold_price: 'market' } }, red({ cell: '2,7', par: 82, held: { '1': 2, '2': 2 } }));
    expect(cash(play(risen, buys('1', 'Red_3')), '1')).toBe(710);
  });
});

describe('an operating turn by other rules', () => {
  const lays3 = [
    { lay: true, upgrade: 'yes', fee: 0 },
    { lay: true, upgrade: 'if_none_yet', fee: 20 },
    { lay: true, upgrade: 'no', fee: 40 },
  ];
  const three = (...edits: Edit[]) => table({ track: { lays: lays3 } }, phase('3'), ...edits, operatingTurn('Red', 'track'));

  it('lays three tiles, the later ones for a fee', () => {
    const game = play(three(red({ treasury: 100 })), lays('Red', 'H10', '57/1'), lays('Red', 'H14', '9/1'), lays('Red', 'H16', '57/1'));
    expect([treasury(game, 'Red'), tile(game, 'H16')]).toEqual([40, '57/1']);
  });

  it('upgrades once among them', () => {
    const board = three(tilesOn({ H10: '57/1', H16: '57/1', H14: '9/1' }), red({ treasury: 100 }));
    const one = play(board, lays('Red', 'H10', '14/0'));
    refuses(one, lays('Red', 'H16', '14/0'), 'track.no_lay_left');
    const later = play(board, lays('Red', 'H8', '9/1'), lays('Red', 'H16', '14/0'));
    refuses(later, lays('Red', 'H10', '14/0'), 'track.no_lay_left');
  });

  it('lays two tiles or upgrades one', () => {
    const either = [
      { lay: true, upgrade: 'yes', fee: 0 },
      { lay: true, upgrade: 'no', fee: 0, before_upgrades: true },
    ];
    const board = table(
      { track: { lays: either } },
      phase('3'),
      tilesOn({ H10: '57/1', H14: '9/1' }),
      red(),
      operatingTurn('Red', 'track'),
    );
    refuses(play(board, lays('Red', 'H10', '14/0')), lays('Red', 'H16', '57/1'), 'turn.not_now');
    const one = play(board, lays('Red', 'H16', '57/1'));
    refuses(one, lays('Red', 'H10', '14/0'), 'track.no_lay_left');
    expect(tile(play(one, lays('Red', 'H8', '9/1')), 'H8')).toBe('9/1');
  });

  it('has a further track action from a phase on', () => {
    const later = [
      { lay: true, upgrade: 'yes', fee: 0 },
      { lay: true, upgrade: 'no', fee: 0, from_phase: '3' },
    ];
    const board = (...edits: Edit[]) => table({ track: { lays: later } }, ...edits, red(), operatingTurn('Red', 'track'));
    const first = lays('Red', 'H10', '57/1');
    refuses(play(board(), first), lays('Red', 'H14', '9/1'), 'turn.not_now');
    expect(tile(play(board(phase('3')), first, lays('Red', 'H14', '9/1')), 'H14')).toBe('9/1');
  });

  it('has no later lay where the fee cannot be paid', () => {
    refuses(play(three(red({ treasury: 19 })), lays('Red', 'H10', '57/1')), lays('Red', 'H14', '9/1'), 'turn.not_now');
  });

  it('places two tokens a turn', () => {
    const board = table(
      { tokens: { per_turn: 2 } },
      tilesOn({ H10: '57/1', H14: '9/1', H16: '57/1' }),
      red({ treasury: 140 }),
      operatingTurn('Red', 'token'),
    );
    expect(tokens(play(board, placesToken('Red', 'H10/0'), placesToken('Red', 'H16/0')), 'Red')).toBe('Q12/0 H10/0 H16/0');
  });

  it('lets the owner choose the city of a waiting token', () => {
    const black = corporation('Black', { cell: '3,6', held: { '2': 3, '3': 3 }, tokens: ['Q11/-'] });
    const waiting = table(
      { tokens: { waiting_token_chooser: 'owner' } },
      phase('3'),
      tilesOn({ E13: '8/1' }),
      black,
      corporation('Blue', { cell: '2,6', held: { '1': 3, '2': 3 }, tokens: ['D14/0'] }),
      operatingTurn('Blue', 'track'),
    );
    const laid = play(waiting, lays('Blue', 'Q11', '59/4'));
    expect(asked(laid)).toBe('Black:waiting_token');
    expect(tokens(play(laid, placesToken('Black', 'Q11/1', 'Black')), 'Black')).toBe('Q11/1');
  });

  it('keeps a home token beside a full city until there is room', () => {
    const full = (...edits: Edit[]) => table({}, phase('3'), tilesOn({ E19: '57/1' }), red({ tokens: ['E19/0'], trains: ['3'] }), ...edits);
    const begun = play(full(blue({ tokens: [], trains: ['3'] }), operatingTurn('Red', 'trains', { waiting: ['Blue'] })), passes('Red'));
    expect([tokens(begun, 'Blue'), asked(begun)]).toEqual(['E19/-', 'Blue:track']);
    const laid = play(full(blue({ tokens: ['E19/-'] }), operatingTurn('Red', 'track')), lays('Red', 'E19', '14/1'));
    expect(asked(laid)).toBe('Red:waiting_token');
    expect(tokens(play(laid, placesToken('Red', 'E19/0/1', 'Blue')), 'Blue')).toBe('E19/0');
  });

  it('pays half, and moves the price by the size of the dividend', () => {
    const dividend = {
      choices: ['payout', 'half', 'withhold'],
      price: [
        { at_least: 0, right: 0 },
        { at_least: 1, right: 1 },
      ],
    };
    const grey = corporation('Grey', { cell: '3,6', held: { '1': 3, '2': 3 }, trains: ['3'] });
    const ran = play(
      table({ dividend }, phase('3'), tilesOn({ J14: '57/0' }), grey, operatingTurn('Grey', 'routes')),
      runs('Grey', route('3-0', 'I15 J14', 'J14 K13')),
    );
    const half = play(ran, declares('Grey', 'half'));
    expect([treasury(half, 'Grey'), cash(half, '1'), cell(half, 'Grey')]).toEqual([40, 812, '3,6']);
    const full = play(ran, declares('Grey', 'payout'));
    expect([cash(full, '1'), cell(full, 'Grey'), price(full, 'Grey')]).toEqual([824, '3,7', 82]);
  });

  it('pays for other shares', () => {
    const dividend = { market_shares_pay: 'nobody', unsold_shares_pay: 'treasury' };
    const grey = corporation('Grey', { cell: '3,6', held: { '1': 4, '2': 2 }, pool: 1, trains: ['3'] });
    const game = play(
      table({ dividend }, phase('3'), tilesOn({ J14: '57/0' }), grey, operatingTurn('Grey', 'routes')),
      runs('Grey', route('3-0', 'I15 J14', 'J14 K13')),
      declares('Grey', 'payout'),
    );
    expect(treasury(game, 'Grey')).toBe(24);
  });
});

describe('trains by other rules', () => {
  const due = (rules: object, charter: Partial<Charter>, money: number, ...edits: Edit[]) =>
    table(
      rules,
      phase('3'),
      depotFrom('4'),
      tilesOn({ H10: '57/1' }),
      cashOf({ '1': money }),
      ...edits,
      red(charter),
      operatingTurn('Red', 'trains'),
    );

  it('demands one always, or never', () => {
    refuses(due({ trains: { must_own: 'always' } }, { treasury: 300, tokens: ['D2/0'] }, 0), passes('Red'), 'train.must_buy');
    expect(open(due({ trains: { must_own: 'never' } }, { treasury: 300 }, 0), 'Red')).toContain('pass');
  });

  it('helps with any train of the bank, sells more than needed, or does not help', () => {
    expect(
      trains(play(due({ emergency: { from_bank: 'any' } }, { treasury: 0, trains: [] }, 600), buysTrain('Red', '4-0', 300)), 'Red'),
    ).toBe('4');
    const more = due({ emergency: { may_sell_more_than_needed: true } }, { treasury: 250 }, 0);
    expect(cash(play(more, sells('1', ['Red_1', 'Red_2'])), '1')).toBe(164);
    refuses(due({ emergency: { president_helps: false } }, { treasury: 100 }, 600), buysTrain('Red', '4-0', 300), 'train.cash');
  });

  it('keeps other presidencies, and other corporations’ trains out of the help', () => {
    const other = blue({ held: { '1': 3, '2': 3, '3': 2 }, trains: ['3'] });
    refuses(
      due({ emergency: { may_change_other_presidencies: false } }, { treasury: 250 }, 0, other),
      sells('1', ['Blue_1']),
      'emergency.presidency',
      { corporation: 'Blue' },
    );
    refuses(
      due({ emergency: { from_others: 'never' } }, { treasury: 100 }, 600, other),
      buysTrain('Red', '3-0', 101),
      'train.help.up_to_face',
    );
  });

  it('asks another least price, from another phase on', () => {
    const other = blue({ trains: ['3'] });
    refuses(due({ trains: { from_others: { minimum: 50 } } }, { treasury: 300 }, 0, other), buysTrain('Red', '3-0', 49), 'train.price', {
      price: 50,
    });
    refuses(
      due({ trains: { from_others: { from_phase: '4' } } }, { treasury: 300 }, 0, other),
      buysTrain('Red', '3-0', 60),
      'train.not_for_sale',
    );
  });

  it('takes discarded trains out of the game', () => {
    const rules = { trains: { discarded_go_to: 'removed' } };
    const over = play(
      table(rules, phase('4'), depotFrom('5'), red({ treasury: 450, trains: ['4', '4'] }), operatingTurn('Red', 'trains')),
      buysTrain('Red', '5-0', 450),
    );
    expect(discarded(play(over, discards('Red', '4-0')))).toBe('');
  });
});

import { choices, revenueOf, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysPrivate, buysTrain, lays, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, privates, tile, treasury } from './kit/figures.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { depotFrom, newTable, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { secondTitle } from './kit/second-title.ts';

/** The second title with these powers for its Canal, and the steps that they need. */
const withPower = (...powers: readonly object[]) =>
  secondTitle({
    privates: { of: { Canal: { powers } } },
    rules: {
      rounds: {
        interrupts: ['consent', 'seller_lay', 'par_owed', 'follow_up', 'discard', 'waiting_token'],
        stock: { any_time: ['player_lay', 'exchange'] },
        operating: { any_time: ['privates', 'power_lay', 'player_lay', 'exchange'] },
      },
    },
  });
const game = (powers: readonly object[], ...edits: readonly Edit[]): Game =>
  position({ players: 3, title: withPower(...powers) }, ...edits);
const red = corporation('Red', { cell: '2,6', held: { '1': 4, '2': 2 }, treasury: 500 });

describe('a tile that a player lays', () => {
  const lay = { power: 'player_lays_tile', hexes: ['Q16', 'Q20'], tiles: ['57', '58'], uses: 2, cost: 'terrain', only_empty: true };

  it('is paid by the player where the power says so, as often as it says', () => {
    const round = game([{ ...lay, when: ['stock_round'] }], privatesWith({ Canal: '2' }), stockRound('1'));
    const laid = play(round, lays('private/Canal', 'Q16', '57/1'));
    expect(cash(laid, '2')).toBe(800 - 120);
    expect(tile(play(laid, lays('private/Canal', 'Q20', '58/0')), 'Q20')).toBe('58/0');
  });

  it('only at the times that the power names', () => {
    const operating = (when: readonly string[], owner: string) =>
      game([{ ...lay, when }], privatesWith({ Canal: owner }), red, operatingTurn('Red', 'track'));
    const action = lays('private/Canal', 'Q20', '58/0');
    refuses(operating(['stock_round'], '1'), action, 'private.power.owner');
    refuses(operating(['own_track_step'], '2'), action, 'private.power.owner');
    expect(tile(play(operating(['own_track_step'], '1'), action), 'Q20')).toBe('58/0');
    expect(tile(play(operating(['between_turns'], '2'), action), 'Q20')).toBe('58/0');
  });
});

describe('a tile that a seller lays', () => {
  it('is paid by the seller where the power says so', () => {
    const power = { power: 'seller_lays_tile', hexes: ['Q16'], tiles: ['57'], cost: 'terrain', only_empty: true };
    const sold = play(
      game([power], phase('3'), privatesWith({ Canal: '3' }), red, operatingTurn('Red', 'track')),
      buysPrivate('Red', 'Canal', 40),
    );
    const laid = play(sold, lays('private/Canal', 'Q16', '57/1'));
    expect([cash(laid, '3'), treasury(laid, 'Red'), asked(laid)]).toEqual([800 + 40 - 120, 460, 'Red:track']);
  });

  it('is asked for although no tile fits, and only passed then', () => {
    const power = { power: 'seller_lays_tile', hexes: ['Q16'], tiles: ['57'], cost: 'free', only_empty: true };
    const sold = play(
      game([power], phase('3'), tilesOn({ Q16: '57/1' }), privatesWith({ Canal: '3' }), red, operatingTurn('Red', 'track')),
      buysPrivate('Red', 'Canal', 40),
    );
    expect(choices(sold).flatMap(({ action }) => (action.type === 'end_game' ? [] : [action.type]))).toEqual(['pass']);
    refuses(sold, lays('private/Canal', 'Q16', '57/1'), 'private.power.empty');
    expect(asked(play(sold, passes('private/Canal')))).toBe('Red:track');
  });
});

describe('terrain', () => {
  it.each([
    ['water', 50, 'Red', 30],
    ['water', 200, 'Red', 0],
    ['mountain', 50, 'Red', 80],
    ['water', 50, '1', 80],
  ])('of %s costs %i less for the owner %s', (kind, amount, owner, cost) => {
    const turn = game(
      [{ power: 'terrain_discount', terrain: [kind], amount }],
      privatesWith({ Canal: owner }),
      corporation('Red', { cell: '2,6', held: { '1': 4, '2': 2 }, treasury: 500, tokens: ['I15/0'] }),
      operatingTurn('Red', 'track'),
    );
    const { events } = step(turn, lays('Red', 'I17', '9/1'));
    expect(events.flatMap((event) => (event.type === 'tile' ? [event.cost] : []))).toEqual([cost]);
  });
});

describe('closing and income', () => {
  it('may leave a private open whoever owns it, with another income', () => {
    const powers = [
      { power: 'stays_open', while_owned_by: 'anyone' },
      { power: 'revenue_becomes', amount: 7, from_phase: '3', while_owned_by: 'anyone' },
    ];
    const table = game(
      powers,
      phase('4'),
      depotFrom('5'),
      privatesWith({ Canal: 'Red', Ferry: '1' }),
      corporation('Red', { cell: '2,6', held: { '1': 4, '2': 2 }, treasury: 500 }),
      operatingTurn('Red', 'trains'),
    );
    expect(revenueOf(table, 'Canal')).toBe(7);
    const closed = play(table, buysTrain('Red', '5-0', 450));
    expect([privates(closed, 'Red'), privates(closed, '1')]).toEqual(['Canal', '']);
  });
});

describe('set-up', () => {
  it('leaves out privates with few players; the sale begins with the first that is there', () => {
    const title = secondTitle({ privates: { of: { Ferry: { min_players: 3 } } } });
    expect(newTable({ players: 2, title }).state.mechanics.waterfall_auction?.price).toBe(40);
    expect(newTable({ players: 3, title }).state.mechanics.waterfall_auction?.price).toBe(20);
    const passed = play(newTable({ players: 2, title }), passes('1'), passes('2'));
    expect(passed.state.mechanics.waterfall_auction?.price).toBe(35);
  });

  it('deals several privates to each player, for nothing', () => {
    const title = secondTitle({
      rules: { rounds: { opening: 'private_deal' } },
      mechanics: { waterfall_auction: null, private_deal: { each: 2, pay: 'nothing' } },
      privates: { of: { Barge: { powers: [] }, Mill: { powers: [] } } },
    });
    const dealt = newTable({ players: 3, title });
    expect(['1', '2', '3'].map((id) => [privates(dealt, id).split(' ').length, cash(dealt, id)])).toEqual([
      [2, 800],
      [2, 800],
      [2, 800],
    ]);
    expect(asked(dealt)).toBe('1:stock_turn');
  });
});

describe('a bundle', () => {
  it('is the only one of its corporation in a turn where the title says so', () => {
    const title = secondTitle({ rules: { stock: { bundles: 'one_per_corporation' } } });
    const table = play(position({ players: 3, title }, red), sells('1', ['Red_1']));
    refuses(table, sells('1', ['Red_2']), 'stock.sell.one_bundle', { corporation: 'Red' });
  });
});

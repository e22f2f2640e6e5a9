import { bestRun, choices, ownerOf, type Action, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { bids, buysTrain, entity, lays, passes, placesToken } from './kit/actions.ts';
import { cash, cell, percent, privates, trains, treasury } from './kit/figures.ts';
import { grown } from './kit/growing.ts';
import { asked, open, play, refuses, step } from './kit/play.ts';
import { cashOf, depotFrom, newTable, operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1817, TITLE_1817NA } from './kit/title.ts';

const volatile = (...edits: readonly Edit[]): Game => position({ players: 4, title: TITLE_1817, options: ['volatility'] }, ...edits);
const two = (id: string, more: object = {}): Edit =>
  grown(id, { size: 2, column: 10, held: { 1: 2 }, cash: 200, tokens: ['H3/0'], trains: ['2'], ...more });
const launches = (who: string, corporation: string, amount: number): Action => ({
  type: 'bid_corporation',
  by: entity(who),
  corporation,
  amount,
});
const contributes = (who: string, item: string): Action => ({ type: 'contribute', by: entity(who), private: item });

describe('the pyramid (1817 §16.4)', () => {
  // Seed of a game in which the lot falls on P24, with a last row of MINM, P15, MAJM, P12, P19 …
  const opening = (): Game => newTable({ players: 4, title: TITLE_1817, options: ['volatility'], seed: 1917565315 });
  const rows = (game: Game) => game.state.mechanics.private_auction?.rows ?? [];

  it('one city private stays, on top; rows of one to six', () => {
    const game = opening();
    const out = ['PSM', 'P16', 'P17', 'P24'].filter((id) => game.state.privates[id]?.closed);
    expect([out, rows(game).map((row) => row.length), rows(game)[0]]).toEqual([['PSM', 'P16', 'P17'], [1, 2, 3, 4, 5, 6], ['P24']]);
    expect(newTable({ players: 4, title: TITLE_1817 }).state.mechanics.private_auction?.rows).toBeNull();
  });

  it('only the last row is opened, from nothing on, and the player in turn must', () => {
    const game = opening();
    const last = rows(game).at(-1) ?? [];
    refuses(game, passes('1'), 'auction.must_open');
    refuses(game, bids('1', 'P24', 0), 'auction.row', { private: 'P24' });
    const offered = choices(game).flatMap(({ action }) => (action.type === 'bid' ? [[action.private, action.amount]] : []));
    expect(offered).toEqual(last.map((id) => [id, 0]));
    expect(open(game, '1')).toEqual(['bid']);
  });

  it('the left neighbour of the winner opens next, and has the priority in the end', () => {
    const [item = ''] = (rows(opening()).at(-1) ?? []).flatMap((id) => id ?? []);
    const game = play(opening(), bids('1', item, 0), bids('2', item, 5), passes('3'), passes('4'), passes('1'));
    expect([privates(game, '2'), asked(game)]).toEqual([item, '3:private_auction']);
  });

  it('a neighbour of the gap with nothing on its other side is removed', () => {
    const [first = '', second = '', third = ''] =
      rows(opening())
        .at(-1)
        ?.flatMap((id) => id ?? []) ?? [];
    const sell = (game: Game, who: string, item: string): Game => {
      let now = play(game, bids(who, item, 0));
      while (asked(now) !== `${String((Number(who) % 4) + 1)}:private_auction` || now.state.mechanics.private_auction?.item !== null) {
        now = play(now, passes(asked(now).split(':')[0] ?? ''));
      }
      return now;
    };
    const game = sell(opening(), '1', second);
    expect([game.state.privates[first]?.closed, game.state.privates[third]?.closed]).toEqual([true, false]);
    expect(rows(game).at(-1)?.slice(0, 3)).toEqual([null, null, third]);
  });
});

describe('privates of the volatility set (1817 §16.4)', () => {
  it('P12 brings 60, and 10 more are due with every interest', () => {
    const edits = [cashOf({ 1: 115, 2: 0, 3: 0, 4: 0 }), privatesWith({ P12: '1' })] as const;
    const game = play(volatile(...edits), launches('1', 'J', 115), placesToken('J', 'B5/0'), contributes('1', 'P12'));
    expect([treasury(game, 'J'), cash(game, '1')]).toEqual([115, 60]);
    const due = play(volatile(two('J'), privatesWith({ P12: 'J' }), operatingTurn('J', 'trains')), passes('J'));
    expect(treasury(due, 'J')).toBe(190);
    const none = play(volatile(two('J'), operatingTurn('J', 'trains')), passes('J'));
    expect(treasury(none, 'J')).toBe(200);
  });

  it('1817-K15: what the bank pays is not owed; in records more may be handed in', () => {
    const game = (quirks: 'income_counts_as_owed'[]): Game =>
      play(
        position(
          { players: 4, title: TITLE_1817, options: ['volatility'], quirks },
          cashOf({ 1: 115, 2: 0, 3: 0, 4: 0 }),
          privatesWith({ P12: '1', CM: '1' }),
        ),
        launches('1', 'J', 115),
        placesToken('J', 'B5/0'),
        contributes('1', 'P12'),
      );
    expect(asked(game([]))).not.toContain('launch');
    refuses(game([]), contributes('1', 'CM'), 'turn.not_now');
    expect(ownerOf(play(game(['income_counts_as_owed']), contributes('1', 'CM')), 'CM')).toBe('operator/J');
  });

  it('P13 is gone once the launch is complete', () => {
    const edits = [cashOf({ 1: 115, 2: 0, 3: 0, 4: 0 }), privatesWith({ P13: '1' })] as const;
    const game = play(volatile(...edits), launches('1', 'J', 115), placesToken('J', 'B5/0'), contributes('1', 'P13'));
    expect([game.state.privates['P13']?.closed, treasury(game, 'J')]).toEqual([true, 15]);
  });

  it('P14 pays once for each type that is bought or taken out', () => {
    const game = volatile(two('J', { trains: [], cash: 500 }), privatesWith({ P14: 'J' }), operatingTurn('J', 'trains'));
    const once = play(game, buysTrain('J', '2-0', 100));
    const twice = play(once, buysTrain('J', '2-1', 100));
    expect([treasury(once, 'J'), treasury(twice, 'J')]).toEqual([420, 320]);
    const other = two('R', { held: { 2: 2 }, tokens: ['C26/0'], cash: 250, trains: [] });
    const elsewhere = volatile(phase('2+'), two('J'), other, privatesWith({ P14: 'J' }), operatingTurn('R', 'trains'));
    const top = elsewhere.state.depot.upcoming[0]?.id ?? '';
    expect(treasury(play(elsewhere, buysTrain('R', top, 100)), 'J')).toBe(200);
  });

  it('P15 pays for each own train that rusts', () => {
    const buyer = two('R', { held: { 2: 2 }, tokens: ['C26/0'], cash: 1000, trains: [] });
    const edits = [two('J', { trains: ['2', '2', '2+'] }), buyer, privatesWith({ P15: 'J' }), depotFrom('4')] as const;
    const game = volatile(...edits, operatingTurn('R', 'trains'));
    const after = play(game, buysTrain('R', '4-0', 400));
    expect([treasury(after, 'J'), trains(after, 'J')]).toEqual([260, '2+']);
  });

  it('P18 and P19 change the fees of the two track actions, both together make them free', () => {
    const fees = (...owned: readonly string[]): readonly number[] => {
      const owners = privatesWith(Object.fromEntries(owned.map((id) => [id, 'J'])));
      const start = volatile(two('J', { tokens: ['D7/0'] }), tilesOn({ D7: '57/1' }), owners, operatingTurn('J', 'track'));
      const lay = (game: Game): Game => {
        const found = choices(game).find(
          ({ action }) =>
            action.type === 'lay_tile' && (game.title.map.hexes.of[action.hex]?.terrain ?? []).length === 0 && action.by.id === 'J',
        );
        if (!found) throw new Error('nothing to lay');
        return play(game, found.action);
      };
      const once = lay(start);
      return [treasury(start, 'J') - treasury(once, 'J'), treasury(once, 'J') - treasury(lay(once), 'J')];
    };
    expect([fees(), fees('P18'), fees('P19'), fees('P18', 'P19')]).toEqual([
      [0, 20],
      [10, 0],
      [0, 10],
      [0, 0],
    ]);
  });

  it('P21 takes 50 off the tokens of a conversion, and nothing is paid out', () => {
    const converted = (...owned: readonly string[]): number => {
      const edits = [two('J', { cash: 60 }), privatesWith(Object.fromEntries(owned.map((id) => [id, 'J']))), merging('J')] as const;
      let game = play(volatile(...edits), { type: 'convert', by: entity('J') });
      while (game.state.round.kind === 'merger' && asked(game) !== '') {
        const [who = ''] = asked(game).split(':');
        game = play(game, passes(who));
        if (game.state.operators['J']?.tokens.length === 1) break;
      }
      return treasury(game, 'J');
    };
    expect([converted(), converted('P21')]).toEqual([10, 60]);
  });

  it('P22 opens a ranch, never beside a B city, and the special city next to it takes it away', () => {
    const edits = [two('J', { tokens: ['D7/0'] }), tilesOn({ D7: '57/1' }), privatesWith({ P22: 'J', P24: 'J' })] as const;
    const start = volatile(...edits, operatingTurn('J', 'track'));
    const ranches = choices(start).flatMap(({ action }) => (action.type === 'lay_tile' && action.by.id === 'P22' ? [action] : []));
    const [ranch] = ranches;
    if (!ranch) throw new Error('no ranch can be laid');
    const game = play(start, ranch);
    expect([game.state.board.markers[ranch.hex], game.state.privates['P22']?.closed]).toEqual([
      [{ name: 'ranch', bonus: 10, counts: 'pass' }],
      true,
    ]);
    refuses(start, lays('private/P22', 'E22', '9/0'), 'private.power.hex');
    const beside = volatile(
      ...edits,
      ({ title, state }) => ({
        title,
        state: { ...state, board: { ...state.board, markers: { F5: [{ name: 'ranch', bonus: 10, counts: 'pass' as const }] } } },
      }),
      tilesOn({ F5: '9/1' }),
      operatingTurn('J', 'track'),
    );
    const laid = choices(beside).find(({ action }) => action.type === 'lay_tile' && action.by.id === 'P24');
    if (!laid) throw new Error('the city cannot be laid');
    const { game: after, events } = step(beside, laid.action);
    expect(after.state.board.markers['F5']).toEqual([]);
    expect(events).toContainEqual({ type: 'marker_removed', hex: 'F5', name: 'ranch' });
  });
});

/** A merger round in which this corporation decides. */
const merging =
  (id: string): Edit =>
  ({ title, state }) => ({
    title,
    state: {
      ...state,
      cycle: { group: 1, round: 1, time: 1, of: 2 },
      round: { kind: 'merger', waiting: [id], changed: [], growth: null, refused: {} },
    },
  });

describe('modern trains (1817 §16.3)', () => {
  const best = (options: readonly string[], train: string, ...tokens: readonly string[]): number => {
    const edits = [
      phase('8'),
      grown('J', { size: 10, column: 20, held: { 1: 6 }, trains: [train], tokens }),
      tilesOn({ I13: '6/2' }),
    ] as const;
    return bestRun(position({ players: 4, title: TITLE_1817NA, options }, ...edits, operatingTurn('J', 'routes')), 'J').revenue;
  };

  it('a 7-train earns 10 more in each own city, an 8-train 20, others nothing', () => {
    const both = ['I13/0', 'I15/0'];
    const more = (train: string, ...tokens: readonly string[]) => best(['modern_trains'], train, ...tokens) - best([], train, ...tokens);
    expect([more('6', ...both), more('7', ...both), more('8', ...both), more('8', 'I13/0')]).toEqual([0, 20, 40, 20]);
  });
});

describe('short squeeze and five shorts (1817 §16.1, §16.2)', () => {
  const ends = (options: readonly string[], held: Readonly<Record<string, number>>, pool: number): string | null => {
    const squeezed = grown('J', { size: 5, column: 25, held, pool, tokens: ['B5/0'] });
    const game = position({ players: 4, title: TITLE_1817, options }, squeezed, cashOf({ 1: 0, 2: 0, 3: 0, 4: 0 }));
    let now = game;
    while (now.state.round.kind === 'stock') now = play(now, passes(asked(now).split(':')[0] ?? ''));
    return cell(now, 'J');
  };

  it('more than all shares with players: two steps right, one left for each in the market (cases 17-2)', () => {
    expect(ends(['short_squeeze'], { 1: 3, 2: 3, 3: -3 }, 2)).toBe('0,25');
    expect(ends([], { 1: 3, 2: 3, 3: -3 }, 2)).toBe('0,24');
  });

  it('exactly all of them: one step (cases 17-2, B15)', () => {
    expect(ends(['short_squeeze'], { 1: 3, 2: 2, 3: -2 }, 2)).toBe('0,24');
  });

  it('a ten-share corporation has five shorts at most', () => {
    const ten = grown('J', { size: 10, column: 13, held: { 2: 6, 3: -5 }, pool: 5 });
    const shorts: Action = { type: 'short', by: entity('1'), corporation: 'J' };
    refuses(position({ players: 4, title: TITLE_1817, options: ['five_shorts'] }, ten), shorts, 'short.most', { limit: 5 });
    expect(percent(play(position({ players: 4, title: TITLE_1817 }, ten), shorts), '1', 'J')).toBe(-10);
  });
});

describe('1817NA', () => {
  it('has the options of 1817 but for the volatility set (1817NA §16)', () => {
    expect(TITLE_1817NA.options.ids).toEqual(['short_squeeze', 'five_shorts', 'modern_trains']);
  });
});

describe('golden parachute (1817 §16.4)', () => {
  const fallen = two('J', { column: 0, cash: 0, tokens: ['B5/0'] });
  const buyer = (who: string): Edit => two('R', { held: { [who]: 2 }, cash: 100, tokens: ['C26/0'] });
  const offered = (who: string): Edit => inLiquidation('J', '1', [who]);

  it('pays the president who loses the corporation to another player’s, or to the bank', () => {
    const game = volatile(fallen, buyer('2'), privatesWith({ P20: 'J' }), offered('2'));
    const start = cash(game, '1');
    const bought = play(game, { type: 'bid_corporation', by: entity('2'), corporation: 'J', amount: 10 }, passes('R'));
    expect([cash(bought, '1') - start, privates(bought, 'R')]).toEqual([100 + 2 * 5, 'P20']);
    const taken = play(game, passes('2'));
    expect([cash(taken, '1') - start, taken.state.privates['P20']?.closed]).toEqual([100, true]);
  });

  it('pays nothing where his own corporation takes it over', () => {
    const game = volatile(fallen, buyer('1'), privatesWith({ P20: 'J' }), offered('1'));
    const bought = play(game, { type: 'bid_corporation', by: entity('1'), corporation: 'J', amount: 10 }, passes('R'));
    expect([cash(bought, '1') - cash(game, '1'), privates(bought, 'R')]).toEqual([2 * 5, 'P20']);
  });
});

/** An acquisition round in which this corporation is offered in liquidation. */
function inLiquidation(corporation: string, president: string, players: readonly string[]): Edit {
  return ({ title, state }) => ({
    title,
    state: {
      ...state,
      cycle: { group: 1, round: 2, time: 1, of: 2 },
      round: {
        kind: 'acquisition',
        waiting: [],
        bidders: players,
        sale: {
          corporation,
          mode: 'liquidation',
          stage: 'bidding',
          bidding: { players, bids: {}, high: null },
          president,
          pot: 0,
          debts: 0,
          buyer: null,
          taken_over: 0,
        },
      },
    },
  });
}

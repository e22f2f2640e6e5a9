import { choices, mergePatch, turnEndOutlook, type Action, type Game } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { buysTrain, declares, entity, lays, passes, placesToken, sells } from './kit/actions.ts';
import { cash, cell, percent, price, trains, treasury } from './kit/figures.ts';
import { grown } from './kit/growing.ts';
import { play, refuses } from './kit/play.ts';
import { cashOf, inTurn, operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1817, TITLE_1817NA } from './kit/title.ts';

const table = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1817NA }, ...edits);
const borrows = (who: string): Action => ({ type: 'take_loan', by: entity(who) });
const repays = (who: string): Action => ({ type: 'repay_loan', by: entity(who) });
const marks = (who: string, hex: string): Action => ({ type: 'place_marker', by: entity(`private/${who}`), hex });
const two = (more: object = {}) =>
  grown('J', { size: 2, column: 10, held: { 1: 2 }, cash: 200, tokens: ['I15/0'], trains: ['2'], ...more });

describe('loans in another title', () => {
  it('leave the price where it is', () => {
    const title = mergePatch(TITLE_1817NA, { mechanics: { loans: { moves_price: false } } }) as Title;
    const game = (own: Title): Game =>
      play(position({ players: 4, title: own }, two({ loans: 1 }), operatingTurn('J', 'loan_turn')), repays('J'));
    expect([cell(game(title), 'J'), cell(game(TITLE_1817NA), 'J')]).toEqual(['0,10', '0,11']);
    const taken = play(position({ players: 4, title }, two(), operatingTurn('J', 'track')), borrows('J'));
    expect([cell(taken, 'J'), treasury(taken, 'J')]).toEqual(['0,10', 300]);
  });
});

describe('track (1817 §8.4)', () => {
  it('the second action costs 20 and is in another hex', () => {
    const game = play(table(two(), operatingTurn('J', 'track')), lays('J', 'J16', '8/2'));
    refuses(
      play(table(phase('3'), two(), operatingTurn('J', 'track')), lays('J', 'J16', '8/2')),
      lays('J', 'J16', '81/0'),
      'track.same_hex',
    );
    const more = play(game, lays('J', 'I13', '6/2'));
    expect([treasury(game, 'J'), treasury(more, 'J')]).toEqual([200, 180]);
  });

  it('a city takes a tile with the most exits that fit (B6)', () => {
    const edits = [phase('5'), tilesOn({ I13: '15/1' }), two({ tokens: ['I13/0'] }), operatingTurn('J', 'track')] as const;
    refuses(table(...edits), lays('J', 'I13', '611/3'), 'track.most_exits', { hex: 'I13', exits: 6 });
    expect(play(table(...edits), lays('J', 'I13', '63/0')).state.board.tiles['I13']?.tile).toBe('63');
  });
});

describe('sides that lead nowhere (1817NA §8.1, §8.6)', () => {
  const laid = (city: string, at: string, tile: string): readonly string[] => {
    const game = table(phase(at), tilesOn({ [city]: tile }), two({ tokens: [`${city}/0`] }), operatingTurn('J', 'track'));
    return choices(game).flatMap(({ action }) => (action.type === 'lay_tile' && action.hex === city ? [action.tile] : []));
  };

  it('Los Angeles may have all six exits, two of them to the sea (1817NA B6)', () => {
    expect(laid('H10', '5', '15/1')).toContain('63');
  });

  it('Belize has four at most: none over an impassable side, none off the map (1817NA B7)', () => {
    const tiles = laid('J18', '5', '15/4');
    expect([tiles.length > 0, tiles.includes('63'), tiles.includes('611')]).toEqual([true, false, false]);
  });
});

describe('privates (1817NA §14)', () => {
  const owner = (id: string) => privatesWith({ [id]: 'J' });

  it('a mine needs an exit towards a city, and pays no mountain (§14.4, B5, NA-1)', () => {
    const edits = [two({ tokens: ['E9/0'] }), tilesOn({ E9: '57/1' }), operatingTurn('J', 'track'), owner('MINC')] as const;
    const game = play(table(...edits), lays('private/MINC', 'E11', '9/1'));
    expect([treasury(game, 'J'), game.state.board.markers['E11']?.length, game.state.privates['MINC']?.closed]).toEqual([200, 1, true]);
    const beyond = [two({ tokens: ['D12/0'] }), tilesOn({ E11: '9/1' }), operatingTurn('J', 'track'), owner('MINC')] as const;
    refuses(table(...beyond), lays('private/MINC', 'E13', '9/1'), 'private.power.facing');
  });

  it('a mine as the second action costs 20 and no mountain, and the engineers pay for it (§14.5, §14.6, B39)', () => {
    const edits = [two({ tokens: ['E9/0', 'I15/0'] }), tilesOn({ E9: '57/1' }), operatingTurn('J', 'track'), owner('MINC')] as const;
    const lay = [lays('J', 'J16', '8/2'), lays('private/MINC', 'E11', '9/1')] as const;
    const left = (...more: readonly Edit[]): number => treasury(play(table(...edits, ...more), ...lay), 'J');
    expect([left(), left(owner('ME'))]).toEqual([180, 200]);
  });

  it('a mine may face a city that has no track there yet (§14.4, B40, 1817NA B5)', () => {
    const from = { E9: '57/2', F10: '7/2' };
    const edits = [two({ tokens: ['E9/0'] }), operatingTurn('J', 'track'), owner('MINC')] as const;
    const game = play(table(tilesOn(from), ...edits), lays('private/MINC', 'E11', '9/0'));
    expect(game.state.board.markers['E11']?.length).toBe(1);
    const aside = table(tilesOn({ E9: '57/0', D10: '7/5' }), ...edits);
    refuses(aside, lays('private/MINC', 'E11', '9/2'), 'private.power.facing');
  });

  it('a mine may face the Klondike alone; one at A3 looks to Anchorage (1817NA §14.3, B4)', () => {
    const from = (a5: string): Game =>
      table(two({ tokens: ['A7/0'] }), tilesOn({ A7: '57/1', A5: a5 }), operatingTurn('J', 'track'), owner('MINC'));
    expect(play(from('8/4'), lays('private/MINC', 'B4', '7/3')).state.board.markers['B4']?.length).toBe(1);
    refuses(from('9/1'), lays('private/MINC', 'A3', '7/4'), 'private.power.facing');
    expect(play(from('9/1'), lays('private/MINC', 'A3', '8/4')).state.board.markers['A3']?.length).toBe(1);
  });

  it('bridges take 10 off rivers and nothing off lakes (§14.4, B39, 1817NA B9)', () => {
    const costs = (hex: string, at: string, ...more: readonly Edit[]): number => {
      const game = table(phase('3'), two({ tokens: [at] }), operatingTurn('J', 'track'), ...more);
      const lay = choices(game).find(({ action }) => action.type === 'lay_tile' && action.by.kind === 'operator' && action.hex === hex);
      if (!lay) throw new Error(`nothing to lay in ${hex}`);
      return treasury(game, 'J') - treasury(play(game, lay.action), 'J');
    };
    expect([costs('D14', 'D12/0'), costs('D14', 'D12/0', owner('UBC'))]).toEqual([10, 0]);
    expect([costs('I15', 'I15/0'), costs('I15', 'I15/0', owner('UBC'))]).toEqual([20, 20]);
  });

  it('a company of one bridge has one (§14.4, B39)', () => {
    const edits = [grown('J', { size: 2, column: 10, held: { 1: 2 }, tokens: ['B5/0'], trains: ['2'] }), operatingTurn('J', 'track')];
    const start = position({ players: 4, title: TITLE_1817 }, ...edits, owner('OBC'));
    refuses(play(start, marks('OBC', 'H3')), marks('OBC', 'G6'), 'private.power.used');
  });

  it('the special city as the second action costs 20 (1817NA B8)', () => {
    const game = play(
      table(two(), operatingTurn('J', 'track'), owner('DTC')),
      lays('J', 'J16', '8/2'),
      lays('private/DTC', 'F14', 'X00/0'),
    );
    expect(treasury(game, 'J')).toBe(180);
  });

  it('a bridge lies once in a city, laid or not (§14.4, B9)', () => {
    const game = play(table(two(), operatingTurn('J', 'track'), owner('UBC')), marks('UBC', 'H18'));
    refuses(game, marks('UBC', 'H18'), 'private.power.marker', { hex: 'H18' });
    refuses(game, marks('UBC', 'F14'), 'private.power.hex');
  });

  it('the special city of Denver is laid by its private alone, anywhere (§14.3, B8)', () => {
    const game = table(two(), operatingTurn('J', 'track'), owner('DTC'));
    refuses(game, lays('J', 'F14', 'X00/0'), 'track.by_power');
    expect(play(game, lays('private/DTC', 'F14', 'X00/0')).state.board.tiles['F14']?.tile).toBe('X00');
    refuses(
      table(tilesOn({ F14: '57/0' }), two(), operatingTurn('J', 'track'), owner('DTC')),
      lays('private/DTC', 'F14', 'X00/0'),
      'private.power.empty',
    );
  });
});

describe('dividend (1817 §8.7–8.9)', () => {
  const earned = (revenue: number): Edit => inTurn({ revenue });

  it('half of 130 with two shares: 65 and 65 (B4, cases 17-12)', () => {
    const game = play(table(two({ cash: 0 }), operatingTurn('J', 'dividend'), earned(130)), declares('J', 'half'));
    expect([treasury(game, 'J'), cash(game, '1') - 252]).toEqual([65, 65]);
  });

  it('half of 130 with ten shares: 60 kept, 70 paid (B4)', () => {
    const ten = grown('J', { size: 10, column: 20, held: { 1: 6, 2: 4 }, tokens: ['I15/0'], trains: ['2'] });
    const game = play(table(ten, operatingTurn('J', 'dividend'), earned(130)), declares('J', 'half'));
    expect([treasury(game, 'J'), cash(game, '1') - 252, cash(game, '2') - 252]).toEqual([60, 42, 28]);
  });

  it('half of 110 with five shares: 55 and 55 (B4)', () => {
    const five = grown('J', { size: 5, column: 20, held: { 1: 3, 2: 2 }, tokens: ['I15/0'], trains: ['2'] });
    const game = play(table(five, operatingTurn('J', 'dividend'), earned(110)), declares('J', 'half'));
    expect([treasury(game, 'J'), cash(game, '1') - 252, cash(game, '2') - 252]).toEqual([55, 33, 22]);
  });

  it('a share of 12.50: three short pay 37, three long get 38 (B5)', () => {
    const ten = grown('J', { size: 10, column: 20, held: { 1: 5, 2: 3, 3: -3 }, pool: 3, tokens: ['I15/0'], trains: ['2'] });
    const game = play(table(ten, operatingTurn('J', 'dividend'), earned(125)), declares('J', 'payout'));
    expect([cash(game, '2') - 252, cash(game, '3') - 252]).toEqual([38, -37]);
  });

  it('in acquisition the price counts as 40 (B6)', () => {
    const moved = (revenue: number) =>
      cell(play(table(two({ column: 1 }), operatingTurn('J', 'dividend'), earned(revenue)), declares('J', 'payout')), 'J');
    expect([moved(40), moved(80), moved(39)]).toEqual(['0,2', '0,3', '0,1']);
    const kept = play(table(two({ column: 1 }), operatingTurn('J', 'dividend'), earned(40)), declares('J', 'withhold'));
    expect(cell(kept, 'J')).toBe('0,1');
  });
});

describe('loans and interest (1817 §8.11, §8.12, §12)', () => {
  it('a loan pays 100 and moves the price left, never into liquidation (B7)', () => {
    const game = play(
      table(grown('J', { size: 10, column: 4, held: { 1: 3 }, tokens: ['I15/0'] }), operatingTurn('J', 'track')),
      borrows('J'),
    );
    expect([treasury(game, 'J'), cell(game, 'J')]).toEqual([100, '0,3']);
    expect(cell(play(game, borrows('J'), borrows('J'), borrows('J'), borrows('J')), 'J')).toBe('0,1');
  });

  it('interest takes loans where money is short (B2)', () => {
    const edits = [grown('J', { size: 5, column: 12, held: { 1: 3 }, cash: 20, loans: 3, trains: ['2'], tokens: ['I15/0'] })] as const;
    const rate: Edit = ({ title, state }) => ({
      title,
      state: { ...state, mechanics: { ...state.mechanics, loans: { of: { J: 3 }, rate: 30, step: null, aside: 0 } } },
    });
    const game = play(table(...edits, rate, operatingTurn('J', 'trains')), passes('J'));
    expect([treasury(game, 'J'), game.state.mechanics.loans?.of['J']]).toEqual([0, 4]);
  });

  it('what the end of a turn brings is foretold: interest, loans for it, what the president would owe, and the want of a train', () => {
    const rated =
      (rate: number, loans: number): Edit =>
      ({ title, state }) => ({
        title,
        state: { ...state, mechanics: { ...state.mechanics, loans: { of: { J: loans }, rate, step: null, aside: 0 } } },
      });
    const five = (cash: number, loans: number, rate: number, trains: readonly string[], at = 'trains') =>
      turnEndOutlook(
        table(
          grown('J', { size: 5, column: 12, held: { 1: 3 }, cash, trains, tokens: ['I15/0'] }),
          rated(rate, loans),
          operatingTurn('J', at),
        ),
      );
    expect(five(20, 3, 30, ['2'])).toEqual({
      operator: 'J',
      president: '1',
      interest: 120,
      borrows: 1,
      owed: null,
      liquidated: false,
      trainless: false,
    });
    expect(five(48, 5, 70, [])).toMatchObject({ interest: 350, borrows: 0, owed: 302, trainless: true });
    expect(five(48, 5, 70, ['2'], 'loan_turn')).toMatchObject({ interest: 0, owed: null, trainless: false });
    expect(turnEndOutlook(table(two()))).toBeNull();
  });

  it('who borrows after interest repays nothing in that step (B3)', () => {
    const game = table(
      grown('J', { size: 5, column: 12, held: { 1: 3 }, cash: 300, loans: 2, trains: ['2'], tokens: ['I15/0'] }),
      operatingTurn('J', 'loan_turn'),
    );
    expect(price(play(game, repays('J')), 'J')).toBe(100);
    refuses(play(game, borrows('J')), repays('J'), 'loan.borrowed');
    refuses(table(two({ cash: 50, loans: 1 }), operatingTurn('J', 'loan_turn')), repays('J'), 'loan.cash');
    refuses(table(two(), operatingTurn('J', 'loan_turn')), repays('J'), 'loan.none');
  });

  it('without a train at the end of its turn it is liquidated (§8.12)', () => {
    const other = grown('R', { size: 2, column: 10, held: { 2: 2 }, tokens: ['D22/0'], trains: ['2'] });
    const game = play(
      table(two({ trains: [], cash: 100 }), other, operatingTurn('J', 'trains', { waiting: ['R'] })),
      passes('J'),
      passes('J'),
    );
    expect([cell(game, 'J'), game.state.mechanics.liquidated]).toEqual(['0,0', { J: 'no_train' }]);
  });

  it('trains are bought with money of the corporation alone (§8.10)', () => {
    const game = table(two({ cash: 90, trains: [] }), operatingTurn('J', 'trains'));
    refuses(game, buysTrain('J', '2-0', 100), 'train.cash');
    expect(trains(play(game, borrows('J'), buysTrain('J', '2-0', 100)), 'J')).toBe('2');
  });
});

describe('crisis (1817 §11)', () => {
  it('sells no more than needed, and changes no presidency (B33, B34)', () => {
    const held = grown('R', { size: 10, column: 8, held: { 1: 6, 2: 4 }, trains: ['2'], tokens: ['D22/0'] });
    const game = table(two(), held, cashOf({ 1: -100 }), operatingTurn('J', 'trains'));
    refuses(game, sells('1', ['R_1', 'R_2', 'R_3']), 'crisis.presidency', { corporation: 'R' });
    refuses(game, passes('J'), 'turn.not_now');
    const less = table(two(), grown('R', { size: 10, column: 8, held: { 1: 6, 2: 1 } }), cashOf({ 1: -100 }), operatingTurn('J', 'trains'));
    refuses(less, sells('1', ['R_1', 'R_2', 'R_3']), 'crisis.too_much', { missing: 100 });
    refuses(less, { type: 'bankrupt', by: entity('1') }, 'crisis.can_pay');
    expect(cash(play(less, sells('1', ['R_1', 'R_2'])), '1')).toBe(20);
    // Down to what the other holds: he still presides (B33).
    expect(percent(play(game, sells('1', ['R_1', 'R_2'])), '1', 'R')).toBe(40);
  });
});

describe('tokens (1817 §8.5)', () => {
  it('are free and one a turn', () => {
    const game = table(tilesOn({ I13: '6/2' }), two({ spare: 1 }), operatingTurn('J', 'token'));
    expect(treasury(play(game, placesToken('J', 'I13/0')), 'J')).toBe(200);
  });
});

import { gap, mustBuyTrain } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, passes, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, percent, president, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses, step } from './kit/play.ts';
import { cashOf, depotFrom, discardedTrains, operatingTurn, phase, position, tilesOn, type Edit } from './kit/position.ts';

/** PRR of player 1, without a train and with a route to Pittsburgh, about to buy; the next train costs 300. */
function due(charter: Partial<Charter>, money: number, ...edits: Edit[]) {
  return position(
    3,
    phase('3'),
    depotFrom('4'),
    tilesOn({ H10: '57/1' }),
    cashOf({ '1': money }),
    ...edits,
    corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 }, treasury: 0, ...charter }),
    operatingTurn('PRR', 'trains'),
  );
}
const nyc = (charter: Partial<Charter>): Edit => corporation('NYC', { cell: '1,6', held: { '1': 3, '2': 3 }, ...charter });

describe('the obligation', () => {
  it('1830 §10.7 a corporation with a route and without a train must buy one', () => {
    const table = due({ treasury: 300 }, 0);
    expect([mustBuyTrain(table, 'PRR'), asked(table)]).toEqual([true, 'PRR:trains']);
    refuses(table, passes('PRR'), 'train.must_buy', { operator: 'PRR' });
    expect(trains(play(table, buysTrain('PRR', '4-0', 300)), 'PRR')).toBe('4');
  });

  it('1830 §10.7 without a route it may stay without', () => {
    const table = due({ treasury: 300, tokens: ['D2/0'] }, 0);
    expect(mustBuyTrain(table, 'PRR')).toBe(false);
    expect(open(table, 'PRR')).toEqual(['buy_train', 'pass']);
  });

  it('1830 §10.12 ends with the first train', () => {
    const game = play(due({ treasury: 700 }, 0), buysTrain('PRR', '4-0', 300));
    expect(open(game, 'PRR')).toEqual(['buy_train', 'pass']);
  });
});

describe('the help of the president', () => {
  it('1830 §10.8 (b) he adds what the treasury lacks, the treasury first', () => {
    const { game, events } = step(due({ treasury: 100 }, 250), buysTrain('PRR', '4-0', 300));
    expect([treasury(game, 'PRR'), cash(game, '1')]).toEqual([0, 50]);
    expect(events).toContainEqual({ type: 'money', from: 'player/1', to: 'operator/PRR', amount: 200, why: 'help' });
  });

  it('1830 §10.8 (b) for the cheapest train of the depot only, new or discarded', () => {
    const table = due({ treasury: 100 }, 600, discardedTrains('3'));
    refuses(table, buysTrain('PRR', '4-0', 300), 'train.help.cheapest', { price: 180 });
    expect(cash(play(table, buysTrain('PRR', '3-0', 180)), '1')).toBe(520);
  });

  it('1830 §10.8 (b) or for a train of another corporation up to its face value', () => {
    const table = due({ treasury: 100 }, 600, nyc({ trains: ['3'] }));
    refuses(table, buysTrain('PRR', '3-0', 181), 'train.help.up_to_face', { face: 180 });
    const game = play(table, buysTrain('PRR', '3-0', 180));
    expect([treasury(game, 'NYC'), cash(game, '1')]).toEqual([180, 520]);
  });

  it('1830 §10.3 edge 20: a train of his other corporation for 1 is legal', () => {
    const game = play(due({ treasury: 1 }, 600, nyc({ trains: ['3'] })), buysTrain('PRR', '3-0', 1));
    expect([trains(game, 'PRR'), treasury(game, 'NYC'), cash(game, '1')]).toEqual(['3', 1, 600]);
  });

  it('1830 §10.8 (a), edge 19, 89-1: not for a dearer train where the treasury can pay the cheapest', () => {
    const table = due({ treasury: 200 }, 800, discardedTrains('3'));
    refuses(table, buysTrain('PRR', '4-0', 300), 'train.cash', { price: 300, cash: 200 });
    expect(treasury(play(table, buysTrain('PRR', '3-0', 180)), 'PRR')).toBe(20);
    expect(trains(play(due({ treasury: 300 }, 0, discardedTrains('3')), buysTrain('PRR', '4-0', 300)), 'PRR')).toBe('4');
  });

  it('1830 §10.11 K5: nor for a train of another corporation', () => {
    const table = due({ treasury: 200 }, 800, discardedTrains('3'), nyc({ trains: ['4'] }));
    refuses(table, buysTrain('PRR', '4-0', 201), 'train.cash', { price: 201, cash: 200 });
    expect(treasury(play(table, buysTrain('PRR', '4-0', 200)), 'NYC')).toBe(200);
  });

  it('1830 §10.8 not beyond what he has', () => {
    refuses(due({ treasury: 100 }, 199), buysTrain('PRR', '4-0', 300), 'train.cash', { price: 300, cash: 299 });
  });
});

describe('forced sales', () => {
  /** 100 in the treasury, 50 in hand: 150 are missing. Player 1 also presides over NYC, at 90. */
  const short = (charter: Partial<Charter> = {}, ...edits: Edit[]) =>
    due({ treasury: 100, held: { '1': 4, '2': 2 }, ...charter }, 50, nyc({ held: { '1': 3, '2': 3, '3': 2 }, president: '1' }), ...edits);

  it('1830 §10.8 (c) he sells, then buys', () => {
    const game = play(short(), sells('1', ['PRR_1', 'PRR_2']));
    expect([gap(short(), 'PRR'), cash(game, '1'), cell(game, 'PRR'), asked(game)]).toEqual([150, 250, '2,6', 'PRR:trains']);
    const bought = play(game, buysTrain('PRR', '4-0', 300));
    expect([cash(bought, '1'), treasury(bought, 'PRR')]).toEqual([50, 0]);
  });

  it('1830 §10.9 30-5: no more than needed', () => {
    refuses(due({ treasury: 200, held: { '1': 5, '2': 2 } }, 50), sells('1', ['PRR_1', 'PRR_2']), 'emergency.too_much', { missing: 50 });
    expect(cash(play(due({ treasury: 200, held: { '1': 5, '2': 2 } }, 50), sells('1', ['PRR_1'])), '1')).toBe(150);
    const enough = play(short(), sells('1', ['PRR_1', 'PRR_2']));
    refuses(enough, sells('1', ['NYC_1']), 'emergency.not_needed', { operator: 'PRR' });
  });

  it('1830 §5.8, §10.9 in the operating rounds of turn 1 too', () => {
    const early = operatingTurn('PRR', 'trains', { turn: 1, operated: ['NYC'] })(short());
    expect(cash(play(early, sells('1', ['PRR_1'])), '1')).toBe(150);
  });

  it('1830 §10.9 may take two steps, with a price between', () => {
    const game = play(short(), sells('1', ['PRR_1']), sells('1', ['PRR_2']));
    expect([cash(game, '1'), gap(game, 'PRR')]).toEqual([240, 0]);
  });

  it('1830 §10.9 edge 21, 30-5: never the presidency of the operator, but another one, at once', () => {
    refuses(short({ held: { '1': 3, '2': 3 } }), sells('1', ['PRR_1']), 'emergency.presidency', { corporation: 'PRR' });
    const game = play(short(), sells('1', ['NYC_1']));
    expect([president(game, 'NYC'), cash(game, '1'), percent(game, '1', 'NYC')]).toEqual(['2', 140, 20]);
  });

  it('1830 §10.9 30-5: no more than half in the pool', () => {
    const full = short({}, corporation('C&O', { cell: '1,6', held: { '2': 4, '1': 1 }, pool: 5, president: '2' }));
    refuses(full, sells('1', ['C&O_1']), 'stock.sell.market_limit', { limit: 50 });
  });

  it('1830 §10.9 by the president, of what he holds', () => {
    refuses(short(), sells('2', ['PRR_4']), 'turn.not_yours', { active: '1' });
    refuses(short(), sells('1', ['PRR_4']), 'stock.sell.not_owned');
    refuses(short(), sells('1', []), 'stock.sell.not_owned');
  });

  it('1830 §5.8, §10.9 K4: no sale in an operating round outside a forced purchase', () => {
    refuses(due({ treasury: 0, trains: ['3'] }, 50), sells('1', ['PRR_1']), 'emergency.not_needed');
    refuses(due({ treasury: 0, tokens: ['D2/0'] }, 50), sells('1', ['PRR_1']), 'emergency.not_needed');
    refuses(due({ treasury: 300 }, 50), sells('1', ['PRR_1']), 'emergency.not_needed');
    refuses(due({ treasury: 0 }, 300), sells('1', ['PRR_1']), 'emergency.not_needed');
  });

  it('1830 §10.10 after a sale another corporation’s train must have needed it', () => {
    const table = due({ treasury: 100, held: { '1': 5, '2': 2 } }, 50, nyc({ trains: ['3'] }));
    const sold = play(table, sells('1', ['PRR_1']));
    // 100 + 150 - 100: with 150 he could have paid without the sale.
    refuses(sold, buysTrain('PRR', '3-0', 150), 'train.help.sale_needed', { min: 151 });
    expect(trains(play(sold, buysTrain('PRR', '3-0', 151)), 'PRR')).toBe('3');
    expect(trains(play(table, buysTrain('PRR', '3-0', 1)), 'PRR')).toBe('3');
  });
});

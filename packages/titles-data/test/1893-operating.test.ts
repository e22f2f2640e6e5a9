import { describe, expect, it } from 'vitest';
import { apply, type Game } from '@roundhouse/engine';
import { bids, buysTrain, lays, passes, sells, sellsPrivate } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, discarded, price, tile, trains, treasury } from './kit/figures.ts';
import { play, refuses } from './kit/play.ts';
import {
  cashOf,
  depotFrom,
  newTable,
  operatingTurn,
  phase,
  position,
  privatesWith,
  stockRound,
  tilesOn,
  type Edit,
  type Table,
} from './kit/position.ts';
import { TITLE_1893 } from './kit/title.ts';

const seats = (setup: Partial<Table>, ...edits: Edit[]): Game => position({ players: 3, title: TITLE_1893, ...setup }, ...edits);
const table = (...edits: Edit[]): Game => seats({}, ...edits);
const de = (more: Partial<Charter> = {}): Edit => corporation('DE', { cell: '4,2', held: { '1': 5 }, pool: 5, treasury: 500, ...more });

describe('the Rhine', () => {
  const at = (tokens: string[], ...edits: Edit[]): Game => table(de({ tokens }), ...edits, operatingTurn('DE', 'track'));

  it('1893 §10.4, edge 23: Köln has no track across it in phase 2', () => {
    refuses(at(['L5/0']), lays('DE', 'L5', 'K201/3'), 'crossing.closed', { hex: 'L5' });
    expect(tile(play(at(['L5/0']), lays('DE', 'L5', 'K201/0')), 'L5')).toBe('K201/0');
    expect(tile(play(at(['L5/0'], phase('3')), lays('DE', 'L5', 'K201/3')), 'L5')).toBe('K201/3');
  });

  it('1893 §10.4: N5 stays empty until the first 3, and then leads to M6', () => {
    const road = tilesOn({ O4: '57/1' });
    refuses(at(['O4/0'], road), lays('DE', 'N5', '9/1'), 'crossing.closed');
    refuses(at(['O4/0'], road, phase('3')), lays('DE', 'N5', '8/1'), 'crossing.needed', { edge: 4 });
  });
});

describe('trains', () => {
  it('1893 §11.4, edge 22: one train a turn is traded in; the first 4 rusts the 2 just handed in', () => {
    const game = table(de({ trains: ['2', '2'], treasury: 1000 }), depotFrom('4'), operatingTurn('DE', 'trains'));
    const bought = play(game, buysTrain('DE', '4-0', 260, '2-0'));
    expect([trains(bought, 'DE'), treasury(bought, 'DE'), discarded(bought)]).toEqual(['4', 740, '']);
    const three = table(de({ trains: ['3', '3'], treasury: 1000 }), depotFrom('4'), operatingTurn('DE', 'trains'));
    const once = play(three, buysTrain('DE', '4-0', 210, '3-0'));
    refuses(once, buysTrain('DE', '4-1', 210, '3-1'), 'trade_in.once');
  });

  it('1893-Q10: records let several be traded in', () => {
    const game = seats(
      { quirks: ['any_train_seller'] },
      de({ trains: ['3', '3'], treasury: 1000 }),
      depotFrom('4'),
      operatingTurn('DE', 'trains'),
    );
    expect(apply(play(game, buysTrain('DE', '4-0', 210, '3-0')), buysTrain('DE', '4-1', 210, '3-1')).ok).toBe(true);
  });

  it('1893 §11.7, Q8: a president short of money sells bonds before shares; in records he cannot', () => {
    const poor: Edit[] = [
      de({ held: { '1': 6 }, pool: 4, treasury: 0, tokens: ['O2/0'] }),
      cashOf({ '1': 0 }),
      privatesWith({ 'AdSK-1': '1' }),
      tilesOn({ O2: '57/1' }),
      operatingTurn('DE', 'trains'),
    ];
    const game = table(...poor);
    refuses(game, sells('1', ['DE_1']), 'bonds.first');
    expect(cash(play(game, sellsPrivate('1', 'AdSK-1', 100)), '1')).toBe(100);
    refuses(seats({ quirks: ['bonds_block_bankruptcy'] }, ...poor), sellsPrivate('1', 'AdSK-1', 100), 'private.owner');
  });
});

describe('a forced purchase', () => {
  it('1893 §11.6, edge 19: its president sells shares for it, a row down for each bundle, and adds what is missing', () => {
    const game = table(
      de({ cell: '3,3', held: { '1': 6, '2': 2 }, pool: 2, treasury: 0, tokens: ['O2/0'] }),
      cashOf({ '1': 0, '2': 0 }),
      tilesOn({ O2: '57/1' }),
      operatingTurn('DE', 'trains'),
    );
    refuses(game, passes('DE'), 'train.must_buy');
    const before = price(game, 'DE') ?? 0;
    const sold = play(game, sells('1', ['DE_1']));
    expect([cash(sold, '1'), (price(sold, 'DE') ?? 0) < before]).toEqual([before, true]);
    const bought = play(sold, buysTrain('DE', '2-0', 80));
    expect([trains(bought, 'DE'), cash(bought, '1')]).toEqual(['2', before - 80]);
  });
});

describe('the first round', () => {
  it('1893 §6.6: no bond is sold in it', () => {
    refuses(table(privatesWith({ 'AdSK-1': '1' }), stockRound('1', 1)), sellsPrivate('1', 'AdSK-1', 100), 'bonds.when');
  });

  it('1893 §3.2: a card is paid for', () => {
    const start = newTable({ players: 4, title: TITLE_1893 });
    const game = play(start, bids('1', 'EKB', 210), passes('2'), passes('3'), passes('4'));
    refuses(play(game, bids('1', 'KFBE', 200)), bids('1', 'EVA', 150), 'package.cash');
  });
});

describe('options', () => {
  it('1893 §14 all three together: tiles that one adds and another takes out', () => {
    const all = newTable({ players: 3, title: TITLE_1893, options: TITLE_1893.options.ids });
    const { ids } = all.title.tiles;
    expect(['K201', 'KV201', 'KV63'].map((id) => ids.includes(id))).toEqual([false, true, true]);
    expect(all.state.depot.upcoming.filter(({ name }) => name === '2')).toHaveLength(8);
  });
});

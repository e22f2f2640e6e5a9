import { judge, mergePatch, type Action, type Game } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { buysPrivate, buysTrain, lays, passes, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, discarded, percent, price, tile, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import {
  cashOf,
  depotFrom,
  discardedTrains,
  drafted,
  inPhase,
  inTurn,
  operatingTurn,
  position,
  privatesWith,
  stockRound,
  tilesOn,
  type Edit,
} from './kit/position.ts';
import { TITLE_1846 } from './kit/title.ts';

const table = (...edits: Edit[]): Game => position({ players: 3, title: TITLE_1846 }, drafted, ...edits);
const charter = (id: string, more: Partial<Charter> = {}): Edit =>
  corporation(id, { cell: '0,10', held: { '1': 5 }, treasury: 500, trains: ['2'], ...more });
/** Big 4 of player 2, with its train. */
const big4: Edit = (game) => {
  const own = game.state.operators['BIG4'];
  if (own === undefined) throw new Error('no Big 4');
  const operators = { ...game.state.operators, BIG4: { ...own, status: 'floated' as const, president: '2', cash: 40 } };
  return privatesWith({ BIG4: '2' })({ title: game.title, state: { ...game.state, operators } });
};
/** GT of player 1 without a train, which one of 160 or 180 would be the cheapest for. */
const due = (more: Partial<Charter>, ...edits: Edit[]): Game =>
  table(depotFrom('4'), inPhase('II'), ...edits, charter('GT', { treasury: 0, trains: [], ...more }), operatingTurn('GT', 'trains'));

describe('a train that has to be bought', () => {
  it('cases 46-2: between an issue for a train and the train no private and no minor is bought', () => {
    const game = due({ cell: '0,9', held: { '1': 3 }, treasury: 100 }, privatesWith({ MAIL: '2' }), big4);
    expect(open(game, 'GT')).toContain('buy_private');
    const issued = play(game, sells('GT', ['GT_2', 'GT_3'], 2));
    expect(open(issued, 'GT')).toEqual(['buy_train']);
    expect(trains(play(issued, buysTrain('GT', '4-0', 180)), 'GT')).toBe('4');
  });

  it('cases 46-3: a card of the pool that the treasury can pay is bought, without money of the president', () => {
    const pool = (treasury_: number): Game =>
      table(
        depotFrom('5'),
        inPhase('III'),
        discardedTrains('4'),
        cashOf({ '1': 900 }),
        charter('GT', { treasury: treasury_, trains: [], cell: '0,2', held: { '1': 2 } }),
        operatingTurn('GT', 'trains'),
      );
    const dearer: Action = { type: 'buy_train', by: { kind: 'operator', id: 'GT' }, train: '5-0', amount: 450, face: '4/6' };
    refuses(pool(180), dearer, 'train.cash');
    expect(treasury(play(pool(180), buysTrain('GT', '4-0', 180)), 'GT')).toBe(0);
    // Where it can pay none of them, any side of any card will do.
    expect(cash(play(pool(100), buysTrain('GT', '5-0', 500)), '1')).toBe(500);
  });
});

describe('old trains', () => {
  it('cases 46-4: an obsolete train that did not run leaves after its next chance to, discarded ones leave the pool', () => {
    const old: Edit = ({ title, state }) => {
      const own = state.operators['GT'];
      if (own === undefined) throw new Error('no GT');
      const main = (own.shelves['main'] ?? []).map((card) => (card.name === '2' ? { ...card, obsolete: true as const } : card));
      return { title, state: { ...state, operators: { ...state.operators, GT: { ...own, shelves: { main } } } } };
    };
    const game = table(depotFrom('5'), inPhase('III'), charter('GT', { trains: ['2', '4'] }), old, operatingTurn('GT', 'build'));
    expect(trains(play(game, passes('GT')), 'GT')).toBe('4');
    const buyer = table(
      depotFrom('6'),
      inPhase('III'),
      discardedTrains('4'),
      charter('GT', { treasury: 900, trains: [] }),
      operatingTurn('GT', 'trains'),
    );
    expect([discarded(buyer), discarded(play(buyer, buysTrain('GT', '6-0', 800)))]).toEqual(['4', '']);
  });
});

describe('closing', () => {
  it('cases 46-6, 1846 §11.13: two sales, a share in the market and no run bring 40 down to nothing', () => {
    const others = (game: Game, until: (now: Game) => boolean): Game => {
      let now = game;
      while (!until(now)) now = play(now, passes(asked(now).split(':')[0] ?? ''));
      return now;
    };
    const sale = (game: Game, card: string): Game => play(game, sells('1', [card], 1), passes('1'));
    const begin = table(
      depotFrom('4'),
      charter('GT', { cell: '0,4', held: { '1': 4 }, trains: ['2'], tokens: ['B16/0'] }),
      charter('NYC', { held: { '2': 4 }, tokens: [] }),
      stockRound('1'),
    );
    const once = sale(begin, 'GT_2');
    const twice = sale(
      others(once, (now) => asked(now) === '1:stock_turn'),
      'GT_1',
    );
    expect([price(once, 'GT'), price(twice, 'GT')]).toEqual([30, 20]);
    const over = others(twice, ({ state }) => state.round.kind !== 'stock');
    // One step however many shares lie there.
    expect([price(over, 'GT'), percent(over, 'market', 'GT'), asked(over)]).toEqual([10, 20, 'NYC:trains']);
    const idle = others(over, (now) => !asked(now).startsWith('NYC'));
    expect(asked(idle)).toBe('GT:build');
    const closed = play(idle, passes('GT'));
    expect([closed.state.operators['GT']?.status, trains(closed, 'GT'), price(closed, 'GT')]).toEqual(['closed', '', null]);
  });

  it('cases 46-5: each of several that fall to nothing closes at once, and gets no turn', () => {
    const low = (id: string): Edit => charter(id, { cell: '0,1', held: { '1': 2 }, pool: 1, trains: ['2'], tokens: [] });
    const begin = table(
      depotFrom('4'),
      charter('GT', { held: { '2': 4 }, trains: ['2'] }),
      low('NYC'),
      low('B&O'),
      low('IC'),
      stockRound('1'),
    );
    let now = begin;
    while (now.state.round.kind === 'stock') now = play(now, passes(asked(now).split(':')[0] ?? ''));
    expect(['NYC', 'B&O', 'IC'].map((id) => [now.state.operators[id]?.status, trains(now, id), percent(now, '1', id)])).toEqual([
      ['closed', '', 0],
      ['closed', '', 0],
      ['closed', '', 0],
    ]);
    expect(asked(now)).toBe('GT:build');
    expect(now.state.round.kind === 'operating' && now.state.round.waiting).toEqual([]);
  });
});

describe('minors', () => {
  it('1846 §11.12, §6.3: the train of a minor that has run does not run again for its buyer in that round', () => {
    const begin = (...edits: Edit[]): Game =>
      table(
        depotFrom('4'),
        inPhase('II'),
        big4,
        tilesOn({ G9: '57/1', G7: '9/1', G11: '9/1', G13: '57/1' }),
        charter('GT', { tokens: ['G13/0'], trains: [] }),
        ...edits,
      );
    const ran = begin(operatingTurn('BIG4', 'routes', { waiting: ['GT'] }));
    const run = route('2-1', 'G9 G11 G13');
    const after = play(ran, runs('BIG4', run));
    expect([treasury(after, 'BIG4') - 40, cash(after, '2') - 400]).toEqual([20, 20]);
    const bought = play(after, buysPrivate('GT', 'BIG4', 40));
    expect(trains(bought, 'GT')).toBe('2');
    expect(judge(bought, 'GT', [run])).toMatchObject({ ok: false, refusal: { rule: 'routes.train' } });
    const fresh = play(begin(operatingTurn('GT', 'build')), buysPrivate('GT', 'BIG4', 40));
    expect(judge(fresh, 'GT', [run])).toMatchObject({ ok: true, revenue: 40 });
  });

  it('lay track by actions of their own where a title says so', () => {
    const begin = (rules: object): Game =>
      position(
        { players: 3, title: mergePatch(TITLE_1846, { rules }) as Title },
        drafted,
        inPhase('II'),
        big4,
        tilesOn({ G9: '57/1' }),
        operatingTurn('BIG4', 'build'),
      );
    const [first, second] = [lays('BIG4', 'G11', '9/1'), lays('BIG4', 'G13', '57/1')];
    expect(tile(play(begin({}), first, second), 'G13')).toBe('57/1');
    const own = begin({ track: { minor_lays: [{ lay: true, upgrade: 'no', fee: 0, other_hex: false, before_upgrades: false }] } });
    refuses(own, lays('BIG4', 'G9', '14/1'), 'track.no_lay_left');
    refuses(play(own, first), second, 'turn.not_now');
  });
});

describe('the Steamboat', () => {
  it('cases 46-7: is not moved once the run has been made', () => {
    const game = table(charter('GT'), depotFrom('4'), privatesWith({ SC: 'GT' }), operatingTurn('GT', 'dividend'), inTurn({ revenue: 40 }));
    refuses(game, { type: 'assign', by: { kind: 'private', id: 'SC' }, target: 'B8' }, 'assign.when');
  });
});

import { apply, choices, type Action, type Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { buys, buysTrain, declares, pars, passes, sells } from './kit/actions.ts';
import { cards } from './kit/cards.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, hand, percent, president, trains, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, inTurn, newTable, operatingTurn, phase, position, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1893 } from './kit/title.ts';

const table = (...edits: readonly Edit[]): Game => position({ players: 3, title: TITLE_1893 }, ...edits);
/** The position as it is played, and as records have it. */
const both = (quirk: QuirkName, ...edits: readonly Edit[]): readonly [Game, Game] => [
  table(...edits),
  position({ players: 3, title: TITLE_1893, quirks: [quirk] }, ...edits),
];
const de = (more: Partial<Charter> = {}): Edit => corporation('DE', { cell: '4,2', held: { '1': 5 }, pool: 5, treasury: 500, ...more });
/** The game after an action of records, which is not held to what is in order in play. */
function accepted(game: Game, action: Action): Game {
  const result = apply(game, action);
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
}
const trainOf = (game: Game, operator: string): string => game.state.operators[operator]?.shelves['main']?.[0]?.id ?? '';

describe('habits of recorded games of 1893 (§17), off in play', () => {
  it('1893-Q7: D9 leads to E8 and is one place with B9; in records neither', () => {
    const at = (quirks: readonly QuirkName[]) => newTable({ players: 3, title: TITLE_1893, quirks }).title.map.hexes.of['D9'];
    expect([at([])?.track.length, at(['far_side_closed'])?.track.length]).toEqual([2, 1]);
    expect([at([])?.stops[0]?.groups, at(['far_side_closed'])?.stops[0]?.groups]).toEqual([at([])?.stops[0]?.groups, []]);
    expect(at([])?.stops[0]?.groups).toHaveLength(1);
  });

  it('1893-Q11: an owner who could help his minor to a train is asked; in records not', () => {
    const edits = [cards({ EKB: '1' }), de(), operatingTurn('EKB', 'track', { waiting: ['DE'] })];
    const [game, record] = both('trainless_minor_passes', ...edits).map((each) => play(each, passes('EKB')));
    expect([game && asked(game), record && asked(record)]).toEqual(['EKB:trains', 'DE:track']);
  });

  it('1893-Q13: no sale where no train is due; in records while the cheapest is out of reach, for a minor too', () => {
    const seller = de({ held: { '1': 6 }, pool: 4, treasury: 0, trains: ['2'] });
    const own = [seller, cashOf({ '1': 0 }), operatingTurn('DE', 'trains')];
    const minor = [cards({ EKB: '1' }), seller, cashOf({ '1': 0 }), operatingTurn('EKB', 'trains', { waiting: ['DE'] })];
    for (const edits of [own, minor]) {
      const [game, record] = both('sale_without_need', ...edits);
      refuses(game, sells('1', ['DE_1']), 'emergency.not_needed');
      expect(cash(accepted(record, sells('1', ['DE_1'])), '1')).toBe(70);
    }
  });

  it('1893-R2: nothing is bought over the limit; in records it is, and one is discarded', () => {
    const edits = [de({ trains: ['3', '4'], treasury: 1000 }), phase('5'), depotFrom('5'), operatingTurn('DE', 'trains')];
    const [game, record] = both('train_over_limit', ...edits);
    const next = game.state.depot.upcoming[0]?.id ?? '';
    refuses(game, buysTrain('DE', next, 450), 'train.limit');
    expect(asked(accepted(record, buysTrain('DE', next, 450)))).toBe('DE:discard');
  });

  it('1893-R4: R5 has no side to the Rhine; in records it has a blind one', () => {
    const at = (quirks: readonly QuirkName[]) => newTable({ players: 3, title: TITLE_1893, quirks }).title.map.hexes.of['R5']?.borders;
    expect([at([]), at(['blind_edge'])]).toEqual([at([]), [expect.objectContaining({ edge: 4, type: 'blind' })]]);
    expect(at([]) ?? []).toEqual([]);
  });

  it('1893-R5: who is over 60 % sells first; in records he may pass', () => {
    const over = de({ held: { '1': 7, '2': 1 }, pool: 2 });
    const [game, record] = both('over_limit_passes', over, stockRound('1'));
    refuses(game, passes('1'), 'stock.must_sell');
    expect(asked(accepted(record, passes('1')))).toBe('2:stock_turn');
  });

  /** AGV has operated: three tenths with its president, two with player 3 in singles; the double with `double`. */
  const agv = (double: '2' | 'market'): Edit => {
    const heirs =
      double === '2'
        ? { 'player/2': { AGV: ['AGV_2'] }, market: { AGV: ['AGV_1', 'AGV_6', 'AGV_7'] } }
        : { 'player/2': { AGV: ['AGV_1', 'AGV_6', 'AGV_7'] }, market: { AGV: ['AGV_2'] } };
    return ({ title, state }) => ({
      title,
      state: {
        ...state,
        operators: {
          ...state.operators,
          AGV: {
            ...state.operators['AGV'],
            status: 'floated',
            par: 120,
            cell: '2,6',
            president: '1',
            operated: true,
          } as Game['state']['operators'][string],
        },
        stacks: { ...state.stacks, '2,6': ['AGV'] },
        holdings: {
          ...state.holdings,
          ...heirs,
          ipo: { ...state.holdings['ipo'], AGV: [] },
          reserved: { HGK: state.holdings['reserved']?.['HGK'] ?? [] },
          'player/1': { AGV: ['AGV_0', 'AGV_3'] },
          'player/3': { AGV: ['AGV_4', 'AGV_5'] },
        },
      },
    });
  };

  it('1893-R6, edge 8: half a certificate leaves a single share; in records the first one of the market, be it the double', () => {
    const [game, record] = both('first_of_market_kept', agv('market'), stockRound('1'));
    const sale = sells('1', ['AGV_3', 'AGV_0'], 2);
    expect([percent(accepted(game, sale), '1', 'AGV'), percent(accepted(record, sale), '1', 'AGV')]).toEqual([10, 20]);
  });

  it('1893-R7, edge 9: of equal heirs the next one presides and gives the double; in records one without it', () => {
    const [game, record] = both('small_shares_first', agv('2'), stockRound('1'));
    const sale = sells('1', ['AGV_3', 'AGV_0'], 2);
    const [sold, other] = [accepted(game, sale), accepted(record, sale)];
    expect([president(sold, 'AGV'), hand(sold, '2', 'AGV'), president(other, 'AGV')]).toEqual(['2', 'AGV_0', '3']);
    expect(hand(sold, 'market', 'AGV')).toContain('AGV_2');
  });

  it('1893-Q14: no share without a par is for sale; in records one is, at the lowest par, and two make a president', () => {
    const [game, record] = both('share_without_par', stockRound('1'));
    refuses(game, buys('1', 'DE_1'), 'stock.buy.no_par', { corporation: 'DE' });
    const one = accepted(record, buys('1', 'DE_1'));
    expect([cash(one, '1'), hand(one, '1', 'DE'), president(one, 'DE')]).toEqual([540, 'DE_1', null]);
    const two = accepted(accepted(accepted(one, passes('2')), passes('3')), buys('1', 'DE_2'));
    expect([hand(two, '1', 'DE'), president(two, 'DE'), two.state.operators['DE']?.par]).toEqual(['DE_0', '1', null]);
    // A par made in time: the first one unsold is paid, and the others go to the market.
    const named = accepted(two, pars('2', 'DE', '4,2'));
    expect([cash(named, '2'), percent(named, '2', 'DE'), president(named, 'DE'), percent(named, 'market', 'DE')]).toEqual([
      530,
      10,
      '1',
      70,
    ]);
    // What is formed by a vote is not for sale before.
    refuses(record, buys('1', 'AGV_3'), 'stock.buy.no_par', { corporation: 'AGV' });
  });

  it('are all tested here or beside the rule that they break', () => {
    const ids = [
      ...[1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14].map((n) => `1893-Q${String(n)}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `1893-R${String(n)}`),
    ];
    expect(TITLE_1893.quirks.ids).toEqual(ids);
  });
});

describe('minors and trains (1893 §11)', () => {
  it('edge 20: the owner adds what a minor without a train lacks, and nothing where it has one', () => {
    const game = table(cards({ EKB: '1' }, 50), operatingTurn('EKB', 'trains'));
    const bought = play(game, buysTrain('EKB', '2-0', 80));
    expect([treasury(bought, 'EKB'), cash(bought, '1'), trains(bought, 'EKB')]).toEqual([0, 570, '2']);
    const owning = table(cards({ EKB: '1' }, 50, { EKB: ['2'] }), operatingTurn('EKB', 'trains'));
    refuses(owning, buysTrain('EKB', owning.state.depot.upcoming[0]?.id ?? '', 80), 'train.cash', { price: 80, cash: 50 });
  });

  it('edge 21: two minors of one owner sell each other trains at any price from phase 3 on; no corporation buys of them', () => {
    const owners = cards({ EKB: '1', KSZ: '1' }, 50, { EKB: ['2'], KSZ: ['3'] });
    const game = table(phase('3'), owners, de({ trains: ['2'] }), operatingTurn('EKB', 'trains', { waiting: ['KSZ', 'DE'] }));
    const swapped = play(game, buysTrain('EKB', trainOf(game, 'KSZ'), 7));
    expect([trains(swapped, 'EKB'), treasury(swapped, 'EKB'), treasury(swapped, 'KSZ')]).toEqual(['2 3', 43, 57]);
    const buyer = table(phase('3'), owners, de({ trains: ['2'] }), operatingTurn('DE', 'trains'));
    refuses(buyer, buysTrain('DE', trainOf(buyer, 'KSZ'), 7), 'train.not_for_sale');
  });
});

describe('operating rounds (1893 §10)', () => {
  it('edge 24: green Leverkusen is K314, no other city', () => {
    for (const yellow of ['tile K1', 'tile K55']) {
      expect(new Set(TITLE_1893.upgrades[yellow]?.map(({ tile }) => tile))).toEqual(new Set(['K314']));
    }
  });

  it('edge 24, §10.6: whichever way the villages lay it looks one way, and need not keep their track', () => {
    const road = { L5: 'K201/3', K6: '8/1', I6: '9/0' };
    for (const villages of ['K1/2', 'K1/5', 'K55/2', 'K55/5']) {
      const game = table(phase('3'), tilesOn({ ...road, G6: villages }), de({ tokens: ['L5/0'] }), operatingTurn('DE', 'track'));
      const laid = choices(game).flatMap(({ action }) => (action.type === 'lay_tile' && action.hex === 'G6' ? [action] : []));
      // Turned by half it looks the same.
      expect(laid.map(({ tile, rotation }) => `${tile}/${String(rotation)}`).sort(), villages).toEqual(['K314/0', 'K314/3']);
      refuses(game, { type: 'lay_tile', by: { kind: 'operator', id: 'DE' }, hex: 'G6', tile: 'K314', rotation: 1 }, 'track.exits');
    }
  });

  it('edge 25: without a route it withholds: a step left; at 60 in the first column down to 55', () => {
    const left = (id: string, at: string): string | null => {
      const game = table(
        corporation(id, { cell: at, held: { '1': 5 }, pool: 5, treasury: 0 }),
        de({ cell: '3,3' }),
        operatingTurn(id, 'track', { waiting: ['DE'] }),
      );
      return cell(play(game, passes(id)), id);
    };
    expect(left('RAG', '4,2')).toBe('4,1');
    const prices = ['4,0', left('RSE', '4,0') ?? ''].map((at) => TITLE_1893.market.cells.of[at]?.price);
    expect(prices).toEqual([60, 55]);
  });

  it('edge 26: shares in the market are paid nothing', () => {
    const game = table(de({ trains: ['2'] }), operatingTurn('DE', 'dividend'), inTurn({ revenue: 120 }));
    const paid = play(game, declares('DE', 'payout'));
    expect([cash(paid, '1') - 600, treasury(paid, 'DE')]).toEqual([60, 500]);
  });

  it('edge 27: the grey city of J5 is full from the start', () => {
    const { stations } = newTable({ players: 3, title: TITLE_1893 }).state.board;
    expect(stations.filter(({ hex }) => hex === 'J5').map(({ owner }) => owner)).toEqual(['HGK']);
    expect(TITLE_1893.map.hexes.of['J5']?.stops[0]?.slots).toBe(1);
  });

  it('edge 29: a bank that breaks in x.1 lets x.2 be played, and then it is over', () => {
    const broken: Edit = ({ title, state }) => ({ title, state: { ...state, ending: 'bank_broken' } });
    const last = (number: number): Game =>
      play(broken(table(de({ trains: ['2'], treasury: 5410 }), operatingTurn('DE', 'trains', { number, of: 2 }))), passes('DE'));
    expect([last(1).state.over, last(2).state.over?.cause]).toEqual([null, 'bank_broken']);
    expect(last(1).state.round.kind).toBe('operating');
  });

  it('edge 32: with the grey phase yellow Köln has two exits only', () => {
    const { title } = newTable({ players: 3, title: TITLE_1893, options: ['grey_phase'] });
    const exits = title.tiles.of['KV201']?.track.flatMap(({ from, to }) => [from, to].filter((end) => 'edge' in end));
    expect(exits).toHaveLength(2);
  });

  it('a tile may be laid by a minor as by a corporation (§10.1)', () => {
    const game = table(cards({ EKB: '1' }), tilesOn({}), operatingTurn('EKB', 'track'));
    expect(choices(game).some(({ action }) => action.type === 'lay_tile')).toBe(true);
  });
});

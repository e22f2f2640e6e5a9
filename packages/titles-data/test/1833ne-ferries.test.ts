import { bestRun, judge, premiumsOf, type Action, type Game } from '@roundhouse/engine';
import { lateBoard } from '@roundhouse/testing';
import { describe, expect, it } from 'vitest';
import { assigns, buysTrain, entity, route } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { treasury } from './kit/figures.ts';
import { play, refuses } from './kit/play.ts';
import { depotFrom, inTurn, operatingTurn, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1833NE } from './kit/title.ts';

// With the figures of the option: ferries of 20 and 30, 10 more for the newest.
const table = (...edits: Edit[]): Game => position({ players: 3, title: TITLE_1833NE, options: ['trial_figures'] }, ...edits);
const charter = (id: string, more: Partial<Charter> = {}): Edit =>
  corporation(id, { cell: '0,10', held: { '1': 5 }, treasury: 500, trains: ['2'], ...more });
const buysFerry = (who: string, hex: string): Action => ({ type: 'buy_ferry', by: entity(who), hex });
const coast = tilesOn({ C26: '57/0' });
const revenue = (game: Game, train = '2-0'): number => {
  const verdict = judge(game, 'HR', [route(train, 'C24 C26')]);
  return verdict.ok ? verdict.revenue : NaN;
};

describe('ferries', () => {
  it('1833NE §14.1, §14.3: 40 before the run, one a turn, in a city that track leads to', () => {
    const game = table(charter('HR', { tokens: ['C24/0', 'E26/0'] }), coast, tilesOn({ E26: '57/0' }), operatingTurn('HR', 'build'));
    refuses(game, buysFerry('HR', 'I26'), 'ferry.not_connected', { hex: 'I26' });
    refuses(game, buysFerry('HR', 'C24'), 'ferry.sold');
    const one = play(game, buysFerry('HR', 'C26'));
    expect(treasury(one, 'HR')).toBe(460);
    refuses(one, buysFerry('HR', 'E26'), 'ferry.once');
    refuses(table(charter('HR', { treasury: 39 }), coast, operatingTurn('HR', 'build')), buysFerry('HR', 'C26'), 'ferry.cash', {
      price: 40,
    });
    refuses(table(charter('HR'), coast, operatingTurn('HR', 'trains'), inTurn({ revenue: 0 })), buysFerry('HR', 'C26'), 'ferry.when');
  });

  it('1833NE §14.2: the newest one adds its bonus, which moves on with the next purchase', () => {
    const game = table(charter('HR'), charter('B&W', { trains: [] }), coast, operatingTurn('HR', 'build'));
    expect(revenue(game)).toBe(40);
    const one = play(game, buysFerry('HR', 'C26'));
    expect(revenue(one)).toBe(40 + 20 + 10);
    expect(premiumsOf(one, 'HR', [route('2-0', 'C24 C26')])).toEqual([{ train: '2-0', source: { kind: 'ferry', hex: 'C26' }, amount: 30 }]);
    const other: Game = {
      title: one.title,
      state: {
        ...one.state,
        mechanics: { ...one.state.mechanics, ferries: { owners: { C26: 'HR', G22: 'B&W' }, newest: 'G22', doubled: null } },
      },
    };
    expect(revenue(other)).toBe(60);
  });

  it('1833NE §14.4: P5 doubles one ferry of its corporation with the bonus, for good', () => {
    const game = table(charter('HR'), coast, privatesWith({ P5: 'HR' }), operatingTurn('HR', 'build'));
    refuses(game, assigns('private/P5', 'C26'), 'ferry.not_owned', { hex: 'C26' });
    const doubled = play(game, buysFerry('HR', 'C26'), assigns('private/P5', 'C26'));
    expect(revenue(doubled)).toBe(40 + 60);
  });

  it('1833NE §26.49: phase IV takes all ferries away before the next route', () => {
    const game = table(charter('HR', { treasury: 1000 }), coast, depotFrom('6/9'), operatingTurn('HR', 'trains'));
    const owned: Game = {
      title: game.title,
      state: {
        ...game.state,
        phase: 'III',
        mechanics: { ...game.state.mechanics, ferries: { owners: { C26: 'HR' }, newest: 'C26', doubled: null } },
      },
    };
    expect(revenue(owned)).toBe(70);
    const after = play(owned, buysTrain('HR', '6/9-0', 750));
    expect([after.state.phase, revenue(after, '6/9-0')]).toEqual(['IV', 40]);
  });
});

describe('interconnections', () => {
  const kind = 'interconnection' as const;
  const pairs = [{ name: 'Boston–Springfield', kind, ends: [{ G22: 0 }, { D21: 0 }], by_phase: { I: 30 } }];
  const title = { ...TITLE_1833NE, mechanics: { ...TITLE_1833NE.mechanics, connection_bonuses: { pairs } } };
  const line = tilesOn({ F23: '58/2', E22: '57/2', D21: '57/2' });
  const boston = (...edits: Edit[]): Game =>
    position({ players: 3, title }, charter('B&W'), charter('FRR', { tokens: ['E22/0'] }), ...edits, operatingTurn('B&W', 'build'));

  it('1833NE §13.2: track that nobody uses leads on past the train and a full city; what is passed there pays nothing', () => {
    expect(judge(boston(line), 'B&W', [route('2-0', 'G22 F23')])).toMatchObject({ ok: true, revenue: 30 + 10 + 30 });
    expect(premiumsOf(boston(line), 'B&W', [route('2-0', 'G22 F23')])).toEqual([
      { train: null, source: { kind: 'interconnection', name: 'Boston–Springfield' }, amount: 30 },
    ]);
    const short = boston(tilesOn({ F23: '58/2', E22: '57/2' }));
    expect(judge(short, 'B&W', [route('2-0', 'G22 F23')])).toMatchObject({ ok: true, revenue: 40 });
  });

  it('1833NE §13.2: the best run with them is proven in a moment on a board with a way to both ends', () => {
    const trains = ['3/5', '3/5', '4/7', '4/7'];
    const { title, state } = table(charter('HR', { trains }));
    const drawn = lateBoard(title, { seed: 3, trains, tokens: 6, colours: ['green', 'yellow'], others: 2 }).state.board;
    const stations = drawn.stations.map((each) => (each.owner === 'us' ? { ...each, owner: 'HR' } : each));
    const late: Game = { title, state: { ...state, board: { ...drawn, stations }, phase: 'III' } };
    let asked = 0;
    const best = bestRun(late, 'HR', { stop: () => (asked += 1) > 20 });
    expect(best).toMatchObject({ revenue: 450, proven: true });
  });
});

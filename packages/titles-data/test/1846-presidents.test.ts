import { certificateLimit, choices, judge, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, goesBankrupt, lays, pars, passes, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, president, price, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, drafted, operatingTurn, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1846 } from './kit/title.ts';

const table = (...edits: Edit[]): Game => position({ players: 3, title: TITLE_1846 }, drafted, ...edits);
const ic = (more: Partial<Charter> = {}): Edit =>
  corporation('IC', { cell: '0,10', held: { '1': 5 }, treasury: 500, trains: ['2'], ...more });
/** From Cairo to Centralia with the train of IC. */
const trip = (game: Game) => route(game.state.operators['IC']?.shelves['main']?.[0]?.id ?? '', 'K3 J4 I5');
/** Nobody holds the president's certificate: it lies in the market. */
const orphan =
  (id: string): Edit =>
  ({ title, state }) => {
    const own = state.operators[id];
    if (own === undefined) throw new Error(`no ${id}`);
    const without = Object.fromEntries(
      Object.entries(state.holdings).map(([holder, lists]) => [
        holder,
        { ...lists, [id]: (lists[id] ?? []).filter((each) => each !== `${id}_0`) },
      ]),
    );
    return {
      title,
      state: {
        ...state,
        operators: { ...state.operators, [id]: { ...own, president: null } },
        holdings: { ...without, market: { ...without['market'], [id]: [`${id}_0`] } },
      },
    };
  };
/** GT of player 1 has to buy a train of the second rank, 160 or 180. */
const due = (charter: Partial<Charter>, money: number, ...edits: Edit[]): Game =>
  table(
    depotFrom('4'),
    cashOf({ '1': money }),
    ...edits,
    corporation('GT', { cell: '0,2', held: { '1': 2 }, treasury: 0, trains: [], ...charter }),
    operatingTurn('GT', 'trains'),
  );

describe('the Illinois Central', () => {
  it('1846 §7.10: gets its launch price from the bank', () => {
    const game = play(table(cashOf({ '1': 200 }), stockRound('1')), pars('1', 'IC', '0,10'));
    expect([treasury(game, 'IC'), cash(game, '1')]).toEqual([300, 0]);
  });

  it('1846 §7.10: lays plain yellow tiles in its land for nothing, but pays a bridge that it completes', () => {
    const game = table(ic(), operatingTurn('IC', 'build'));
    expect(treasury(play(game, lays('IC', 'J4', '9/0')), 'IC')).toBe(500);
    const bridge = table(ic(), tilesOn({ J6: '9/1' }), operatingTurn('IC', 'build'));
    expect(treasury(play(bridge, lays('IC', 'J4', '8/4')), 'IC')).toBe(460);
  });
});

describe('bonuses', () => {
  const line = tilesOn({ J4: '9/0', I5: '57/0' });

  it('1846 §7.5: the mail pays for every stop that one train visits', () => {
    const game = table(ic(), line, operatingTurn('IC', 'routes'));
    const without = judge(game, 'IC', [trip(game)]);
    const mail = judge(table(ic(), line, privatesWith({ MAIL: 'IC' }), operatingTurn('IC', 'routes')), 'IC', [trip(game)]);
    expect([without, mail]).toMatchObject([
      { ok: true, revenue: 40 },
      { ok: true, revenue: 60 },
    ]);
  });
});

describe('without a president', () => {
  it('1833NE §19.4, §12.6, cases 46-10: the corporation runs for the most and withholds, whoever acts for it', () => {
    const game = table(ic({ held: { '1': 2 } }), orphan('IC'), tilesOn({ J4: '9/0', I5: '57/0' }), operatingTurn('IC', 'routes'));
    expect(open(game, 'IC')).toEqual(['run_routes']);
    refuses(game, runs('IC'), 'routes.most');
    const listed = choices(game).find(({ action }) => action.type === 'run_routes');
    expect(treasury(play(game, listed?.action ?? runs('IC')), 'IC')).toBe(540);
    const after = play(game, runs('IC', trip(game)));
    expect(treasury(after, 'IC')).toBe(540);
  });

  it('1833NE §19.4: the corporation has no help by its privates', () => {
    const game = table(
      ic({ held: { '1': 2 } }),
      orphan('IC'),
      privatesWith({ MPC: 'IC', LSL: 'IC' }),
      tilesOn({ J4: '9/0', I5: '57/0' }),
      operatingTurn('IC', 'routes'),
    );
    expect(choices(game).flatMap(({ action }) => (action.type === 'end_game' ? [] : [action.by.id]))).toEqual(['IC']);
  });

  it('1846 §11.15, cases 46-10: the corporations of a bankrupt are settled, his cash goes to the one that operates', () => {
    const other = corporation('B&O', { cell: '0,2', held: { '1': 2 }, treasury: 0, trains: [] });
    const third = corporation('NYC', { cell: '0,10', held: { '2': 5 }, treasury: 300, trains: ['2'] });
    const begin = due({ held: { '1': 2, '2': 2 } }, 90, other, third, cashOf({ '2': 0 }));
    const game = operatingTurn('GT', 'trains', { waiting: ['B&O'], operated: ['NYC'] })(begin);
    const after = play(game, goesBankrupt('GT'));
    expect([president(after, 'GT'), president(after, 'B&O'), after.state.players['1']?.bankrupt]).toEqual(['2', null, true]);
    expect(cash(after, '1')).toBe(0);
    expect(certificateLimit(after)).toBe(certificateLimit(begin));
  });
});

describe('an emergency', () => {
  it('1833NE §18.6: no sale of its president closes the operating corporation', () => {
    const own = due({ cell: '0,1', held: { '1': 5 } }, 0, corporation('NYC', { cell: '0,8', held: { '1': 4, '2': 2 } }));
    refuses(own, sells('1', ['GT_1'], 1), 'emergency.closes', { corporation: 'GT' });
  });

  it('1833NE §18.4: the president adds what is missing for either side', () => {
    const game = due({}, 200);
    expect(asked(game)).toBe('GT:trains');
    const bought = play(game, buysTrain('GT', '4-0', 180));
    expect([cash(bought, '1'), trains(bought, 'GT'), price(bought, 'GT')]).toEqual([20, '4', 20]);
    refuses(game, passes('GT'), 'train.must_buy');
  });
});

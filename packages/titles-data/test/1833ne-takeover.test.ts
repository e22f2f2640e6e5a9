import { apply, certificateLimit, foreseeTakeover, roundName, takeoverNow, takeoverPlan, type Action, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { accepts, buysTrain, entity, pars, passes, placesToken, refusesOffer } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, percent, privates, tokens, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import {
  cashOf,
  depotFrom,
  inPhase,
  inTurn,
  operatingTurn,
  position,
  privatesWith,
  stockRound,
  tilesOn,
  type Edit,
  type Table,
} from './kit/position.ts';
import { TITLE_1833NE } from './kit/title.ts';

const seats = (setup: Partial<Table>, ...edits: Edit[]): Game =>
  position({ players: 3, title: TITLE_1833NE, options: ['takeover'], consent: 'asked', ...setup }, ...edits);
const charter = (id: string, more: Partial<Charter> = {}): Edit =>
  corporation(id, { cell: '0,10', held: { '1': 5 }, treasury: 500, trains: ['3/5'], ...more });
const merges = (who: string, other: string): Action => ({ type: 'merge', by: entity(who), corporation: other });
const pays = (who: string, holder: string, way: 'cash' | 'shares'): Action => ({ type: 'buy_out', by: entity(who), holder, with: way });
/** A takeover round in which these may try, in that order. */
const takeovers =
  (...waiting: string[]): Edit =>
  ({ title, state }) => ({
    title,
    state: { ...state, cycle: { group: 2, round: 0, time: 1, of: 1 }, round: { kind: 'takeover', waiting, deal: null } },
  });
const joined = tilesOn({ D23: '8/1', C26: '57/0' });
/** HR of player 1 and RR of player 2, whose station in New Haven HR reaches. */
const two = (mine: Partial<Charter>, theirs: Partial<Charter>, ...edits: Edit[]): Game =>
  seats(
    {},
    depotFrom('3/5'),
    inPhase('II'),
    joined,
    charter('HR', mine),
    charter('RR', { held: { '2': 3, '1': 1 }, cell: '0,4', treasury: 70, tokens: ['C26/0'], ...theirs }),
    ...edits,
    takeovers('HR', 'RR'),
  );

describe('corporations that choose their home', () => {
  const launch = (cell: string, phase = 'II'): Game =>
    play(seats({}, inPhase(phase), tilesOn({ C26: '57/0' }), cashOf({ '1': 500 }), stockRound('1')), pars('1', 'T1', cell));

  it('1833NE §26.56: 120 and a launch at 60 or more in a city with track, 80 elsewhere', () => {
    const cheap = launch('0,5');
    expect(asked(cheap)).toBe('T1:variable_home');
    refuses(cheap, placesToken('T1', 'C26/0'), 'home.launch_price', { min: 60 });
    expect(treasury(play(launch('0,6'), placesToken('T1', 'C26/0')), 'T1')).toBe(0);
    expect(treasury(play(launch('0,4'), placesToken('T1', 'H25/0')), 'T1')).toBe(0);
    expect(treasury(play(launch('0,4'), placesToken('T1', 'E26/0')), 'T1')).toBe(0);
  });

  it('1833NE §23.2: not in a place of others, nor twice in one city', () => {
    refuses(launch('0,10'), placesToken('T1', 'C24/0'), 'token.reserved', { operator: 'HR' });
    refuses(launch('0,10'), placesToken('T1', 'E22/0'), 'token.reserved', { operator: 'B&W' });
    expect(asked(play(launch('0,10'), placesToken('T1', 'C26/0')))).toBe('2:stock_turn');
  });

  it('1833NE §26.57: in phase I there is no such launch, and no takeover round', () => {
    refuses(seats({}, stockRound('1')), pars('1', 'T1', '0,10'), 'home.phase', { phase: 'II' });
    let now = seats({}, charter('HR', { trains: ['2'] }), operatingTurn('HR', 'build', { number: 2, of: 2 }));
    while (now.state.round.kind === 'operating') now = play(now, passes('HR'));
    expect(roundName(now)).toBe('SR 3');
  });
});

describe('takeovers', () => {
  it('1833NE §23.6: a round follows the second operating round from phase II on', () => {
    let now = seats(
      {},
      depotFrom('3/5'),
      inPhase('II'),
      joined,
      charter('HR', {}),
      charter('RR', { held: { '2': 3 }, cell: '0,4', tokens: ['C26/0'] }),
      operatingTurn('HR', 'trains', { number: 2, of: 2 }),
      inTurn({ revenue: 0 }),
    );
    for (let n = 0; n < 9 && now.state.round.kind === 'operating'; n++) now = play(now, passes('HR'));
    expect([roundName(now), asked(now)]).toEqual(['TOR 2', 'HR:takeover']);
    expect(roundName(play(now, passes('HR'), passes('RR')))).toBe('SR 3');
  });

  it('1833NE §26.53: who owns a live train may refuse, which uses up the attempt', () => {
    const game = play(two({}, {}), merges('HR', 'RR'));
    expect(asked(game)).toBe('2:consent');
    const no = play(game, refusesOffer('2'));
    expect([no.state.operators['RR']?.status, roundName(no)]).toEqual(['floated', 'SR 3']);
    const bare = play(two({}, { trains: [] }), merges('HR', 'RR'));
    expect(asked(bare)).not.toBe('2:consent');
  });

  it('1833NE §26.54: who owns only obsolete trains, or none, does not try', () => {
    const game = two({ trains: [] }, {});
    expect(asked(game)).not.toBe('HR:takeover');
    refuses(game, merges('HR', 'RR'), 'turn.not_now');
  });

  it('1833NE §23.8: holders are paid in money or in shares of the treasury, so that all can be paid', () => {
    const game = play(two({ treasury: 500 }, {}), merges('HR', 'RR'), accepts('2'));
    // Player 1 has one share of RR, 40: less than a share of HR costs. Player 2 has three: 120.
    expect(asked(game)).toBe('HR:takeover');
    refuses(game, pays('HR', '1', 'cash'), 'takeover.pay');
    const inMoney = play(game, pays('HR', '2', 'cash'));
    expect([cash(inMoney, '2') - 450, cash(inMoney, '1') - 450]).toEqual([270, 190]);
    const inShares = play(game, pays('HR', '2', 'shares'));
    expect([percent(inShares, '2', 'HR'), cash(inShares, '2') - cash(game, '2')]).toEqual([10, 20]);
    refuses(two({ treasury: 0 }, {}), merges('HR', 'RR'), 'turn.not_now');
  });

  it('1833NE §23.8, §23.9: what it costs and leads to is foreseen, with payments in money as far as it lasts', () => {
    const game = two({ treasury: 500 }, {});
    const plan = takeoverPlan(game, 'HR', 'RR');
    expect(plan).toEqual({
      acquirer: 'HR',
      target: 'RR',
      owed: [
        { holder: 'player/1', amount: 40, shares: 0, rest: 40 },
        { holder: 'player/2', amount: 120, shares: 1, rest: 20 },
      ],
      defenceless: false,
    });
    const after = play(game, merges('HR', 'RR'), accepts('2'), pays('HR', '2', 'cash'));
    for (const foreseen of [foreseeTakeover(game, plan), foreseeTakeover(play(game, merges('HR', 'RR'), accepts('2')), plan)]) {
      expect(foreseen.state.operators).toEqual(after.state.operators);
      expect(foreseen.state.players).toEqual(after.state.players);
      expect(foreseen.state.holdings).toEqual(after.state.holdings);
    }
    expect(takeoverNow(play(game, merges('HR', 'RR'), accepts('2')))?.owed).toEqual([
      { holder: 'player/2', amount: 120, shares: 1, rest: 20 },
    ]);
    expect(takeoverNow(game)).toBeNull();
  });

  it('1833NE §23.9: trains, money, privates and stations go over; where both had a station one is lost', () => {
    const game = two({ treasury: 500 }, { tokens: ['C26/0', 'D21/0'] }, privatesWith({ P3: 'RR' }), tilesOn({ D21: '57/2' }));
    const after = play(game, merges('HR', 'RR'), accepts('2'), pays('HR', '2', 'cash'));
    expect(treasury(after, 'HR')).toBe(500 - 160 + 70);
    expect([trains(after, 'HR'), privates(after, 'HR'), tokens(after, 'HR')]).toEqual(['3/5 3/5', 'P3', 'C24/0 C26/0 D21/0']);
    expect(after.state.operators['RR']?.status).toBe('closed');
  });

  it('1833NE §26.55: the limit of certificates falls, trains above the own limit go at once', () => {
    const game = two({ trains: ['3/5', '3/5'] }, { trains: ['3/5', '3/5', '3/5'] });
    expect(certificateLimit(game)).toBe(35);
    const after = play(game, merges('HR', 'RR'), accepts('2'), pays('HR', '2', 'cash'));
    expect([certificateLimit(after), asked(after)]).toEqual([33, 'HR:discard']);
  });

  it('1833NE §26.52: in phase IV one train, and one more for each takeover', () => {
    const fourth = (takeovers_done: number): Game =>
      seats(
        {},
        depotFrom('6/9'),
        inPhase('IV'),
        charter('HR', { trains: ['6/9'], treasury: 2000 }),
        ({ title, state }) => ({ title, state: { ...state, mechanics: { ...state.mechanics, takeovers: { HR: takeovers_done } } } }),
        operatingTurn('HR', 'trains'),
      );
    refuses(fourth(0), buysTrain('HR', '6/9-1', 750), 'train.limit');
    expect(trains(play(fourth(1), buysTrain('HR', '6/9-1', 750)), 'HR')).toBe('6/9 6/9');
  });

  it('1833NE §23.5, §23.8: not what is not in play, not connected, or too dear', () => {
    const dear = charter('FRR', { held: { '3': 5 }, cell: '0,30', tokens: ['D21/0'] });
    const game = two({}, {}, tilesOn({ D21: '57/0' }), dear, charter('CV', { held: { '3': 3 } }));
    refuses(game, merges('HR', 'A&StL'), 'takeover.target');
    refuses(game, merges('HR', 'CV'), 'takeover.not_connected');
    refuses(game, merges('HR', 'FRR'), 'takeover.money');
  });

  it('1833NE §23.2: without a free city there is no launch', () => {
    const full: Edit = ({ title, state }) => {
      const stations = title.map.hexes.ids.flatMap((hex) =>
        (title.map.hexes.of[hex]?.stops ?? []).flatMap((stop, index) =>
          Array.from({ length: stop.slots }, (_, slot) => ({ owner: 'nobody', hex, stop: index, slot, neutral: true as const })),
        ),
      );
      return { title, state: { ...state, board: { ...state.board, stations } } };
    };
    refuses(seats({}, inPhase('II'), full, stockRound('1')), pars('1', 'T1', '0,10'), 'home.none', { corporation: 'T1' });
  });

  it('1833NE §23.5: without track between their stations there is no takeover', () => {
    const game = seats(
      {},
      depotFrom('3/5'),
      inPhase('II'),
      charter('HR'),
      charter('RR', { held: { '2': 3 } }),
      charter('CV', { held: { '3': 3 } }),
      takeovers('HR', 'RR'),
    );
    expect(roundName(game)).toBe('TOR 2');
    const tried = apply(game, merges('HR', 'RR'));
    expect(tried.ok).toBe(false);
    expect(open(game, 'HR')).toEqual([]);
  });
});

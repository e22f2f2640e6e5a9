import { choices, judge, network, premiumsOf, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, buysPrivate, buysTrain, claims, declares, discards, lays, passes, placesToken, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, discarded, price, privates, tile, trains, treasury, turns } from './kit/figures.ts';
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

const seats = (setup: Partial<Table>, ...edits: Edit[]): Game => position({ players: 3, title: TITLE_1833NE, ...setup }, ...edits);
const table = (...edits: Edit[]): Game => seats({}, ...edits);
const charter = (id: string, more: Partial<Charter> = {}): Edit =>
  corporation(id, { cell: '0,10', held: { '1': 5 }, treasury: 500, trains: ['2'], ...more });
const face = (side: string) => ({ face: side }) as const;
const lineToWorcester = tilesOn({ F23: '58/2', E22: '57/2' });
/** What a lay on this hex costs, of those that are allowed. */
const costs = (game: Game, operator: string, hex: string): readonly number[] => {
  const paid = choices(game).flatMap(({ action }) => (action.type === 'lay_tile' && action.hex === hex ? [action] : []));
  return [...new Set(paid.map((action) => treasury(game, operator) - treasury(play(game, action), operator)))];
};

describe('the order of operating rounds', () => {
  it('1833NE §26.16: the first round goes from the lowest price up, the queue in a cell stays; later ones from the highest down', () => {
    const three = [charter('HR', { cell: '0,10' }), charter('RR', { cell: '0,6' }), charter('CV', { cell: '0,6' })];
    const first = play(table(...three, stockRound('1', 1)), passes('1'), passes('2'), passes('3'));
    expect(turns(first)).toBe('RR CV HR');
    const later = play(table(...three, stockRound('1', 2)), passes('1'), passes('2'), passes('3'));
    expect(turns(later)).toBe('HR RR CV');
  });
});

describe('issuing and redeeming', () => {
  it('1833NE §26.17: as many shares as players hold may lie in the market; the price stays', () => {
    const game = table(charter('HR', { held: { '1': 4 }, pool: 1 }), operatingTurn('HR', 'build'));
    refuses(game, sells('HR', ['HR_4', 'HR_5', 'HR_6', 'HR_7'], 4), 'issue.limit', { limit: 3 });
    const after = play(game, sells('HR', ['HR_4', 'HR_5', 'HR_6'], 3));
    expect([treasury(after, 'HR'), price(after, 'HR')]).toEqual([770, 100]);
    const cheap = table(charter('HR', { cell: '0,6', pool: 2 }), operatingTurn('HR', 'build'));
    expect(treasury(play(cheap, buys('HR', 'HR_4', 'HR_5')), 'HR')).toBe(360);
  });

  it('1833NE §26.18: one or the other, once, and not after the dividend', () => {
    const game = table(charter('HR', { pool: 1 }), operatingTurn('HR', 'build'));
    refuses(play(game, sells('HR', ['HR_5'], 1)), buys('HR', 'HR_4'), 'issue.once');
    const late = table(charter('HR', { pool: 1 }), operatingTurn('HR', 'trains'), inTurn({ revenue: 0 }));
    refuses(late, buys('HR', 'HR_4'), 'issue.when');
  });
});

describe('track', () => {
  const springfield = [charter('HR', { tokens: ['C24/0', 'E22/0'] }), tilesOn({ E22: '57/2' })];

  it('1833NE §26.20: track up to a bridge costs nothing more; §26.19: who meets it pays terrain instead of 20, and the bridge, once', () => {
    const one = play(table(...springfield, operatingTurn('HR', 'build')), lays('HR', 'D21', '57/2'));
    expect(treasury(one, 'HR')).toBe(480);
    expect(treasury(play(one, lays('HR', 'C20', '9/2')), 'HR')).toBe(380);
    const later = table(
      charter('HR', { tokens: ['C24/0', 'E22/0'] }),
      tilesOn({ E22: '57/2', D21: '57/2', C20: '9/2' }),
      inPhase('II'),
      operatingTurn('HR', 'build'),
    );
    expect(costs(later, 'HR', 'C20')).toEqual([20]);
  });

  it('1833NE §26.21: a tile of this turn may be upgraded in it, but there is one upgrade in a turn', () => {
    const game = table(...springfield, inPhase('II'), operatingTurn('HR', 'build'));
    const one = play(game, lays('HR', 'D21', '57/2'));
    expect(costs(one, 'HR', 'D21')).toEqual([20]);
    const both = table(
      charter('HR', { tokens: ['C24/0', 'E22/0'] }),
      tilesOn({ E22: '57/2', D21: '57/2' }),
      inPhase('II'),
      operatingTurn('HR', 'build'),
    );
    const upgrades = (at: Game, hex: string) =>
      choices(at).flatMap(({ action }) => (action.type === 'lay_tile' && action.hex === hex ? [action] : []));
    const [first] = upgrades(both, 'D21');
    const [other] = upgrades(both, 'E22');
    if (first === undefined || other === undefined) throw new Error('no upgrade');
    refuses(play(both, first), other, 'track.no_lay_left');
  });

  it('1833NE §26.22, §24.1: while a player owns P2 the B&L can neither build nor run', () => {
    const game = table(charter('B&L'), privatesWith({ P2: '2' }), operatingTurn('B&L', 'build'));
    expect(open(game, 'B&L')).not.toContain('lay_tile');
    refuses(game, lays('B&L', 'G20', '57/0'), 'track.blocked');
    const dividend = play(game, passes('B&L'));
    expect(price(dividend, 'B&L')).toBe(90);
    const sold = play(game, buysPrivate('B&L', 'P2', 40));
    expect(open(sold, 'B&L')).toContain('lay_tile');
  });

  it('1833NE §26.23: the corporation that buys P2 lays Lowell free in that turn, not later', () => {
    const game = table(charter('B&L', { treasury: 40 }), privatesWith({ P2: '2' }), operatingTurn('B&L', 'build'));
    const bought = play(game, buysPrivate('B&L', 'P2', 40));
    const laid = play(bought, lays('B&L', 'G20', '57/0'));
    expect([treasury(laid, 'B&L'), tile(laid, 'G20')]).toEqual([0, '57/0']);
    const later = table(charter('B&L'), privatesWith({ P2: 'B&L' }), operatingTurn('B&L', 'build'));
    expect(costs(later, 'B&L', 'G20')).toEqual([20]);
  });

  it('1833NE §26.24: P3 lays two joined tiles or one, the one in C4 with track to Montreal', () => {
    const game = table(charter('HR'), privatesWith({ P3: 'HR' }), operatingTurn('HR', 'build'));
    refuses(game, lays('private/P3', 'C4', '58/3'), 'private.power.facing');
    const one = play(game, lays('private/P3', 'C4', '58/0'));
    refuses(one, lays('private/P3', 'C6', '8/2'), 'private.power.joined');
    const two = play(one, lays('private/P3', 'C6', '9/0'));
    expect([treasury(two, 'HR'), tile(two, 'C4'), tile(two, 'C6')]).toEqual([500, '58/0', '9/0']);
    expect(tile(play(game, lays('private/P3', 'C6', '8/2')), 'C6')).toBe('8/2');
  });

  it('1833NE §10.10: the spurs of Boston lead nowhere until it is green, and it turns green so that all track leads on', () => {
    const game = table(charter('B&W'), tilesOn({ G24: '58/1' }), operatingTurn('B&W', 'build'));
    expect(costs(game, 'B&W', 'G26')).toEqual([]);
    const green = table(charter('B&W'), charter('B&L'), inPhase('II'), operatingTurn('B&W', 'build'));
    const turned = choices(green).flatMap(({ action }) => (action.type === 'lay_tile' && action.hex === 'G22' ? [action.rotation] : []));
    expect(turned.sort()).toEqual([0, 3, 4]);
  });

  it('1833NE §28.14: Portland turns green with a city more', () => {
    const game = table(charter('A&StL'), inPhase('II'), operatingTurn('A&StL', 'build'));
    const after = play(game, lays('A&StL', 'I14', 'N24/0'));
    expect(after.state.board.stations).toMatchObject([{ owner: 'A&StL', hex: 'I14', stop: 1 }]);
  });
});

describe('stations', () => {
  const toWorcester = [tilesOn({ E22: '57/2', F21: '58/0', F23: '3/2' })];

  it('1833NE §26.25: B&W pays 40 in Worcester in every phase; until IV a place is kept for it', () => {
    const game = table(charter('B&W'), lineToWorcester, inPhase('V'), operatingTurn('B&W', 'build'));
    expect(treasury(play(game, placesToken('B&W', 'E22/0')), 'B&W')).toBe(460);
    const frr = (phase: string): Game => table(charter('FRR'), ...toWorcester, inPhase(phase), operatingTurn('FRR', 'build'));
    refuses(frr('II'), placesToken('FRR', 'E22/0'), 'token.reserved', { operator: 'B&W' });
    expect(treasury(play(frr('IV'), placesToken('FRR', 'E22/0')), 'FRR')).toBe(420);
  });

  it('1833NE §11.5: green Boston keeps a place for B&P until IV, at the usual price', () => {
    const boston = tilesOn({ G22: 'N23/0', F23: '58/2', G24: '4/0' });
    const all = [charter('B&W'), charter('B&L', { tokens: ['G22/1'] }), boston];
    const hr = charter('HR', { tokens: ['E22/0'] });
    const other = (phase: string): Game => table(...all, hr, tilesOn({ E22: '57/2' }), inPhase(phase), operatingTurn('HR', 'build'));
    refuses(other('II'), placesToken('HR', 'G22/0/1'), 'token.reserved', { operator: 'B&P' });
    expect(treasury(play(other('IV'), placesToken('HR', 'G22/0/1')), 'HR')).toBe(420);
    const own = table(
      ...all,
      charter('B&P', { tokens: ['F25/0', 'E22/0'] }),
      tilesOn({ E22: '57/2' }),
      inPhase('II'),
      operatingTurn('B&P', 'build'),
    );
    refuses(own, placesToken('B&P', 'G22/0/1'), 'token.none_left');
    const free = table(
      ...all,
      charter('B&P', { tokens: ['E22/0'] }),
      tilesOn({ E22: '57/2' }),
      inPhase('II'),
      operatingTurn('B&P', 'build'),
    );
    expect(treasury(play(free, placesToken('B&P', 'G22/0/1')), 'B&P')).toBe(420);
  });

  it('1833NE §26.26: home and one station more is all there is', () => {
    const game = table(
      charter('B&W', { tokens: ['G22/0', 'C26/0'] }),
      tilesOn({ F23: '58/2', E22: '57/2', C26: '57/0' }),
      operatingTurn('B&W', 'build'),
    );
    refuses(game, placesToken('B&W', 'E22/0'), 'token.none_left');
  });

  it('1833NE §26.27: whoever lays Sherbrooke, its station is of both St. Lawrence companies', () => {
    const line = tilesOn({ C8: '57/2', D9: '8/2', E8: '9/1', F7: '8/1' });
    const game = table(charter('CV'), charter('StL&A'), charter('A&StL'), line, operatingTurn('CV', 'build'));
    const after = play(game, lays('CV', 'F5', 'N11/0'));
    const { stations } = after.state.board;
    expect(stations.at(-1)).toMatchObject({ owner: 'StL&A', shared_with: ['A&StL'], hex: 'F5', stop: 0 });
    expect(['StL&A', 'A&StL'].map((id) => after.state.operators[id]?.tokens)).toEqual([[80], [80]]);
    const run = (id: string) => judge(after, id, [route(after.state.operators[id]?.shelves['main']?.[0]?.id ?? '', 'C8 D9 E8 F7 F5')]);
    expect(['StL&A', 'A&StL', 'CV'].map((id) => run(id).ok)).toEqual([true, true, true]);
    expect([...network(after, 'A&StL').stops].sort()).toEqual(['C8/0', 'F5/0', 'G2/0', 'I14/0']);
  });
});

describe('routes', () => {
  const towns = tilesOn({ F23: '3/3', F21: '58/0' });

  it('1833NE §26.29: a 2+1 takes a second town in a free place, but not two cities and two towns', () => {
    const game = table(charter('B&W', { trains: [] }), towns, operatingTurn('B&W', 'trains'));
    const bought = play(game, { ...buysTrain('B&W', '2-0', 100), ...face('2+1') });
    expect(judge(bought, 'B&W', [route('2-0', 'G22 F23', 'F23 F21')])).toMatchObject({ ok: true, revenue: 50 });
    expect(judge(bought, 'B&W', [route('2-0', 'G22 F23', 'F23 F21', 'F21 E20')])).toMatchObject({ refusal: { rule: 'routes.too_long' } });
  });

  it('1833NE §26.28: a 3/5 is paid for three of five, one with an own station among them, ends left out or not', () => {
    const line = tilesOn({ D23: '8/1', D21: '5/5', E22: '57/2', F23: '58/2' });
    const at = (...tokens: string[]): Game =>
      table(depotFrom('3/5'), inPhase('II'), charter('FRR', { trains: ['3/5'], tokens }), line, operatingTurn('FRR', 'build'));
    const five = route('3/5-0', 'G22 F23', 'F23 E22', 'E22 D21', 'D21 D23 C24');
    const counted = (game: Game): string => {
      const verdict = judge(game, 'FRR', [five]);
      return verdict.ok ? verdict.paid.flatMap(({ stops }) => stops.map(({ revenue }) => String(revenue))).join(' ') : verdict.refusal.rule;
    };
    // Boston 30, Framingham 10, then Worcester, Springfield and Hartford with 20 each.
    expect(counted(at('E22/0'))).toBe('30 0 20 20 0');
    // The only own station is at the end that would be left out.
    expect(counted(at('C24/0'))).toBe('30 0 20 0 20');
    // A fourth city cannot be paid for, a sixth place is not visited.
    expect(judge(at('E22/0'), 'FRR', [route('3/5-0', 'G22 F23', 'F23 E22', 'E22 D21', 'D21 D23 C24', 'C24 C26')]).ok).toBe(false);
  });

  it('1833NE §26.30: only the owner of P6 runs to A12, which pays on routes through Montreal', () => {
    const line = tilesOn({ B9: '9/0', B5: '9/0', B3: 'N25/0' });
    const game = (owner: string): Game =>
      table(
        depotFrom('3/5'),
        inPhase('II'),
        charter('RR', { trains: ['3/5'] }),
        line,
        privatesWith({ P6: owner }),
        operatingTurn('RR', 'build'),
      );
    const near = route('3/5-0', 'A12 B11');
    const far = route('3/5-0', 'A12 B11', 'B11 B9 B7 B5 B3');
    expect(judge(game('RR'), 'RR', [near])).toMatchObject({ ok: true, revenue: 20 });
    expect(judge(game('RR'), 'RR', [far])).toMatchObject({ ok: true, revenue: 40 + 20 + 50 });
    expect(judge(game('2'), 'RR', [near])).toMatchObject({ ok: false, refusal: { rule: 'routes.blocked_city' } });
  });

  it('1833NE §12.5, §10.3: A6 is as good as a station to the owner of P4', () => {
    const game = table(charter('HR'), privatesWith({ P4: 'HR' }), operatingTurn('HR', 'build'));
    expect(costs(game, 'HR', 'B7')).toEqual([]);
    expect(treasury(play(game, lays('HR', 'C8', '57/2')), 'HR')).toBe(480);
    refuses(table(charter('HR'), operatingTurn('HR', 'build')), lays('HR', 'C8', '57/2'), 'track.not_connected');
  });

  describe('connections', () => {
    const toBoston = { C10: '9/0', C12: '57/0', C14: '9/0', C16: '8/3', D17: '9/2', E18: '9/2', F19: '57/2', G20: '6/0' };
    const southward = ['C8 C10 C12', 'C12 C14 C16 D17 E18 F19', 'F19 G20', 'G20 G22'];
    const rr = (phase: string, options: readonly string[], ...edits: Edit[]): Game =>
      seats({ options }, depotFrom('4/7'), inPhase(phase), charter('RR', { trains: ['4/7'] }), ...edits, operatingTurn('RR', 'build'));

    it('1833NE §13.1, §13.3: Boston and Montreal on one route pay 150, 200 from phase III on, and nothing in V', () => {
      const line = tilesOn({ ...toBoston, C4: '58/0', C6: '9/0', C8: '57/0' });
      const whole = route('4/7-0', 'B3 C4', 'C4 C6 C8', ...southward);
      // The two ends are paid 30 each, the home and another city 20 each.
      const revenue = (phase: string) => judge(rr(phase, [], line), 'RR', [whole]);
      expect(revenue('II')).toMatchObject({ ok: true, revenue: 100 + 150 });
      expect(revenue('III')).toMatchObject({ ok: true, revenue: 100 + 200 });
      expect(revenue('V')).toMatchObject({ ok: true, revenue: 100 });
      expect(premiumsOf(rr('II', [], line), 'RR', [whole])).toEqual([
        { train: '4/7-0', source: { kind: 'connection', name: 'Boston–Montreal' }, amount: 150 },
      ]);
      expect(judge(rr('II', [], line), 'RR', [route('4/7-0', 'C4 C6 C8', ...southward)])).toMatchObject({ ok: true, revenue: 90 });
    });

    it('1833NE §13.4: P4 doubles the bonus of Boston and Ogdensburg for its owner, in I–III', () => {
      // The line from Ogdensburg runs over the grey B7 into C8.
      const line = tilesOn({ ...toBoston, C8: '6/0' });
      const whole = route('4/7-0', 'A6 B7 C8', ...southward);
      const paid = (phase: string, owner: string) =>
        premiumsOf(rr(phase, ['trial_figures'], line, privatesWith({ P4: owner })), 'RR', [whole]);
      const bonus = (amount: number) => [{ train: '4/7-0', source: { kind: 'connection', name: 'Boston–Ogdensburg' }, amount }];
      expect([paid('II', '2'), paid('II', 'RR'), paid('III', 'RR'), paid('V', 'RR')]).toEqual([bonus(100), bonus(200), bonus(240), []]);
    });
  });
});

describe('dividends', () => {
  const paid = (cell: string, revenue: number, kind: 'payout' | 'half'): Game =>
    play(table(charter('HR', { cell }), depotFrom('3/5'), operatingTurn('HR', 'dividend'), inTurn({ revenue })), declares('HR', kind));

  it('1833NE §26.31: of 130 paid by half 60 are kept, and 7 go to every tenth', () => {
    const game = paid('0,10', 130, 'half');
    expect(treasury(game, 'HR') - 500).toBe(60 + 5 * 7);
    expect(cash(game, '1') - 600).toBe(35);
  });

  it('1833NE §26.31, §16.5: three columns from 165 on only', () => {
    expect([price(paid('0,15', 500, 'payout'), 'HR'), price(paid('0,14', 450, 'payout'), 'HR')]).toEqual([212, 180]);
    expect([price(paid('0,10', 50, 'payout'), 'HR'), price(paid('0,10', 40, 'payout'), 'HR')]).toEqual([100, 90]);
  });
});

describe('trains that grow old', () => {
  const old =
    (id: string): Edit =>
    ({ title, state }) => {
      const of = state.operators[id];
      if (of === undefined) throw new Error(`no ${id}`);
      const main = (of.shelves['main'] ?? []).map((card) => (card.name === '2' ? { ...card, obsolete: true as const } : card));
      return { title, state: { ...state, operators: { ...state.operators, [id]: { ...of, shelves: { main } } } } };
    };

  it('1833NE §26.32: the 2 of the buyer of a rank III card runs once more, and leaves then even without a route', () => {
    const game = table(charter('HR'), depotFrom('4/7'), inPhase('II'), operatingTurn('HR', 'trains'));
    const bought = play(game, buysTrain('HR', '4/7-0', 320));
    expect(bought.state.operators['HR']?.shelves['main']?.map(({ obsolete }) => obsolete ?? false)).toEqual([true, false]);
    const next = table(charter('HR', { trains: ['2', '4/7'] }), depotFrom('4/7'), inPhase('III'), old('HR'), operatingTurn('HR', 'build'));
    expect(trains(play(next, passes('HR')), 'HR')).toBe('4/7');
  });

  it('1833NE §26.33: obsolete trains take no room', () => {
    const game = table(
      charter('HR', { trains: ['2', '2', '2', '4/7', '4/7'], treasury: 900 }),
      depotFrom('4/7'),
      inPhase('III'),
      old('HR'),
      operatingTurn('HR', 'trains'),
    );
    expect(trains(play(game, { ...buysTrain('HR', '4/7-2', 230), ...face('3+3') }), 'HR')).toBe('2 2 2 4/7 4/7 4/7');
  });

  it('1833NE §26.34: at phase IV a third train goes to the bank, which sells it with either side', () => {
    const game = table(
      charter('HR', { trains: ['4/7', '4/7', '4/7'] }),
      charter('RR', { trains: [], treasury: 1500 }),
      depotFrom('6/9'),
      inPhase('III'),
      operatingTurn('RR', 'trains'),
    );
    const bought = play(game, buysTrain('RR', '6/9-0', 750));
    expect(asked(bought)).toBe('HR:discard');
    const left = play(bought, discards('HR', '4/7-1'));
    expect([discarded(left), asked(left)]).toEqual(['4/7', 'RR:trains']);
    expect(treasury(play(left, { ...buysTrain('RR', '4/7-1', 230), ...face('3+3') }), 'RR')).toBe(520);
  });

  it('1833NE §26.47: the cheap side of the first rank III card begins phase III as well', () => {
    const game = table(charter('HR'), depotFrom('4/7'), inPhase('II'), operatingTurn('HR', 'trains'));
    const after = play(game, { ...buysTrain('HR', '4/7-0', 230), ...face('3+3') });
    expect(after.state.phase).toBe('III');
    expect(after.state.operators['HR']?.shelves['main']?.[0]).toMatchObject({ name: '2', obsolete: true });
  });
});

describe('privates', () => {
  it('1833NE §9.1: P6 costs a corporation 40 more, which the bank gets', () => {
    const game = table(charter('HR', { treasury: 120 }), privatesWith({ P6: '2' }), cashOf({ '2': 0 }), operatingTurn('HR', 'build'));
    refuses(game, buysPrivate('HR', 'P6', 81), 'private.price');
    refuses(
      table(charter('HR', { treasury: 119 }), privatesWith({ P6: '2' }), operatingTurn('HR', 'build')),
      buysPrivate('HR', 'P6', 80),
      'private.cash',
      { price: 120 },
    );
    const after = play(game, buysPrivate('HR', 'P6', 80));
    expect([treasury(after, 'HR'), cash(after, '2')]).toEqual([0, 80]);
    expect(after.state.bank).toBe((game.state.bank ?? 0) + 40);
  });

  it('1833NE §26.48: at phase III those of players leave, those of corporations keep their power without income; P6 stays for good', () => {
    const owners = { P1: 'HR', P2: 'RR', P3: 'HR', P4: '2', P5: 'RR', P6: 'HR' };
    const game = table(
      charter('HR'),
      charter('RR', { trains: [] }),
      privatesWith(owners),
      depotFrom('4/7'),
      inPhase('II'),
      operatingTurn('HR', 'trains'),
    );
    const third = play(game, buysTrain('HR', '4/7-0', 320));
    expect([privates(third, 'HR'), privates(third, 'RR'), privates(third, '2')]).toEqual(['P3 P6', 'P5', '']);
    const fourth = table(
      charter('HR', { treasury: 1000 }),
      privatesWith({ P3: 'HR', P5: 'HR', P6: 'HR' }),
      depotFrom('6/9'),
      inPhase('III'),
      operatingTurn('HR', 'trains'),
    );
    expect(privates(play(fourth, buysTrain('HR', '6/9-0', 750)), 'HR')).toBe('P6');
    const next = play(
      table(charter('HR'), privatesWith({ P3: 'HR', P6: 'HR' }), depotFrom('4/7'), inPhase('III'), stockRound('1')),
      passes('1'),
      passes('2'),
      passes('3'),
    );
    expect(treasury(next, 'HR')).toBe(500);
  });
});

describe('runs', () => {
  it('1833NE §12.6: a president may run for less than the most', () => {
    const game = table(charter('B&W', { trains: ['2', '2'] }), lineToWorcester, operatingTurn('B&W', 'routes'));
    const one = play(game, runs('B&W', route('2-0', 'G22 F23')));
    expect(asked(one)).toBe('B&W:dividend');
    refuses(game, claims('B&W', 99, route('2-0', 'G22 F23')), 'routes.revenue');
  });
});

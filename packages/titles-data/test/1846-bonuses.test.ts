import { bestRun, judge, premiumsOf, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { assigns, buysTrain, lays, passes, placesToken, route } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { tile, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { depotFrom, drafted, inPhase, inTurn, operatingTurn, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1846 } from './kit/title.ts';

const table = (...edits: Edit[]): Game => position({ players: 3, title: TITLE_1846 }, drafted, ...edits);
const gt = (more: Partial<Charter> = {}): Edit =>
  corporation('GT', { cell: '0,10', held: { '1': 5 }, treasury: 900, tokens: ['B16/0'], ...more });

/** From Chicago Connections through Chicago and South Bend to Port Huron and Sarnia: west and east. */
const acrossMichigan = tilesOn({ D6: '298/0', D8: '8/1', C9: '57/0', B10: '8/4', B12: '9/1', B14: '9/1', B16: '57/1' });
const stretches = ['C5 D6', 'D6 D8 C9', 'C9 B10 B12 B14 B16', 'B16 B18'] as const;
/** GT with this train, on that line. */
const across = (train: string, phase: string, ...edits: Edit[]): Game =>
  table(depotFrom(train), gt({ trains: [train] }), acrossMichigan, inPhase(phase), ...edits, operatingTurn('GT', 'routes'));
const full = (train: string) => route(`${train}-0`, ...stretches);
/** The cards of GT of this name show this side. */
const shows =
  (name: string, face: string): Edit =>
  ({ title, state }) => {
    const own = state.operators['GT'];
    if (own === undefined) throw new Error('no GT');
    const main = (own.shelves['main'] ?? []).map((card) => (card.name === name ? { ...card, face } : card));
    return { title, state: { ...state, operators: { ...state.operators, GT: { ...own, shelves: { main } } } } };
  };
/** GT has bought a private with a marker and put it there. */
const marked =
  (id: string, hex: string): Edit =>
  (game) => {
    const { title, state } = privatesWith({ [id]: 'GT' })(game);
    const hex_bonus = { markers: { [id]: { hex, operator: 'GT' } }, due: {}, moved: [] };
    return { title, state: { ...state, mechanics: { ...state.mechanics, hex_bonus } } };
  };

describe('East–West', () => {
  it('1846 §7.2: pays the bonus that is printed at each end, where both are paid', () => {
    const game = across('5', 'III');
    // 40 + 40 + 20 + 20 + 50 for the stops.
    expect(judge(game, 'GT', [full('5')])).toMatchObject({ ok: true, revenue: 170 + 50 + 20 });
    expect(premiumsOf(game, 'GT', [full('5')])).toEqual([{ train: '5-0', source: { kind: 'connection', name: 'East–West' }, amount: 70 }]);
    expect(judge(game, 'GT', [route('5-0', ...stretches.slice(1))])).toMatchObject({ ok: true, revenue: 130 });
  });

  it('1846 §11.6: a 3/5 is paid for the three stops that make most with the bonus, and for none with an end left out', () => {
    const game = across('4', 'II', shows('4', '3/5'));
    // 20 and 30 at the ends and 20 at its station make 140 with the bonus; Chicago would be worth 20 more than its end.
    expect(judge(game, 'GT', [full('4')])).toMatchObject({ ok: true, revenue: 20 + 20 + 30 + 70 });
    expect(judge(game, 'GT', [route('4-0', ...stretches.slice(1))])).toMatchObject({ ok: true, revenue: 40 + 20 + 30 });
    expect(bestRun(game, 'GT')).toMatchObject({ proven: true, revenue: 140 });
  });

  it('1846 §11.8: phase IV takes the markers away, the printed bonuses stay', () => {
    const before = table(
      depotFrom('6'),
      gt({ trains: ['5'] }),
      acrossMichigan,
      inPhase('III'),
      marked('SC', 'C5'),
      operatingTurn('GT', 'trains'),
      inTurn({ revenue: 0 }),
    );
    expect(judge(before, 'GT', [full('5')])).toMatchObject({ ok: true, revenue: 170 + 20 + 70 });
    const after = play(before, buysTrain('GT', '6-0', 800));
    expect([after.state.phase, judge(after, 'GT', [full('5')])]).toMatchObject(['IV', { ok: true, revenue: 170 + 70 }]);
  });
});

describe('markers', () => {
  it('1846 §7.3: a steamer pays for its port where that stop is paid', () => {
    const game = across('4', 'II', shows('4', '3/5'), marked('SC', 'C5'));
    expect(premiumsOf(game, 'GT', [full('4')])).toContainEqual({ train: '4-0', source: { kind: 'private', private: 'SC' }, amount: 20 });
    expect(premiumsOf(game, 'GT', [route('4-0', ...stretches.slice(1))])).toEqual([]);
  });

  it('1846 §7.4: the meat packers add 30 in Chicago', () => {
    const game = across('5', 'III', marked('MPC', 'D6'));
    expect(judge(game, 'GT', [full('5')])).toMatchObject({ ok: true, revenue: 240 + 30 });
  });

  it('1846 §11.5, §6.1: the steamer of a player is placed or left before anybody operates, that of a corporation is not asked for', () => {
    const begin = (owner: string): Game =>
      play(
        table(
          depotFrom('4'),
          gt({ trains: ['4'] }),
          privatesWith({ SC: owner }),
          operatingTurn('GT', 'trains', { number: 1, of: 2 }),
          inTurn({ revenue: 0 }),
        ),
        passes('GT'),
        ...(owner === '2' ? [passes('GT')] : []),
      );
    const waits = begin('2');
    expect(asked(waits)).toBe('SC:assign_first');
    expect(asked(play(waits, passes('private/SC')))).toBe('GT:build');
    const placed = play(waits, assigns('private/SC', 'G19'), assigns('private/SC', 'GT'));
    expect([asked(placed), placed.state.mechanics.hex_bonus?.markers['SC']]).toEqual(['GT:build', { hex: 'G19', operator: 'GT' }]);
    expect(asked(begin('GT'))).toBe('GT:build');
  });

  it('1846 §11.7, cases 46-8: the mail of a run with two trains is paid for the one that visits most, 50 for a 3/5 through five', () => {
    const game = table(
      depotFrom('4'),
      gt({ trains: ['4', '2'] }),
      shows('4', '3/5'),
      acrossMichigan,
      tilesOn({ B16: '619/4', C15: '9/0', D14: '57/0' }),
      inPhase('II'),
      privatesWith({ MAIL: 'GT' }),
      operatingTurn('GT', 'routes'),
    );
    const both = [full('4'), route('2-2', 'B16 C15 D14')];
    expect(premiumsOf(game, 'GT', both)).toContainEqual({ train: null, source: { kind: 'private', private: 'MAIL' }, amount: 50 });
    const revenue = 20 + 30 + 30 + 70 + (30 + 20) + 50;
    expect(judge(game, 'GT', both)).toMatchObject({ ok: true, revenue });
    expect(bestRun(game, 'GT')).toMatchObject({ revenue, proven: true });
  });
});

describe('Chicago', () => {
  it.each([
    ['yellow', {}],
    ['green', { D6: '298/0' }],
    ['brown', { D6: '299/0' }],
    ['grey', { D6: '300/0' }],
  ])('1846 §11.16: is one stop of a route, whatever of its four cities: %s', (_, chicago: Readonly<Record<string, string>>) => {
    const game = table(
      depotFrom('4'),
      corporation('GT', { cell: '0,10', held: { '1': 5 }, treasury: 900, tokens: ['D6/2'], trains: ['4'] }),
      tilesOn({ D8: '7/1', C7: '7/5', ...chicago }),
      operatingTurn('GT', 'routes'),
    );
    expect(judge(game, 'GT', [route('4-0', 'D6 D8 C7 D6')])).toMatchObject({ ok: false, refusal: { rule: 'routes.stop_twice' } });
  });
});

describe('building privates', () => {
  it('1846 §7.8: the Lake Shore Line turns Toledo green once, free, without a way to it and beside the usual lays', () => {
    const game = table(
      depotFrom('4'),
      inPhase('II'),
      gt({ trains: ['2'] }),
      tilesOn({ D14: '57/0' }),
      privatesWith({ LSL: 'GT' }),
      operatingTurn('GT', 'build'),
    );
    const after = play(game, lays('private/LSL', 'D14', '15/0'));
    expect([treasury(after, 'GT'), tile(after, 'D14'), after.state.round.kind === 'operating' && after.state.round.turn?.lays]).toEqual([
      900,
      '15/0',
      [],
    ]);
    refuses(after, lays('private/LSL', 'E17', '294/0'), 'private.power.used');
    refuses(game, lays('GT', 'D14', '15/0'), 'track.not_connected');
  });

  it('1846 §7.8: Little Miami joins Cincinnati and Dayton, for 20 less each, edges paid; where they are joined it does nothing', () => {
    const miami = (...edits: Edit[]): Game =>
      table(depotFrom('4'), inPhase('II'), gt({ trains: ['2'] }), ...edits, privatesWith({ LM: 'GT' }), operatingTurn('GT', 'build'));
    // Cincinnati leads to Dayton over its edge 3, and over a bridge to I11.
    const bridge = tilesOn({ I11: '9/0' });
    const one = play(miami(bridge), lays('private/LM', 'H12', '293/3'));
    expect(treasury(one, 'GT')).toBe(900 - 40);
    const both = play(one, lays('private/LM', 'G13', '57/0'));
    expect([treasury(both, 'GT'), tile(both, 'G13')]).toEqual([860, '57/0']);
    refuses(one, lays('private/LM', 'G13', '57/1'), 'private.power.joined');
    refuses(miami(tilesOn({ H12: '293/3', G13: '57/0' })), lays('private/LM', 'G13', '14/0'), 'private.power.joined');
  });

  it('1846 §7.6: Tunnel Blasting takes 20 off mountains, and 20 stay to be paid', () => {
    const inCincinnati = (...edits: Edit[]): Game =>
      table(gt({ tokens: ['H12/0'] }), tilesOn({ H12: '293/1' }), ...edits, operatingTurn('GT', 'build'));
    const paid = (game: Game, hex: string, what: string): number => 900 - treasury(play(game, lays('GT', hex, what)), 'GT');
    const blasting = privatesWith({ TBC: 'GT' });
    expect([paid(inCincinnati(), 'H14', '9/1'), paid(inCincinnati(blasting), 'H14', '9/1')]).toEqual([60, 40]);
    const farther = tilesOn({ H14: '9/1' });
    expect([paid(inCincinnati(farther), 'H16', '8/1'), paid(inCincinnati(farther, blasting), 'H16', '8/1')]).toEqual([40, 20]);
  });
});

describe('stations', () => {
  it('1846 §11.11, §8.2: ERIE pays 40 in Erie also in phase IV, and needs a way to it', () => {
    const erie = (...edits: Edit[]): Game =>
      position(
        { players: 5, title: TITLE_1846 },
        drafted,
        depotFrom('6'),
        inPhase('IV'),
        corporation('ERIE', { cell: '0,10', held: { '1': 5 }, treasury: 500, tokens: ['E21/0', 'E17/0'], trains: ['6'] }),
        ...edits,
        operatingTurn('ERIE', 'build'),
      );
    refuses(erie(), placesToken('ERIE', 'D20/0/1'), 'token.not_reachable');
    const cleveland = tilesOn({ E17: '293/1', E19: '8/1' });
    expect(treasury(play(erie(cleveland), placesToken('ERIE', 'D20/0/1')), 'ERIE')).toBe(460);
  });
});

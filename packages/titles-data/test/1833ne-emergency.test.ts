import { apply, certificateLimit, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, goesBankrupt, passes, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, percent, president, price, trains, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, discardedTrains, inPhase, operatingTurn, position, privatesWith, type Edit } from './kit/position.ts';
import { TITLE_1833NE } from './kit/title.ts';

const table = (...edits: Edit[]): Game => position({ players: 3, title: TITLE_1833NE }, ...edits);
const face = (side: string) => ({ face: side }) as const;
/** HR of player 1 has to buy a train of the second rank, 140 or 180. */
const due = (charter: Partial<Charter>, money: number, ...edits: Edit[]): Game =>
  table(
    depotFrom('3/5'),
    inPhase('II'),
    cashOf({ '1': money }),
    ...edits,
    corporation('HR', { cell: '0,8', held: { '1': 4 }, treasury: 0, trains: [], ...charter }),
    operatingTurn('HR', 'trains'),
  );
const shares = (from: number, count: number): string[] => Array.from({ length: count }, (_, i) => `HR_${String(from + i)}`);
/** Nobody holds the president's certificate: it lies in the market. */
const orphan =
  (id: string): Edit =>
  ({ title, state }) => {
    const own = state.operators[id];
    if (own === undefined) throw new Error(`no ${id}`);
    const { holdings } = state;
    const without = Object.fromEntries(
      Object.entries(holdings).map(([holder, lists]) => [
        holder,
        { ...lists, [id]: (lists[id] ?? []).filter((each) => each !== `${id}_0`) },
      ]),
    );
    return {
      title,
      state: {
        ...state,
        operators: { ...state.operators, [id]: { ...own, president: null } },
        holdings: { ...without, market: { ...without['market'], [id]: [`${id}_0`, ...(without['market']?.[id] ?? [])] } },
      },
    };
  };

describe('a train that has to be bought', () => {
  it('1833NE §26.35: where no issue reaches the cheaper side only the largest is made, and the president adds the rest', () => {
    const game = due({}, 100);
    for (const count of [1, 2, 3]) refuses(game, sells('HR', shares(3, count), count), 'emergency.issue', { min: 4, max: 4 });
    refuses(game, { ...buysTrain('HR', '3/5-0', 140), ...face('2+2') }, 'train.cash');
    const issued = play(game, sells('HR', shares(3, 4), 4));
    expect([treasury(issued, 'HR'), price(issued, 'HR')]).toEqual([120, 40]);
    expect(cash(play(issued, { ...buysTrain('HR', '3/5-0', 140), ...face('2+2') }), '1')).toBe(80);
    expect(cash(play(issued, buysTrain('HR', '3/5-0', 180)), '1')).toBe(40);
  });

  it('1833NE §26.36: who can pay the cheaper side has no help for the dearer one, but may issue for it', () => {
    const game = due({ treasury: 150 }, 500);
    refuses(game, buysTrain('HR', '3/5-0', 180), 'train.cash');
    const issued = play(game, sells('HR', ['HR_3'], 1));
    expect(treasury(issued, 'HR')).toBe(210);
    refuses(issued, { ...buysTrain('HR', '3/5-0', 140), ...face('2+2') }, 'emergency.dear_face');
    expect(treasury(play(issued, buysTrain('HR', '3/5-0', 180)), 'HR')).toBe(30);
  });

  it('1833NE §26.37: after the issue no train comes from another corporation', () => {
    const rr = corporation('RR', { cell: '0,8', held: { '2': 4 }, treasury: 0, trains: ['2'] });
    const game = due({ treasury: 150 }, 0, rr);
    expect(trains(play(game, buysTrain('HR', '2-0', 1)), 'HR')).toBe('2');
    refuses(play(game, sells('HR', ['HR_3'], 1)), buysTrain('HR', '2-0', 1), 'train.not_for_sale');
  });

  it('1833NE §26.38: a card of the bank pool that can be paid keeps the president’s money away', () => {
    const game = table(
      depotFrom('4/7'),
      inPhase('III'),
      discardedTrains('3/5'),
      cashOf({ '1': 500 }),
      corporation('HR', { cell: '0,8', held: { '1': 4 }, treasury: 180, trains: [] }),
      operatingTurn('HR', 'trains'),
    );
    refuses(game, { ...buysTrain('HR', '4/7-0', 230), ...face('3+3') }, 'train.cash');
    expect(treasury(play(game, buysTrain('HR', '3/5-0', 180)), 'HR')).toBe(0);
  });

  it('1833NE §26.39: no sale closes the operating corporation, no issue brings nothing', () => {
    const own = due({ cell: '0,1', held: { '1': 5 } }, 0, corporation('RR', { cell: '0,8', held: { '1': 4, '2': 2 } }));
    refuses(own, sells('1', ['HR_1'], 1), 'emergency.closes', { corporation: 'HR' });
    refuses(due({ cell: '0,2' }, 0), sells('HR', ['HR_3'], 1), 'emergency.not_needed');
  });

  it('1833NE §26.40: the president sells until the sum is reached, and no more', () => {
    const rr = corporation('RR', { cell: '0,8', held: { '1': 4, '2': 4 }, president: '2' });
    const cv = corporation('CV', { cell: '0,8', held: { '1': 4, '2': 4 }, president: '2' });
    const game = due({ cell: '0,2' }, 100, rr, cv);
    refuses(game, sells('1', ['RR_3', 'RR_4'], 2), 'emergency.too_much');
    const sold = play(game, sells('1', ['RR_3'], 1));
    refuses(sold, sells('1', ['CV_3'], 1), 'emergency.not_needed');
    // 180 for the dearer side: what was sold had to be needed for it.
    expect(trains(play(sold, buysTrain('HR', '3/5-0', 180)), 'HR')).toBe('3/5');
  });

  it('1833NE §26.42: there is no bankruptcy while an issue and his money suffice', () => {
    refuses(due({ held: { '1': 2 } }, 40), goesBankrupt('HR'), 'bankruptcy.not_needed');
    expect(open(due({ held: { '1': 2 } }, 39), 'HR')).toContain('bankrupt');
  });
});

describe('bankruptcy', () => {
  it('1833NE §26.41: a new president completes the purchase with the money of the old one', () => {
    const game = due({ cell: '0,2', held: { '1': 3, '2': 2 } }, 90, cashOf({ '2': 50 }));
    const after = play(game, goesBankrupt('HR'));
    expect([president(after, 'HR'), after.state.players['1']?.bankrupt, asked(after)]).toEqual(['2', true, 'HR:trains']);
    // His 90, a share sold at 20, and what is left to him at 10; the heir may buy the dearer side.
    expect([cash(after, '1'), treasury(after, 'HR')]).toEqual([0, 90 + 20 + 20]);
    refuses(after, passes('HR'), 'train.must_buy');
    expect(cash(play(after, buysTrain('HR', '3/5-0', 180)), '2')).toBe(0);
  });

  it('1833NE §26.43: without president and train a price of 20 falls to nothing in one turn', () => {
    const game = table(
      depotFrom('3/5'),
      inPhase('II'),
      corporation('HR', { cell: '0,2', held: { '1': 2 }, treasury: 0, trains: [] }),
      orphan('HR'),
      corporation('RR', { cell: '0,10', held: { '2': 5 }, treasury: 100, trains: ['2'] }),
      operatingTurn('RR', 'build', { waiting: ['HR'] }),
    );
    let now = game;
    while (now.state.round.kind === 'operating' && now.state.round.turn?.operator === 'RR') now = play(now, passes('RR'));
    expect(now.state.operators['HR']?.status).toBe('closed');
  });

  it('1833NE §26.44: the limit of certificates goes by the players at the start', () => {
    const game = due(
      { cell: '0,2', held: { '1': 2 } },
      0,
      corporation('RR', { cell: '0,1', held: { '1': 2, '2': 1 }, trains: ['2'], tokens: [] }),
    );
    const after = play(game, goesBankrupt('HR'));
    expect([after.state.players['1']?.bankrupt, certificateLimit(game), certificateLimit(after)]).toEqual([true, 24, 24]);
    // Both close without a run: seven corporations, and the row is still that of three players.
    let now = after;
    while (now.state.operators['RR']?.status !== 'closed') now = play(now, passes(asked(now).split(':')[0] ?? ''));
    expect([now.state.operators['HR']?.status, certificateLimit(now)]).toEqual(['closed', 19]);
  });

  it('1833NE §26.45: trains of a corporation without president are not for sale, and without money none is bought', () => {
    const rr = corporation('RR', { cell: '0,8', held: { '2': 2 }, treasury: 0, trains: ['2'] });
    refuses(due({ treasury: 150 }, 0, rr, orphan('RR')), buysTrain('HR', '2-0', 1), 'train.not_for_sale');
    refuses(due({ treasury: 0 }, 500, rr), buysTrain('HR', '2-0', 1), 'train.cash');
  });

  it('1833NE §19.4: such a corporation neither builds nor chooses, it runs for the most and keeps all', () => {
    const game = table(
      depotFrom('3/5'),
      inPhase('II'),
      corporation('HR', { cell: '0,6', held: { '1': 2 }, treasury: 200, trains: [] }),
      orphan('HR'),
      corporation('RR', { cell: '0,10', held: { '2': 5 }, treasury: 100, trains: ['2'] }),
      operatingTurn('RR', 'build', { waiting: ['HR'] }),
    );
    let now = game;
    while (now.state.round.kind === 'operating' && now.state.round.turn?.operator === 'RR') now = play(now, passes('RR'));
    // No train when its dividend is due: two columns, then the cheaper side of the card with its own money.
    expect([price(now, 'HR'), trains(now, 'HR'), treasury(now, 'HR')]).toEqual([40, '3/5', 60]);
  });

  it('1833NE §19.1: privates of the bankrupt leave the game, and the last player ends it', () => {
    const game = due({ cell: '0,2', held: { '1': 2 } }, 0, privatesWith({ P3: '1' }));
    const after = play(game, goesBankrupt('HR'));
    expect(after.state.privates['P3']?.closed).toBe(true);
    expect(percent(after, '1', 'HR')).toBe(0);
  });
});

describe('the end', () => {
  const closedPrivates: Edit = ({ title, state }) => ({
    title,
    state: {
      ...state,
      privates: Object.fromEntries(Object.entries(state.privates).map(([id, each]) => [id, { ...each, owner: null, closed: true }])),
    },
  });
  const alone: Edit = ({ title, state }) => ({
    title,
    state: {
      ...state,
      players: Object.fromEntries(Object.entries(state.players).map(([id, each]) => [id, { ...each, bankrupt: id === '3' }])),
    },
  });

  it('1833NE §26.51: when one player is left the game ends at once, and privates count at face value', () => {
    const game = due({ cell: '0,2', held: { '1': 2 } }, 0, alone, cashOf({ '2': 100, '3': 0 }), privatesWith({ P3: '2' }));
    const after = play(game, goesBankrupt('HR'));
    expect(after.state.over?.cause).toBe('last_player');
    expect(after.state.over?.scores['2']).toBe(150);
  });

  it('1833NE §22.3: when all has closed and nobody can start a corporation the game ends, it does not go round for ever', () => {
    const begin = (richest: number): Game =>
      table(
        depotFrom('3/5'),
        inPhase('II'),
        corporation('HR', { cell: '0,2', held: { '1': 2 }, treasury: 0, trains: [] }),
        orphan('HR'),
        corporation('RR', { cell: '0,1', held: { '2': 5 }, treasury: 200, trains: ['2'] }),
        closedPrivates,
        cashOf({ '1': 7, '2': richest, '3': 0 }),
        operatingTurn('RR', 'build', { waiting: ['HR'] }),
      );
    const playedOn = (game: Game): Game => {
      let now = game;
      while (now.state.over === null && now.state.round.kind === 'operating') now = play(now, passes('RR'));
      return now;
    };
    const over = playedOn(begin(79));
    expect([over.state.over?.cause, over.state.operators['CV']?.status]).toEqual(['all_closed', 'unlaunched']);
    // A launch at 40 takes 80.
    expect(asked(playedOn(begin(80)))).toMatch(/:stock_turn$/u);
  });

  it('1833NE §26.50: a bank that breaks in the first operating round leaves the second to be played', () => {
    const poor: Edit = ({ title, state }) => ({ title, state: { ...state, bank: 0, ending: 'bank_broken' } });
    const corporations = [corporation('HR', { cell: '0,10', held: { '1': 5 }, treasury: 100, trains: ['2'] })];
    const begin = position(
      { players: 3, title: TITLE_1833NE },
      ...corporations,
      depotFrom('3/5'),
      operatingTurn('HR', 'build', { number: 1, of: 2 }),
    );
    let now = poor(begin);
    const kinds: string[] = [];
    while (now.state.over === null) {
      const [who = ''] = asked(now).split(' ');
      kinds.push(`${now.state.round.kind} ${String(now.state.cycle.time)}`);
      now = playOn(now, who.split(':')[0] ?? '');
    }
    expect([...new Set(kinds)]).toEqual(['operating 1', 'operating 2']);
    expect(now.state.over?.cause).toBe('bank_broken');
  });
});

/** As `play`, for a position whose bank is not what the others lack. */
function playOn(game: Game, who: string): Game {
  const result = apply(game, passes(who));
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
}

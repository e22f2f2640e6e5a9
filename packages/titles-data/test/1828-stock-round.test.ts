import { describe, expect, it } from 'vitest';
import { awaited, type Action, type Game } from '@roundhouse/engine';
import { buys, entity, pars, passes, sells } from './kit/actions.ts';
import { cash, cell, percent, president, price, treasury } from './kit/figures.ts';
import { asked, isListed, open, play, refuses } from './kit/play.ts';
import { cashOf, operatingTurn, privatesWith, stockRound } from './kit/position.ts';
import { charter, inPhase, merges, turnOf1 } from './kit/systems.ts';

const exchanges = (id: string): Action => ({ type: 'buy_shares', by: entity('private/M&H'), certificates: [id] });

/** Everybody who is asked passes until the round is over. */
function toEnd(start: Game): Game {
  let game = start;
  while (game.state.round.kind === 'stock') game = play(game, passes(awaited(game)[0]?.decider ?? ''));
  return game;
}

describe('the end of a stock round', () => {
  it('1828 §5.12, edge 6, 28-1: sold out rises a row, one more from the grey zone, one more with 80 %', () => {
    const after = (at: string, held: Readonly<Record<string, number>>): number | null =>
      price(toEnd(turnOf1({ GT: charter(held, { cell: at, tokens: ['D4/0'] }) })), 'GT');
    expect(after('11,0', { '1': 6, '2': 4 })).toBe(62);
    expect(after('7,4', { '1': 8, '2': 2 })).toBe(99);
    // The zone is that of the cell before the first step.
    expect(after('10,0', { '1': 8, '2': 2 })).toBe(71);
    expect(after('7,4', { '1': 6, '2': 4 })).toBe(93);
    expect(after('11,0', { '1': 8, '2': 1 })).toBe(54);
  });

  it('1828 §5.12, edge 7: a system is sold out with nine shares at players, and not with one in the pool', () => {
    const singles = (game: Game, who: string): string[] =>
      (game.state.holdings[`player/${who}`]?.['GT-IC'] ?? []).filter((id) => !id.endsWith('_0'));
    const full = turnOf1({ GT: charter({ '1': 6, '2': 4 }), IC: charter({ '1': 6, '2': 4 }) });
    const system = play(full, merges('GT', 'IC'));
    expect(['1', '2', 'market', 'ipo'].map((who) => percent(system, who, 'GT-IC'))).toEqual([50, 40, 0, 0]);
    const start = cell(system, 'GT-IC');
    expect([start, cell(toEnd(system), 'GT-IC')]).toEqual(['8,7', '7,7']);
    const sold = play(system, sells('1', singles(system, '1').slice(0, 1)));
    expect([cell(sold, 'GT-IC'), cell(toEnd(sold), 'GT-IC')]).toEqual(['9,7', '9,7']);
  });

  it('1828 §5.14, edge 8: who passed stays where he first did, who acts is taken out', () => {
    const start = turnOf1({ GT: charter({ '1': 2 }), IC: charter({ '1': 2 }) }, [], cashOf({ '1': 300, '2': 300, '3': 300 }));
    const game = play(
      start,
      passes('1'),
      buys('2', 'GT_1'),
      passes('2'),
      buys('3', 'GT_2'),
      passes('3'),
      buys('1', 'GT_3'),
      passes('1'),
      passes('2'),
      passes('3'),
    );
    expect(game.state.round).toMatchObject({ passed: ['2', '3'] });
    expect(play(game, passes('1')).state.seating).toEqual(['2', '3', '1']);
  });
});

describe('the grey zone', () => {
  const grey = { cell: '14,4' };

  it('1828 §5.8, edge 9: the president buys two of one corporation, from either place and above 60 %', () => {
    const start = turnOf1({ GT: charter({ '1': 7 }, { ...grey, pool: 1 }) }, [], cashOf({ '1': 500, '2': 500 }));
    const ipo = start.state.holdings['ipo']?.['GT']?.[0] ?? '';
    const pool = start.state.holdings['market']?.['GT']?.[0] ?? '';
    const two = play(start, buys('1', ipo), buys('1', pool));
    expect(percent(two, '1', 'GT')).toBe(90);
    expect(open(two, '1')).not.toContain('buy_shares');
  });

  it('1828 §5.8, edge 9: nobody else does, and not after a start', () => {
    const start = turnOf1({ GT: charter({ '1': 5 }, grey), MP: charter({ '1': 6 }, grey) }, [], cashOf({ '1': 500, '2': 500 }));
    const other = stockRound('2')(start);
    const one = play({ ...other, state: { ...other.state, seating: ['2', '3', '1'] } }, buys('2', 'GT_4'));
    expect(isListed(one, buys('2', 'GT_5'))).toBe(false);
    refuses(play(start, pars('1', 'IC', '13,7')), buys('1', 'GT_4'), 'stock.buy.once');
    refuses(play(start, buys('1', 'GT_4')), buys('1', 'MP_5'), 'stock.buy.once');
  });

  it('1828 §5.7, edge 10: out of it 80 % stay, and no more is bought', () => {
    const game = turnOf1({ GT: charter({ '1': 8 }) }, [], cashOf({ '1': 500 }));
    expect(open(game, '1')).toContain('pass');
    refuses(game, buys('1', 'GT_7'), 'stock.buy.ownership');
  });
});

describe('the Mohawk & Hudson in a stock round', () => {
  it('1828 §16.7, edge 11, 28-7: beyond 60 %, after a sale, for a share of a system; never the one that it keeps', () => {
    const full = turnOf1({ GT: charter({ '1': 6 }) }, [], privatesWith({ 'M&H': '1' }));
    expect(percent(play(full, exchanges('GT_5')), '1', 'GT')).toBe(70);
    const sold = play(full, sells('1', ['GT_4']));
    expect(percent(play(sold, exchanges('GT_5')), '1', 'GT')).toBe(60);
    const merged = play(
      turnOf1({ GT: charter({ '1': 6 }), IC: charter({ '1': 6 }) }, [], privatesWith({ 'M&H': '1' })),
      merges('GT', 'IC'),
    );
    const next = stockRound('1', 3)(merged);
    const [kept = ''] = next.state.holdings['treasury']?.['GT-IC'] ?? [];
    const [free = ''] = next.state.holdings['ipo']?.['GT-IC'] ?? [];
    refuses(next, exchanges(kept), 'exchange.certificate');
    expect(percent(play(next, exchanges(free)), '1', 'GT-IC')).toBe(percent(next, '1', 'GT-IC') + 10);
  });

  it('1828 §16.7, edge 12: half a presidency, one par paid', () => {
    const start = turnOf1({ GT: charter({ '1': 1, '2': 5 }) }, [], privatesWith({ 'M&H': '1' }), cashOf({ '1': 75 }));
    const game = play(start, exchanges('IC_0'));
    expect([asked(game), game.state.privates['M&H']?.closed]).toEqual(['1:par_owed', true]);
    refuses(game, pars('1', 'IC', '9,5'), 'exchange.par');
    const done = play(game, pars('1', 'IC', '11,6'));
    expect([cash(done, '1'), percent(done, '1', 'IC'), president(done, 'IC')]).toEqual([4, 20, '1']);
    expect(open(done, '1')).toEqual(['pass', 'sell_shares']);
  });
});

describe('selling', () => {
  it('1828 §6.5, edge 43: at the bottom of a column the money is paid and the marker stays where it lies', () => {
    const bottom = { cell: '17,3' };
    const game = turnOf1({ GT: charter({ '1': 6 }, bottom), IC: charter({ '2': 6 }, bottom) });
    const after = play(game, sells('1', ['GT_4']));
    expect([cash(after, '1'), cell(after, 'GT'), after.state.stacks['17,3']]).toEqual([42, '17,3', ['GT', 'IC']]);
  });

  it('1828 §5.9, §14.9c, edge 42: not in SR 1, but for a train of its first operating round', () => {
    const start = turnOf1(
      { GT: charter({ '1': 6 }, { tokens: ['D4/0'] }), IC: charter({ '1': 2, '2': 4 }, { president: '2' }) },
      [],
      stockRound('1', 1),
      cashOf({ '1': 60 }),
    );
    expect(open(start, '1')).not.toContain('sell_shares');
    const due = operatingTurn('GT', 'trains', { turn: 1 })(start);
    expect(open(due, '1')).toContain('sell_shares');
    expect(treasury(due, 'GT')).toBe(0);
  });
});

describe('the pars', () => {
  it('1828 §6.3, §15.3: later phases open dearer ones and keep the earlier', () => {
    const prices = (phase: string): readonly number[] => {
      const game = turnOf1({}, [], cashOf({ '1': 500 }), inPhase(phase));
      return game.title.market.cells.ids
        .filter((id) => isListed(game, pars('1', 'IC', id)))
        .map((id) => game.title.market.cells.of[id]?.price ?? 0)
        .sort((a, b) => a - b);
    };
    expect(['Yellow', 'Green', 'Blue', 'Brown', 'Red'].map(prices)).toEqual([
      [67, 71, 79],
      [67, 71, 79, 86, 94],
      [67, 71, 79, 86, 94, 105],
      [67, 71, 79, 86, 94, 105, 120],
      [67, 71, 79, 86, 94, 105, 120],
    ]);
  });
});

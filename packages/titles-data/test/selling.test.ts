import { certificateCount } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buys, passes, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, cell, hand, percent } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { position, privatesWith, stockRound } from './kit/position.ts';

const table = position(4, corporation('PRR', { cell: '0,6', held: { '1': 6, '2': 2 } }));

describe('a sale', () => {
  it('1830 §5.8 sells a bundle at the price before it moves, one row down per share (edge 8)', () => {
    const game = play(table, sells('1', ['PRR_1', 'PRR_2', 'PRR_3']));
    expect([cash(game, '1'), cell(game, 'PRR'), percent(game, 'market', 'PRR')]).toEqual([900, '3,6', 30]);
  });

  it('1830 §5.8 pays less for the later ones of single sales (edge 8)', () => {
    const game = play(table, sells('1', ['PRR_1']), sells('1', ['PRR_2']), sells('1', ['PRR_3']));
    expect([cash(game, '1'), cell(game, 'PRR')]).toEqual([600 + 100 + 90 + 82, '3,6']);
  });

  it('1830 §5.8 is paid by the bank, not by the corporation', () => {
    expect(play(table, sells('1', ['PRR_1'])).state.bank).toBe((table.state.bank ?? 0) - 100);
  });

  it('1830 §5.8 needs no operated or floated corporation', () => {
    const started = position(4, corporation('PRR', { cell: '0,6', held: { '1': 3 } }));
    expect(cash(play(started, sells('1', ['PRR_1'])), '1')).toBe(700);
  });

  it('1830 §5.8 is not possible in turn 1', () => {
    refuses(
      position(4, stockRound('1', 1), corporation('PRR', { cell: '0,6', held: { '1': 6 } })),
      sells('1', ['PRR_1']),
      'stock.sell.first_round',
    );
  });

  it('1830 §5.8 leaves at most half of a corporation in the pool', () => {
    const full = position(4, corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 }, pool: 4 }));
    refuses(full, sells('1', ['PRR_1', 'PRR_2']), 'stock.sell.market_limit', { corporation: 'PRR', limit: 50 });
    expect(percent(play(full, sells('1', ['PRR_1'])), 'market', 'PRR')).toBe(50);
  });

  it('1830 §5.8 takes certificates that the player holds, each once and of one corporation', () => {
    refuses(table, sells('1', ['PRR_6']), 'stock.sell.not_owned', { corporation: 'PRR' });
    refuses(table, sells('1', ['PRR_1', 'PRR_1']), 'stock.sell.not_owned');
    refuses(table, sells('1', []), 'stock.sell.not_owned');
    const two = position(
      4,
      corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 2 } }),
      corporation('NYC', { cell: '0,6', held: { '1': 3, '2': 2 } }),
    );
    refuses(two, sells('1', ['PRR_1', 'NYC_1']), 'stock.sell.not_owned');
  });

  it('1830 §5.8 takes whole shares, all that are on the certificates but for half of the president’s', () => {
    const two = position(4, corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 } }));
    for (const units of [0, 1, 1.5, 4]) refuses(two, sells('1', ['PRR_1', 'PRR_0'], units), 'stock.sell.not_owned');
    refuses(two, sells('1', ['PRR_1'], 0.5), 'stock.sell.not_owned');
    refuses(two, sells('1', ['PRR_0'], 2), 'stock.sell.not_owned');
  });

  it('1830 §5.8 sells the president’s certificate only where another holds 20 %', () => {
    const alone = position(4, corporation('PRR', { cell: '0,6', held: { '1': 2, '2': 1, '3': 1 } }));
    refuses(alone, sells('1', ['PRR_0']), 'stock.sell.president', { corporation: 'PRR' });
    refuses(alone, sells('1', ['PRR_0'], 1), 'stock.sell.president');
  });

  it('1830 §11.7 edge 5: a share without a price cannot be sold', () => {
    const granted = position(4, corporation('NYC', { cell: '0,6', held: { '1': 2, '2': 2 } }), holdsWithoutPar('1', 'PRR'));
    refuses(granted, sells('1', ['PRR_1']), 'stock.sell.no_price', { corporation: 'PRR' });
  });
});

function holdsWithoutPar(player: string, id: string) {
  return (game: ReturnType<typeof position>) => {
    const ipo = game.state.holdings['ipo'] ?? {};
    const [card, first = '', ...rest] = ipo[id] ?? [];
    const holdings = {
      ...game.state.holdings,
      ipo: { ...ipo, [id]: [card ?? '', ...rest] },
      [`player/${player}`]: { ...game.state.holdings[`player/${player}`], [id]: [first] },
    };
    return { title: game.title, state: { ...game.state, holdings } };
  };
}

describe('the certificate limit', () => {
  // Four players: 16 certificates.
  const full = (last: string) =>
    position(
      4,
      corporation('PRR', { cell: '0,6', held: { '1': 6, '2': 2 } }),
      corporation('NYC', { cell: '0,6', held: { '1': 6, '2': 2 } }),
      corporation('CPR', { cell: '0,6', held: { '1': 6, '2': 2 } }),
      corporation('C&O', { cell: last, par: 67, held: { '2': 2, '1': 1 }, pool: 1 }),
    );

  it('1830 §5.6 counts the president’s certificate as one', () => {
    refuses(full('5,6'), buys('1', 'C&O_2'), 'stock.buy.certificate_limit', { limit: 16 });
    expect(open(full('5,6'), '1')).not.toContain('buy_shares');
  });

  it('1830 §5.6 does not count corporations in yellow, orange or brown', () => {
    for (const zoned of ['2,0', '3,0', '5,0']) expect(hand(play(full(zoned), buys('1', 'C&O_2')), '1', 'C&O')).toBe('C&O_1 C&O_2');
  });

  it('1830 §5.6 counts privates, and shares that have no price yet', () => {
    const table = position(4, privatesWith({ SV: '1', DH: '1' }), holdsWithoutPar('1', 'PRR'));
    expect(certificateCount(table, '1')).toBe(3);
  });

  it('1830 §5.7 lets a holding pass 60 % in orange and brown, not in yellow', () => {
    const six = (zoned: string) => position(4, corporation('PRR', { cell: zoned, par: 67, held: { '1': 6 } }));
    for (const zoned of ['3,0', '5,0']) expect(percent(play(six(zoned), buys('1', 'PRR_5')), '1', 'PRR')).toBe(70);
    refuses(six('2,0'), buys('1', 'PRR_5'), 'stock.buy.ownership');
  });

  it('1830 §2.1 has 28/20/16/13/11 for 2 to 6 players', () => {
    const limits = TITLE_LIMITS.map(([players]) => position(players).title.certificate_limit?.[String(players)]);
    expect(limits).toEqual(TITLE_LIMITS.map(([, limit]) => limit));
  });
});

const TITLE_LIMITS = [
  [2, 28],
  [3, 20],
  [4, 16],
  [5, 13],
  [6, 11],
] as const;

describe('forced selling', () => {
  const over = position(
    4,
    corporation('PRR', { cell: '0,6', held: { '1': 7, '2': 2 } }),
    corporation('NYC', { cell: '1,6', held: { '1': 2, '2': 2 } }),
  );

  it('1830 §5.9 edge 15: a holder over 60 % outside orange and brown sells before anything else', () => {
    expect(asked(over)).toBe('1:stock_turn');
    expect(open(over, '1')).toEqual(['sell_shares']);
    refuses(over, passes('1'), 'stock.must_sell', { limit: 16 });
    refuses(over, buys('1', 'NYC_2'), 'stock.must_sell');
    const legal = play(over, sells('1', ['PRR_1']));
    expect(open(legal, '1')).toEqual(['buy_shares', 'par', 'pass', 'sell_shares']);
  });

  it('1830 §5.9 leaves 70 % alone in orange and brown', () => {
    for (const zoned of ['3,0', '5,0']) {
      const game = position(4, corporation('PRR', { cell: zoned, par: 67, held: { '1': 7, '2': 2 } }));
      expect(play(game, passes('1')).state.round).toMatchObject({ turn: { player: '2' } });
    }
  });

  it('1830 §5.9 B10: over the limit without a legal sale, a player goes on', () => {
    const stuck = position(
      4,
      corporation('PRR', { cell: '0,6', held: { '1': 7 }, pool: 3, president: '1' }),
      corporation('NYC', { cell: '1,6', held: { '2': 2, '3': 2 }, pool: 5 }),
    );
    expect(open(play(stuck, sells('1', ['PRR_1'])), '1')).toContain('pass');
    const full = position(
      4,
      corporation('PRR', { cell: '0,6', held: { '1': 5 }, pool: 5 }),
      corporation('NYC', { cell: '0,6', held: { '1': 5 }, pool: 5 }),
      corporation('CPR', { cell: '0,6', held: { '1': 5 }, pool: 5 }),
      corporation('C&O', { cell: '0,6', held: { '1': 5 }, pool: 5 }),
      privatesWith({ SV: '1' }),
    );
    expect(certificateCount(full, '1')).toBe(17);
    expect(open(full, '1')).toEqual(['pass']);
  });

  it('1830 §5.9 B10: and must sell as soon as he can', () => {
    const full = position(
      4,
      ...['PRR', 'NYC', 'CPR', 'C&O'].map((id) => corporation(id, { cell: '0,6', held: { '1': 5 }, pool: id === 'PRR' ? 4 : 5 })),
      privatesWith({ SV: '1' }),
    );
    expect(open(full, '1')).toEqual(['sell_shares']);
    refuses(full, sells('1', ['NYC_1']), 'stock.sell.market_limit');
  });
});

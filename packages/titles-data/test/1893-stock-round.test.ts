import { describe, expect, it } from 'vitest';
import { apply, priceOf, type Game } from '@roundhouse/engine';
import { assigns, buys, buysPrivate, pars, passes, sells, sellsPrivate } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, hand, percent, president, privates, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, operatingTurn, phase, position, privatesWith, stockRound, type Edit, type Table } from './kit/position.ts';
import { TITLE_1893 } from './kit/title.ts';

const seats = (setup: Partial<Table>, ...edits: Edit[]): Game => position({ players: 3, title: TITLE_1893, ...setup }, ...edits);
const table = (...edits: Edit[]): Game => seats({}, ...edits);
const started = (id: string, held: Charter['held'], more: Partial<Charter> = {}): Edit =>
  corporation(id, { cell: '4,2', held, pool: 10 - Object.values(held).reduce((sum, n) => sum + n, 0), ...more });
/** Bonds that nobody owns yet are for sale. */
const bondsOpen =
  (owners: Readonly<Record<string, string>> = {}): Edit =>
  (game) => {
    const { privates: all } = game.state;
    const open = Object.fromEntries(
      Object.keys(all).flatMap((id) => (id.startsWith('AdSK') ? [[id, { owner: null, closed: false, used: [] }] as const] : [])),
    );
    return privatesWith(owners)({ title: game.title, state: { ...game.state, privates: { ...all, ...open } } });
  };

describe('starting and floating', () => {
  it('1893 §6.3: the other eight certificates go to the market at once', () => {
    const game = play(table(), pars('1', 'DE', '4,2'));
    expect(hand(game, 'market', 'DE')).toBe('DE_1 DE_2 DE_3 DE_4 DE_5 DE_6 DE_7 DE_8');
    expect([cash(game, '1'), percent(game, 'ipo', 'DE')]).toEqual([600 - 140, 0]);
    expect(asked(game)).toBe('2:stock_turn');
  });

  it('1893 §6.5: nobody starts what is formed by merger', () => {
    refuses(table(), pars('1', 'AGV', '4,2'), 'stock.par.formed');
    refuses(table(), pars('1', 'EKB', '4,2'), 'stock.par.formed');
  });

  it('1893 §6.10: floats as soon as players hold half, and gets ten times the par', () => {
    const four = play(table(), pars('1', 'DE', '4,2'), buys('2', 'DE_1'), buys('3', 'DE_2'));
    expect(treasury(four, 'DE')).toBe(0);
    expect(treasury(play(four, buys('1', 'DE_3')), 'DE')).toBe(700);
  });
});

describe('sales', () => {
  it('1893 §6.7, edge 7, 93-9: one step for a bundle of any size, each bundle by itself', () => {
    const game = table(started('RAG', { '1': 6, '2': 4 }, { cell: '2,1', par: 80 }));
    const once = play(game, sells('1', ['RAG_1', 'RAG_2', 'RAG_3']));
    expect([cash(once, '1'), cell(once, 'RAG')]).toEqual([600 + 3 * 75, '3,1']);
    const twice = play(game, sells('1', ['RAG_1']), sells('1', ['RAG_2']));
    expect([cash(twice, '1'), cell(twice, 'RAG')]).toEqual([600 + 75 + 70, '4,1']);
  });

  it('1893 §6.8: nothing below, no fall', () => {
    const game = table(started('DE', { '1': 6, '2': 4 }, { cell: '4,5', par: 90 }));
    expect(cell(play(game, sells('1', ['DE_1', 'DE_2'])), 'DE')).toBe('4,5');
  });

  it('1893 §6.7, edge 6: half of it in the market, and no more', () => {
    refuses(table(started('DE', { '1': 5 })), sells('1', ['DE_1']), 'stock.sell.market_limit');
    const game = table(started('DE', { '1': 6 }));
    play(game, sells('1', ['DE_1']));
    refuses(game, sells('1', ['DE_1', 'DE_2']), 'stock.sell.market_limit');
  });

  it('1893 §6.1, §6.7: only what has operated is sold, and before the purchase', () => {
    refuses(table(started('DE', { '1': 6 }, { operated: false })), sells('1', ['DE_1']), 'stock.sell.not_operated');
    const bought = play(table(started('DE', { '1': 6 }), started('RSE', { '2': 5 })), buys('1', 'RSE_5'));
    expect(asked(bought)).toBe('2:stock_turn');
  });
});

describe('bonds', () => {
  it('93-3: the lowest number for 100; at the certificate limit none', () => {
    refuses(table(bondsOpen()), buysPrivate('1', 'AdSK-2', 100), 'private.owner');
    // Twelve certificates with three players.
    const full = table(
      bondsOpen(),
      started('DE', { '1': 6, '2': 4 }),
      started('RSE', { '1': 6, '2': 4 }),
      started('RAG', { '1': 3, '2': 2 }),
    );
    refuses(full, buysPrivate('1', 'AdSK-1', 100), 'stock.buy.certificate_limit', { limit: 12 });
  });

  it('1893-R3: in records a bond is bought at the limit, and after a sale', () => {
    const full = [started('DE', { '1': 6, '2': 4 }), started('RSE', { '1': 6, '2': 4 }), started('RAG', { '1': 3, '2': 2 })];
    const game = seats({ quirks: ['bond_any_time'] }, bondsOpen(), ...full);
    expect(apply(game, buysPrivate('1', 'AdSK-1', 100)).ok).toBe(true);
  });

  it('1893 §6.6: bought for 100 as the purchase of the turn, sold for 100', () => {
    const game = play(table(bondsOpen()), buysPrivate('1', 'AdSK-1', 100));
    expect([cash(game, '1'), privates(game, '1'), asked(game)]).toEqual([500, 'AdSK-1', '2:stock_turn']);
    refuses(table(bondsOpen()), buysPrivate('1', 'AdSK-1', 90), 'private.price');
    const sold = play(
      table(bondsOpen({ 'AdSK-1': '1', 'AdSK-2': '1' })),
      sellsPrivate('1', 'AdSK-1', 100),
      sellsPrivate('1', 'AdSK-2', 100),
    );
    expect(cash(sold, '1')).toBe(800);
    refuses(sold, buysPrivate('1', 'AdSK-1', 100), 'bonds.sold_before');
  });

  it('1893 §6.6, edge 18: after shares were sold a bond may be bought', () => {
    const game = play(table(bondsOpen(), started('DE', { '1': 6 })), sells('1', ['DE_1']), buysPrivate('1', 'AdSK-1', 100));
    expect(privates(game, '1')).toBe('AdSK-1');
  });

  it('1893-Q9: a bond costs 100; in records what the record says', () => {
    refuses(table(bondsOpen()), buysPrivate('1', 'AdSK-1', 80), 'private.price');
    const result = apply(seats({ quirks: ['price_as_recorded'] }, bondsOpen()), buysPrivate('1', 'AdSK-1', 80));
    expect(result.ok ? cash(result.game, '1') : result.refusal).toBe(520);
  });
});

describe('a private of another player', () => {
  const eva = privatesWith({ EVA: '2' });

  it('1893 §7.3: is bought at any price as the purchase of the turn, and paid to its owner', () => {
    const game = play(table(eva), buysPrivate('1', 'EVA', 7));
    expect([cash(game, '1'), cash(game, '2'), privates(game, '1')]).toEqual([593, 607, 'EVA']);
  });

  it('1893-Q2: in records the bank is paid', () => {
    const game = play(seats({ quirks: ['private_sale_pays_bank'] }, eva), buysPrivate('1', 'EVA', 7));
    expect([cash(game, '1'), cash(game, '2')]).toEqual([593, 600]);
  });

  it('1893 §7.3: in an operating turn it is the owner of the operator who may buy', () => {
    const game = table(eva, started('DE', { '1': 5 }), operatingTurn('DE', 'track'));
    refuses(game, buysPrivate('3', 'EVA', 10), 'turn.not_yours');
    const bought = play(game, buysPrivate('1', 'EVA', 10));
    expect([cash(bought, '2'), asked(bought)]).toEqual([610, 'DE:track']);
  });

  it('1893 §7.2: others never change hands', () => {
    refuses(table(privatesWith({ HdSK: '2' })), buysPrivate('1', 'HdSK', 50), 'private.not_for_sale');
  });
});

describe('Fond der Stadt Düsseldorf', () => {
  const fund = privatesWith({ FdSD: '1' });

  it('1893 §7.4, edge 16: pays for the presidency where its owner cannot', () => {
    const game = play(table(fund, cashOf({ '1': 100 })), pars('1', 'RAG', '1,3'));
    expect([cash(game, '1'), president(game, 'RAG'), priceOf(game, 'RAG'), privates(game, '1')]).toEqual([100, '1', 100, '']);
  });

  it('1893 §7.4, edge 17: asks who could pay; declined it stays', () => {
    const named = play(table(fund), pars('1', 'RAG', '1,3'));
    expect([asked(named), cash(named, '1')]).toEqual(['1:par_choice', 600]);
    const used = play(named, assigns('private/FdSD', 'RAG'));
    expect([cash(used, '1'), privates(used, '1'), president(used, 'RAG')]).toEqual([600, '', '1']);
    const kept = play(named, passes('1'));
    expect([cash(kept, '1'), privates(kept, '1'), president(kept, 'RAG'), asked(kept)]).toEqual([400, 'FdSD', '1', '2:stock_turn']);
  });

  it('1893 §7.5, edge 15: is exchanged for two shares of the market, for one where there is no other, and ends the turn', () => {
    const game = play(table(fund, started('RAG', { '2': 5 })), buys('private/FdSD', 'RAG_5'));
    expect([percent(game, '1', 'RAG'), asked(game)]).toEqual([20, '2:stock_turn']);
    const one = play(table(fund, started('RAG', { '2': 5, '3': 4 })), buys('private/FdSD', 'RAG_8'));
    expect(percent(one, '1', 'RAG')).toBe(10);
    refuses(table(fund, started('RAG', { '2': 6, '3': 4 })), buys('private/FdSD', 'RAG_8'), 'exchange.certificate');
  });

  it('1893-Q3: in play on the turn of its owner, not in the first round and not above 60 %; in records always', () => {
    const rag = started('RAG', { '1': 5, '2': 2 });
    refuses(table(fund, rag, stockRound('2')), buys('private/FdSD', 'RAG_6'), 'exchange.when');
    refuses(table(fund, rag, stockRound('1', 1)), buys('private/FdSD', 'RAG_6'), 'exchange.when');
    expect(percent(play(table(fund, rag), buys('private/FdSD', 'RAG_6')), '1', 'RAG')).toBe(60);
    const loose = seats({ quirks: ['exchange_any_time'] }, fund, rag, stockRound('2', 1));
    const used = play(loose, buys('private/FdSD', 'RAG_6'));
    expect(percent(used, '1', 'RAG')).toBe(70);
    expect(used.state.round).toMatchObject({ last_actor: '2' });
  });

  it('1893-Q4: after the first 5 it is lost with the next turn of its owner; in records only once he buys a share', () => {
    const late = (quirks: Table['quirks']) =>
      seats({ quirks: quirks ?? [] }, fund, started('RAG', { '2': 5 }), started('DE', { '3': 5 }), phase('5'));
    expect(privates(play(late([]), passes('1')), '1')).toBe('');
    expect(privates(play(late(['overdue_private_stays']), passes('1')), '1')).toBe('FdSD');
    expect(privates(play(late(['overdue_private_stays']), buys('1', 'DE_6')), '1')).toBe('');
  });
});

describe('a president who sells half of his certificate', () => {
  it('1893 §6.9, edge 8: keeps a single share, the first of the market; 1893-R6 in records whatever lies first', () => {
    const game = table(started('DE', { '1': 5, '2': 2 }, { cell: '3,3', par: 80, pool: 1 }), stockRound('1'));
    expect(open(game, '1')).toContain('sell_shares');
    const sold = play(game, sells('1', ['DE_1', 'DE_2', 'DE_3', 'DE_0'], 4));
    expect([president(sold, 'DE'), percent(sold, '1', 'DE')]).toEqual(['2', 10]);
  });
});

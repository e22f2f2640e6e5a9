import { apply, cellOf, choices, reviewMoves, type ActionOf, type Game } from '@roundhouse/engine';
import { createNames, ShareMarket } from '@roundhouse/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { Consequence } from '../consequence.tsx';
import { IssuePanel } from './issue.tsx';
import { StockPanel } from './stock.tsx';

afterEach(cleanup);

const search = { title: '1833ne', seeds: 12, maxActions: 900 };
const own = <T extends 'sell_shares' | 'buy_shares'>(game: Game, type: T): readonly ActionOf<T>[] =>
  choices(game).flatMap(({ action }) =>
    game.state.round.kind === 'operating' && action.type === type && action.by.kind === 'operator' ? [action as ActionOf<T>] : [],
  );
const after = (game: Game, action: ActionOf<'sell_shares'> | ActionOf<'buy_shares'>): Game => {
  const result = apply(game, action);
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
};
const money = (game: Game, id: string): number => game.state.operators[id]?.cash ?? 0;
const priceIn = (game: Game, id: string): number => cellOf(game, id)?.price ?? 0;

describe('issuing and redeeming', () => {
  it('tells what each number of shares brings or costs, that the price stays, and where shares in the market lead (1833NE §8, §6.9)', () => {
    const game = positionWhere(search, (now) => own(now, 'sell_shares').length > 1 && own(now, 'buy_shares').length > 0);
    const issues = own(game, 'sell_shares');
    const [redeem] = own(game, 'buy_shares');
    const [one, two] = issues;
    if (one === undefined || two === undefined || redeem === undefined) throw new Error('no issue');
    const { id } = one.by;
    const price = priceIn(game, id);
    const done = show(game, IssuePanel);
    const gain = money(after(game, two), id) - money(game, id);
    expect(screen.getByText(`Each issued share brings $${String(gain / 2)}; the price stays at $${String(price)}.`)).toBeDefined();
    expect(priceIn(after(game, two), id)).toBe(price);
    const cost = money(game, id) - money(after(game, redeem), id);
    fireEvent.click(screen.getByRole('button', { name: words('finance.issue.issue', { count: 2, amount: `$${String(gain)}` }) }));
    fireEvent.click(screen.getByRole('button', { name: words('finance.issue.redeem', { count: 1, amount: `$${String(cost)}` }) }));
    expect(done).toEqual([two, redeem]);
    const lower = game.title.market.cells.of[cellOf(game, id)?.moves.left ?? '']?.price ?? 0;
    expect(document.body.textContent).toContain(`the price goes one column left, to $${String(lower)}.`);
    cleanup();
    show(game, StockPanel);
    expect(document.querySelectorAll('[data-action="sell_shares"]')).toHaveLength(0);
  });

  it('tells at each trade of shares what the end of the stock round will do to prices (1833NE §6.9)', () => {
    const sale = (now: Game) =>
      choices(now).flatMap(({ action }) =>
        action.type === 'sell_shares' && action.by.kind === 'player' && reviewMoves(now).length === 0 ? [action] : [],
      );
    const game = positionWhere(search, (now) => now.state.round.kind === 'stock' && sale(now).length > 0);
    const [action] = sale(game);
    if (action === undefined) throw new Error('no sale');
    const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation ?? '';
    const result = apply(game, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    const now = priceIn(result.game, corporation);
    const [fall] = reviewMoves(result.game);
    const then = game.title.market.cells.of[fall?.to ?? '']?.price ?? 0;
    expect([fall?.operator, fall?.cause, then < now]).toEqual([corporation, 'in_market', true]);
    const names = createNames(game.title, game.state.setup, words);
    render(<Consequence game={game} action={action} names={names} />);
    expect(document.body.textContent).toContain(`At the end of the stock round: ${corporation} $${String(now)} → $${String(then)}.`);
    cleanup();
    render(<ShareMarket title={game.title} state={result.game.state} words={words} />);
    expect(screen.getByRole('region', { name: words('market.moves.heading') }).textContent).toContain(
      `shares in the market when the round ends: $${String(now)} → $${String(then)}`,
    );
  });

  it('tells for a train how far the price falls (1833NE §18.3)', () => {
    const game = positionWhere(search, (now) =>
      own(now, 'sell_shares').some((action) => priceIn(after(now, action), action.by.id) < priceIn(now, action.by.id)),
    );
    const [action] = own(game, 'sell_shares');
    if (action === undefined) throw new Error('no issue');
    const { id } = action.by;
    show(game, IssuePanel);
    const count = action.certificates.length;
    const values = {
      count,
      amount: `$${String(money(after(game, action), id) - money(game, id))}`,
      price: `$${String(priceIn(after(game, action), id))}`,
    };
    expect(screen.getByRole('button', { name: words('finance.issue.falls', values) })).toBeDefined();
    expect(screen.getByText(words('finance.issue.forced'))).toBeDefined();
  });
});

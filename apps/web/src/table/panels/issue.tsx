import { cellOf, unitsHeld, type ActionOf, type Game } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { costOf, preview, purseOf } from '../preview.ts';

type Trade = ActionOf<'sell_shares'> | ActionOf<'buy_shares'>;

/** Whether a corporation trades its own shares in its turn: it issues or redeems them. */
export const isIssue = (game: Game, { by }: Trade): boolean => game.state.round.kind === 'operating' && by.kind === 'operator';

/** Issuing and redeeming shares: how many for how much, and what becomes of the price, now and when the stock round ends. */
export function IssuePanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const issues = choicesOf(desk.choices, 'sell_shares').flatMap(({ action }) => (isIssue(game, action) ? [action] : []));
  const redeems = choicesOf(desk.choices, 'buy_shares').flatMap(({ action }) => (isIssue(game, action) ? [action] : []));
  const operator = (issues[0] ?? redeems[0])?.by.id;
  if (operator === undefined) return null;
  const price = cellOf(game, operator)?.price ?? 0;
  const forced = issues.some((action) => priceAfter(game, action) !== price);
  const each = (action: Trade | undefined): number => (action === undefined ? 0 : moneyOf(game, action) / action.certificates.length);
  const review = reviewed(game, operator);
  return (
    <section className="panel-part">
      <h3>{words('finance.issue.heading')}</h3>
      {forced && <p className="note">{words('finance.issue.forced')}</p>}
      {issues.length > 0 && !forced && (
        <p className="note">{words('finance.issue.issue_at', { amount: names.money(each(issues[0])), price: names.money(price) })}</p>
      )}
      {redeems.length > 0 && (
        <p className="note">{words('finance.issue.redeem_at', { amount: names.money(each(redeems[0])), price: names.money(price) })}</p>
      )}
      <div className="buttons">
        {issues.map((action) => {
          const values = { count: action.certificates.length, amount: names.money(moneyOf(game, action)) };
          const label = forced
            ? words('finance.issue.falls', { ...values, price: names.money(priceAfter(game, action)) })
            : words('finance.issue.issue', values);
          return <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} label={label} />;
        })}
        {redeems.map((action) => (
          <ChoiceButton
            key={JSON.stringify(action)}
            desk={desk}
            action={action}
            label={words('finance.issue.redeem', { count: action.certificates.length, amount: names.money(moneyOf(game, action)) })}
          />
        ))}
      </div>
      {review !== null && !forced && (
        <p className="note">{words('finance.issue.market', { count: review.inMarket, price: names.money(review.price) })}</p>
      )}
    </section>
  );
}

const moneyOf = (game: Game, action: Trade): number => Math.abs(costOf(preview(game, action), purseOf(action.by)));

function priceAfter(game: Game, action: Trade): number {
  const tried = preview(game, action);
  return cellOf(tried.ok ? tried.game : game, action.by.id)?.price ?? 0;
}

/** Shares in the market, and the price to which they lead when the stock round ends; null where they move none. */
function reviewed(game: Game, operator: string): { readonly inMarket: number; readonly price: number } | null {
  const cell = cellOf(game, operator);
  if (game.title.rules.stock.market_shares_move !== 'left' || cell === null) return null;
  const lower = game.title.market.cells.of[cell.moves.left ?? cell.id];
  return { inMarket: Math.max(0, unitsHeld(game, 'market', operator)), price: lower?.price ?? cell.price };
}

import { saleOutlook, takeoverOutlook, type Game, type SaleOutlook } from '@roundhouse/engine';
import { Charter, Chip } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Bidders } from './bidders.tsx';
import { Joined } from './joined.tsx';

const MODES = {
  friendly: 'finance.sale.friendly',
  forced: 'finance.sale.forced',
  liquidation: 'finance.sale.liquidation',
} as const satisfies Record<SaleOutlook['mode'], string>;

/** A corporation on offer: why, what it has, who could pay how much, and what a takeover leads to before anybody bids. */
export function AcquisitionPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const sale = saleOutlook(game);
  const [typed, setTyped] = useState<{ readonly game: Game; readonly amount: number } | null>(null);
  const [offer] = choicesOf(desk.choices, 'offer_sale');
  const [bid] = choicesOf(desk.choices, 'bid_corporation');
  const named = choicesOf(desk.choices, 'merge');
  if (sale === null) return null;
  if (sale.stage === 'borrow' || sale.stage === 'repay') return <AfterTakeover desk={desk} sale={sale} />;
  if (offer === undefined && bid === undefined && named.length === 0) return null;
  const { corporation, high } = sale;
  const bidder = offer === undefined ? (bid ?? named[0])?.decider : undefined;
  const amount = named.length > 0 ? (high?.amount ?? 0) : typed?.game === game ? typed.amount : sale.minimum;
  const buyers = sale.buyers.filter(({ player, most }) => most >= amount && (bidder === undefined || player === bidder));
  return (
    <section className="panel-part">
      <h3>
        <Chip id={corporation} corporation={game.title.corporations.of[corporation]} /> {words(MODES[sale.mode], { corporation })}
      </h3>
      {sale.mode === 'liquidation' && <p>{words('finance.sale.pot', { pot: names.money(sale.pot), debts: names.money(sale.debts) })}</p>}
      <Bidders names={names} bidding={sale.bidding} />
      <ul className="figures-list">
        {sale.buyers.map(({ player, operator, most }) => (
          <li key={operator}>
            {words('finance.sale.buyer', {
              player: names.player(player),
              operator,
              least: names.money(sale.minimum),
              most: names.money(most),
            })}
          </li>
        ))}
      </ul>
      {offer !== undefined && <ChoiceButton desk={desk} action={offer.action} kind="primary" />}
      {bid !== undefined &&
        (bid.amount === undefined ? (
          <ChoiceButton desk={desk} action={bid.action} kind="primary" />
        ) : (
          <AmountChoice
            key={game.state.count}
            desk={desk}
            action={bid.action}
            range={bid.amount}
            title={words('auction.amount')}
            verb={words('auction.bid')}
            onAmount={(next) => setTyped({ game, amount: next })}
          />
        ))}
      {named.map(({ action }) => (
        <ChoiceButton key={action.corporation} desk={desk} action={action} />
      ))}
      {buyers.map(({ operator }) => (
        <Joined
          key={operator}
          game={game}
          names={names}
          operator={operator}
          heading={words('finance.sale.taken', { operator, corporation, amount: names.money(amount) })}
          foresee={() => takeoverOutlook(game, operator, amount)}
        />
      ))}
      {buyers.length > 0 && <p className="quiet">{words('finance.sale.note')}</p>}
      <details className="foreseen">
        <summary>{words('finance.sale.has', { corporation })}</summary>
        <Charter game={game} names={names} words={words} operator={corporation} />
      </details>
    </section>
  );
}

/** Loans of the buyer once it has paid: it may take some, then repay some of those that came along; each that stays costs a step. */
function AfterTakeover({ desk, sale }: { readonly desk: Desk; readonly sale: SaleOutlook }): ReactElement | null {
  const { names } = desk;
  const { corporation, buyer, high, taken } = sale;
  const loans = [...choicesOf(desk.choices, 'take_loan'), ...choicesOf(desk.choices, 'repay_loan')];
  if (buyer === null || loans.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{words('finance.sale.sold', { operator: buyer, corporation, amount: names.money(high?.amount ?? 0) })}</h3>
      {taken > 0 && <p>{words('finance.sale.kept', { count: taken, operator: buyer })}</p>}
      <p className="note">{words(sale.stage === 'borrow' ? 'finance.sale.borrows' : 'finance.sale.repays')}</p>
      <div className="buttons">
        {loans.map(({ action }) => (
          <ChoiceButton key={action.type} desk={desk} action={action} />
        ))}
      </div>
    </section>
  );
}

import { launchPrice, type ActionOf, type Choice } from '@roundhouse/engine';
import { Chip } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Bidders } from './bidders.tsx';
import { PickOne } from './pick-one.tsx';

/** Starting a corporation by auction: opening one, the bids, the number of shares, and what privates pay. */
export function LaunchPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game } = desk;
  const bids = choicesOf(desk.choices, 'bid_corporation');
  if (game.title.mechanics.launch_auction === undefined || game.state.round.kind !== 'stock') return null;
  return (
    <>
      {bids.length > 0 && (game.state.mechanics.launch_auction ? <Raising desk={desk} bids={bids} /> : <Opening desk={desk} bids={bids} />)}
      <Sizes desk={desk} />
      <Payment desk={desk} />
    </>
  );
}

type Bid = Choice & { readonly action: ActionOf<'bid_corporation'> };
interface BidsProps {
  readonly desk: Desk;
  readonly bids: readonly Bid[];
}

/** Which corporation, then how much. */
function Opening({ desk, bids }: BidsProps): ReactElement {
  const [chosen, choose] = useState<string | null>(null);
  const { of } = desk.game.title.corporations;
  const offered = [...new Set(bids.map(({ action }) => action.corporation))];
  return (
    <section className="panel-part">
      <h3>{words('finance.launch.heading')}</h3>
      <PickOne label={words('finance.launch.heading')} ids={offered} chosen={chosen} choose={choose} titleOf={(id) => of[id]?.name}>
        {(id) => <Chip id={id} corporation={of[id]} />}
      </PickOne>
      {chosen !== null && (
        <>
          <p className="note">{words('finance.launch.home', { corporation: chosen })}</p>
          <Amounts desk={desk} bids={bids.filter(({ action }) => action.corporation === chosen)} />
        </>
      )}
    </section>
  );
}

/** The auction that is on. */
function Raising({ desk, bids }: BidsProps): ReactElement | null {
  const launch = desk.game.state.mechanics.launch_auction;
  if (launch === undefined) return null;
  const { corporation, bidding } = launch;
  return (
    <section className="panel-part">
      <h3>
        <Chip id={corporation} corporation={desk.game.title.corporations.of[corporation]} />{' '}
        {words('finance.launch.contest', { corporation })}
      </h3>
      <Bidders names={desk.names} bidding={bidding} />
      <Amounts desk={desk} bids={bids} />
    </section>
  );
}

/** Bids that can be paid, each run of them with a form, and the price at which the bid that is typed starts the corporation. */
function Amounts({ desk, bids }: BidsProps): ReactElement {
  return (
    <>
      {bids.map((bid) => (
        <Amount key={`${String(desk.game.state.count)} ${bid.action.corporation} ${String(bid.action.amount)}`} desk={desk} bid={bid} />
      ))}
    </>
  );
}

function Amount({ desk, bid: { action, amount } }: { readonly desk: Desk; readonly bid: Bid }): ReactElement {
  const [typed, setTyped] = useState(action.amount);
  const { game, names } = desk;
  return (
    <>
      {amount === undefined || amount.min === amount.max ? (
        <ChoiceButton desk={desk} action={action} />
      ) : (
        <AmountChoice
          desk={desk}
          action={action}
          range={amount}
          title={words('auction.amount')}
          verb={words('auction.bid')}
          onAmount={setTyped}
        />
      )}
      <Start game={game} names={names} amount={typed} />
    </>
  );
}

function Start({ game, names, amount }: Pick<Desk, 'game' | 'names'> & { readonly amount: number }): ReactElement | null {
  const price = launchPrice(game, amount);
  if (price === null) return null;
  return <p className="note">{words('finance.launch.price', { amount: names.money(amount), price: names.money(price) })}</p>;
}

/** The numbers of shares that the phase allows, with what each means. */
function Sizes({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game } = desk;
  const sizes = choicesOf(desk.choices, 'choose_size');
  const launch = game.state.mechanics.launch_auction;
  if (sizes.length === 0 || launch === undefined) return null;
  return (
    <section className="panel-part">
      <h3>{words('finance.launch.size', { corporation: launch.corporation })}</h3>
      <ul className="offers">
        {sizes.map(({ action }) => (
          <li key={action.size} className="offer">
            <ChoiceButton desk={desk} action={action} />
            <p className="note">{sizeWords(desk, action.size)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeWords({ game, names }: Desk, size: number): string {
  const { tokens = {}, token_price = 0 } = game.title.mechanics.launch_auction ?? {};
  const count = tokens[String(size)] ?? 0;
  const held = words('finance.launch.president', { percent: Math.round(200 / size) });
  return count === 0 ? held : `${held} ${words('finance.launch.tokens', { count, cost: names.money(count * token_price) })}`;
}

/** What is still to be paid, and the privates that may pay for it. */
function Payment({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const launch = game.state.mechanics.launch_auction;
  const privates = choicesOf(desk.choices, 'contribute');
  if (launch?.stage !== 'pay' || privates.length === 0) return null;
  const missing = -(game.state.players[privates[0]?.decider ?? '']?.cash ?? 0);
  return (
    <section className="panel-part">
      <h3>{words('finance.launch.pay', { corporation: launch.corporation })}</h3>
      <p>{words('finance.launch.owed', { owed: names.money(launch.owed) })}</p>
      {missing > 0 && <p className="alarm">{words('finance.launch.missing', { missing: names.money(missing) })}</p>}
      <div className="buttons">
        {privates.map(({ action }) => (
          <ChoiceButton key={action.private} desk={desk} action={action} />
        ))}
      </div>
    </section>
  );
}

import { unsold, type Choice } from '@roundhouse/engine';
import { PrivateCard } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';

/** The opening sale: buy the private in front, bid on later ones. */
export function AuctionPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const [chosen, choose] = useState<string | null>(null);
  const auction = game.state.mechanics.waterfall_auction;
  const bids = choicesOf(desk.choices, 'bid');
  if (auction === undefined || bids.length === 0) return null;
  const { contest } = auction;
  return (
    <section className="panel-part">
      <h3>
        {words(contest === null ? 'auction.heading' : 'auction.contest', { private: contest === null ? '' : names.private(contest) })}
      </h3>
      <ul className="offers">
        {unsold(game).map((id, index) => {
          const choice = bids.find(({ action }) => action.private === id);
          const standing = Object.entries(auction.bids[id] ?? {});
          const front = index === 0 && contest === null;
          return (
            <li key={id} className="offer">
              <PrivateCard title={game.title} state={game.state} names={names} words={words} id={id}>
                {standing.length > 0 && (
                  <p>
                    {standing
                      .map(([player, amount]) => words('auction.standing', { player: names.player(player), amount: names.money(amount) }))
                      .join(' · ')}
                  </p>
                )}
                {choice !== undefined && (
                  <BidChoice desk={desk} choice={choice} front={front} open={contest === id || chosen === id} choose={() => choose(id)} />
                )}
              </PrivateCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Buying at a price, or a bid to name: its form is open for one private at a time. */
export function BidChoice({
  desk,
  choice,
  front,
  open,
  choose,
}: {
  readonly desk: Desk;
  readonly choice: ReturnType<typeof choicesOf<'bid'>>[number] & Choice;
  readonly front: boolean;
  readonly open: boolean;
  readonly choose: () => void;
}): ReactElement {
  const { action, amount } = choice;
  if (amount === undefined || amount.min === amount.max) {
    return <ChoiceButton desk={desk} action={action} kind={front ? 'primary' : 'plain'} />;
  }
  if (!open) {
    return (
      <button type="button" className="button button-plain" data-pick={action.private} onClick={choose}>
        {words('auction.open', { private: desk.names.private(action.private), least: desk.names.money(amount.min) })}
      </button>
    );
  }
  return (
    <AmountChoice
      key={desk.game.state.count}
      desk={desk}
      action={action}
      range={amount}
      title={words('auction.amount')}
      verb={words('auction.bid')}
    />
  );
}

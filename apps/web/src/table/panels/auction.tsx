import { unsold } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';

/** The opening sale: buy the private in front, bid on later ones. */
export function AuctionPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const auction = game.state.mechanics.waterfall_auction;
  const bids = choicesOf(desk.choices, 'bid');
  if (auction === undefined || bids.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>
        {words(auction.contest === null ? 'auction.heading' : 'auction.contest', {
          private: auction.contest === null ? '' : names.private(auction.contest),
        })}
      </h3>
      <ul className="offers">
        {unsold(game).map((id, index) => {
          const card = game.title.privates.of[id];
          const choice = bids.find(({ action }) => action.private === id);
          const standing = Object.entries(auction.bids[id] ?? {});
          const front = index === 0 && auction.contest === null;
          return (
            <li key={id} className="offer" data-private={id}>
              <p>
                <strong>{names.private(id)}</strong>{' '}
                <span className="quiet">
                  {words('auction.facts', {
                    price: names.money(front ? auction.price : (card?.price ?? 0)),
                    income: names.money(card?.revenue ?? 0),
                  })}
                </span>
              </p>
              {standing.length > 0 && (
                <p className="quiet">
                  {standing
                    .map(([player, amount]) => words('auction.standing', { player: names.player(player), amount: names.money(amount) }))
                    .join(' · ')}
                </p>
              )}
              {choice === undefined ? null : choice.amount === undefined || choice.amount.min === choice.amount.max ? (
                <ChoiceButton desk={desk} action={choice.action} kind={front ? 'primary' : 'plain'} />
              ) : (
                <AmountChoice
                  key={game.state.count}
                  desk={desk}
                  action={choice.action}
                  range={choice.amount}
                  title={words('auction.amount')}
                  verb={words('auction.bid')}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

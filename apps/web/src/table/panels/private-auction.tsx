import { PrivateCard } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { choicesOf, type Desk } from '../desk.ts';
import { BidChoice } from './auction.tsx';
import { Bidders } from './bidders.tsx';

/** An opening sale in which one private at a time is auctioned: what may be opened, or the bids on what has been. */
export function PrivateAuctionPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const [chosen, choose] = useState<string | null>(null);
  const { private_auction: auction } = game.state.mechanics;
  const bids = choicesOf(desk.choices, 'bid');
  if (auction === undefined || game.state.round.kind !== 'opening' || bids.length === 0) return null;
  const { item, bidding, seed, rows } = auction;
  const later = (rows ?? []).slice(0, -1).flatMap((row) => row.flatMap((id) => (id === null ? [] : [names.private(id)])));
  return (
    <section className="panel-part">
      <h3>{item === null ? words('auction.heading') : words('auction.contest', { private: names.private(item) })}</h3>
      {bidding !== null && <Bidders names={names} bidding={bidding} />}
      {seed !== null && <p className="note">{words('finance.bids.seed', { amount: names.money(seed) })}</p>}
      <ul className="offers">
        {bids.map((choice) => {
          const { private: id } = choice.action;
          return (
            <li key={id} className="offer">
              <PrivateCard title={game.title} state={game.state} names={names} words={words} id={id}>
                <BidChoice desk={desk} choice={choice} front={false} open={item === id || chosen === id} choose={() => choose(id)} />
              </PrivateCard>
            </li>
          );
        })}
      </ul>
      {later.length > 0 && <p className="quiet">{words('finance.bids.later', { privates: later.join(', ') })}</p>}
    </section>
  );
}

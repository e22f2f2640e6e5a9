import { cardsOnTable, fallingPrice } from '@roundhouse/engine';
import { PrivateCard } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';

/** The cards of a start package that lie open, and how the price of the one that is sold by force falls. */
export function PackagePanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const offers = [...choicesOf(desk.choices, 'bid'), ...choicesOf(desk.choices, 'nominate')];
  if (offers.length === 0 || game.title.mechanics.start_package === undefined || game.state.round.kind === 'stock') return null;
  const sale = fallingPrice(game);
  const forced = offers.some(({ action }) => action.type === 'nominate');
  const cards = cardsOnTable(game).filter((id) => sale === null || id === sale.item);
  return (
    <section className="panel-part">
      <h3>{words('finance.package.heading')}</h3>
      {forced && <p>{words('finance.package.choose')}</p>}
      {sale !== null && (
        <p data-sale={sale.item}>
          {words(sale.next === null ? 'finance.package.last' : 'finance.package.falls', {
            card: names.private(sale.item),
            price: names.money(sale.price),
            next: names.money(sale.next ?? sale.lowest),
            lowest: names.money(sale.lowest),
            player: names.player(sale.selector),
          })}
        </p>
      )}
      <ul className="offers">
        {cards.map((id) => (
          <li key={id} className="offer">
            <PrivateCard title={game.title} state={game.state} names={names} words={words} id={id}>
              {offers
                .filter(({ action }) => action.private === id)
                .map(({ action }) => (
                  <ChoiceButton key={action.type} desk={desk} action={action} kind="primary" />
                ))}
            </PrivateCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { describe } from '../describe.ts';

/** An offer that waits for the owner's word. */
export function OfferPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { offer } = desk.game.state;
  const [accept] = choicesOf(desk.choices, 'accept');
  const [refuse] = choicesOf(desk.choices, 'refuse');
  if (offer === null) return null;
  return (
    <section className="panel-part">
      <h3>{words('offer.heading', { to: desk.names.player(offer.to), from: desk.names.player(offer.from) })}</h3>
      <p>{describe(desk.game, offer.action, desk.names)}</p>
      <div className="buttons">
        {accept !== undefined && <ChoiceButton desk={desk} action={accept.action} kind="primary" />}
        {refuse !== undefined && <ChoiceButton desk={desk} action={refuse.action} />}
      </div>
    </section>
  );
}

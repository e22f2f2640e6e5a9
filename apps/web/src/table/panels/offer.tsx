import { mergerOutlook, type Action, type ActionOf } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { entityName, sellerOf, trainName } from '../describe.ts';
import { Joined } from './joined.tsx';
import { MergerForeseen } from './systems.tsx';
import { OfferedTakeover } from './takeover.tsx';

/** An offer that waits for the owner's word. */
export function OfferPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { offer } = desk.game.state;
  const [accept] = choicesOf(desk.choices, 'accept');
  const [refuse] = choicesOf(desk.choices, 'refuse');
  if (offer === null) return null;
  return (
    <section className="panel-part">
      <h3>{words('offer.heading', { to: desk.names.player(offer.to), from: desk.names.player(offer.from) })}</h3>
      <p>{wishOf(desk, offer.action)}</p>
      {offer.action.type === 'merge' && <MergerLeadsTo desk={desk} action={offer.action} />}
      <div className="buttons">
        {accept !== undefined && <ChoiceButton desk={desk} action={accept.action} kind="primary" />}
        {refuse !== undefined && <ChoiceButton desk={desk} action={refuse.action} />}
      </div>
    </section>
  );
}

/** What the merger that waits for consent leads to. */
function MergerLeadsTo({ desk, action }: { readonly desk: Desk; readonly action: ActionOf<'merge'> }): ReactElement {
  const { game, names } = desk;
  if (isTakeover(desk)) return <OfferedTakeover desk={desk} action={action} />;
  if (game.state.round.kind !== 'merger') return <MergerForeseen desk={desk} action={action} />;
  const { by, corporation } = action;
  return <Joined game={game} names={names} operator={by.id} foresee={() => mergerOutlook(game, by.id, corporation)} />;
}

const isTakeover = ({ game }: Desk): boolean => game.state.round.kind === 'takeover';

/** Who would buy what for how much from whom. */
function wishOf(desk: Desk, action: Action): string {
  const { game, names } = desk;
  const by = entityName(action.by, names);
  if (action.type === 'buy_private') {
    const owner = names.owner(game.state.privates[action.private]?.owner ?? '');
    return words('offer.wish', { by, thing: names.private(action.private), owner, amount: names.money(action.amount) });
  }
  if (action.type === 'buy_train') {
    const thing = words('offer.train', { train: trainName(game, action.train) });
    return words('offer.wish', { by, thing, owner: names.owner(sellerOf(game, action.train)), amount: names.money(action.amount) });
  }
  if (action.type === 'merge') return words(isTakeover(desk) ? 'offer.takeover' : 'offer.merger', { by, corporation: action.corporation });
  return by;
}

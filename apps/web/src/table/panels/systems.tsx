import { foreseeMerger, type ActionOf } from '@roundhouse/engine';
import { Outcome } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Folded } from '../foreseen.tsx';
import { PickOne } from './pick-one.tsx';

/** Two corporations become a system: which one stays, which one joins it, and what that leads to before it is done. */
export function SystemsPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const mergers = choicesOf(desk.choices, 'merge').map(({ action }) => action);
  if (desk.game.state.round.kind !== 'stock' || mergers.length === 0) return null;
  const survivors = [...new Set(mergers.map(({ by }) => by.id))];
  const survivor = survivors.length === 1 ? survivors[0] : chosen;
  return (
    <section className="panel-part">
      <h3>{words('finance.systems.heading')}</h3>
      <PickOne label={words('finance.systems.stays')} ids={survivors} chosen={survivor} choose={setChosen}>
        {(id) => id}
      </PickOne>
      <ul className="offers">
        {mergers
          .filter(({ by }) => by.id === survivor)
          .map((action) => (
            <li key={action.corporation} className="offer">
              <ChoiceButton desk={desk} action={action} />
              <MergerForeseen desk={desk} action={action} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What a merger into a system leads to, folded away until somebody asks; nothing for other mergers. */
export function MergerForeseen({ desk, action }: { readonly desk: Desk; readonly action: ActionOf<'merge'> }): ReactElement | null {
  if (desk.game.title.mechanics.systems === undefined) return null;
  return <Folded>{() => <Seen desk={desk} action={action} />}</Folded>;
}

function Seen({ desk: { game, names }, action }: { readonly desk: Desk; readonly action: ActionOf<'merge'> }): ReactElement {
  const { after, fails, odd: way, risky, decisions } = foreseeMerger(game, action.by.id, action.corporation);
  const { president_least: least = 0, donated = 0 } = game.title.mechanics.systems ?? {};
  if (fails) return <p>{words('finance.systems.fails', { least })}</p>;
  const odd = [...new Set(decisions.flatMap(({ player, about }) => (about === 'token' ? [] : [player])))];
  const token = decisions.find(({ about }) => about === 'token');
  return (
    <>
      <p>{words('finance.systems.ratio', { donated })}</p>
      {odd.length > 0 && <p>{words('finance.systems.odd', { players: odd.map(names.player).join(', '), count: odd.length, way })}</p>}
      {risky && <p className="alarm">{words('finance.systems.risky', { least, way })}</p>}
      {token !== undefined && <p>{words('finance.systems.token', { player: names.player(token.player) })}</p>}
      <Outcome before={game} after={after} names={names} words={words} />
    </>
  );
}

import { mergerOutlook } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Foreseen } from '../foreseen.tsx';
import { preview } from '../preview.ts';
import { Joined } from './joined.tsx';

/** Growing: to convert, or to merge with one of several, each with what it leads to. */
export function MergerPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const grows = [...choicesOf(desk.choices, 'convert'), ...choicesOf(desk.choices, 'merge')];
  if (game.state.round.kind !== 'merger' || grows.length === 0) return null;
  return (
    <section className="panel-part">
      <h3>{words('finance.grow')}</h3>
      <ul className="offers">
        {grows.map(({ action }) => (
          <li key={JSON.stringify(action)} className="offer">
            <ChoiceButton desk={desk} action={action} />
            {action.type === 'merge' ? (
              <Joined
                game={game}
                names={names}
                operator={action.by.id}
                foresee={() => mergerOutlook(game, action.by.id, action.corporation)}
              />
            ) : (
              <Foreseen
                game={game}
                names={names}
                foresee={() => {
                  const tried = preview(game, action);
                  return tried.ok ? tried.game : null;
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

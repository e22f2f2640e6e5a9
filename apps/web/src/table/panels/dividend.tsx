import { Outcomes } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { describe } from '../describe.ts';
import { preview } from '../preview.ts';
import { Primary } from '../primary.tsx';

/** What becomes of the revenue: where each choice leads, side by side, and the amount per share on its button. */
export function DividendPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const choices = choicesOf(desk.choices, 'dividend');
  const { round } = desk.game.state;
  if (choices.length === 0 || round.kind !== 'operating') return null;
  const ways = choices.flatMap(({ action }) => {
    const tried = preview(desk.game, action);
    return tried.ok ? [{ label: describe(desk.game, action, desk.names), after: tried.game }] : [];
  });
  return (
    <section className="panel-part">
      <h3>{words('dividend.heading', { revenue: desk.names.money(round.turn?.revenue ?? 0) })}</h3>
      <Outcomes before={desk.game} ways={ways} names={desk.names} words={words} />
      <Primary>
        {choices.map(({ action }, index) => {
          const tried = preview(desk.game, action);
          const event = tried.ok ? tried.events.find((one) => one.type === 'dividend') : undefined;
          const share = event?.type === 'dividend' && event.per_share > 0 ? event.per_share : null;
          const text = describe(desk.game, action, desk.names);
          return (
            <ChoiceButton
              key={action.kind}
              desk={desk}
              action={action}
              kind={index === 0 ? 'primary' : 'plain'}
              label={share === null ? text : words('dividend.per_share', { action: text, amount: desk.names.money(share) })}
            />
          );
        })}
      </Primary>
    </section>
  );
}

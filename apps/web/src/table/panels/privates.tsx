import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { asks } from '../asking.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { RefusedNote } from './refused-note.tsx';

/** Buying private companies from players at a price to agree on. */
export function PrivatesPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const choices = choicesOf(desk.choices, 'buy_private');
  if (choices.length === 0) return null;
  return (
    <details className="aside panel-part" open={desk.step === 'privates'}>
      <summary>{words('private_sale.heading', { count: choices.length })}</summary>
      {choices.map(({ action, amount }) =>
        amount === undefined || amount.min === amount.max ? (
          <div key={action.private} className="panel-part">
            <ChoiceButton desk={desk} action={action} />
            <RefusedNote desk={desk} thing={action.private} />
          </div>
        ) : (
          <div key={`${desk.game.state.count} ${action.private}`} className="panel-part">
            <AmountChoice
              desk={desk}
              action={action}
              range={amount}
              title={words('private_sale.price', {
                private: desk.names.private(action.private),
                owner: desk.names.owner(desk.game.state.privates[action.private]?.owner ?? ''),
              })}
              verb={words(asks(desk.game, { ...action, amount: amount.max }) ? 'private_sale.offer' : 'private_sale.buy')}
            />
            <RefusedNote desk={desk} thing={action.private} />
          </div>
        ),
      )}
    </details>
  );
}

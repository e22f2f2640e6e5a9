import type { Action, ActionType, Choice } from '@roundhouse/engine';
import { useState, type ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { AmountChoice, ChoiceButton } from '../choice-button.tsx';
import type { Desk } from '../desk.ts';
import { describe } from '../describe.ts';
import { kindOf } from '../kind.ts';
import { untaken } from './registry.ts';

/** More choices of one type than this are picked from a list. */
const BUTTONS = 6;

/** What may be done and no panel of its own shows: a button, an amount to name, or a list to pick from. */
export function OtherChoices({ desk }: { readonly desk: Desk }): ReactElement | null {
  const rest = untaken(desk);
  if (rest.length === 0) return null;
  const types = [...new Set(rest.map(({ action }) => action.type))];
  return (
    <section className="panel-part">
      <h3>{words('others.heading')}</h3>
      {types.map((type) => (
        <OfOneType key={type} desk={desk} type={type} choices={rest.filter(({ action }) => action.type === type)} />
      ))}
    </section>
  );
}

function OfOneType({
  desk,
  type,
  choices,
}: {
  readonly desk: Desk;
  readonly type: ActionType;
  readonly choices: readonly Choice[];
}): ReactElement {
  const [chosen, choose] = useState(0);
  if (choices.length <= BUTTONS) {
    return (
      <div className="buttons">
        {choices.map((choice) => (
          <OneChoice key={JSON.stringify(choice.action)} desk={desk} choice={choice} />
        ))}
      </div>
    );
  }
  const choice = choices[chosen] ?? choices[0];
  return (
    <>
      <label className="field">
        <span>{words('others.pick', { count: choices.length })}</span>
        <select data-type={type} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
          {choices.map(({ action }, index) => (
            <option key={JSON.stringify(action)} value={index} data-kind={kindOf(action)}>
              {describe(desk.game, action, desk.names)}
            </option>
          ))}
        </select>
      </label>
      {choice !== undefined && <OneChoice key={JSON.stringify(choice.action)} desk={desk} choice={choice} />}
    </>
  );
}

const hasAmount = (action: Action): action is Action & { readonly amount: number } => 'amount' in action;

function OneChoice({ desk, choice: { action, amount } }: { readonly desk: Desk; readonly choice: Choice }): ReactElement {
  if (amount === undefined || amount.min === amount.max || !hasAmount(action)) return <ChoiceButton desk={desk} action={action} />;
  return (
    <AmountChoice
      key={desk.game.state.count}
      desk={desk}
      action={action}
      range={amount}
      title={describe(desk.game, action, desk.names)}
      verb={words('others.do')}
    />
  );
}

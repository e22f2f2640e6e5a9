import type { Action } from '@roundhouse/engine';
import { useContext, useEffect, useId, useRef, useState, type FormEvent, type MouseEvent, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { Desk } from './desk.ts';
import { describe } from './describe.ts';
import { kindOf } from './kind.ts';
import { pictureOf } from './picture.tsx';
import { refusalOf } from './preview.ts';
import { RefusalText } from './refusal.tsx';
import { purposeOf, Typed } from './typed.ts';

/** The second click of a double click is no wish of its own, least of all on a button that slid under the pointer. */
const once = (then: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) then();
};

export interface ChoiceButtonProps {
  readonly desk: Desk;
  readonly action: Action;
  readonly kind?: 'primary' | 'plain' | 'danger';
  readonly label?: string;
}

/** Does an action at a click; shows what it is about, and what it leads to before. What is not possible says why. */
export function ChoiceButton({ desk, action, kind = 'plain', label }: ChoiceButtonProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const reason = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) safe.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  const refusal = refusalOf(desk.game, action);
  const text = label ?? describe(desk.game, action, desk.names);
  const picture = pictureOf(desk.game, action, desk.names);
  const look = picture === null ? `button button-${kind}` : `button button-${kind} button-pictured`;
  const face = (
    <>
      {picture !== null && <span aria-hidden="true">{picture}</span>}
      {picture === null ? text : <span>{text}</span>}
    </>
  );
  const show = {
    onFocus: () => desk.consider(action),
    onMouseEnter: () => desk.consider(action),
    onMouseLeave: () => desk.consider(null),
    onBlur: () => desk.consider(null),
  };
  if (refusal !== null) {
    return (
      <span className="choice">
        <button type="button" className={look} aria-disabled="true" aria-describedby={reason}>
          {face}
        </button>
        <span id={reason} className="reason">
          <RefusalText refusal={refusal} title={desk.game.title} names={desk.names} />
        </span>
      </span>
    );
  }
  if (kind === 'danger' && asking) {
    return (
      <span
        className="choice confirm"
        role="group"
        aria-label={text}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsking(false);
        }}
      >
        <span>{words('act.sure', { action: text })}</span>
        <button
          type="button"
          className="button button-danger"
          data-kind={kindOf(action)}
          disabled={desk.busy}
          onClick={once(() => desk.act(action))}
          {...show}
        >
          {words('act.do_it')}
        </button>
        <button ref={safe} type="button" className="button button-plain" onClick={() => setAsking(false)}>
          {words('act.leave_it')}
        </button>
      </span>
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      className={look}
      data-action={action.type}
      data-kind={kindOf(action)}
      disabled={desk.busy}
      onClick={once(() => (kind === 'danger' ? setAsking(true) : desk.act(action)))}
      {...show}
    >
      {face}
    </button>
  );
}

export interface AmountChoiceProps {
  readonly desk: Desk;
  readonly action: Action & { readonly amount: number };
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly title: string;
  readonly verb: string;
  /** Told of each whole amount that is typed. */
  readonly onAmount?: (amount: number) => void;
}

/** An action with an amount to name. Amounts outside the range are refused with the rule's words. */
export function AmountChoice({ desk, action, range, title, verb, onAmount }: AmountChoiceProps): ReactElement {
  const kept = useContext(Typed);
  const purpose = purposeOf(action);
  const [typed, setTyped] = useState(kept.get(purpose) ?? String(action.amount));
  const field = useId();
  const amount = Number(typed);
  const named = typed.trim() !== '' && Number.isInteger(amount) && amount >= 0;
  const chosen = { ...action, amount };
  const refusal = named ? refusalOf(desk.game, chosen) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (named && refusal === null) desk.act(chosen);
  };
  return (
    <form className="amount" noValidate onSubmit={submit} onFocus={() => named && desk.consider(chosen)} onBlur={() => desk.consider(null)}>
      <label htmlFor={field}>{title}</label>
      <span className="amount-row">
        <input
          id={field}
          type="number"
          inputMode="numeric"
          min={range.min}
          max={range.max}
          step={range.step}
          value={typed}
          aria-invalid={!named || refusal !== null}
          aria-describedby={`${field}-note`}
          onChange={(event) => {
            kept.set(purpose, event.target.value);
            setTyped(event.target.value);
            if (!/^\d+$/.test(event.target.value)) return;
            const typedNow = { ...action, amount: Number(event.target.value) };
            desk.consider(typedNow);
            onAmount?.(typedNow.amount);
          }}
        />
        <button
          type="submit"
          className="button button-plain"
          data-action={action.type}
          data-kind={kindOf(action)}
          disabled={desk.busy}
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault();
          }}
          aria-disabled={!named || refusal !== null}
        >
          {verb}
        </button>
      </span>
      <span id={`${field}-note`} className="note">
        {!named ? (
          words('act.whole_number')
        ) : refusal !== null ? (
          <RefusalText refusal={refusal} title={desk.game.title} names={desk.names} />
        ) : (
          words('act.range', { min: desk.names.money(range.min), max: desk.names.money(range.max) })
        )}
      </span>
    </form>
  );
}

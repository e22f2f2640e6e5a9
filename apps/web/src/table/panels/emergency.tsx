import {
  bankPrice,
  cheapestDepotPrice,
  depotTrains,
  gap,
  held,
  needsHelp,
  sidesOf,
  type Action,
  type Game,
  type OperatorId,
  type Refusal,
} from '@roundhouse/engine';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../../parts/words.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { trainName } from '../describe.ts';
import { choicesOf, type Desk } from '../desk.ts';
import { refusalOf } from '../preview.ts';
import { RefusalText } from '../refusal.tsx';

/** The operator for whose train others pay now; null where none is. */
export function helped({ game, choices }: Desk): OperatorId | null {
  const { round, offer } = game.state;
  const operator = round.kind === 'operating' ? (round.turn?.operator ?? null) : null;
  if (operator === null || offer !== null || !needsHelp(game, operator)) return null;
  return choices.some(({ action }) => HELP.includes(action.type)) ? operator : null;
}

const HELP: readonly Action['type'][] = ['buy_train', 'sell_shares', 'sell_private', 'bankrupt'];

type Stage = 'done' | 'now' | 'later';
const SIGNS: Readonly<Record<Stage, string>> = { done: '✓', now: '▸', later: '·' };
const STAGES = { done: 'guide.done', now: 'guide.now', later: 'guide.later' } as const;

/** A forced purchase in its steps: the treasury, the president's cash, what is sold, the train (1830 §10.8–10.9). */
export function EmergencyGuide({ desk, operator }: { readonly desk: Desk; readonly operator: OperatorId }): ReactElement | null {
  const { game, names } = desk;
  const { round, operators, players } = game.state;
  const price = cheapestDepotPrice(game, operator);
  const president = operators[operator]?.president ?? null;
  if (price === null || president === null || round.kind !== 'operating') return null;
  const treasury = operators[operator]?.cash ?? 0;
  const cash = players[president]?.cash ?? 0;
  const missing = gap(game, operator);
  const sold = round.turn?.sold ?? [];
  const purchases = choicesOf(desk.choices, 'buy_train').filter(({ amount }) => amount === undefined);
  const who = { operator, president: names.player(president) };
  return (
    <section className="panel-part">
      <h3 className="alarm">{words('guide.heading', { operator, train: cheapestName(game, operator), price: names.money(price) })}</h3>
      <ol className="guide">
        <Step stage="done">{words('guide.treasury', { ...who, amount: names.money(treasury) })}</Step>
        <Step stage="done">
          {words('guide.cash', { ...who, amount: names.money(Math.min(cash, price - treasury)), cash: names.money(cash) })}
        </Step>
        {(missing > 0 || sold.length > 0) && (
          <Step stage={missing > 0 ? 'now' : 'done'}>
            {sold.length > 0 && <p>{words('guide.sold', { ...who, corporations: sold.join(', ') })}</p>}
            {missing > 0 && (
              <>
                <p>{words('guide.sell', { ...who, missing: names.money(missing) })}</p>
                <Sales desk={desk} president={president} />
              </>
            )}
          </Step>
        )}
        <Step stage={missing > 0 ? 'later' : 'now'}>
          <p>{words('guide.buy', { ...who, train: cheapestName(game, operator), price: names.money(price) })}</p>
          <div className="buttons">
            {missing === 0 &&
              purchases
                .filter(({ action }, index) => purchases.findIndex((other) => sameTrain(game, other.action, action)) === index)
                .map(({ action }) => <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} kind="primary" />)}
          </div>
        </Step>
      </ol>
    </section>
  );
}

function Step({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }): ReactElement {
  return (
    <li className={`guide-${stage}`} aria-current={stage === 'now' ? 'step' : undefined}>
      <span className="guide-sign" aria-hidden="true">
        {SIGNS[stage]}
      </span>
      <div className="panel-part">
        <span className="unseen">{words(STAGES[stage])}</span>
        {children}
      </div>
    </li>
  );
}

type Purchase = Extract<Action, { type: 'buy_train' }>;

const sameTrain = (game: Game, one: Purchase, other: Purchase): boolean =>
  trainName(game, one.train) === trainName(game, other.train) && one.face === other.face && one.amount === other.amount;

function cheapestName(game: Game, operator: OperatorId): string {
  const sides = depotTrains(game).flatMap((card) => sidesOf(game, card));
  const [cheapest] = sides.toSorted((one, other) => bankPrice(game, operator, one) - bankPrice(game, operator, other));
  return cheapest === undefined ? '' : (cheapest.face ?? cheapest.name);
}

/** What the president can sell, as papers, and why the rest of his stays. */
function Sales({ desk, president }: { readonly desk: Desk; readonly president: string }): ReactElement {
  const { game, names } = desk;
  const sales = desk.choices.filter(
    ({ action }) => action.type === 'sell_private' || (action.type === 'sell_shares' && action.by.kind === 'player'),
  );
  const kept = unsellable(desk, president);
  return (
    <>
      {sales.length === 0 && <p>{words('guide.nothing_to_sell', { president: names.player(president) })}</p>}
      <div className="buttons">
        {sales.map(({ action }) => (
          <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} />
        ))}
      </div>
      {kept.length > 0 && (
        <details className="impossible">
          <summary>{words('guide.kept', { count: kept.length })}</summary>
          <ul>
            {kept.map(({ corporation, refusal }) => (
              <li key={corporation}>
                <strong>{corporation}</strong> <RefusalText refusal={refusal} title={game.title} names={names} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Corporations of which the president holds shares that cannot be sold now, with the reason. */
function unsellable({ game, choices }: Desk, president: string): readonly { readonly corporation: string; readonly refusal: Refusal }[] {
  const { certificates } = game.state;
  const offered = new Set(choicesOf(choices, 'sell_shares').map(({ action }) => certificates[action.certificates[0] ?? '']?.corporation));
  return game.title.corporations.ids.flatMap((corporation) => {
    const last = held(game, `player/${president}`, corporation).at(-1);
    if (last === undefined || offered.has(corporation)) return [];
    const units = certificates[last]?.units ?? 1;
    const refusal = refusalOf(game, { type: 'sell_shares', by: { kind: 'player', id: president }, certificates: [last], units });
    return refusal === null ? [] : [{ corporation, refusal }];
  });
}

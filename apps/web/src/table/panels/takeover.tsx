import { foreseeTakeover, takeoverNow, takeoverPlan, type ActionOf, type Game, type TakeoverPlan } from '@roundhouse/engine';
import { Outcome, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { asks } from '../asking.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { choicesOf, type Desk } from '../desk.ts';
import { Folded } from '../foreseen.tsx';

/** Taking over another corporation: whom, at what price, what it leads to for both; then how each holder is paid. */
export function TakeoverPanel({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names } = desk;
  const attempts = choicesOf(desk.choices, 'merge');
  const payments = choicesOf(desk.choices, 'buy_out');
  if (game.state.round.kind !== 'takeover' || attempts.length + payments.length === 0) return null;
  const paying = takeoverNow(game);
  return (
    <section className="panel-part">
      <h3>
        {paying === null
          ? words('finance.takeover.heading')
          : words('finance.takeover.paying', { operator: paying.acquirer, corporation: paying.target })}
      </h3>
      {paying !== null && <TakeoverTerms game={game} names={names} plan={paying} />}
      {payments.length > 0 && (
        <div className="buttons">
          {payments.map(({ action }) => (
            <ChoiceButton key={action.with} desk={desk} action={action} />
          ))}
        </div>
      )}
      {attempts.length > 0 && (
        <ul className="offers">
          {attempts.map(({ action }) => (
            <li key={action.corporation} className="offer">
              <ChoiceButton desk={desk} action={action} />
              <TakeoverTerms game={game} names={names} plan={planOf(game, action)} note={refusalNote(desk, action)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const planOf = (game: Game, { by, corporation }: ActionOf<'merge'>): TakeoverPlan => takeoverPlan(game, by.id, corporation);

/** Whether the other president is asked. */
function refusalNote({ game, names }: Desk, action: ActionOf<'merge'>): string {
  const president = game.state.operators[action.corporation]?.president ?? '';
  return asks(game, action) ? words('finance.takeover.asks', { player: names.player(president) }) : words('finance.takeover.free');
}

/** What an offered takeover would pay and lead to. */
export function OfferedTakeover({ desk, action }: { readonly desk: Desk; readonly action: ActionOf<'merge'> }): ReactElement {
  return <TakeoverTerms game={desk.game} names={desk.names} plan={planOf(desk.game, action)} />;
}

interface TermsProps {
  readonly game: Game;
  readonly names: Names;
  readonly plan: TakeoverPlan;
  readonly note?: string;
}

/** Who is paid how much; what it leads to is folded away until somebody asks. */
function TakeoverTerms({ game, names, plan, note }: TermsProps): ReactElement {
  const amount = plan.owed.reduce((sum, owed) => sum + owed.amount, 0);
  const holders = plan.owed.map((owed) =>
    words('finance.takeover.owed', { holder: names.owner(owed.holder), amount: names.money(owed.amount) }),
  );
  return (
    <>
      <p className="note">
        {words('finance.takeover.price', { amount: names.money(amount), holders: holders.join(' · ') })} {note}
      </p>
      <Folded>
        {() => (
          <>
            <Outcome before={game} after={foreseeTakeover(game, plan)} names={names} words={words} />
            <p className="quiet">{words('finance.takeover.note')}</p>
          </>
        )}
      </Folded>
    </>
  );
}

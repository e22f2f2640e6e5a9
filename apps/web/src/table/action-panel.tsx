import { turnEndOutlook, type Action, type Choice, type Game } from '@roundhouse/engine';
import { loansInWords, type Names } from '@roundhouse/ui';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { matches } from '../parts/media.ts';
import { words } from '../parts/words.ts';
import { ChoiceButton } from './choice-button.tsx';
import { Consequence } from './consequence.tsx';
import { choicesOf, type Desk } from './desk.ts';
import { OtherChoices } from './panels/others.tsx';
import { PANELS } from './panels/registry.ts';
import { PrimaryPlace } from './primary.tsx';
import { headingOf, type Waiting } from './step-headings.ts';

export interface ActionPanelProps {
  readonly desk: Desk;
  readonly waiting: readonly Waiting[];
  /** What others may do out of turn. */
  readonly aside: readonly Choice[];
  readonly considered: Action | null;
  readonly end: Choice | undefined;
}

/** Whether this is a finger, which cannot point without pressing. */
const coarse = (): boolean => matches('(pointer: coarse)');

/** What is decided, by whom, and everything that may be done. */
export function ActionPanel({ desk: given, waiting, aside, considered, end }: ActionPanelProps): ReactElement {
  const { game, names } = given;
  const [asked, ask] = useState<{ readonly game: Game; readonly drafted: string; readonly action: Action } | null>(null);
  const drafted = draftedOf(given);
  // The question falls with what it was asked about: another position, another hex, tile or turn of it, another route.
  const pending = asked?.game === game && asked.drafted === drafted ? asked.action : null;
  const drop = ({ target }: SyntheticEvent) => {
    if (pending !== null && !(target instanceof Element && target.closest('.consequence-asked') !== null)) ask(null);
  };
  // A tap shows what the choice leads to; a second one, or the button beside it, does it.
  const act = (action: Action) => {
    if (!coarse() || SURE.includes(action.type) || (pending !== null && sameAction(pending, action))) given.act(action);
    else ask({ game, drafted, action });
  };
  // Under a finger nothing may grow before it is lifted: the press would end on something else.
  const looked = considered !== null && coarse() ? null : considered;
  const desk: Desk = { ...given, act };
  const [first] = waiting;
  const { aside: other } = desk.draft;
  const [pass] = choicesOf(desk.choices, 'pass');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useHotkey('pass', pass === undefined || given.busy ? null : () => act(pass.action));
  useHotkey('primary', given.busy ? null : () => place?.querySelector<HTMLElement>('.button-primary:not(:disabled)')?.click());
  return (
    <section className="panel" aria-labelledby="panel-heading" data-step={first?.step} onClickCapture={drop} onInputCapture={drop}>
      <header className="panel-head">
        <h2 id="panel-heading">
          {other !== null
            ? words('step.aside', { player: names.player(other) })
            : first === undefined
              ? words('step.none')
              : headingOf(game, first, names)}
        </h2>
        {first !== undefined && other === null && <Purses game={game} names={names} entity={first.entity} decider={first.decider} />}
      </header>
      <div className="panel-choices">
        <PrimaryPlace value={place}>
          {first !== undefined && desk.choices.length === 0 && other === null && (
            <p className="quiet" data-waiting={first.decider}>
              {words('seats.waiting', { player: names.player(first.decider) })}
            </p>
          )}
          {PANELS.map(({ name, Part }) => (
            <Part key={name} desk={desk} />
          ))}
        </PrimaryPlace>
        <OtherChoices desk={desk} />
        <OutOfTurn desk={desk} aside={aside} />
        {end !== undefined && desk.draft.aside === null && (
          <details className="aside">
            <summary>{words('table.more')}</summary>
            <ChoiceButton desk={desk} action={end.action} kind="danger" />
          </details>
        )}
      </div>
      <footer className="panel-foot">
        <div className="buttons">
          <span className="primary-place" ref={setPlace} />
          {pass !== undefined && <ChoiceButton desk={desk} action={pass.action} />}
        </div>
        <Consequence
          game={game}
          action={pending ?? looked ?? prepared(desk)}
          names={names}
          asked={pending === null ? undefined : { busy: given.busy, confirm: () => given.act(pending), leave: () => ask(null) }}
        />
      </footer>
    </section>
  );
}

/** The tile that lies on the board to be looked at: what it leads to is told while it is turned. */
function prepared({ choices, draft }: Desk): Action | null {
  const { hex, lay } = draft;
  if (hex === null || lay === null) return null;
  const laid = choicesOf(choices, 'lay_tile').find(
    ({ action }) => action.hex === hex && action.tile === lay.tile && action.rotation === lay.rotation && action.by.id === lay.by.id,
  );
  return laid?.action ?? null;
}

/** Who may act although others are awaited: their choices take the place of those of the turn. */
function OutOfTurn({ desk, aside }: Pick<ActionPanelProps, 'desk' | 'aside'>): ReactElement | null {
  const { names, draft, setDraft } = desk;
  const turnTo = (player: string | null) => setDraft({ aside: player, hex: null, lay: null });
  if (draft.aside !== null) {
    return (
      <button type="button" className="button button-plain" onClick={() => turnTo(null)}>
        {words('table.aside_back')}
      </button>
    );
  }
  const players = [...new Set(aside.map(({ decider }) => decider))];
  if (players.length === 0) return null;
  return (
    <details className="aside">
      <summary>{words('table.aside')}</summary>
      <div className="buttons">
        {players.map((player) => (
          <button key={player} type="button" className="button button-plain" data-aside={player} onClick={() => turnTo(player)}>
            {words('table.aside_by', { player: names.player(player) })}
          </button>
        ))}
      </div>
    </details>
  );
}

/** What has been prepared on the map and in the panel, to be compared. */
const draftedOf = ({ draft: { hex, lay, run, train, aside } }: Desk): string => JSON.stringify([hex, lay, run, train, aside]);

/** Actions whose buttons ask by themselves. */
const SURE: readonly Action['type'][] = ['bankrupt', 'end_game'];

const sameAction = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The money of those who decide. */
function Purses({
  game,
  names,
  entity,
  decider,
}: {
  readonly game: Game;
  readonly names: Names;
  readonly entity: Action['by'];
  readonly decider: string;
}): ReactElement {
  const operator = entity.kind === 'operator' ? entity.id : entity.kind === 'private' || actsForOne(game) ? operatorNow(game) : null;
  const treasury = operator === null ? undefined : game.state.operators[operator]?.cash;
  const lends = game.title.mechanics.loans !== undefined;
  return (
    <>
      <p className="purses">
        {operator !== null && treasury !== undefined && (
          <>
            <span>{words('table.treasury_of', { operator, amount: names.money(treasury) })}</span>
            {lends && <span>{words('finance.turn.loans', { loans: loansInWords(game, operator, names, words) })}</span>}
          </>
        )}
        <span>
          {words('table.cash_of', { player: names.player(decider), amount: names.money(game.state.players[decider]?.cash ?? 0) })}
        </span>
      </p>
      <TurnEnd game={game} names={names} />
    </>
  );
}

/** What is due at the end of the turn that is on: interest, and what cannot be helped by then. */
function TurnEnd({ game, names }: { readonly game: Game; readonly names: Names }): ReactElement | null {
  const end = turnEndOutlook(game);
  if (end === null || (end.interest === 0 && !end.trainless)) return null;
  const { operator, president, interest, borrows, owed, liquidated, trainless } = end;
  const lacking = liquidated ? 'finance.turn.owed' : 'finance.turn.helped';
  return (
    <p className="turn-end">
      {interest > 0 && <span>{words('finance.turn.interest', { amount: names.money(interest) })} </span>}
      {borrows > 0 && <span>{words('finance.turn.borrows', { count: borrows })} </span>}
      {owed !== null && <strong>{words(lacking, { operator, president: names.player(president), amount: names.money(owed) })} </strong>}
      {trainless && <strong>{words('finance.turn.trainless', { operator })}</strong>}
    </p>
  );
}

/** Whether the player acts for a corporation in a stock round. */
const actsForOne = ({ state: { round } }: Game): boolean => round.kind === 'stock' && round.turn.acting !== null;

function operatorNow(game: Game): string | null {
  const { round } = game.state;
  if (round.kind === 'stock') return round.turn.acting?.operator ?? null;
  return round.kind === 'operating' ? (round.turn?.operator ?? null) : null;
}

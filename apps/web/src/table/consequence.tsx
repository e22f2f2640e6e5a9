import { reviewMoves, type Action, type Game, type GameEvent, type PriceMove } from '@roundhouse/engine';
import { actionSentences, type Names, type Sentence } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { describe } from './describe.ts';
import { opens } from './opens.ts';
import { preview, type Preview } from './preview.ts';

const LINES = 4;
/** What must be known before it is done, the gravest first: where not everything finds room, this does. */
const GRAVE: readonly GameEvent['type'][] = [
  'over',
  'bankrupt',
  'bank_broken',
  'operator_closed',
  'liquidated',
  'president',
  'phase',
  'rusted',
  'obsolete',
  'price',
  'closed',
];

export interface ConsequenceProps {
  readonly game: Game;
  readonly action: Action | null;
  readonly names: Names;
  /** Set where a tap has only chosen the action: does it, or leaves it. */
  readonly asked?: { readonly busy: boolean; readonly confirm: () => void; readonly leave: () => void } | undefined;
}

/** What an action leads to, in a few lines. */
export function Consequence({ game, action, names, asked }: ConsequenceProps): ReactElement {
  const tried = action === null ? null : preview(game, action);
  const lines = tried?.ok === true ? linesOf(tried, names) : [];
  return (
    <div className={asked === undefined ? 'consequence' : 'consequence consequence-asked'} aria-live="polite">
      {action !== null && <Opens game={game} action={action} names={names} />}
      {tried?.ok === true && <Balances game={game} after={tried} names={names} />}
      {tried?.ok === true && action !== null && TRADES.includes(action.type) && <Review before={game} after={tried.game} names={names} />}
      {lines.length === 0 ? (
        <>
          <p className="quiet hover-hint">{words('act.hover')}</p>
          <p className="quiet touch-hint">{words('act.tap')}</p>
        </>
      ) : (
        lines.slice(0, LINES).map((line, index) => (
          <p key={index} className={`log-${line.weight}`}>
            {line.text}
          </p>
        ))
      )}
      {lines.length > LINES && <p className="quiet">{words('act.and_more', { count: lines.length - LINES })}</p>}
      {asked !== undefined && (
        <div className="buttons">
          <button ref={toFocus} type="button" className="button button-primary" disabled={asked.busy} onClick={asked.confirm}>
            {action === null ? '' : describe(game, action, names)}
          </button>
          <button type="button" className="button button-plain" onClick={asked.leave}>
            {words('act.leave_it')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Its sentences as the log will have them; where they are too many, what is grave comes first, and the same is said once. */
function linesOf({ events, game: { state } }: Extract<Preview, { ok: true }>, names: Names): readonly Sentence[] {
  const lines = actionSentences(events, state, names, words);
  if (lines.length <= LINES) return lines;
  const weight = ({ type }: GameEvent): number => (GRAVE.includes(type) ? GRAVE.indexOf(type) : GRAVE.length);
  const sorted = events.toSorted((one, other) => weight(one) - weight(other));
  const all = actionSentences(sorted, state, names, words);
  return all.flatMap((line, index) => {
    const times = all.filter(({ text }) => text === line.text).length;
    if (all.findIndex(({ text }) => text === line.text) < index) return [];
    return times === 1 ? [line] : [{ ...line, text: `${line.text} ×${String(times)}` }];
  });
}

/** What was tapped may have gone from the page: the focus goes on to the answer. */
const toFocus = (answer: HTMLElement | null): void => answer?.focus({ preventScroll: true });

/** What a tile opens. */
function Opens({ game, action, names }: { readonly game: Game; readonly action: Action; readonly names: Names }): ReactElement | null {
  const opened = opens(game, action);
  if (opened === null) return null;
  const { operator, stops, hexes } = opened;
  const places = stops.length === 0 ? '' : words('track.opens', { places: stops.map(names.hex).join(', ') });
  const room = hexes === 0 ? '' : words('track.opens_hexes', { count: hexes });
  return <p>{places === '' && room === '' ? words('track.opens_nothing', { operator }) : `${places} ${room}`.trim()}</p>;
}

/** Cash and treasuries that change, before and after. */
function Balances({
  game: { state },
  after,
  names,
}: {
  readonly game: Game;
  readonly after: Extract<Preview, { ok: true }>;
  readonly names: Names;
}): ReactElement | null {
  const { players, operators } = after.game.state;
  const of = (owner: string, before: number | undefined, now: number | undefined) =>
    before === now
      ? []
      : [words('act.after', { owner: names.owner(owner), before: names.money(before ?? 0), after: names.money(now ?? 0) })];
  const changes = [
    ...Object.keys(state.operators).flatMap((id) => of(`operator/${id}`, state.operators[id]?.cash, operators[id]?.cash)),
    ...state.seating.flatMap((id) => of(`player/${id}`, state.players[id]?.cash, players[id]?.cash)),
  ];
  return changes.length === 0 ? null : <p className="figures">{changes.join(' · ')}</p>;
}

/** Actions by which shares change hands. */
const TRADES: readonly Action['type'][] = ['buy_shares', 'sell_shares', 'short'];

/** Prices that the end of the stock round will move otherwise because shares lie elsewhere. */
function Review({ before, after, names }: { readonly before: Game; readonly after: Game; readonly names: Names }): ReactElement | null {
  const endOf = (moves: readonly PriceMove[], operator: string) => moves.findLast((move) => move.operator === operator)?.to;
  const [old, now] = [reviewMoves(before), reviewMoves(after)];
  const operators = [...new Set([...old, ...now].map(({ operator }) => operator))];
  const changes = operators.flatMap((operator) => {
    const cell = after.state.operators[operator]?.cell ?? null;
    const to = endOf(now, operator);
    const same = to === endOf(old, operator) && cell === before.state.operators[operator]?.cell;
    if (cell === null || same) return [];
    return to === undefined || to === cell
      ? [words('act.review_stays', { corporation: operator, price: names.price(cell) })]
      : [words('act.review_to', { corporation: operator, from: names.price(cell), to: names.price(to) })];
  });
  return changes.length === 0 ? null : <p>{words('act.review', { moves: changes.join(' · ') })}</p>;
}

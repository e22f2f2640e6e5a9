import type { ReactElement, ReactNode } from 'react';
import {
  destinationOf,
  ferriesOf,
  floatedPercent,
  floatPercentOf,
  inZone,
  interestRate,
  isSystem,
  loanLimit,
  loansOf,
  priceOf,
  privatesOf,
  trainName,
  unitsHeld,
  type Game,
  type Holder,
  type Operator,
  type OperatorId,
} from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Corporation } from '@roundhouse/title-schema';
import type { Names } from '../names.ts';
import { thingWord } from '../things.ts';
import { ferryInWords } from './ferry.ts';
import { inkOn } from './ink.ts';
import { Part } from './part.tsx';
import { TrainCard } from './train-card.tsx';

export interface CharterProps {
  readonly game: Game;
  readonly names: Names;
  readonly words: Words;
  readonly operator: OperatorId;
  readonly active?: boolean;
}

const STATUS_WORDS = {
  unlaunched: 'charter.status.unlaunched',
  launched: 'charter.status.launched',
  floated: 'charter.status.floated',
  closed: 'charter.status.closed',
  removed: 'charter.status.removed',
} as const;

/** What one corporation has and who owns it. */
export function Charter({ game, names, words, operator, active = false }: CharterProps): ReactElement | null {
  const print = game.title.corporations.of[operator];
  const now = game.state.operators[operator];
  if (print === undefined || now === undefined) return null;
  const price = priceOf(game, operator);
  const started = now.status === 'launched' || now.status === 'floated';
  const gone = now.status === 'closed' || now.status === 'removed';
  const privates = privatesOf(game, `operator/${operator}`);
  const owns = game.state.mechanics.resource_marker?.owners.includes(operator) ?? false;
  const marker = owns ? (game.title.mechanics.resource_marker?.name ?? null) : null;
  const ferries = ferriesOf(game, operator);
  const run = now.last_run.reduce((sum, route) => sum + route.revenue, 0);
  return (
    <article className={`charter charter-${now.status}${active ? ' charter-active' : ''}`} data-operator={operator} aria-label={print.name}>
      <header className="charter-head" style={{ background: print.colour, color: inkOn(print.colour) }}>
        <strong>{operator}</strong>
        <span className="charter-name">{print.name}</span>
        {price !== null && <span className="charter-price">{names.money(price)}</span>}
      </header>
      <dl className="facts">
        <Fact term={words('charter.status.label')}>{statusWords(game, operator, print, now, words)}</Fact>
        {print.kind === 'minor' && now.president !== null && <Fact term={words('privates.owner')}>{names.player(now.president)}</Fact>}
        {!gone && <Formed game={game} names={names} operator={operator} words={words} />}
        {started && <Fact term={words('terms.treasury')}>{names.money(now.cash)}</Fact>}
        {started && <Loans game={game} names={names} operator={operator} words={words} />}
        {started && <Trains now={now} words={words} />}
        {!gone && (
          <Fact term={words('terms.tokens')}>
            <Tokens game={game} names={names} operator={operator} print={print} words={words} />
          </Fact>
        )}
        {!gone && <Goal game={game} names={names} operator={operator} words={words} />}
        {marker !== null && <Fact term={words('charter.marker')}>{thingWord(marker, words)}</Fact>}
        {privates.length > 0 && <Fact term={words('terms.privates')}>{privates.map(names.private).join(', ')}</Fact>}
        {ferries.length > 0 && (
          <Fact term={words('ferries.heading')}>
            {ferries.map((ferry) => (
              <div key={ferry.hex}>
                {names.hex(ferry.hex)}: {ferryInWords(ferry, names, words)}
              </div>
            ))}
          </Fact>
        )}
        {!gone && now.last_run.length > 0 && <Fact term={words('charter.last_run')}>{names.money(run)}</Fact>}
      </dl>
      <Holders game={game} names={names} operator={operator} words={words} />
    </article>
  );
}

function statusWords(game: Game, operator: OperatorId, print: Corporation, now: Operator, words: Words): string {
  if (inZone(game, operator, 'liquidation')) return words('finance.zones.in_liquidation');
  if (inZone(game, operator, 'forced_sale')) return words('finance.zones.up_for_acquisition');
  if (now.status !== 'launched') return words(STATUS_WORDS[now.status]);
  return words('charter.to_float', { percent: Math.max(0, floatPercentOf(game, operator) - floatedPercent(game, operator)) });
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a minor turns into, and what a corporation that is not there yet is formed of (1893 §1.3); nothing for others. */
function Formed({ game: { title, state }, names, operator, words }: Omit<CharterProps, 'active'>): ReactElement | null {
  const formations = title.mechanics.formation_by_vote?.formations ?? [];
  const own = formations.find(({ corporation }) => corporation === operator);
  if (own !== undefined) {
    const there = state.operators[operator]?.status === 'floated';
    return there ? null : <Fact term={words('charter.made_of')}>{own.parts.map((part) => names.private(part.private)).join(', ')}</Fact>;
  }
  const card = title.corporations.of[operator]?.card;
  const into = formations.find(({ parts }) => parts.some((part) => part.private === card));
  const print =
    title.corporations.of[into?.corporation ?? '']?.certificates[into?.parts.find((part) => part.private === card)?.certificate ?? 0];
  if (into === undefined || print === undefined) return null;
  const values = { corporation: into.corporation, percent: names.percent(into.corporation, print.units) };
  return (
    <Fact term={words('charter.becomes')}>{words(print.president ? 'certificate.president_of' : 'certificate.share_of', values)}</Fact>
  );
}

/** Its loans, how many it may have, and what they cost in a turn; nothing where a title has none. */
function Loans({ game, names, operator, words }: Omit<CharterProps, 'active'>): ReactElement | null {
  if (game.title.mechanics.loans === undefined) return null;
  return <Fact term={words('finance.loans.label')}>{loansInWords(game, operator, names, words)}</Fact>;
}

/** How many loans a corporation has of those that it may have, and the interest on them. */
export function loansInWords(game: Game, operator: OperatorId, names: Names, words: Words): string {
  const count = loansOf(game, operator);
  const limit = loanLimit(game, operator);
  const amount = names.money(count * (interestRate(game) ?? 0));
  return count === 0 ? words('finance.loans.of', { count, limit }) : words('finance.loans.due', { count, limit, amount });
}

/** Where it is to get to, and what it gets for it; nothing where a title has no destinations. */
function Goal({ game, names, operator, words }: Omit<CharterProps, 'active'>): ReactElement | null {
  const goal = destinationOf(game, operator);
  if (goal === null) return null;
  const hex = names.hex(goal.hex);
  const waits = goal.waiting > 0 ? words('charter.destination_waits', { hex, amount: names.money(goal.waiting) }) : hex;
  return <Fact term={words('charter.destination')}>{goal.reached ? words('charter.destination_reached', { hex }) : waits}</Fact>;
}

/** The fleet; of an operator with several shelves, one line each. */
function Trains({ now, words }: { readonly now: Operator; readonly words: Words }): ReactElement {
  const shelves = Object.entries(now.shelves);
  return (
    <>
      {shelves.map(([shelf, cards]) => (
        <Fact key={shelf} term={shelves.length === 1 ? words('terms.trains') : words('charter.shelf', { shelf })}>
          {cards.length === 0 ? (
            words('terms.none')
          ) : (
            <span className="train-cards">
              {cards.map((card) => (
                <TrainCard key={card.id} name={trainName(card)} />
              ))}
            </span>
          )}
        </Fact>
      ))}
    </>
  );
}

/** Tokens: the places of those on the board, the prices of those still on the charter. */
function Tokens({
  game,
  names,
  operator,
  print,
  words,
}: Omit<CharterProps, 'active'> & { readonly print: Corporation }): ReactElement | string {
  const placed = game.state.board.stations.filter(({ owner }) => owner === operator);
  const left = game.state.operators[operator]?.tokens ?? [];
  if (placed.length + left.length === 0) return words('terms.none');
  return (
    <ul className="token-row">
      {placed.map(({ hex, stop }) => (
        <li key={`${hex}/${stop ?? ''}`} className="token-placed" title={names.hex(hex)}>
          {hex}
        </li>
      ))}
      {left.map((cost, index) => (
        <li key={index} className="token-left" style={{ background: print.colour, color: inkOn(print.colour) }}>
          {cost === 0 ? words('charter.token_free') : names.money(cost)}
        </li>
      ))}
    </ul>
  );
}

/** Who holds how much: what is unsold and in the pool with its price, then the players. */
function Holders({ game, names, operator, words }: Pick<CharterProps, 'game' | 'names' | 'operator' | 'words'>): ReactElement | null {
  const { state } = game;
  const holders: readonly Holder[] = [
    'ipo',
    'reserved',
    'treasury',
    'market',
    ...state.setup.players.map(({ id }) => `player/${id}` as const),
  ];
  const president = state.operators[operator]?.president ?? null;
  const atPar = game.title.rules.launch.unsold_price === 'par' && !isSystem(game, operator);
  const unsold = atPar ? (state.operators[operator]?.par ?? null) : priceOf(game, operator);
  const priceAt = (holder: Holder) => (holder === 'ipo' ? unsold : holder === 'market' ? priceOf(game, operator) : null);
  const rows = holders
    .map((holder) => ({ holder, units: unitsHeld(game, holder, operator), price: priceAt(holder) }))
    .filter(({ units }) => units !== 0);
  if (rows.length === 0) return null;
  return (
    <ul className="holders">
      {rows.map(({ holder, units, price }) => {
        const presides = holder === `player/${president ?? ''}`;
        return (
          <li key={holder}>
            <span>
              {names.owner(holder, operator)}
              {presides && (
                <abbr className="president-mark" title={words('terms.president')}>
                  {'★'}
                </abbr>
              )}
            </span>
            <span className="quiet figure">{price === null ? '' : names.money(price)}</span>
            <Part corporation={operator} units={units} names={names} words={words} />
          </li>
        );
      })}
    </ul>
  );
}

import type { ReactElement } from 'react';
import { floatedPercent, priceOf, privatesOf, trainsOf, unitsHeld, type Game, type Holder, type OperatorId } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Names } from '../names.ts';
import { Chip } from './chip.tsx';
import { inkOn } from './ink.ts';

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
  const { title, state } = game;
  const print = title.corporations.of[operator];
  const now = state.operators[operator];
  if (print === undefined || now === undefined) return null;
  const price = priceOf(game, operator);
  const trains = trainsOf(game, operator);
  const privates = privatesOf(game, `operator/${operator}`);
  return (
    <article className={active ? 'charter charter-active' : 'charter'} data-operator={operator} aria-label={print.name}>
      <header className="charter-head" style={{ background: print.colour, color: inkOn(print.colour) }}>
        <strong>{operator}</strong>
        <span className="charter-name">{print.name}</span>
      </header>
      <dl className="facts">
        <Fact
          term={words('charter.status.label')}
          value={
            now.status === 'launched'
              ? words('charter.to_float', { percent: Math.max(0, print.float_percent - floatedPercent(game, operator)) })
              : words(STATUS_WORDS[now.status])
          }
        />
        <Fact term={words('terms.treasury')} value={names.money(now.cash)} />
        <Fact term={words('terms.price')} value={price === null ? words('terms.none') : names.money(price)} />
        {now.par !== null && <Fact term={words('terms.par')} value={names.money(now.par)} />}
        <Fact term={words('terms.president')} value={now.president === null ? words('terms.none') : names.player(now.president)} />
        <Fact
          term={words('terms.trains')}
          value={trains.length === 0 ? words('terms.none') : trains.map((train) => train.face ?? train.name).join(' · ')}
        />
        <Fact
          term={words('terms.tokens')}
          value={now.tokens.length === 0 ? words('terms.none') : now.tokens.map((cost) => names.money(cost)).join(' · ')}
        />
        {privates.length > 0 && <Fact term={words('terms.privates')} value={privates.map(names.private).join(', ')} />}
        {now.last_run.length > 0 && (
          <Fact term={words('charter.last_run')} value={names.money(now.last_run.reduce((sum, route) => sum + route.revenue, 0))} />
        )}
      </dl>
      <Holders game={game} names={names} operator={operator} />
    </article>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Holders({ game, names, operator }: Pick<CharterProps, 'game' | 'names' | 'operator'>): ReactElement {
  const { state } = game;
  const holders: readonly Holder[] = ['ipo', 'market', ...state.setup.players.map(({ id }) => `player/${id}` as const)];
  const president = state.operators[operator]?.president ?? null;
  return (
    <ul className="holders">
      {holders.map((holder) => {
        const units = unitsHeld(game, holder, operator);
        if (units === 0) return null;
        return (
          <li key={holder}>
            <span>
              {names.owner(holder)}
              {holder === `player/${president ?? ''}` && <abbr className="president-mark">{'★'}</abbr>}
            </span>
            <span className="figure">{names.percent(operator, units)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A row of chips: who operates in which order, who has done so. */
export function OperatingOrder({ game, words }: Pick<CharterProps, 'game' | 'words'>): ReactElement | null {
  const { title, state } = game;
  if (state.round.kind !== 'operating') return null;
  const { operated, turn, waiting } = state.round;
  const done = operated.filter((id) => id !== turn?.operator);
  const line = [
    ...done.map((id) => ({ id, kind: 'done' })),
    ...(turn === null ? [] : [{ id: turn.operator, kind: 'now' }]),
    ...waiting.map((id) => ({ id, kind: 'waiting' })),
  ];
  return (
    <ol className="order" aria-label={words('charter.order')}>
      {line.map(({ id, kind }) => (
        <li key={id} className={`order-${kind}`} aria-current={kind === 'now' ? 'step' : undefined}>
          <Chip id={id} corporation={title.corporations.of[id]} />
        </li>
      ))}
    </ol>
  );
}

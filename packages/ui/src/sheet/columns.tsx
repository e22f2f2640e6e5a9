import type { ReactNode } from 'react';
import { priceOf, privatesOf, trainName, trainsOf, unitsHeld, type Game, type OperatorId, type PlayerId } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { unsoldInTreasury, type Names } from '../names.ts';
import type { SortValue } from './order.ts';
import type { SheetRound } from './spreadsheet.tsx';

export interface SheetColumn {
  readonly key: string;
  readonly head: string;
  /** Begins a group of columns: a line is drawn before it. */
  readonly begins?: boolean;
  readonly valueOf: (operator: OperatorId) => SortValue;
  readonly cell: (operator: OperatorId) => ReactNode;
  /** Style class of the cell of an operator. */
  readonly classOf?: (operator: OperatorId) => string;
}

export interface SheetProps {
  readonly game: Game;
  readonly names: Names;
  readonly words: Words;
}

/** Units as a number for sorting; nothing where there is none. */
const some = (units: number): number | null => (units === 0 ? null : units);

/** One column a player: shares held, the president's mark, and what was sold in this round. */
export function playerColumns({ game, names, words }: SheetProps): readonly SheetColumn[] {
  const { round } = game.state;
  const soldBy = (player: PlayerId, operator: OperatorId): boolean =>
    round.kind === 'stock' &&
    (round.sold[player]?.includes(operator) === true || (round.turn.player === player && round.turn.sold.includes(operator)));
  return game.state.setup.players.map(({ id }, index) => ({
    key: `player/${id}`,
    head: names.player(id),
    begins: index === 0,
    valueOf: (operator) => some(unitsHeld(game, `player/${id}`, operator)),
    classOf: (operator) => (soldBy(id, operator) ? 'sheet-sold' : ''),
    cell: (operator) => {
      const units = unitsHeld(game, `player/${id}`, operator);
      return (
        <>
          {units > 0 && names.percent(operator, units)}
          {game.state.operators[operator]?.president === id && (
            <abbr className="president-mark" title={words('terms.president')}>
              {'★'}
            </abbr>
          )}
          {soldBy(id, operator) && <span className="unseen">{words('sheet.sold')}</span>}
        </>
      );
    },
  }));
}

/** What is unsold and in the pool, and the prices. */
export function bankColumns({ game, names, words }: SheetProps): readonly SheetColumn[] {
  const share = (holder: 'ipo' | 'market') => (operator: OperatorId) => some(unitsHeld(game, holder, operator));
  const write = (operator: OperatorId, units: number | null) => (units === null ? '' : names.percent(operator, units));
  const par = (operator: OperatorId) => game.state.operators[operator]?.par ?? null;
  const money = (amount: number | null) => (amount === null ? '' : names.money(amount));
  return [
    {
      key: 'ipo',
      head: words(game.title.corporations.ids.some((id) => unsoldInTreasury(game.title, game.state, id)) ? 'sheet.unsold' : 'sheet.ipo'),
      begins: true,
      valueOf: share('ipo'),
      cell: (id) => write(id, share('ipo')(id)),
    },
    { key: 'pool', head: words('sheet.pool'), valueOf: share('market'), cell: (id) => write(id, share('market')(id)) },
    { key: 'par', head: words('terms.par'), begins: true, valueOf: par, cell: (id) => money(par(id)) },
    { key: 'price', head: words('terms.price'), valueOf: (id) => priceOf(game, id), cell: (id) => money(priceOf(game, id)) },
  ];
}

/** What the corporation itself has. */
export function companyColumns({ game, names, words }: SheetProps, order: readonly OperatorId[]): readonly SheetColumn[] {
  const operator = (id: OperatorId) => game.state.operators[id];
  const started = (id: OperatorId): boolean => operator(id)?.cell !== null;
  const place = (id: OperatorId) => (started(id) ? order.indexOf(id) + 1 : null);
  const privates = (id: OperatorId) => privatesOf(game, `operator/${id}`).map(names.private).join(', ');
  const run = (id: OperatorId) => some((operator(id)?.last_run ?? []).reduce((sum, route) => sum + route.revenue, 0));
  return [
    {
      key: 'cash',
      head: words('terms.treasury'),
      begins: true,
      valueOf: (id) => (started(id) ? (operator(id)?.cash ?? null) : null),
      cell: (id) => (started(id) ? names.money(operator(id)?.cash ?? 0) : ''),
    },
    {
      key: 'trains',
      head: words('terms.trains'),
      valueOf: (id) => some(trainsOf(game, id).length),
      cell: (id) =>
        Object.values(operator(id)?.shelves ?? {})
          .map((cards) => cards.map(trainName).join(' '))
          .join(' | '),
    },
    {
      key: 'tokens',
      head: words('sheet.tokens'),
      valueOf: (id) => operator(id)?.tokens.length ?? null,
      cell: (id) => operator(id)?.tokens.length ?? '',
    },
    { key: 'run', head: words('charter.last_run'), valueOf: run, cell: (id) => (run(id) === null ? '' : names.money(run(id) ?? 0)) },
    { key: 'order', head: words('sheet.order'), valueOf: place, cell: (id) => place(id) ?? '' },
    ...(game.title.corporations.ids.some((id) => privates(id) !== '')
      ? [{ key: 'privates', head: words('terms.privates'), valueOf: (id: OperatorId) => privates(id) || null, cell: privates }]
      : []),
  ];
}

/** One column an operating round: what was run, with what was kept set apart. */
export function roundColumns({ names, words }: SheetProps, rounds: readonly SheetRound[]): readonly SheetColumn[] {
  return rounds
    .filter(({ runs }) => Object.keys(runs).length > 0)
    .map(({ key, label, runs }, index) => ({
      key: `round/${key}`,
      head: label,
      begins: index === 0,
      valueOf: (id) => runs[id]?.revenue ?? null,
      cell: (id) => {
        const run = runs[id];
        if (run === undefined) return '';
        if (run.kind === 'withhold') return words('sheet.withheld', { amount: names.money(run.revenue) });
        return run.kind === 'half' ? words('sheet.half', { amount: names.money(run.revenue) }) : names.money(run.revenue);
      },
      classOf: (id) => (runs[id]?.kind === 'withhold' ? 'sheet-withheld' : ''),
    }));
}

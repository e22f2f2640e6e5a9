import type { ReactElement } from 'react';
import { priceMoves, type PriceMove, type State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Cell, Title } from '@roundhouse/title-schema';
import { Chip } from '../companies/chip.tsx';
import { writeMoney } from '../names.ts';
import { CellContent, cellClass, type CellProps } from './cell.tsx';
import { LoanTrack } from './loan-track.tsx';
import { ZoneNotes } from './zone-notes.tsx';
import { zonesOf, type Zone } from './zones.ts';

export interface MarketProps {
  readonly title: Title;
  /** null: the market as printed. */
  readonly state: State | null;
  readonly words: Words;
}

/** The share market with its markers: a grid, or one row; what its colours mean, what moves next, who is sold by force, and the loans. */
export function ShareMarket({ title, state, words }: MarketProps): ReactElement {
  const { market } = title;
  const zones = zonesOf(title, words);
  const moves = state === null ? [] : priceMoves({ title, state });
  const round = state?.round.kind === 'operating' ? state.round : null;
  const operated = new Set(round?.operated);
  const propsOf = (cell: Cell): CellProps => ({
    title,
    cell,
    zones,
    stack: state?.stacks[cell.id] ?? [],
    operated,
    now: round?.turn?.operator ?? null,
    arriving: moves.filter(({ from, to }) => to === cell.id && from !== to),
    words,
  });
  return (
    <div className="market">
      {market.kind === 'row' ? <Row {...{ title, zones, propsOf, words }} /> : <Grid {...{ title, zones, propsOf, words }} />}
      <Legend zones={zones} stacked={state !== null} words={words} />
      {moves.length > 0 && <NextMoves title={title} moves={moves} words={words} />}
      {state !== null && <ZoneNotes game={{ title, state }} words={words} />}
      {state !== null && <LoanTrack game={{ title, state }} words={words} />}
    </div>
  );
}

interface LayoutProps {
  readonly title: Title;
  readonly zones: readonly Zone[];
  readonly propsOf: (cell: Cell) => CellProps;
  readonly words: Words;
}

/** All prices in one line, broken where the page ends. */
function Row({ title, zones, propsOf, words }: LayoutProps): ReactElement {
  const cells = title.market.cells.ids.flatMap((id) => title.market.cells.of[id] ?? []);
  return (
    <ol className="market-row" aria-label={words('market.label')}>
      {cells.map((cell) => (
        <li key={cell.id} className={cellClass(cell, zones)} data-cell={cell.id}>
          <CellContent {...propsOf(cell)} />
        </li>
      ))}
    </ol>
  );
}

function Grid({ title, zones, propsOf, words }: LayoutProps): ReactElement {
  const { rows, columns, cells } = title.market;
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label={words('market.label')}>
      <table className="market-grid">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => {
                const cell = cells.of[`${row},${column}`];
                return cell === undefined ? (
                  <td key={column} className="market-gap" />
                ) : (
                  <td key={column} className={cellClass(cell, zones)} data-cell={cell.id}>
                    <CellContent {...propsOf(cell)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The meaning of the colours in use, each with its mark, and how the markers are read. */
function Legend({
  zones,
  stacked,
  words,
}: {
  readonly zones: readonly Zone[];
  readonly stacked: boolean;
  readonly words: Words;
}): ReactElement {
  return (
    <ul className="market-legend" aria-label={words('market.legend')}>
      {zones.map((zone) => (
        <li key={zone.id}>
          <span className={`swatch swatch-mark ${zone.className}`} aria-hidden="true">
            {zone.mark}
          </span>
          {zone.meaning}
        </li>
      ))}
      {stacked && <li className="quiet">{words('market.stacks')}</li>}
    </ul>
  );
}

const CAUSES = {
  payout: 'market.moves.payout',
  half: 'market.moves.half',
  withhold: 'market.moves.withhold',
  sold_out: 'market.moves.sold_out',
  in_market: 'market.moves.in_market',
} as const satisfies Record<PriceMove['cause'], string>;

/** The moves that are near, in words. */
function NextMoves({
  title,
  moves,
  words,
}: {
  readonly title: Title;
  readonly moves: readonly PriceMove[];
  readonly words: Words;
}): ReactElement {
  const price = (cell: string) => writeMoney(title.money.currency, title.market.cells.of[cell]?.price ?? 0, words.locale);
  const operators = [...new Set(moves.map(({ operator }) => operator))];
  return (
    <section className="market-moves" aria-label={words('market.moves.heading')}>
      <h3>{words('market.moves.heading')}</h3>
      <ul>
        {operators.map((operator) => (
          <li key={operator}>
            <Chip id={operator} corporation={title.corporations.of[operator]} />{' '}
            {moves
              .filter((move) => move.operator === operator)
              .map((move) =>
                words(CAUSES[move.cause], {
                  move: words(move.to === move.from ? 'market.moves.stays' : 'market.moves.to', {
                    from: price(move.from),
                    to: price(move.to),
                  }),
                }),
              )
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

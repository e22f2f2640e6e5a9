import type { ReactElement } from 'react';
import type { State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Cell, Title, ZoneEffect } from '@roundhouse/title-schema';
import { Chip } from '../companies/chip.tsx';
import { writeMoney } from '../names.ts';

export interface MarketProps {
  readonly title: Title;
  /** null: the market as printed. */
  readonly state: Pick<State, 'stacks'> | null;
  readonly words: Words;
}

const EFFECT_WORDS = {
  free_of_certificate_limit: 'market.zone.free_of_certificate_limit',
  over_ownership_limit: 'market.zone.over_ownership_limit',
  several_purchases: 'market.zone.several_purchases',
  closes: 'market.zone.closes',
} as const satisfies Record<ZoneEffect, string>;

/** The share market with its markers: the first of a stack operates first. */
export function MarketGrid({ title, state, words }: MarketProps): ReactElement {
  const { market } = title;
  const cells = new Map(market.cells.ids.flatMap((id) => (market.cells.of[id] ? [[id, market.cells.of[id]]] : [])));
  const rows = Array.from({ length: market.rows }, (_, row) =>
    Array.from({ length: market.columns }, (_, column) => cells.get(`${row},${column}`)),
  );
  return (
    <div className="market">
      <div className="scroller" tabIndex={0} role="region" aria-label={words('market.label')}>
        <table className="market-grid">
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  cell === undefined ? (
                    <td key={column} className="market-gap" />
                  ) : (
                    <MarketCell key={column} title={title} cell={cell} stack={state?.stacks[cell.id] ?? []} words={words} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend title={title} words={words} />
    </div>
  );
}

function MarketCell({
  title,
  cell,
  stack,
  words,
}: {
  readonly title: Title;
  readonly cell: Cell;
  readonly stack: readonly string[];
  readonly words: Words;
}): ReactElement {
  const kinds = ['market-cell', cell.zone === null ? '' : `zone-${cell.zone}`, cell.par ? 'market-par' : ''].filter(Boolean).join(' ');
  return (
    <td className={kinds} data-cell={cell.id} title={cell.par ? words('market.par') : undefined}>
      <span className="market-price">{cell.price}</span>
      <span className="market-stack">
        {stack.map((id) => (
          <Chip key={id} id={id} corporation={title.corporations.of[id]} />
        ))}
      </span>
    </td>
  );
}

function Legend({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const pars = title.market.cells.ids.flatMap((id) => (title.market.cells.of[id]?.par ? [title.market.cells.of[id].price] : []));
  return (
    <ul className="market-legend">
      {pars.length > 0 && (
        <li>
          <span className="swatch market-par" aria-hidden="true" />
          {words('market.pars', { prices: pars.map((price) => writeMoney(title.money.currency, price)).join(', ') })}
        </li>
      )}
      {title.market.zones.ids.map((zone) => (
        <li key={zone}>
          <span className={`swatch zone-${zone}`} aria-hidden="true" />
          {(title.market.zones.of[zone]?.effects ?? []).map((effect) => words(EFFECT_WORDS[effect])).join(' · ')}
        </li>
      ))}
    </ul>
  );
}

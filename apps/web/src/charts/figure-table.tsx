import type { ReactElement } from 'react';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import type { Series } from './series.ts';

export interface FigureTableProps {
  readonly series: Series;
  readonly caption: string;
  readonly nameOf: (id: string) => string;
  readonly written: (value: number, id: string, at: number) => string;
}

/** The figures behind a chart. */
export function FigureTable({ series: { ids, rows }, caption, nameOf, written }: FigureTableProps): ReactElement {
  return (
    <div className="figure-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words('charts.round')}</th>
            {ids.map((id) => (
              <th key={id} scope="col">
                {nameOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sample, values }) => (
            <tr key={sample.at}>
              <th scope="row">{roundWords(sample.round)}</th>
              {ids.map((id) => {
                const value = values[id] ?? null;
                return (
                  <td key={id} className="figure">
                    {value === null ? '' : written(value, id, sample.at)}
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

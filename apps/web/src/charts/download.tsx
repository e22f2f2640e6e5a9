import type { ReactElement } from 'react';
import { roundWords } from '../parts/round-words.ts';
import { words } from '../parts/words.ts';
import { csvOf } from './csv.ts';
import type { Series } from './series.ts';

export interface DownloadProps {
  readonly file: string;
  readonly label: string;
  /** Reckoned when it is asked for. */
  readonly series: () => Series;
  readonly nameOf: (id: string) => string;
}

/** Figures as a file for a spreadsheet. */
export function Download({ file, label, series, nameOf }: DownloadProps): ReactElement {
  const save = () => {
    const { ids, rows } = series();
    const head = [words('charts.round'), words('charts.action'), ...ids.map(nameOf)];
    const body = rows.map(({ sample, values }) => [roundWords(sample.round), sample.at, ...ids.map((id) => values[id] ?? null)]);
    const address = URL.createObjectURL(new Blob([csvOf([head, ...body])], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = file;
    link.click();
    // The browser takes its time to read what it saves.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <button type="button" className="button button-plain" onClick={save}>
      {label}
    </button>
  );
}

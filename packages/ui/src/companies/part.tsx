import type { ReactElement } from 'react';
import type { Words } from '@roundhouse/messages';
import type { Names } from '../names.ts';

export interface PartProps {
  readonly corporation: string;
  readonly units: number;
  readonly names: Names;
  readonly words: Words;
}

/** A holding in per cent; what was sold short stands below nothing and is set apart. */
export function Part({ corporation, units, names, words }: PartProps): ReactElement {
  if (units >= 0) return <span className="figure">{names.percent(corporation, units)}</span>;
  const percent = names.percent(corporation, -units);
  return (
    <span className="figure shorted" title={words('finance.shorted', { percent })}>
      −{percent}
    </span>
  );
}

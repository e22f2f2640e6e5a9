import type { ReactElement } from 'react';
import type { Corporation } from '@roundhouse/title-schema';
import { inkOn } from './ink.ts';

export interface TokenProps {
  readonly corporation: Corporation | undefined;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** A place that is only kept for it. */
  readonly reserved?: boolean;
}

/** A station marker inside a drawing. */
export function Token({ corporation, id, x, y, radius, reserved = false }: TokenProps): ReactElement {
  const size = (radius * 1.75) / Math.max(3, id.length * 0.95);
  return (
    <g className={reserved ? 'token token-reserved' : 'token'} transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={corporation?.colour ?? 'var(--ink)'} />
      <text
        className="token-name"
        fontSize={size}
        style={reserved ? undefined : { fill: corporation === undefined ? 'var(--paper)' : inkOn(corporation.colour) }}
      >
        {id}
      </text>
    </g>
  );
}

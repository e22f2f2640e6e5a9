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

/** A station marker inside a drawing; one of a system names its two parts one above the other. */
export function Token({ corporation, id, x, y, radius, reserved = false }: TokenProps): ReactElement {
  const lines = id.split('-');
  const longest = Math.max(...lines.map((line) => line.length));
  const size = (radius * (lines.length === 1 ? 1.75 : 1.65)) / Math.max(3, longest * 0.95);
  return (
    <g className={reserved ? 'token token-reserved' : 'token'} transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={corporation?.colour ?? 'var(--ink)'} />
      <text
        className="token-name"
        fontSize={size}
        style={reserved ? undefined : { fill: corporation === undefined ? 'var(--paper)' : inkOn(corporation.colour) }}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={0} dy={lines.length === 1 ? undefined : `${index === 0 ? -0.45 : 0.95}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

import type { ReactElement, ReactNode } from 'react';
import type { Corporation } from '@roundhouse/title-schema';
import { inkOn } from './ink.ts';

export interface ChipProps {
  readonly id: string;
  readonly corporation: Corporation | undefined;
  /** How it stands in the round: drawn differently. */
  readonly mark?: 'operated' | 'now' | undefined;
  /** Told after the name to those who hear the page. */
  readonly children?: ReactNode;
}

/** A corporation's short name in its colour. */
export function Chip({ id, corporation, mark, children }: ChipProps): ReactElement {
  return (
    <span
      className={mark === undefined ? 'chip' : `chip chip-${mark}`}
      title={corporation?.name}
      style={corporation && { background: corporation.colour, color: inkOn(corporation.colour) }}
    >
      {id}
      {children}
    </span>
  );
}

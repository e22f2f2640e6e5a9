import type { ReactElement } from 'react';
import type { Corporation } from '@roundhouse/title-schema';
import { inkOn } from './ink.ts';

/** A corporation's short name in its colour. */
export function Chip({ id, corporation }: { readonly id: string; readonly corporation: Corporation | undefined }): ReactElement {
  return (
    <span
      className="chip"
      title={corporation?.name}
      style={corporation && { background: corporation.colour, color: inkOn(corporation.colour) }}
    >
      {id}
    </span>
  );
}

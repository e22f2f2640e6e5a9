import type { ReactElement } from 'react';
import type { Corporation } from '@roundhouse/title-schema';

/** A corporation's short name in its colour. */
export function Chip({ id, corporation }: { readonly id: string; readonly corporation: Corporation | undefined }): ReactElement {
  return (
    <span className="chip" title={corporation?.name} style={{ background: corporation?.colour, color: corporation?.text_colour }}>
      {id}
    </span>
  );
}

import type { ReactElement } from 'react';
import type { Title } from '@roundhouse/title-schema';
import type { Names } from '../names.ts';

export interface PrivatePaperProps {
  readonly title: Title;
  readonly names: Names;
  /** Id of the private. */
  readonly id: string;
}

/** A private company as a small paper: its short name and what it pays. */
export function PrivatePaper({ title, names, id }: PrivatePaperProps): ReactElement {
  return (
    <span role="img" className="private-paper" aria-label={names.private(id)}>
      <strong>{id}</strong>
      <span>{names.money(title.privates.of[id]?.revenue ?? 0)}</span>
    </span>
  );
}

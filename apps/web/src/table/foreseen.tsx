import type { Game } from '@roundhouse/engine';
import { Outcome, type Names } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';

export interface ForeseenProps {
  readonly game: Game;
  readonly names: Names;
  /** The position that it leads to, made on a copy once somebody looks; null: it is not possible. */
  readonly foresee: () => Game | null;
  readonly heading?: string;
}

/** What a step leads to, folded away until somebody asks. */
export function Foreseen({ game, names, foresee, heading }: ForeseenProps): ReactElement {
  return <Folded heading={heading}>{() => <Seen game={game} names={names} after={foresee()} />}</Folded>;
}

interface FoldedProps {
  readonly heading?: string | undefined;
  readonly children: () => ReactElement;
}

/** Something that is reckoned and drawn once somebody unfolds it. */
export function Folded({ heading = words('finance.outcome.label'), children }: FoldedProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details className="foreseen" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{heading}</summary>
      {open && children()}
    </details>
  );
}

function Seen({ game, names, after }: { readonly game: Game; readonly names: Names; readonly after: Game | null }): ReactElement | null {
  return after === null ? null : <Outcome before={game} after={after} names={names} words={words} />;
}

import type { ReactElement } from 'react';

/** The places of the data behind a statement, folded until they are asked for. */
export function SourceNote({ places, label }: { readonly places: readonly string[]; readonly label: string }): ReactElement | null {
  if (places.length === 0) return null;
  return (
    <details className="source">
      <summary aria-label={label} title={label} />
      <code>{places.join(' · ')}</code>
    </details>
  );
}

import type { ReactElement, ReactNode } from 'react';

export interface PickOneProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly chosen: string | null | undefined;
  readonly choose: (id: string) => void;
  /** What lies on the buttons are cards. */
  readonly papers?: boolean;
  readonly titleOf?: (id: string) => string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** Things beside each other of which one is picked, such as the corporations that may be started. */
export function PickOne({ label, ids, chosen, choose, papers = false, titleOf, children }: PickOneProps): ReactElement {
  return (
    <div className="chips" role="group" aria-label={label}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={papers ? 'chip-button paper-button' : 'chip-button'}
          data-pick={id}
          aria-pressed={chosen === id}
          title={titleOf?.(id)}
          onClick={() => choose(id)}
        >
          {children(id)}
        </button>
      ))}
    </div>
  );
}

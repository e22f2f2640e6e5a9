import type { ReactElement } from 'react';

/** Strokes in a square of 24. */
const ICONS = {
  back: 'M12 7v5l3 2 M4.5 9A8 8 0 1 1 4 12 M4 4.5V9h4.5',
  undo: 'M9 5 4 10l5 5 M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5 M20 10H10a5 5 0 0 0 0 10h3',
  save: 'M12 4v11 M7 11l5 5 5-5 M5 20h14',
  less: 'M6 9l6 6 6-6',
  more: 'M6 15l6-6 6 6',
} as const;

/** A small drawing that repeats what the words beside it say. */
export function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

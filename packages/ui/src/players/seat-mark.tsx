import type { ReactElement } from 'react';

/** Colours of seats in the style sheet. */
const SEATS = 8;

/** A disc in the colour of a seat, with its number: from 1, in seat order. An ornament beside the name. */
export function SeatMark({ seat }: { readonly seat: number }): ReactElement {
  return (
    <span className={`seat-mark seat-${((seat - 1) % SEATS) + 1}`} aria-hidden="true">
      {seat}
    </span>
  );
}

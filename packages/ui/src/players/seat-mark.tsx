import type { ReactElement } from 'react';
import { seatColour } from './seat-colours.ts';

export interface SeatMarkProps {
  /** From 1, in seat order. */
  readonly seat: number;
  /** Number of a colour that was chosen; left out: that of the seat. */
  readonly colour?: number;
}

/** A disc in the colour of a player, with the number of the seat. An ornament beside the name. */
export function SeatMark({ seat, colour = seatColour(seat) }: SeatMarkProps): ReactElement {
  return (
    <span className={`seat-mark seat-${colour}`} aria-hidden="true">
      {seat}
    </span>
  );
}

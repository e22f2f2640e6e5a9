import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

export const SEAT_CHOICES = ['here', 'link', 'random'] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

const NAMES = { here: 'seats.here', link: 'seats.link', random: 'seats.random' } as const;

/** Who plays a seat of a new table. */
export function SeatSelect({
  number,
  chosen,
  choose,
}: {
  readonly number: number;
  readonly chosen: SeatChoice;
  readonly choose: (how: SeatChoice) => void;
}): ReactElement {
  return (
    <select
      aria-label={words('seats.how', { number })}
      value={chosen}
      onChange={({ target }) => choose(SEAT_CHOICES.find((one) => one === target.value) ?? 'here')}
    >
      {SEAT_CHOICES.map((one) => (
        <option key={one} value={one}>
          {words(NAMES[one])}
        </option>
      ))}
    </select>
  );
}

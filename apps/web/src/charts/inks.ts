import type { Title } from '@roundhouse/title-schema';

/** How a line is drawn. `casing`: in a rim, since its colour may be close to that of the ground. */
export interface Ink {
  readonly colour: string;
  readonly dash: string;
  readonly casing: boolean;
}

const DASHES = ['none', '8 4', '2 4', '10 3 2 3', '5 5', '14 4'];

/** The line of a player, by seat from 0 and number of the colour: colour and dash both differ. */
export function playerInk(seat: number, colour: number): Ink {
  return { colour: `var(--seat-${colour})`, dash: DASHES[seat % DASHES.length] ?? 'none', casing: true };
}

/** The line of a corporation, in its own colour. */
export function companyInk(title: Title, id: string): Ink {
  return { colour: title.corporations.of[id]?.colour ?? 'var(--ink)', dash: 'none', casing: true };
}

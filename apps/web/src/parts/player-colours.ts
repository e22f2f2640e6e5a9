import { SEAT_COLOURS } from '@roundhouse/ui';

const KEY = 'roundhouse.colours';
const MOST = 50;

/** Numbers of colours by player id. */
export type PlayerColours = Readonly<Record<string, number>>;

type Kept = readonly { readonly table: string; readonly colours: PlayerColours }[];

/** The colours that were chosen on this device for the players of a table; those left out have the colour of their seat. */
export function coloursOf(table: string): PlayerColours {
  return kept().find((one) => one.table === table)?.colours ?? {};
}

/** Keeps the colours of a table on this device. */
export function keepColours(table: string, colours: PlayerColours): void {
  try {
    const all: Kept = [{ table, colours }, ...kept().filter((one) => one.table !== table)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage may be full or forbidden; then the colours are those of the seats.
  }
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept[number] {
  const { table, colours } = (value ?? {}) as { readonly table?: unknown; readonly colours?: unknown };
  return typeof table === 'string' && typeof colours === 'object' && colours !== null && Object.values(colours).every(isColour);
}

const isColour = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SEAT_COLOURS.length;

/** The colours after a seat has taken one: who had it gets the colour that is left. */
export function swapped(colours: readonly number[], seat: number, colour: number): readonly number[] {
  const before = colours[seat];
  return colours.map((one, place) => (place === seat ? colour : one === colour && before !== undefined ? before : one));
}

/** The first colour that nobody has. */
export function freeColour(colours: readonly number[]): number {
  return SEAT_COLOURS.findIndex((_, index) => !colours.includes(index + 1)) + 1 || 1;
}

import { createHash } from 'node:crypto';
import { newGame, type GameSetup } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';

/** The names of all members and the kinds of their values, without the values. */
function form(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [form(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, member]) => [name, form(member)]);
}

/**
 * The form of the states that this engine makes of a title: what was kept in another form is not read, but made anew
 * from the actions. null: the title itself is of a form that this engine cannot play.
 */
export function editionOf(title: Title, setup: GameSetup): string | null {
  try {
    const { state } = newGame(title, setup);
    return createHash('sha256')
      .update(JSON.stringify(form(state)))
      .digest('hex')
      .slice(0, 16);
  } catch {
    return null;
  }
}

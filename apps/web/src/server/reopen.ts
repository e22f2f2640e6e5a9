import { apply, newGame, type Game } from '@roundhouse/engine';
import type { RuleKey } from '@roundhouse/title-schema';
import type { Store, Table } from '@roundhouse/storage';
import { editionOf } from './edition.ts';
import { openLog } from './played.ts';
import { hashOf } from './positions.ts';
import { keepTable } from './tables.ts';
import { titleOf } from './titles.ts';

/** What becomes of a table when the title it is played by has changed. */
export type Reopened =
  /** It is played by the title as it is now. */
  | { readonly kind: 'same' }
  /** The same game under the new data: a table of its own, beside the old one. */
  | { readonly kind: 'reopened'; readonly id: string }
  /** The new data refuses an action of its log. */
  | { readonly kind: 'refused'; readonly action: number; readonly rule: RuleKey }
  /** The new data has no such set-up: an option or a number of players is gone. */
  | { readonly kind: 'gone' };

const shared = globalThis as { roundhouseReopened?: Map<string, Promise<Reopened>> };
const reopened = (shared.roundhouseReopened ??= new Map());

/** Opens a table under the newest data of its title by playing its log again; null if there is no such table. */
export async function reopen(store: Store, id: string): Promise<Reopened | null> {
  const table = await store.table(id);
  if (table === null) return null;
  const title = titleOf(table.titleId);
  const { setup } = table;
  const fits = title !== null && setup.options.every((option) => Object.hasOwn(title.options.of, option));
  if (!fits || setup.players.length < title.players.min || setup.players.length > title.players.max) return { kind: 'gone' };
  const start = newGame(title, setup);
  if (hashOf(start.title) === table.titleHash) return { kind: 'same' };
  // One copy for each position of the table and each state of the data, however many pages ask.
  const key = `${id} ${table.revision} ${hashOf(start.title)}`;
  const known = reopened.get(key) ?? replayed(store, table, start);
  reopened.set(key, known);
  return known;
}

async function replayed(store: Store, table: Table, start: Game): Promise<Reopened> {
  const { note, played } = openLog(start, editionOf(start.title, table.setup) ?? '');
  let game = start;
  for (const { number, action, at, seat } of await store.log(table.id, 0, table.count)) {
    const result = apply(game, action);
    if (!result.ok) return { kind: 'refused', action: number, rule: result.refusal.rule };
    ({ game } = result);
    note(action, game, result.events, at, seat);
  }
  return { kind: 'reopened', id: await keepTable(store, played(), { origin: null, host: null, seats: [] }) };
}

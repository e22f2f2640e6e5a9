import { randomBytes } from 'node:crypto';
import {
  actorOf,
  apply,
  awaited,
  newGame,
  roundName,
  hasSecrets,
  sealOf,
  view,
  viewAction,
  type Action,
  type Game,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import type { Change, Logged, Motion, Origin, Seat, Standing, Store, Table, Written } from '@roundhouse/storage';
import { sameNames } from '../parts/player-names.ts';
import type { NewTableBody } from './bodies.ts';
import { editionOf } from './edition.ts';
import { headOf, next, openLog, snapshotOf, type Played, type Position } from './played.ts';
import { hashOf, positionAt, present, remember, type Present } from './positions.ts';
import type { Trouble } from './respond.ts';
import { isFree, others, seatsFor, sitterAt, type Seating, type Sitter } from './seats.ts';
import { titleOf } from './titles.ts';

const ENTRIES_SHOWN = 60;

/** What the page of a table needs. */
export interface TableView {
  readonly table: SeenTable;
  readonly state: State;
  /** Newest part of the log. */
  readonly entries: readonly Logged[];
  /** Actions played before the present turn began. */
  readonly turnStart: number;
  /** Seats of the one who looks. */
  readonly mine: readonly PlayerId[];
}

export type Outcome =
  | { readonly kind: 'done'; readonly view: TableView }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Others must agree first: the room shows what they are asked. */
  | { readonly kind: 'asked'; readonly view: TableView }
  | { readonly kind: 'conflict'; readonly view: TableView }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

const stopped = (trouble: Trouble): Outcome => ({ kind: 'trouble', trouble });

/** What the list of tables shows of a game. */
export function standingOf({ state, title }: Game): Standing {
  const players = new Map(state.setup.players.map(({ id, name }) => [id, name]));
  const label = state.over !== null ? 'over' : roundName({ state, title });
  const waiting = awaited({ state, title }).map(({ decider }) => players.get(decider) ?? decider);
  return { round: label, phase: state.phase, waiting: [...new Set(waiting)] };
}

/** The seat through whose eyes a table is seen: his whom it waits for, where that is one of his own. */
export function seenAs(game: Game, mine: readonly PlayerId[]): PlayerId | null {
  return awaited(game).find(({ decider }) => mine.includes(decider))?.decider ?? mine[0] ?? null;
}

/** A table as it is shown. */
export interface SeenTable extends Table {
  /** Seal of the seed; null: whoever began the table chose it, or the game comes from a file. */
  readonly seal: string | null;
}

/** A table without what the game keeps from its players: its seed is shown once nothing is hidden that was drawn from it. */
export function seenTable(table: Table, game: Game): SeenTable {
  const { seed } = table.setup;
  const seal = typeof seed === 'string' ? sealOf(seed) : null;
  return { ...table, setup: hasSecrets(game) ? { ...table.setup, seed: 0 } : table.setup, seal };
}

/** Entries of the log as a seat may know them. */
export const seenEntries = (entries: readonly Logged[], game: Game, seat: PlayerId | null): readonly Logged[] =>
  hasSecrets(game) ? entries.map((entry) => ({ ...entry, action: viewAction(game, entry.action, seat) })) : entries;

async function viewOf(store: Store, { table, position: { game, turnStart } }: Present, { mine }: Sitter): Promise<TableView> {
  const entries = await store.log(table.id, Math.max(0, table.count - ENTRIES_SHOWN), table.count);
  const seat = seenAs(game, mine);
  return { table: seenTable(table, game), state: view(game, seat).state, entries: seenEntries(entries, game, seat), turnStart, mine };
}

export const now = () => new Date().toISOString();

/** Starts a table for a guest and keeps the title it is played by. */
export async function createTable(
  store: Store,
  body: NewTableBody,
  guest: string,
): Promise<{ readonly id: string } | { readonly trouble: Trouble }> {
  const title = titleOf(body.title);
  if (title === null) return { trouble: 'unknown_title' };
  if (body.players.length < title.players.min || body.players.length > title.players.max) return { trouble: 'player_count' };
  if (sameNames(body.players)) return { trouble: 'same_name' };
  if (body.options.some((option) => !Object.hasOwn(title.options.of, option))) return { trouble: 'unknown_option' };
  const excluded = body.options.flatMap((option) => title.options.of[option]?.excludes ?? []);
  if (body.options.some((option) => excluded.includes(option))) return { trouble: 'unknown_option' };
  const seats = seatsFor(body.seats?.map(seatingOf) ?? body.players.map(() => 'here'), guest);
  if (seats.length !== body.players.length || seats.every(({ bot }) => bot !== null)) return { trouble: 'wrong_seats' };
  // Whoever knows the seed knows what is drawn.
  if (body.seed !== undefined && body.seats?.includes('link') === true) return { trouble: 'seed_of_one' };
  const game = newGame(title, {
    players: body.players.map((name, index) => ({ id: String(index + 1), name })),
    seed: body.seed ?? randomBytes(16).toString('hex'),
    options: body.options,
    quirks: [],
    consent: 'asked',
  });
  const edition = editionOf(game.title, game.state.setup) ?? '';
  return { id: await keepTable(store, openLog(game, edition).played(), { origin: null, host: guest, seats }) };
}

const seatingOf = (how: NonNullable<NewTableBody['seats']>[number]): Seating => (how === 'here' || how === 'link' ? how : { bot: how });

/** Where a table comes from and whose it is. */
export interface Owned {
  readonly origin: Origin | null;
  readonly host: string | null;
  readonly seats: readonly Seat[];
}

/** A table that a guest plays alone. */
export const ownedBy = (guest: string, players: readonly unknown[], origin: Origin): Owned => ({
  origin,
  host: guest,
  seats: seatsFor(
    players.map(() => 'here'),
    guest,
  ),
});

/** Writes a game as a new table; its id. */
export async function keepTable(store: Store, { position, log, snapshots }: Played, { origin, host, seats }: Owned): Promise<string> {
  const { title, state } = position.game;
  const id = randomBytes(18).toString('base64url');
  const at = now();
  const titleHash = hashOf(title);
  await store.keepTitle(titleHash, title);
  const table: Table = {
    id,
    titleId: title.id,
    titleName: title.name,
    titleHash,
    setup: state.setup,
    count: state.count,
    undone: 0,
    revision: 0,
    standing: standingOf(position.game),
    origin,
    createdAt: at,
    updatedAt: at,
    talk: 0,
  };
  await store.create({ table, head: headOf(position), snapshots, log, host, seats });
  return id;
}

/** A table as a guest sees it: `done`, or the trouble with it. */
export const openTable = (store: Store, id: string, guest: string | null): Promise<Outcome> => shown(store, id, guest, 'done');

async function shown(store: Store, id: string, guest: string | null, kind: 'done' | 'asked' | 'conflict'): Promise<Outcome> {
  const here = await present(store, id);
  if (typeof here === 'string') return stopped(here);
  return { kind, view: await viewOf(store, here, await sitterAt(store, here.table, guest)) };
}

/** What the one who changes a table has seen of it, and how he calls this request: the same one twice counts once. */
export interface Asked {
  readonly revision: number;
  readonly request?: string | undefined;
}

/** Who asks for what, at which moment of the table. */
interface Wish {
  readonly here: Present;
  readonly sitter: Sitter;
  readonly request: string | undefined;
}

/** Whether a request has changed the table already. */
const repeated = async (store: Store, id: string, request: string | undefined): Promise<boolean> =>
  request !== undefined && (await store.hasRequest(id, request));

/** The table to be changed by one who sits at it; the answer where it cannot be, or where this has been done already. */
async function wish(
  store: Store,
  id: string,
  { revision, request }: Asked,
  guest: string | null,
): Promise<Wish | { readonly answer: Outcome }> {
  const here = await present(store, id);
  if (typeof here === 'string') return { answer: stopped(here) };
  const sitter = await sitterAt(store, here.table, guest);
  if (sitter.mine.length === 0) return { answer: stopped('not_your_seat') };
  if (here.table.revision === revision) return { here, sitter, request };
  return { answer: await shown(store, id, guest, (await repeated(store, id, request)) ? 'done' : 'conflict') };
}

/** Writes a change; somebody who was faster wins, unless it was this very request. */
async function changed(
  store: Store,
  { here: { table }, sitter, request }: Wish,
  { position, seat }: { readonly position: Position; readonly seat: PlayerId | null },
  write: (change: Change) => Promise<Written>,
): Promise<Outcome> {
  const { id, revision } = table;
  const standing = standingOf(position.game);
  const written = await write({ id, revision, standing, head: headOf(position), seat, request: request ?? null, at: now() });
  if (written === 'written') remember(id, revision + 1, position);
  const lost = written === 'conflict' && !(await repeated(store, id, request));
  return shown(store, id, sitter.guest, lost ? 'conflict' : 'done');
}

/** Plays an action for one of the guest's seats, if the table still stands where he saw it. */
export async function play(
  store: Store,
  id: string,
  asked: Asked & { readonly expected: number },
  action: Action,
  guest: string | null,
): Promise<Outcome> {
  const begun = await wish(store, id, asked, guest);
  if ('answer' in begun) return begun.answer;
  const { here, sitter } = begun;
  if (here.table.count + 1 !== asked.expected) return shown(store, id, guest, 'conflict');
  const seat = actorOf(here.position.game, action);
  // Nobody's action is one that the rules refuse.
  if (seat !== null && !sitter.mine.includes(seat)) return stopped('not_your_seat');
  if (seat === null) {
    const judged = apply(here.position.game, action);
    return judged.ok ? stopped('not_your_seat') : { kind: 'refused', refusal: judged.refusal };
  }
  if (action.type === 'end_game' && others(sitter).length > 0) {
    const judged = apply(here.position.game, action);
    return judged.ok
      ? move(store, begun, { kind: 'end', to: here.table.count + 1, by: seat })
      : { kind: 'refused', refusal: judged.refusal };
  }
  return carryOut(store, begun, action, seat);
}

/** Plays an action that nobody need be asked about any more. */
export async function carryOut(store: Store, wished: Wish, action: Action, seat: PlayerId | null): Promise<Outcome> {
  const { here } = wished;
  const result = apply(here.position.game, action);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const { game, events } = result;
  const position = next(here.position, game, events);
  const entry = { number: here.table.count + 1, action, events, at: now(), seat };
  return changed(store, wished, { position, seat }, (change) => store.append(change, entry, snapshotOf(position)));
}

/**
 * Takes back every action after the first `to` of them; the last one of the guest where `to` is not named. His own and
 * those of bots he takes back freely; for those of others they are asked.
 */
export async function undo(store: Store, id: string, asked: Asked, to: number | undefined, guest: string | null): Promise<Outcome> {
  const begun = await wish(store, id, asked, guest);
  if ('answer' in begun) return begun.answer;
  const { here, sitter } = begun;
  const { count } = here.table;
  const recent = await store.log(id, to ?? Math.max(0, count - ENTRIES_SHOWN), count);
  const target = to ?? (recent.findLast(({ seat }) => seat === null || sitter.mine.includes(seat))?.number ?? 0) - 1;
  if (target < 0 || target >= count) return stopped('nothing_to_undo');
  const free = recent.every(({ number, seat }) => number <= target || isFree(sitter, seat));
  return free || others(sitter).length === 0 ? takeBack(store, begun, target) : move(store, begun, { kind: 'undo', to: target });
}

async function takeBack(store: Store, wished: Wish, to: number): Promise<Outcome> {
  const { here } = wished;
  const position = await positionAt(store, here, to);
  if (position === 'older_rules') return stopped(position);
  return changed(store, wished, { position, seat: wished.sitter.mine[0] ?? null }, (change) => store.undo(change, here.table.count - to));
}

/** Plays the actions again that were taken back, up to number `to`; one where `to` is not named. Asks as `undo` does. */
export async function redo(store: Store, id: string, asked: Asked, to: number | undefined, guest: string | null): Promise<Outcome> {
  const begun = await wish(store, id, asked, guest);
  if ('answer' in begun) return begun.answer;
  const { here, sitter } = begun;
  const target = to ?? here.table.count + 1;
  const again = (await store.undone(id)).filter(({ number }) => number <= target);
  if (target <= here.table.count || again.at(-1)?.number !== target) return stopped('nothing_to_redo');
  const free = again.every(({ seat }) => isFree(sitter, seat));
  return free || others(sitter).length === 0 ? playAgain(store, begun, target) : move(store, begun, { kind: 'redo', to: target });
}

async function playAgain(store: Store, wished: Wish, to: number): Promise<Outcome> {
  const { table } = wished.here;
  const again = (await store.undone(table.id)).filter(({ number }) => number <= to);
  let { position } = wished.here;
  for (const { action } of again) {
    const result = apply(position.game, action);
    if (!result.ok) return { kind: 'refused', refusal: result.refusal };
    position = next(position, result.game, result.events);
  }
  return changed(store, wished, { position, seat: wished.sitter.mine[0] ?? null }, (change) => store.redo(change, again.length));
}

/** Puts something to the others; whoever asks has agreed himself. */
async function move(
  store: Store,
  { here: { table }, sitter }: Wish,
  { kind, to, by }: Pick<Motion, 'kind' | 'to'> & { readonly by?: PlayerId },
): Promise<Outcome> {
  if (sitter.room.motion !== null && !sitter.mine.includes(sitter.room.motion.by)) return stopped('motion_pending');
  const [first = ''] = sitter.mine;
  const written = await store.setMotion(table.id, table, { kind, to, by: by ?? first, agreed: sitter.mine });
  return shown(store, table.id, sitter.guest, written === 'written' ? 'asked' : 'conflict');
}

/** Agrees to what the others ask, or does not: then it is off. When all have agreed it is done. */
export async function answerMotion(
  store: Store,
  id: string,
  { revision, talk, agree }: { readonly revision: number; readonly talk: number; readonly agree: boolean },
  guest: string | null,
): Promise<Outcome> {
  const begun = await wish(store, id, { revision }, guest);
  if ('answer' in begun) return begun.answer;
  const { here, sitter } = begun;
  const { motion } = sitter.room;
  if (motion === null || here.table.talk !== talk) return shown(store, id, guest, 'conflict');
  const agreed = [...new Set([...motion.agreed, ...sitter.mine])];
  const all = agree && others(sitter).every((player) => agreed.includes(player));
  if (!all) {
    const written = await store.setMotion(id, { revision, talk }, agree ? { ...motion, agreed } : null);
    return shown(store, id, guest, written === 'written' ? 'done' : 'conflict');
  }
  switch (motion.kind) {
    case 'undo':
      return takeBack(store, begun, motion.to);
    case 'redo':
      return playAgain(store, begun, motion.to);
    case 'end':
      return carryOut(store, begun, { type: 'end_game', by: { kind: 'player', id: motion.by } }, motion.by);
  }
}

import { apply, gameOf, roundName, type Action, type Game, type GameEvent, type State } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';

/** A round, from the position at which it began. */
export interface Chapter {
  readonly round: string;
  /** Actions played before it began. */
  readonly from: number;
}

/**
 * A game played through again: `states[n]` is the state after n actions, as far as it has been played. States share what
 * did not change, so that keeping all of them costs little more than the last one and the changes.
 */
export interface Reel {
  readonly title: Title;
  readonly actions: readonly Action[];
  readonly states: readonly State[];
  /** `events[n]`: what action n caused, from 1; nothing for 0. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly chapters: readonly Chapter[];
  /** Action that the rules of today refuse; the game cannot be shown from there on. */
  readonly broken: number | null;
}

/** A reel at the start of a game. */
export function newReel(title: Title, start: State, actions: readonly Action[]): Reel {
  return {
    title,
    actions,
    states: [start],
    events: [[]],
    chapters: [{ round: roundName(gameOf(title, start)), from: 0 }],
    broken: null,
  };
}

/** Actions played so far. */
export const played = ({ states }: Reel): number => states.length - 1;

/** Whether every action has been played, or none more can be. */
export const ready = (reel: Reel): boolean => reel.broken !== null || played(reel) === reel.actions.length;

/** The game after some actions; null where the reel is not there yet. */
export function gameAt(reel: Reel, at: number): Game | null {
  const state = reel.states[at];
  return state === undefined ? null : gameOf(reel.title, state);
}

/** Plays on until the end or until `enough`, which is asked after every action. */
export function playOn(reel: Reel, enough: () => boolean): Reel {
  const states = [...reel.states];
  const events = [...reel.events];
  const chapters = [...reel.chapters];
  let { broken } = reel;
  while (broken === null && states.length <= reel.actions.length) {
    const [state, action] = [states.at(-1), reel.actions[states.length - 1]];
    const result = state === undefined || action === undefined ? null : apply(gameOf(reel.title, state), action);
    if (result?.ok !== true) {
      broken = states.length;
      break;
    }
    const round = result.events.findLast((event) => event.type === 'round');
    if (round !== undefined) chapters.push({ round: round.round, from: states.length });
    states.push(result.game.state);
    events.push(result.events);
    if (enough()) break;
  }
  return { ...reel, states, events, chapters, broken };
}

/** The reel of the same game after its log has become another one: what both have in common is kept. */
export function spliced(reel: Reel, actions: readonly Action[]): Reel {
  const parts = actions.findIndex((action, index) => !same(action, reel.actions[index]));
  const common = Math.min(parts < 0 ? actions.length : parts, played(reel));
  return {
    ...reel,
    actions,
    states: reel.states.slice(0, common + 1),
    events: reel.events.slice(0, common + 1),
    chapters: reel.chapters.filter(({ from }) => from <= common),
    broken: reel.broken !== null && reel.broken <= common ? reel.broken : null,
  };
}

const same = (one: Action, other: Action | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The chapter that a position belongs to, by its place in the list. */
export function chapterAt({ chapters }: Reel, at: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ from }) => from <= at),
  );
}

/** Where the round began; at its beginning, where the one before began. */
export function roundBack(reel: Reel, at: number): number {
  return reel.chapters.findLast(({ from }) => from < at)?.from ?? 0;
}

/** Where the next round begins; the end where there is none. */
export function roundForth(reel: Reel, at: number): number {
  return reel.chapters.find(({ from }) => from > at)?.from ?? reel.actions.length;
}

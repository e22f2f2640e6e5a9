import { apply, awaited, brokenInvariants, choices, type Action, type Choice, type Game, type GameEvent } from '@roundhouse/engine';
import type { RuleKey } from '@roundhouse/title-schema';
import { expect } from 'vitest';

function placeOf(game: Game, certificate: string): string {
  const holders = Object.entries(game.state.holdings);
  return holders.find(([, lists]) => Object.values(lists).some((list) => list.includes(certificate)))?.[0] ?? '';
}

/** What certificates are, apart from which of several alike ones they are. */
function kindOf(game: Game, certificates: readonly string[]): string {
  const kinds = certificates.map((id, i) => {
    if (certificates.indexOf(id) < i) return `${id} again`;
    const card = game.state.certificates[id];
    return `${placeOf(game, id)} ${card?.corporation ?? id} ${String(card?.units)} ${String(card?.president)}`;
  });
  return kinds.sort().join();
}

/** The members in which an action must agree with a listed one. */
function essence(game: Game, action: Action, ranged: boolean): string {
  const members: Record<string, unknown> = { ...action };
  if ('certificates' in action) members['certificates'] = kindOf(game, action.certificates);
  if (ranged) delete members['amount'];
  for (const free of ['copy', 'owner', 'revenue', 'routes']) delete members[free];
  return JSON.stringify(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function covers(game: Game, { action: listed, amount: range }: Choice, action: Action): boolean {
  if (listed.type !== action.type || essence(game, listed, range !== undefined) !== essence(game, action, range !== undefined))
    return false;
  if (range === undefined || !('amount' in action)) return true;
  return action.amount >= range.min && action.amount <= range.max && (action.amount - range.min) % range.step === 0;
}

/** Whether the action is among the choices: as listed, within a listed range, or alike. */
export function isListed(game: Game, action: Action, listed = choices(game)): boolean {
  return listed.some((choice) => covers(game, choice, action));
}

export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Applies one action that must be allowed: listed among the choices, and nothing out of order after it. */
export function step(game: Game, action: Action): Played {
  const result = apply(game, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(result.refusal)}`);
  expect(isListed(game, action), `${JSON.stringify(action)} is accepted and not listed`).toBe(true);
  expect(brokenInvariants(result.game, game)).toEqual([]);
  return { game: result.game, events: result.events };
}

/** The game after these actions, all of which must be allowed. */
export function play(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce((now, action) => step(now, action).game, game);
}

/** The action must be refused for this reason, with these figures, and must not be listed; runs are judged, not listed. */
export function refuses(game: Game, action: Action, rule: RuleKey, params?: Readonly<Record<string, string | number>>): void {
  const result = apply(game, action);
  expect(result.ok ? 'accepted' : result.refusal.rule).toBe(rule);
  if (params !== undefined && !result.ok) expect(result.refusal.params).toMatchObject(params);
  if (action.type !== 'run_routes') expect(isListed(game, action), `${JSON.stringify(action)} is refused and listed`).toBe(false);
}

/** Everybody whose answer is awaited, as `entity:step`. */
export const asked = (game: Game): string =>
  awaited(game)
    .map(({ entity, step: name }) => `${entity.id}:${name}`)
    .join(' ');

/** Types of the actions that somebody may do, apart from ending the game by agreement. */
export function open(game: Game, who?: string): readonly string[] {
  const types = choices(game).flatMap(({ action }) => (who === undefined || action.by.id === who ? [action.type] : []));
  return [...new Set(types)].filter((type) => type !== 'end_game').sort();
}

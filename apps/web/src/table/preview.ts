import { apply, type Action, type Entity, type Game, type GameEvent, type Purse, type Refusal } from '@roundhouse/engine';

/** What an action would do, or why it is refused. */
export type Preview =
  { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

const kept = new WeakMap<Game, Map<string, Preview>>();

/** Tries an action on a copy; the game stays as it is. */
export function preview(game: Game, action: Action): Preview {
  const key = JSON.stringify(action);
  const tried = kept.get(game) ?? new Map<string, Preview>();
  kept.set(game, tried);
  const known = tried.get(key);
  if (known !== undefined) return known;
  const result = apply(game, action);
  tried.set(key, result);
  return result;
}

/** Reason why an action is not possible; null when it is. */
export function refusalOf(game: Game, action: Action): Refusal | null {
  const tried = preview(game, action);
  return tried.ok ? null : tried.refusal;
}

export function purseOf(entity: Entity): Purse | null {
  return entity.kind === 'private' ? null : `${entity.kind}/${entity.id}`;
}

/** Whether an action is possible and nobody but the bank pays for it. */
export const isFree = (tried: Preview): boolean =>
  tried.ok && tried.events.every((event) => event.type !== 'money' || event.from === 'bank');

/** Money that leaves a purse by an action, less what comes in. */
export function costOf(tried: Preview, purse: Purse | null): number {
  if (!tried.ok || purse === null) return 0;
  return tried.events.reduce((sum, event) => {
    if (event.type !== 'money') return sum;
    return sum + (event.from === purse ? event.amount : 0) - (event.to === purse ? event.amount : 0);
  }, 0);
}

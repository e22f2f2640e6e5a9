import type { Title } from '@roundhouse/title-schema';
import { at } from './draft.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merge patch (RFC 7386): objects merge, null removes, everything else replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** A copy in which the place holds null. */
function emptied(target: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null;
  return isObject(target) ? { ...target, [name]: emptied(target[name], rest) } : target;
}

/** The title with one option. */
function withOption(title: Title, id: string): Title {
  const { patch, nulls = [] } = at(title.options.of, id);
  return nulls.reduce<unknown>(emptied, mergePatch(title, patch)) as Title;
}

const cache = new WeakMap<Title, Map<string, Title>>();

/** The title as it is played with these options, by so many players where that is said; the same object for the same. */
export function titleWith(title: Title, options: readonly string[], players?: number): Title {
  const byPlayers = players === undefined ? undefined : title.by_players[String(players)];
  if (options.length === 0 && byPlayers === undefined) return title;
  const key = `${[...options].sort().join(' ')} ${String(byPlayers === undefined ? '' : players)}`;
  let known = cache.get(title);
  if (!known) cache.set(title, (known = new Map<string, Title>()));
  let patched = known.get(key);
  if (!patched) {
    patched = title.options.ids.filter((id) => options.includes(id)).reduce(withOption, title);
    if (byPlayers !== undefined) patched = mergePatch(patched, byPlayers) as Title;
    known.set(key, patched);
  }
  return patched;
}

import type { Keyed, Quirk, QuirkName, Title } from '@roundhouse/title-schema';
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
  return withPatch(title, at(title.options.of, id));
}

function withPatch(title: Title, { patch = {}, nulls = [] }: Pick<Quirk, 'patch' | 'nulls'>): Title {
  return nulls.reduce<unknown>(emptied, mergePatch(title, patch)) as Title;
}

/**
 * A list of ids is a list, which a patch replaces as a whole: where two patches add and take out things of one kind, only
 * the last list is left. It is put right by what is there.
 */
function settled<T>({ ids, of }: Keyed<T>): Keyed<T> {
  const there = ids.filter((id) => Object.hasOwn(of, id));
  return { ids: [...there, ...Object.keys(of).filter((id) => !there.includes(id))], of };
}

/** Every list of ids that patches may change, put right. */
function settle(title: Title): Title {
  const kinds = (['tiles', 'trains', 'privates'] as const).filter(
    (kind) => Object.hasOwn(title, kind) && Object.hasOwn(title[kind], 'ids'),
  );
  return kinds.reduce((now, kind) => ({ ...now, [kind]: settled<unknown>(now[kind]) }), title);
}

const cache = new WeakMap<Title, Map<string, Title>>();

/**
 * The title as it is played with these options, with what these quirks change, and by so many players where that is said;
 * the same object for the same ones.
 */
export function titleWith(title: Title, options: readonly string[], quirks: readonly QuirkName[] = [], players?: number): Title {
  const given = quirks.length === 0 ? [] : title.quirks.ids;
  const changes = given.flatMap((id) => {
    const quirk = at(title.quirks.of, id);
    return quirk.patch !== undefined && quirks.includes(quirk.name) ? [quirk] : [];
  });
  const byPlayers = players === undefined ? undefined : title.by_players[String(players)];
  if (options.length === 0 && changes.length === 0 && byPlayers === undefined) return title;
  const ids = [...options, ...changes.map(({ id }) => id)].sort();
  const key = `${ids.join(' ')} ${String(byPlayers === undefined ? '' : players)}`;
  let known = cache.get(title);
  if (!known) cache.set(title, (known = new Map<string, Title>()));
  let patched = known.get(key);
  if (!patched) {
    const chosen = title.options.ids.filter((id) => options.includes(id)).reduce(withOption, title);
    const made = changes.reduce(withPatch, chosen);
    patched = settle(byPlayers === undefined ? made : (mergePatch(made, byPlayers) as Title));
    known.set(key, patched);
  }
  return patched;
}

/**
 * `fresh` with every part of `old` in it that is equal: what follows from a slice of a state is kept by its identity, and
 * a state that was read again would have none of that.
 */
export function grafted<T>(old: T, fresh: T): T;
export function grafted(old: unknown, fresh: unknown): unknown {
  if (Object.is(old, fresh) || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const before: readonly unknown[] = old;
    const parts = fresh.map((part: unknown, index) => grafted(before[index], part));
    return parts.length === before.length && parts.every((part, index) => Object.is(part, before[index])) ? before : parts;
  }
  const before = new Map(Object.entries(old));
  const parts = Object.entries(fresh).map(([name, part]: [string, unknown]) => [name, grafted(before.get(name), part)] as const);
  const same = parts.length === before.size && parts.every(([name, part]) => before.has(name) && Object.is(part, before.get(name)));
  return same ? old : Object.fromEntries(parts);
}

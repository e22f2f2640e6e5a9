const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Gets the path of a member that becomes null, which a merge patch cannot say. */
type Emptied = (path: readonly string[]) => void;

/** Merge patch (RFC 7386) that turns one plain value into another; undefined when they are the same. */
export function diff(from: unknown, to: unknown, emptied: Emptied, path: readonly string[] = []): unknown {
  if (same(from, to)) return undefined;
  if (to === null) {
    emptied(path);
    return undefined;
  }
  if (!isObject(to)) return to;
  const old = isObject(from) ? from : {};
  const patch: Record<string, unknown> = {};
  for (const name of Object.keys(old)) if (!(name in to)) patch[name] = null;
  for (const [name, value] of Object.entries(to)) {
    const change = diff(old[name], value, emptied, [...path, name]);
    if (change !== undefined) patch[name] = change;
  }
  return isObject(from) && Object.keys(patch).length === 0 ? undefined : patch;
}

/** A value with a merge patch (RFC 7386) applied. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else result[name] = patched(result[name], change);
  }
  return result;
}

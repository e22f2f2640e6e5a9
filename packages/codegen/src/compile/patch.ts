const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merge patch (RFC 7386) that turns one plain value into another; undefined when they are the same.
 * A member that becomes null cannot be said in such a patch: `cannot` is told its path.
 */
export function diff(from: unknown, to: unknown, cannot: (path: string) => void, path = ''): unknown {
  if (same(from, to)) return undefined;
  if (!isObject(from) || !isObject(to)) {
    if (to === null || (isObject(to) && hasNull(to))) cannot(path);
    return to;
  }
  const patch: Record<string, unknown> = {};
  for (const name of Object.keys(from)) if (!(name in to)) patch[name] = null;
  for (const [name, value] of Object.entries(to)) {
    const change = diff(from[name], value, cannot, `${path}/${name}`);
    if (change !== undefined) patch[name] = change;
  }
  return patch;
}

function hasNull(value: unknown): boolean {
  return value === null || (isObject(value) && Object.values(value).some(hasNull));
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

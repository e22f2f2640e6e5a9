/** One place of a value and what stands there now; left out: nothing any more. */
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

type Node = Readonly<Record<string, unknown>> | readonly unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * What to change to make `fresh` of `old`, both plain JSON. Parts that are the same object are not looked into, so what an
 * action has left alone costs nothing.
 */
export function changesOf(old: unknown, fresh: unknown, path: readonly (string | number)[] = []): readonly Change[] {
  if (Object.is(old, fresh)) return [];
  const alike = isNode(old) && isNode(fresh) && Array.isArray(old) === Array.isArray(fresh);
  if (!alike || (Array.isArray(old) && Array.isArray(fresh) && old.length !== fresh.length)) return [[path, fresh]];
  const before = new Map(Object.entries(old).filter(([, part]) => part !== undefined));
  const after = Object.entries(fresh).filter(([, part]) => part !== undefined);
  const key = (name: string) => (Array.isArray(fresh) ? Number(name) : name);
  const kept = new Set(after.map(([name]) => name));
  return [
    ...[...before.keys()].filter((name) => !kept.has(name)).map((name): Change => [[...path, key(name)]]),
    ...after.flatMap(([name, part]) =>
      before.has(name) ? changesOf(before.get(name), part, [...path, key(name)]) : [[[...path, key(name)], part] satisfies Change],
    ),
  ];
}

/** `old` with the changes made; it stays as it is itself, and so does every part of it that is not changed. */
export function withChanges<T>(old: T, changes: readonly Change[]): T;
export function withChanges(old: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((value, [path, ...rest]) => placed(value, path, rest), old);
}

function placed(value: unknown, path: readonly (string | number)[], rest: readonly unknown[]): unknown {
  const [name, ...deeper] = path;
  if (name === undefined) return rest[0];
  if (Array.isArray(value)) return value.map((part: unknown, index) => (index === name ? placed(part, deeper, rest) : part));
  const node = isNode(value) ? value : {};
  const parts = new Map<string, unknown>(Object.entries(node));
  if (deeper.length === 0 && rest.length === 0) parts.delete(String(name));
  else parts.set(String(name), placed(parts.get(String(name)), deeper, rest));
  return Object.fromEntries(parts);
}

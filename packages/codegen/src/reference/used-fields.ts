import { fieldOf, type FieldSchema } from '@roundhouse/title-schema';

/**
 * Fields that a value states, as paths with `*` for any entry of a list and any name of a table. A group that is named by
 * a tag (a power) starts a path of its own: its tag and name, such as `power lay_tile hexes`.
 */
export function usedFields(schema: FieldSchema, value: unknown): ReadonlySet<string> {
  const used = new Set<string>();
  look(schema, value, []);
  return used;

  function look(at: FieldSchema, part: unknown, path: readonly string[]): void {
    if (Array.isArray(part)) {
      for (const item of part as readonly unknown[]) look(fieldOf(at, '0', part) ?? {}, item, [...path, '*']);
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    const tag = at.discriminator?.propertyName;
    const own = tag === undefined ? path : [tag, String((part as Readonly<Record<string, unknown>>)[tag])];
    if (tag !== undefined) used.add(own.join(' '));
    for (const [name, member] of Object.entries(part)) {
      const inside = fieldOf(at, name, part);
      if (inside === undefined) continue;
      const step = isNamed(at, name, part) ? name : '*';
      used.add([...own, step].join(' '));
      look(inside, member, [...own, step]);
    }
  }
}

/** Whether a schema names a member itself; names of a table are up to the author. */
function isNamed(schema: FieldSchema, name: string, value: unknown): boolean {
  const tag = schema.discriminator?.propertyName;
  const branch =
    tag === undefined
      ? (schema.anyOf?.find((one) => one.type === 'object') ?? schema)
      : schema.oneOf?.find((one) => one.properties?.[tag]?.const === (value as Readonly<Record<string, unknown>>)[tag]);
  return branch?.properties?.[name] !== undefined;
}

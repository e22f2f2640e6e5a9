interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly const?: unknown;
  readonly default?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a member that is left out stands for, or undefined where it may not be left out. */
function standIn(schema: Schema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (schema.type !== 'object' || schema.properties === undefined) return undefined;
  const filled: Record<string, unknown> = {};
  for (const name of schema.required ?? []) {
    const member = schema.properties[name];
    const value = member === undefined ? undefined : standIn(member);
    if (value === undefined) return undefined;
    filled[name] = value;
  }
  return Object.keys(filled).length > 0 ? filled : undefined;
}

/** Whether a required member of a schema may be left out in YAML. */
export function mayBeLeftOut(schema: object): boolean {
  return standIn(schema) !== undefined;
}

function branch(schema: Schema, value: Record<string, unknown>): Schema {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  return schema.oneOf?.find((one) => one.properties?.[tag]?.const === value[tag]) ?? schema;
}

/**
 * The value with every left-out member that has a default written in. Wrong members stay as they are:
 * judging them is the validator's work. ajv's own filling stops at unions, and powers are a union.
 */
export function withDefaults(schema: object, value: unknown): unknown {
  return fill(schema, value);
}

function fill(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = schema.items;
    if (items === undefined) return value;
    return value.map((item: unknown, index) => {
      const own = Array.isArray(items) ? (items[index] as Schema | undefined) : (items as Schema);
      return own === undefined ? item : fill(own, item);
    });
  }
  if (!isRecord(value)) return value;
  const own = branch(schema, value);
  const pattern = Object.values(own.patternProperties ?? {})[0];
  const filled: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    // Names that every object has are judged apart: set here, they would change the object itself.
    if (name in Object.prototype) continue;
    const memberSchema = own.properties?.[name] ?? pattern;
    filled[name] = memberSchema === undefined ? member : fill(memberSchema, member);
  }
  for (const name of own.required ?? []) {
    const memberSchema = own.properties?.[name];
    if (name in filled || memberSchema === undefined) continue;
    const value = standIn(memberSchema);
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

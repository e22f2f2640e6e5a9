import { mayBeLeftOut } from './defaults.ts';
import { typeNames } from './remedies.ts';

/** The part of a schema that is read here. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** What each word of `enum` means. */
  readonly enumDescriptions?: readonly string[];
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[] | undefined;
  readonly discriminator?: { readonly propertyName: string };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly default?: unknown;
  readonly description?: string;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The branch of a schema that a value follows: of powers the one that is named, of a choice the one of its kind. */
function branchFor(schema: FieldSchema, value: unknown): FieldSchema {
  const tag = schema.discriminator?.propertyName;
  if (tag !== undefined && isGroup(value)) return schema.oneOf?.find((one) => one.properties?.[tag]?.const === value[tag]) ?? schema;
  if (schema.anyOf === undefined) return schema;
  const kind = Array.isArray(value) ? 'array' : isGroup(value) ? 'object' : null;
  return schema.anyOf.find((one) => one.type === kind) ?? schema;
}

/** Schema of a member of a value, or of an entry of a list; undefined where the schema knows none. */
export function fieldOf(schema: FieldSchema, name: string, value?: unknown): FieldSchema | undefined {
  const own = branchFor(schema, value);
  if (own.items !== undefined) return own.items;
  return own.properties?.[name] ?? Object.entries(own.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
}

/** Names of the members that a schema knows for a value. */
export function fieldNames(schema: FieldSchema, value?: unknown): readonly string[] {
  return Object.keys(branchFor(schema, value).properties ?? {});
}

const plural = (schema: FieldSchema): string => {
  const one = fieldType(schema);
  return one.startsWith('one of ')
    ? one.replace('one of ', 'words: ')
    : one.replace(/^an? /, '').replace(/^(group|text|number|whole number|list)/, '$1s');
};

function bounds({ minimum, maximum, exclusiveMinimum }: FieldSchema): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` from ${minimum}`;
  return maximum === undefined ? '' : ` up to ${maximum}`;
}

/** What may stand in a field, in words: `a whole number from 1`, `one of flat, pointy`, `a list of texts`. */
export function fieldType(schema: FieldSchema): string {
  if (schema.const !== undefined) return `the word ${JSON.stringify(schema.const).replaceAll('"', '')}`;
  if (schema.enum !== undefined) return `one of ${schema.enum.map(String).join(', ')}`;
  if (schema.oneOf !== undefined) return 'a group';
  if (schema.anyOf !== undefined) return schema.anyOf.map(fieldType).join(', or ');
  if (schema.type === 'array') return schema.items === undefined ? 'a list' : `a list of ${plural(schema.items)}`;
  if (schema.type === 'object') {
    const [named] = Object.values(schema.patternProperties ?? {});
    if (named !== undefined) return `a table of ${plural(named)}`;
    return 'a group';
  }
  return `${typeNames(schema.type)}${bounds(schema)}`;
}

/** What a field means that is left out: its default, that it must be there, or that nothing stands for it. */
export type LeftOut = { readonly kind: 'default'; readonly value: unknown } | { readonly kind: 'needed' } | { readonly kind: 'none' };

export function leftOut(schema: FieldSchema, required: boolean): LeftOut {
  if (schema.default !== undefined) return { kind: 'default', value: schema.default };
  if (!required) return { kind: 'none' };
  return mayBeLeftOut(schema) ? { kind: 'none' } : { kind: 'needed' };
}

/** A field of a schema. */
export interface Field {
  /** Names on the way to it; `*` stands for any entry of a list and any name of a table. */
  readonly path: readonly string[];
  readonly type: string;
  readonly leftOut: LeftOut;
  readonly meaning: string;
  /** The words that may stand in it, or in its entries, with what each means; empty where they speak for themselves. */
  readonly words: WordMeanings;
}

/** Words with what each means. */
export type WordMeanings = readonly (readonly [word: string, meaning: string])[];

/** The words of a field, or of the entries of its list, with what each means. */
export function wordMeanings(schema: FieldSchema): WordMeanings {
  const { enum: list = [], enumDescriptions: told = [] } = schema.items ?? schema;
  return told.map((meaning, index) => [String(list[index]), meaning]);
}

/** Every field below a schema, each before the fields inside it. Powers and mechanics, which have pages of their own, are not entered. */
export function fieldsBelow(schema: FieldSchema, path: readonly string[] = []): readonly Field[] {
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, member]): Field[] => [
    {
      path: [...path, name],
      type: fieldType(member),
      leftOut: leftOut(member, (schema.required ?? []).includes(name)),
      meaning: member.description ?? '',
      words: wordMeanings(member),
    },
    ...(name === 'mechanics' ? [] : fieldsBelow(member, [...path, name])),
  ]);
  const inside = [...Object.values(schema.patternProperties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  return [
    ...named,
    ...inside.flatMap((one) => fieldsBelow(one, [...path, '*'])),
    ...(schema.anyOf ?? []).flatMap((one) => fieldsBelow(one, path)),
  ];
}

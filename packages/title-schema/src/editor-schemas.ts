import { mayBeLeftOut } from './defaults.ts';
import { TITLE_FILES, TitleSource } from './document.ts';
import { ExampleFile } from './example.ts';
import { TileLibrary } from './tiles.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Draft of the schemas for editors: the newest one that YAML editors know in full; nothing beyond it is used. */
const DRAFT = 'http://json-schema.org/draft-07/schema#';

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Members that a person has to write: those without a default; of a title with differences only the ids of entries. */
function required(schema: { readonly [name: string]: Json }, differences: boolean): readonly string[] {
  const names = (schema['required'] as readonly string[] | undefined) ?? [];
  const properties = schema['properties'];
  return names.filter((name) => {
    const member = isObject(properties) ? properties[name] : undefined;
    return differences ? name === 'id' || name === 'power' : !(isObject(member) && mayBeLeftOut(member));
  });
}

/** A schema as an editor needs it: what may be left out in YAML is not asked for. */
function forEditors(schema: Json, differences: boolean, entry = false): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map((one) => forEditors(one, differences));
  if (!isObject(schema)) return schema;
  const changed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'required' || name === 'discriminator') continue;
    changed[name] = name === 'default' || name === 'enum' ? value : forEditors(value, differences, name === 'items');
  }
  const names = required(schema, differences);
  if (names.length > 0) changed['required'] = [...names];
  if (isObject(changed['properties'])) {
    const markable = Object.entries(changed['properties']).map(([name, member]) => [
      name,
      NAMES.includes(name) ? member : mayBeMarked(member),
    ]);
    changed['properties'] = { ...(Object.fromEntries(markable) as Record<string, Json>), ...MARK_MEMBER };
  }
  if (isObject(changed['patternProperties']))
    changed['patternProperties'] = Object.fromEntries(
      Object.entries(changed['patternProperties']).map(([pattern, member]) => [pattern, mayBeMarked(member)]),
    );
  const properties = changed['properties'];
  if (differences && isObject(properties)) {
    const may = Object.entries(properties).map(([name, member]) => [
      name,
      NAMES.includes(name) || name in MARK_MEMBER ? member : nullable(member),
    ]);
    const own = entry && 'id' in properties ? MERGE_MEMBERS : REPLACE_MEMBER;
    changed['properties'] = { ...(Object.fromEntries(may) as Record<string, Json>), ...own };
  }
  return changed;
}

/** Members that say what an entry is: they are never uncertain, and a difference needs them. */
const NAMES: readonly string[] = ['id', 'power', 'extends'];

const text: Json = { type: 'string', minLength: 1, description: 'Text.' };
/** Why a value is not certain: one text in English, or one by language. */
const WHY: Json = {
  anyOf: [text, { type: 'object', required: ['en'], patternProperties: { '^[a-z]{2}$': text }, additionalProperties: false }],
};
const why = (description: string): Json => ({ description, $ref: '#/definitions/why' });

/** What any group may say besides. */
const MARK_MEMBER: Readonly<Record<string, Json>> = {
  provisional: why('Marks the group as stated by no source: why it is not certain.'),
};

/** A value, or the same marked as stated by no source. Groups are marked by a member. */
function mayBeMarked(member: Json): Json {
  if (!isObject(member) || member['type'] === 'object' || member['const'] !== undefined) return member;
  const { description = null, ...value } = member;
  return { ...(description === null ? {} : { description }), anyOf: [value, { $ref: '#/definitions/marked' }] };
}

/** A marked value. What it holds is left to the compiler: to state every value twice would double the schemas at every level. */
const MARKED: Json = {
  type: 'object',
  description: 'A value that no source states.',
  additionalProperties: false,
  required: ['provisional', 'reason'],
  properties: {
    provisional: { description: 'The value to play by until it is known.' },
    reason: why('Why the value is not certain.'),
  },
};

/** A member of a title with differences: null takes it out. */
function nullable(member: Json): Json {
  if (!isObject(member)) return member;
  const { description = null, anyOf, ...value } = member;
  const choices = Array.isArray(anyOf) ? (anyOf as readonly Json[]) : [value];
  return { ...(description === null ? {} : { description }), anyOf: [...choices, { type: 'null' }] };
}

/** What entries of a title with differences may say besides. */
const MERGE_MEMBERS: Readonly<Record<string, Json>> = {
  remove: { const: true, description: 'Takes the entry out.' },
  after: { type: 'string', description: 'Puts a new entry behind the one with this id.' },
};

/** What groups of a title with differences may say besides. */
const REPLACE_MEMBER: Readonly<Record<string, Json>> = {
  replace: { const: true, description: 'Takes nothing of this group over from the other title.' },
};

/** Schemas for editors by file name: for whole titles, and for titles that list only differences. */
export function editorSchemas(): Readonly<Record<string, object>> {
  const sources: Readonly<Record<string, object>> = { ...TITLE_FILES, 'one-file': TitleSource };
  const make = (schema: object, differences: boolean): object => ({
    $schema: DRAFT,
    ...(forEditors(JSON.parse(JSON.stringify(schema)) as Json, differences) as object),
    definitions: { marked: MARKED, why: WHY },
  });
  const whole = Object.entries({ ...sources, example: ExampleFile, 'tile-library': TileLibrary }).map(([name, schema]) => [
    `${name}.schema.json`,
    make(schema, false),
  ]);
  const differences = Object.entries(sources).map(([name, schema]) => [`${name}.differences.schema.json`, make(schema, true)]);
  return Object.fromEntries([...whole, ...differences]) as Record<string, object>;
}

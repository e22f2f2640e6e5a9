import type { ErrorObject } from 'ajv/dist/2020.js';
import { suggestion } from './nearest.ts';

/** The part of a schema that says what to write instead. */
export interface Wanted {
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Wanted[];
  readonly items?: Wanted | readonly Wanted[];
  readonly properties?: Readonly<Record<string, Wanted>>;
  readonly patternProperties?: Readonly<Record<string, Wanted>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly description?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of members',
  array: 'a list',
  null: 'null',
};

/** What names of a table look like, by their pattern. */
const NAMES: Readonly<Record<string, string>> = {
  '^[1-9][0-9]*$': 'write a number of players, such as 3',
  '^[a-z]{2}$': 'write the code of a language, such as en',
};

/** Types of a schema in words. */
export function typeNames(type: unknown): string {
  return [type]
    .flat()
    .map((one) => TYPES[String(one)] ?? String(one))
    .join(' or ');
}

/** A usual number, or the nearest one that the schema allows. */
function within({ minimum, maximum }: Wanted, usual: number): number {
  return Math.min(maximum ?? usual, Math.max(minimum ?? usual, usual));
}

function group(schema: Wanted): string {
  const names = (schema.required ?? []).slice(0, 3);
  const members = names.map((name) => `${name}: …`).join(', ');
  return names.length === 0 ? 'members, such as {name: value}' : `members, such as {${members}}`;
}

/** What a schema wants, as the end of "give …". */
function wanted(schema: Wanted): string {
  if (schema.const !== undefined) return schema.const === null ? 'null' : `the word ${schema.const}`;
  if (schema.enum !== undefined) return `one of ${schema.enum.map(String).join(', ')}`;
  switch (schema.type) {
    case 'integer':
      return `a whole number, such as ${String(typeof schema.default === 'number' ? schema.default : within(schema, 80))}`;
    case 'number':
      return `a number, such as ${String(typeof schema.default === 'number' ? schema.default : within(schema, 1))}`;
    case 'string':
      return schema.examples === undefined ? 'a text' : `a text, such as ${String(schema.examples[0])}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list, such as [one, two]';
    case 'object':
      return group(schema);
    default:
      return schema.anyOf === undefined ? 'another value' : schema.anyOf.map(wanted).join(', or ');
  }
}

/** A number with a sign of a currency or with the thousands set off. */
const SPELLED = /^[^0-9]?([0-9]{1,3}(?:[ ,.’'_]?[0-9]{3})*)[^0-9]?$/;

/** What to do about a value of the wrong type. */
export function remedyForType(schema: Wanted, data: unknown): string {
  const choices = schema.anyOf ?? [schema];
  if (typeof data === 'number' && choices.some(({ type }) => type === 'string')) return `put quotes around it: '${String(data)}'`;
  const numeric = choices.some(({ type }) => type === 'integer' || type === 'number');
  if (numeric && typeof data === 'string' && /^-?[0-9]+$/.test(data)) return `take the quotes off: ${data}`;
  const digits = numeric && typeof data === 'string' ? SPELLED.exec(data)?.[1]?.replace(/[^0-9]/g, '') : undefined;
  if (digits !== undefined) return `write digits alone: ${digits}`;
  if (schema.type === 'array' && (typeof data === 'string' || typeof data === 'number')) return `make a list of it: [${String(data)}]`;
  return `give ${wanted(schema)}`;
}

/** What to do about a word that the schema does not know. */
export function remedyForWord(word: string, list: readonly string[]): string {
  const parts = word.split(/\s+/);
  if (parts.length > 1 && parts.every((part) => list.includes(part))) return `put commas between them: ${parts.join(', ')}`;
  return suggestion(word, list);
}

/** What to do about a text that is written in another form. */
export function remedyForForm(schema: Wanted): string {
  const examples = (schema.examples ?? []).map(String);
  return examples.length === 0 ? 'write it in another form' : `write it like ${examples.join(' or ')}`;
}

/** What to do about a name that a table cannot have; null where the table says nothing about its names. */
export function remedyForName(schema: Wanted | undefined): string | null {
  const [pattern] = Object.keys(schema?.patternProperties ?? {});
  return pattern === undefined ? null : (NAMES[pattern] ?? null);
}

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** What is wrong with a size or length, and what to do; null for other faults. */
export function boundFault(
  error: ErrorObject,
  name: string,
  shown: string,
): readonly [code: string, message: string, remedy: string] | null {
  const limit = Number((error.params as { limit?: unknown }).limit);
  const has = Array.isArray(error.data) ? error.data.length : 0;
  switch (error.keyword) {
    case 'minItems':
      return ['empty', `${name} must have at least ${entries(limit)}, not ${has}`, `add ${entries(limit - has)}`];
    case 'maxItems':
      return ['full', `${name} must have at most ${entries(limit)}, not ${has}`, `take ${entries(has - limit)} out`];
    case 'minimum':
      return ['value', `${name} must be at least ${limit}, not ${shown}`, `give ${limit} or more`];
    case 'maximum':
      return ['value', `${name} must be at most ${limit}, not ${shown}`, `give ${limit} or less`];
    case 'exclusiveMinimum':
      return ['value', `${name} must be more than ${limit}, not ${shown}`, `give a number above ${limit}`];
    case 'minLength':
      return ['value', `${name} is empty`, 'write a text'];
    default:
      return null;
  }
}

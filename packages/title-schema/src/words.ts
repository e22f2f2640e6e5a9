import { Type, type TProperties, type TSchema } from 'typebox';

/**
 * A closed list of words, or a table of words with what each means; the type is the union of them. Editors and the pages about
 * fields show the meanings.
 */
export function words<const T extends readonly string[] | Readonly<Record<string, string>>>(
  list: T,
  description: string,
  fallback?: WordOf<T>,
) {
  const told = Array.isArray(list) ? {} : { enumDescriptions: Object.values(list) };
  return Type.Unsafe<WordOf<T>>({
    enum: Array.isArray(list) ? [...(list as readonly string[])] : Object.keys(list),
    ...told,
    description,
    ...(fallback === undefined ? {} : { default: fallback }),
  });
}

type WordOf<T> = T extends readonly (infer W extends string)[] ? W : keyof T & string;

/** A text in one language or more, by their codes. */
export function told(description: string) {
  return Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1, description: 'Text.' }), { description });
}

/** An object without further members. */
export function record<T extends TProperties>(members: T, description: string) {
  return Type.Object(members, { additionalProperties: false, description });
}

/** Amount of money in the currency of the title. */
export function money(description: string) {
  return Type.Integer({ minimum: 0, description });
}

/** A value by number of players. */
export function byPlayers<T extends TSchema>(value: T, description = 'By number of players.') {
  return Type.Record(Type.String({ pattern: '^[1-9][0-9]*$' }), value, { description });
}

/** Short name by which other places refer to a thing. */
export function id(description: string) {
  return Type.String({ minLength: 1, description });
}

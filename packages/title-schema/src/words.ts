import { Type, type TProperties, type TSchema } from 'typebox';

/** A closed list of words; the type is the union of them. */
export function words<const T extends readonly string[]>(list: T, description: string, fallback?: T[number]) {
  return Type.Unsafe<T[number]>({
    enum: [...list],
    description,
    ...(fallback === undefined ? {} : { default: fallback }),
  });
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

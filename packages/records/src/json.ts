export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** What stands in a file where something else should, short enough for a message and safe however deep it goes. */
export function excerpt(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value ?? null);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whether lists and objects are at most so many levels deep, so that whatever walks them comes to an end. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** Some editors begin a file with a mark of its byte order. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

import type { Title } from '@roundhouse/title-schema';
import { title1830 } from './generated/1830.ts';
import { TITLES } from './generated/index.ts';

export { EXAMPLES, TITLES, TOLERANCES } from './generated/index.ts';

/** The title that most players know: what others do otherwise is told by its rules. */
export const CLASSIC: Title = title1830;

/** The title with this id, or with this name in game records; null if there is none. */
export function findTitle(idOrRecordTitle: string): Title | null {
  // `hasOwn`: the id may come from outside, and `__proto__` is no title.
  const own = Object.hasOwn(TITLES, idOrRecordTitle) ? TITLES[idOrRecordTitle] : undefined;
  if (own !== undefined) return own;
  return Object.values(TITLES).find((title) => title.record_title === idOrRecordTitle) ?? null;
}

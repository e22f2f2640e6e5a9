import type { Diagnostic } from '@roundhouse/title-schema';
import { idOf, type Entry, type Located, type LocatedMap, type Mark } from './located.ts';

const MARK = 'provisional';
const REASON = 'reason';

/**
 * Takes the marks of figures that no source states out of what was written, and hangs them on what they mark. There
 * are two: `price: {provisional: 630, reason: why}` marks one value, `provisional: why` in a group marks the group. Why is
 * one text, in English, or one by language: `{en: why, fr: pourquoi}`.
 */
export function takeMarks(node: Located, report: (fault: Diagnostic) => void): Located {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') return { ...node, items: node.items.map((item) => takeMarks(item, report)) };
  const mark = node.entries.get(MARK);
  if (mark === undefined) return inside(node, report);
  const reason = node.entries.get(REASON);
  // A group of its own may have a reason among its members: only the two alone are a marked value.
  if (reason !== undefined && node.entries.size === 2) return marked(mark.value, reason.value, reason, report);
  return marked(without(node), mark.value, mark, report);
}

function inside(node: LocatedMap, report: (fault: Diagnostic) => void): LocatedMap {
  const entries = [...node.entries].map(([name, { place, value }]): [string, Entry] => [name, { place, value: takeMarks(value, report) }]);
  return { ...node, entries: new Map(entries) };
}

const without = (node: LocatedMap): LocatedMap => ({ ...node, entries: new Map([...node.entries].filter(([name]) => name !== MARK)) });

function marked(value: Located, reason: Located, { place }: Entry, report: (fault: Diagnostic) => void): Located {
  const taken = takeMarks(value, report);
  const told = reasonOf(reason);
  if (told !== null) return { ...taken, provisional: { reason: told, place } };
  const message = 'a provisional figure needs a reason';
  const remedy = 'mark a value as {provisional: 630, reason: why it is not certain}, or a group with provisional: why it is not certain';
  report({ ...place, message, remedy, code: 'provisional.reason' });
  return taken;
}

/** The texts of a reason by language; null where one is empty, or none is there in English. */
function reasonOf(reason: Located): Mark['reason'] | null {
  const texts = reason.kind === 'map' ? [...reason.entries].map(([code, { value }]) => [code, value] as const) : [['en', reason] as const];
  const told = texts.map(
    ([code, text]) => [code, text.kind === 'scalar' && typeof text.value === 'string' ? text.value.trim() : ''] as const,
  );
  const sound = told.every(([code, text]) => /^[a-z]{2}$/.test(code) && text !== '') && told.some(([code]) => code === 'en');
  return sound ? Object.fromEntries(told) : null;
}

/** A mark, what it stands on, and the way to it: file, then members and ids. */
export interface Found extends Mark {
  readonly path: readonly string[];
  readonly value: Located;
}

/** Every mark of a title, in the order in which it is written. */
export function marksIn(node: Located): readonly Found[] {
  const found: Found[] = [];
  const way: string[] = [];
  const at = (name: string, value: Located): void => {
    way.push(name);
    look(value);
    way.pop();
  };
  const look = (value: Located): void => {
    if (value.provisional !== undefined) found.push({ ...value.provisional, path: [...way], value });
    if (value.kind === 'list') value.items.forEach((item, index) => at(idOf(item) ?? String(index), item));
    if (value.kind === 'map') for (const [name, entry] of value.entries) at(name, entry.value);
  };
  look(node);
  return found;
}

import type { YAMLError } from 'yaml';
import { unpaired } from './brackets.ts';

/** A fault of the syntax: where it is in the text, what is wrong and what to do. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
}

type Words = readonly [message: string, remedy: string];
const LINED_UP: Words = ['this line is not lined up with the ones above', 'give it as many spaces as the entries that it belongs to'];
const UNREADABLE: Words = ['this cannot be read as YAML', 'mend the line or the one above'];

/** Faults that stand by themselves, by the parser's word for them; each kind is told once. */
const SINGLE: Readonly<Record<string, Words>> = {
  TAB_AS_INDENT: ['a tab indents this line', 'indent with spaces'],
  MULTIPLE_DOCS: ['a second document begins here', 'keep one document in a file: take the line --- out'],
  TAG_RESOLVE_FAILED: ['a tag such as this means nothing here', 'take it out, or put quotes around the text'],
  BAD_SCALAR_START: ['a text cannot begin with this sign', 'put quotes around the text'],
  BAD_DQ_ESCAPE: ['this is no escape of a text in double quotes', 'put the text in single quotes'],
};

/** Faults of which one slip makes many, by the parser's word for them. */
const STRUCTURE: Readonly<Record<string, Words>> = {
  BAD_INDENT: LINED_UP,
  MISSING_CHAR: LINED_UP,
  BLOCK_IN_FLOW: ['entries in brackets are not read like lines', 'write a comma between them, or a bracket that is missing above'],
  UNEXPECTED_TOKEN: ['a comma or colon is missing before this', 'write a comma between entries, a colon between name and value'],
};

function firstSign(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const spaces = /^[ \t-]*/.exec(text.slice(start))?.[0].length ?? 0;
  return Math.max(offset, start + spaces);
}

/** The fault of the structure that comes first; what follows from it is not told. */
function structureFault(text: string, errors: readonly YAMLError[]): SyntaxFault | null {
  const [first] = errors;
  if (first === undefined) return null;
  const [offset] = first.pos;
  const tell = (at: number, [message, remedy]: Words): SyntaxFault => ({ offset: at, message, remedy });
  if (first.code === 'BLOCK_AS_IMPLICIT_KEY' || first.code === 'MULTILINE_IMPLICIT_KEY') {
    const runsOn = errors.some((error) => error.code === 'MULTILINE_IMPLICIT_KEY' && error.pos[0] === offset);
    const next = text.indexOf('\n', offset) + 1;
    // A line that is indented too far is read as more text of the line before it.
    if (runsOn && next > 0) return tell(firstSign(text, next), LINED_UP);
    return tell(offset, ['a text with a colon in it has no quotes', 'put quotes around the text']);
  }
  if (first.code === 'MISSING_CHAR' && first.message.includes('map values')) {
    return tell(offset, ['a colon is missing in this line', 'write name: value, with a space after the colon']);
  }
  const lined = STRUCTURE[first.code] === LINED_UP;
  return tell(lined ? firstSign(text, offset) : offset, STRUCTURE[first.code] ?? UNREADABLE);
}

/** What the parser found, in words that say what to do; one slip is told once. */
export function syntaxFaults(text: string, errors: readonly YAMLError[]): readonly SyntaxFault[] {
  if (errors.length === 0) return [];
  const ordered = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const single = Object.entries(SINGLE).flatMap(([code, [message, remedy]]): SyntaxFault[] => {
    const error = ordered.find((one) => one.code === code);
    return error === undefined ? [] : [{ offset: error.pos[0], message, remedy }];
  });
  const structural = ordered.filter(({ code }) => SINGLE[code] === undefined);
  // Entries that run on like lines come of something else that is missing.
  const causes = structural.filter(({ code }) => code !== 'BLOCK_IN_FLOW');
  const others = causes.length > 0 ? causes : structural;
  if (others.length === 0) return single;
  const pairs = unpaired(text);
  if (pairs.length > 0) return [...single, ...pairs];
  // A tab unsettles all lines after it.
  const structure = ordered.some(({ code }) => code === 'TAB_AS_INDENT') ? null : structureFault(text, others);
  return structure === null ? single : [...single, structure];
}

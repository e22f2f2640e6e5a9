import type { Diagnostic } from '@roundhouse/title-schema';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Entry, Located, Place } from './located.ts';

/** Words of the YAML parser that say too little, and what to do about its faults. */
const REMEDIES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'keep one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'line it up with the entries above',
  MISSING_CHAR: 'look for a bracket, quote or colon that is missing here or above',
  UNEXPECTED_TOKEN: 'look for a bracket, quote or colon that is missing here or above',
  BLOCK_AS_IMPLICIT_KEY: 'look for a missing quote or a line that is indented too far',
  MULTILINE_IMPLICIT_KEY: 'look for a missing colon at the end of this line',
};

/** Text of a YAML file as located values; faults of the syntax are reported, never thrown. */
export function parseYaml(file: string, text: string): { readonly node: Located; readonly diagnostics: readonly Diagnostic[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1), col: Math.max(col, 1) };
  };
  const seen = new Set<string>();
  // One slip makes many faults of one kind further down; a name that is there twice is a slip of its own.
  const own = [...document.errors, ...document.warnings].filter(({ code }) => {
    if (seen.has(code)) return code === 'DUPLICATE_KEY';
    seen.add(code);
    return true;
  });
  const diagnostics = own.map((error) => ({
    ...at(error.pos[0]),
    message: `this is not YAML: ${error.message.split('\n')[0] ?? ''}`,
    remedy: REMEDIES[error.code] ?? 'mend the line or the one above',
    code: 'yaml.syntax',
  }));
  return { node: located(document.contents, document, at, 0), diagnostics };
}

function located(node: Node | null, document: Document.Parsed, at: (offset: number) => Place, start: number): Located {
  const place = at(node?.range?.[0] ?? start);
  if (node === null) return { kind: 'map', entries: new Map(), place };
  if (isAlias(node)) return located(node.resolve(document) ?? null, document, at, node.range?.[0] ?? start);
  if (isSeq(node))
    return { kind: 'list', place, items: node.items.map((item) => located(item as Node, document, at, node.range?.[0] ?? start)) };
  if (isMap(node)) {
    const entries = new Map<string, Entry>();
    for (const pair of node.items) {
      const key = pair.key as Node;
      const name = isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))) : String(key);
      const value = pair.value as Node | null;
      const offset = key.range?.[0] ?? start;
      entries.set(name, {
        place: at(offset),
        value: value === null ? { kind: 'scalar', value: null, place: at(offset) } : located(value, document, at, offset),
      });
    }
    return { kind: 'map', entries, place };
  }
  const value = isScalar(node) ? node.value : null;
  const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { kind: 'scalar', place, value: scalar };
}

import type { Diagnostic } from '@roundhouse/title-schema';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Entry, Located, Place } from './located.ts';

/** What to do about faults of the syntax, by the parser's word for them. */
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
  const diagnostics: Diagnostic[] = own.map((error) => ({
    ...at(error.pos[0]),
    message: `this is not YAML: ${error.message.split('\n')[0] ?? ''}`,
    remedy: REMEDIES[error.code] ?? 'mend the line or the one above',
    code: 'yaml.syntax',
  }));
  const reader: Reader = {
    document,
    at,
    lost: (place, message, remedy) => diagnostics.push({ ...place, message, remedy, code: 'yaml.alias' }),
    open: new Set(),
  };
  return { node: located(document.contents, reader, 0), diagnostics };
}

interface Reader {
  readonly document: Document.Parsed;
  readonly at: (offset: number) => Place;
  readonly lost: (place: Place, message: string, remedy: string) => void;
  /** Nodes that are being read: an alias of one of them would never end. */
  readonly open: Set<Node>;
}

function located(node: Node | null, reader: Reader, start: number): Located {
  const offset = node?.range?.[0] ?? start;
  const place = reader.at(offset);
  if (node === null) return { kind: 'map', entries: new Map(), place };
  if (isAlias(node)) {
    const target = node.resolve(reader.document);
    if (target !== undefined && !reader.open.has(target)) return located(target, reader, offset);
    if (target === undefined)
      reader.lost(place, `*${node.source} stands for nothing`, `write &${node.source} in front of what it stands for`);
    else reader.lost(place, `*${node.source} stands inside what it stands for`, 'write the value out');
    return { kind: 'scalar', place, value: null };
  }
  reader.open.add(node);
  const value = inside(node, reader, offset, place);
  reader.open.delete(node);
  return value;
}

function inside(node: Node, reader: Reader, offset: number, place: Place): Located {
  if (isSeq(node)) return { kind: 'list', place, items: node.items.map((item) => located(item as Node, reader, offset)) };
  if (isMap(node)) {
    const entries = new Map<string, Entry>();
    for (const pair of node.items) {
      const key = pair.key as Node;
      const name = isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))) : String(key);
      const value = pair.value as Node | null;
      const at = key.range?.[0] ?? offset;
      const nothing: Located = { kind: 'scalar', value: null, place: reader.at(at) };
      entries.set(name, { place: reader.at(at), value: value === null ? nothing : located(value, reader, at) });
    }
    return { kind: 'map', entries, place };
  }
  const value = isScalar(node) ? node.value : null;
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', place, value: known ? value : null };
}

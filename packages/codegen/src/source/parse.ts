import type { Diagnostic } from '@roundhouse/title-schema';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Alias, type Document, type Node } from 'yaml';
import type { Entry, Located, Place } from './located.ts';
import { syntaxFaults } from './syntax.ts';

/** Values that all aliases of a file together may stand for; aliases of aliases grow without end. */
const ALIAS_BUDGET = 10_000;

/** Text of a YAML file as located values; faults of the syntax are reported, never thrown. */
export function parseYaml(file: string, text: string): { readonly node: Located; readonly diagnostics: readonly Diagnostic[] } {
  const counter = new LineCounter();
  // Names that are there twice are found here: the parser lets `1` and `'1'` stand side by side.
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: false });
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1), col: Math.max(col, 1) };
  };
  const diagnostics: Diagnostic[] = syntaxFaults(text, [...document.errors, ...document.warnings]).map(({ offset, ...fault }) => ({
    ...at(offset),
    ...fault,
    code: 'yaml.syntax',
  }));
  const reader: Reader = {
    document,
    at,
    report: (code, place, message, remedy) => diagnostics.push({ ...place, message, remedy, code }),
    open: new Set(),
    alias: null,
    budget: ALIAS_BUDGET,
  };
  return { node: located(document.contents, reader, 0), diagnostics };
}

interface Reader {
  readonly document: Document.Parsed;
  readonly at: (offset: number) => Place;
  readonly report: (code: string, place: Place, message: string, remedy: string) => void;
  /** Nodes that are being read: an alias of one of them would never end. */
  readonly open: Set<Node>;
  /** The outermost alias that is being read. */
  alias: { readonly place: Place; readonly name: string } | null;
  /** Values that aliases may still stand for; below 0 once that has been reported. */
  budget: number;
}

const nothing = (place: Place): Located => ({ kind: 'scalar', place, value: null });

function located(node: Node | null, reader: Reader, start: number): Located {
  const offset = node?.range?.[0] ?? start;
  const place = reader.at(offset);
  if (node === null) return { kind: 'map', entries: new Map(), place };
  if (isAlias(node)) return ofAlias(node, reader, offset);
  if (reader.alias !== null && !affordable(reader, reader.alias)) return nothing(place);
  reader.open.add(node);
  const value = inside(node, reader, offset, place);
  reader.open.delete(node);
  return value;
}

/** Takes one value off the budget of aliases; the first that is too much is reported, at the outermost alias. */
function affordable(reader: Reader, { place, name }: { readonly place: Place; readonly name: string }): boolean {
  if (reader.budget < 0) return false;
  reader.budget -= 1;
  if (reader.budget >= 0) return true;
  reader.report(
    'yaml.alias',
    place,
    `with *${name} aliases stand for more than ${ALIAS_BUDGET} values`,
    'write out what is meant, without aliases of aliases',
  );
  return false;
}

function ofAlias(node: Alias, reader: Reader, offset: number): Located {
  const place = reader.at(offset);
  if (reader.budget < 0) return nothing(place);
  const name = node.source;
  const target = node.resolve(reader.document);
  if (target === undefined) {
    reader.report('yaml.alias', place, `*${name} stands for nothing`, `write &${name} in front of what it stands for`);
    return nothing(place);
  }
  if (reader.open.has(target)) {
    reader.report('yaml.alias', place, `*${name} stands inside what it stands for`, 'write the value out');
    return nothing(place);
  }
  const outer = reader.alias;
  reader.alias = outer ?? { place, name };
  const value = located(target, reader, offset);
  reader.alias = outer;
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
      const first = entries.get(name);
      if (first !== undefined) {
        reader.report(
          'yaml.twice',
          reader.at(at),
          `${name} is there twice`,
          `take one of the two out; the other is in line ${first.place.line}`,
        );
        continue;
      }
      entries.set(name, { place: reader.at(at), value: value === null ? nothing(reader.at(at)) : located(value, reader, at) });
    }
    return { kind: 'map', entries, place };
  }
  const value = isScalar(node) ? node.value : null;
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', place, value: known ? value : null };
}

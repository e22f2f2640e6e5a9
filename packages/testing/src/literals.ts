import ts from 'typescript';

export interface Literal {
  readonly text: string;
  readonly line: number;
}

/** The string literals, template parts and JSX texts of a TypeScript source; comments are none. */
export function literalsOf(fileName: string, source: string): Literal[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.ES2023,
    true,
    fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) {
      const text = node.text.trim();
      if (text !== '') found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The first of `words` that a literal names: it is that word, or holds it as a word of its own. */
export function namedIn(literal: string, words: NamedWords): string | undefined {
  if (words.all.has(literal)) return literal;
  return words.telling.find((word) => holds(literal, word));
}

export interface NamedWords {
  readonly all: ReadonlySet<string>;
  /** Those that mean a title wherever they stand. Short ids (`SV`, `E11`) are too often part of something else. */
  readonly telling: readonly string[];
}

export function namedWords(words: Iterable<string>): NamedWords {
  const all = new Set(words);
  return { all, telling: [...all].filter((word) => /^18\d\d/.test(word) || word.includes(' ') || word.length >= 7) };
}

function holds(literal: string, word: string): boolean {
  const at = literal.indexOf(word);
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(literal[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(literal[at + word.length] ?? '');
}

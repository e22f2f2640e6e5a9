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

/**
 * Whether a literal names `word`: it is that word, or holds it as a word of its own.
 * Short ids (`SV`, `E11`) are too often part of something else: they count only when they stand alone.
 */
export function names(literal: string, word: string): boolean {
  if (literal === word) return true;
  const telling = /^18\d\d/.test(word) || word.includes(' ') || word.length >= 7;
  if (!telling || !literal.includes(word)) return false;
  const at = literal.indexOf(word);
  return !/[\p{L}\p{N}]/u.test(literal[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(literal[at + word.length] ?? '');
}

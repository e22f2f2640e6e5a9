import { Lexer } from 'yaml';

/** A bracket or quote that has no partner; offsets from the start of the text. */
export interface Unpaired {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
}

const CLOSES: Readonly<Record<string, string>> = { ']': '[', '}': '{' };
/** Marks of the lexer that stand for no text: start of a document, end of brackets that are left open, a plain text. */
const END_OF_BRACKETS = '\u0018';
const MARKS: readonly string[] = ['\u0002', END_OF_BRACKETS, '\u001f'];

/** Brackets that are never closed or close nothing, and a quote that is never closed. */
export function unpaired(text: string): readonly Unpaired[] {
  const found: Unpaired[] = [];
  const open: { readonly sign: string; readonly offset: number }[] = [];
  const left = (one: { readonly sign: string; readonly offset: number } | undefined): void => {
    if (one !== undefined) found.push({ offset: one.offset, message: `this ${one.sign} is never closed`, remedy: 'close the bracket' });
  };
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') open.push({ sign: token, offset });
    else if (token === ']' || token === '}') {
      if (open.length === 0) found.push({ offset, message: `this ${token} closes nothing`, remedy: 'take the bracket out' });
      else if (open.at(-1)?.sign === CLOSES[token]) open.pop();
      else {
        left(open.pop());
        if (open.at(-1)?.sign === CLOSES[token]) open.pop();
      }
    } else if (token === END_OF_BRACKETS) {
      left(open.pop());
      open.length = 0;
    } else if (/^["']/.test(token) && (token.length === 1 || token[0] !== token.at(-1))) {
      found.push({ offset, message: 'this quote is never closed', remedy: 'close the quote' });
    }
    if (!MARKS.includes(token)) offset += token.length;
  }
  return found;
}

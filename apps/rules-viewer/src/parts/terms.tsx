import { GLOSSARY, type Locale, type TermId } from '@roundhouse/messages';
import { Fragment, type ReactNode } from 'react';
import { addressOf } from '../addresses.ts';

interface Finder {
  readonly id: TermId;
  readonly pattern: RegExp;
}

/** A word this short takes few endings: more would be other words. */
const SHORT = 3;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word of a term in any of its forms: Czech declines, the others have a plural and some endings. */
function formsOf(word: string, locale: Locale): string {
  const short = word.length <= SHORT;
  switch (locale) {
    case 'en':
      if (short) return `${literal(word)}s?`;
      return word.endsWith('y') ? `${literal(word.slice(0, -1))}(?:y|ies)` : `${literal(word)}(?:s|es|ed|ing)?`;
    case 'fr':
      return `${literal(word)}${short ? 's?' : '\\p{L}{0,2}'}`;
    case 'es': {
      // acción, acciones
      const stem = literal(word).replace(
        /([áéíóú])([ns])$/,
        (_, vowel: string, end: string) => `[${vowel}${vowel.normalize('NFD').charAt(0)}]${end}`,
      );
      return `${stem}${short ? 's?' : '\\p{L}{0,2}'}`;
    }
    case 'cs': {
      if (short) return `${literal(word)}\\p{L}{0,1}`;
      // dílek, dílky; trať, trati; burza, burze
      if (word.endsWith('ek')) return `${literal(word.slice(0, -2))}e?k\\p{L}{0,3}`;
      if (word.endsWith('ť')) return `${literal(word.slice(0, -1))}[ťt]\\p{L}{0,3}`;
      const stem = word.replace(/[aeiouyáéíóúůýě]$/i, '');
      return `${literal(stem)}\\p{L}{0,${word.length === SHORT + 1 ? '2' : '3'}}`;
    }
  }
}

function patternOf(term: string, locale: Locale): RegExp {
  const words = term.split(/\s+/).map((word) => formsOf(word, locale));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}

const finders = new Map<Locale, readonly Finder[]>();

/** The terms of a language, the longest first, so that “certificate limit” comes before “certificate”. */
function findersOf(locale: Locale): readonly Finder[] {
  const known = finders.get(locale);
  if (known !== undefined) return known;
  const made = (Object.entries(GLOSSARY[locale]) as [TermId, { readonly term: string }][])
    .filter(([, { term }]) => term.length >= SHORT)
    .toSorted(([, one], [, other]) => other.term.length - one.term.length)
    .map(([id, { term }]) => ({ id, pattern: patternOf(term, locale) }));
  finders.set(locale, made);
  return made;
}

/** A sentence in which every term of the trade leads to the glossary, each where it stands first. `but`: a term that is not linked. */
export function WithTerms({ text, locale, but }: { readonly text: string; readonly locale: Locale; readonly but?: TermId }): ReactNode {
  const found: { at: number; end: number; id: TermId }[] = [];
  for (const { id, pattern } of findersOf(locale)) {
    if (id === but) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [at, end] = [match.index, match.index + match[0].length];
    if (found.every((other) => end <= other.at || at >= other.end)) found.push({ at, end, id });
  }
  found.sort((one, other) => one.at - other.at);
  return (
    <>
      {found.map(({ at, end, id }, index) => (
        <Fragment key={at}>
          {text.slice(found[index - 1]?.end ?? 0, at)}
          <a className="term" href={`${addressOf(locale, 'glossary')}#${id}`}>
            {text.slice(at, end)}
          </a>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}

import { GLOSSARY, type Locale, type TermId } from '@roundhouse/messages';
import { Fragment, type ReactNode } from 'react';
import { addressOf } from '../addresses.ts';

interface Finder {
  readonly id: TermId;
  readonly pattern: RegExp;
}

/** Letters that an ending may take or change, by language: Czech declines, the others add a plural. */
const ENDING: Readonly<Record<Locale, readonly [cut: number, add: number]>> = { en: [0, 2], fr: [0, 2], es: [0, 2], cs: [1, 3] };
/** A word this short is left whole: cut, it would be found in others. */
const SHORT = 5;

function patternOf(term: string, locale: Locale): RegExp {
  const [cut, add] = ENDING[locale];
  const parts = term.split(/\s+/).map((word) => {
    const stem = word.length > SHORT && cut > 0 ? word.slice(0, -cut) : word;
    return `${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}{0,${String(word.length < SHORT ? 1 : add)}}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}

const finders = new Map<Locale, readonly Finder[]>();

/** The terms of a language, the longest first, so that “certificate limit” comes before “certificate”. */
function findersOf(locale: Locale): readonly Finder[] {
  const known = finders.get(locale);
  if (known !== undefined) return known;
  const made = (Object.entries(GLOSSARY[locale]) as [TermId, { readonly term: string }][])
    .filter(([, { term }]) => term.length > 3)
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

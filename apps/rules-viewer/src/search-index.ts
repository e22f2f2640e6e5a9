import { GLOSSARY, ruleStatement, SYNONYMS, textIn, type TermId } from '@roundhouse/messages';
import type { ExampleFile, RuleKey, Title } from '@roundhouse/title-schema';
import { powerSentence } from '@roundhouse/ui';
import { addressOf } from './addresses.ts';
import { writeAnswer } from './facts/answer.ts';
import { QUESTIONS } from './facts/questions.ts';
import type { Guides } from './guides.ts';
import type { Voice } from './page.ts';
import { rulesOf } from './parts/rule-list.tsx';

/** Something that a search may find: where it is, what it is called, what it says. */
export interface Entry {
  readonly url: string;
  readonly name: string;
  readonly text: string;
}

/** Everything that the pages of a language say, in pieces that have an address. */
export function entriesOf(
  titles: readonly Title[],
  examples: Readonly<Record<string, readonly ExampleFile[]>>,
  guides: Guides,
  { locale, words, facts }: Voice,
): readonly Entry[] {
  const terms = (Object.keys(GLOSSARY[locale]) as TermId[]).map((id) => ({
    url: `${addressOf(locale, 'glossary')}#${id}`,
    name: GLOSSARY[locale][id].term,
    text: [GLOSSARY[locale][id].text, ...(SYNONYMS[id] ?? [])].join(' '),
  }));
  // A rule that several titles share is found once, with the first of them.
  const rules = new Map<RuleKey, Title>();
  for (const title of titles) for (const key of rulesOf(title)) if (!rules.has(key)) rules.set(key, title);
  const ofRules = [...rules].map(([key, { id }]) => ({
    url: `${addressOf(locale, id)}#${key}`,
    name: words('reference.rules'),
    text: ruleStatement(key, locale),
  }));
  const ofTitles = titles.flatMap((title): readonly Entry[] => {
    const page = addressOf(locale, title.id);
    const guide = guides.of(title, locale);
    return [
      { url: page, name: title.name, text: `${guide.special} ${guide.lead} ${guide.setting} ${title.designers.join(' ')}` },
      ...QUESTIONS.map(({ id, topic, words: key, ask }) => ({
        url: topic === 'own' ? `${page}#own` : `${page}#q-${id}`,
        name: `${title.id}: ${facts(key)}`,
        text: writeAnswer(ask(title), title, facts),
      })),
      ...title.privates.ids
        .flatMap((id) => title.privates.of[id] ?? [])
        .map(({ name, id, powers }) => ({
          url: `${page}#privates`,
          name: `${title.id}: ${name} (${id})`,
          text: powers.map((power) => powerSentence(title, power, words)).join(' '),
        })),
      ...title.corporations.ids
        .flatMap((id) => title.corporations.of[id] ?? [])
        .map(({ name, id }) => ({ url: `${page}#companies`, name: `${title.id}: ${name} (${id})`, text: '' })),
      ...(examples[title.id] ?? []).flatMap((example) =>
        example.steps.map((step) => ({
          url: `${addressOf(locale, `${title.id}/${example.id}`)}#${step.id}`,
          name: `${title.id}: ${textIn(locale, example.name)}`,
          text: textIn(locale, step.caption),
        })),
      ),
    ];
  });
  return [...terms, ...ofTitles, ...ofRules];
}

import { GLOSSARY, ruleStatement, SYNONYMS, textIn, type Locale, type TermId } from '@roundhouse/messages';
import type { ExampleFile, RuleKey, Title } from '@roundhouse/title-schema';
import { powerSentence } from '@roundhouse/ui';
import { addressOf } from './addresses.ts';
import { writeAnswer } from './facts/answer.ts';
import { concerns, QUESTIONS } from './facts/questions.ts';
import type { Guides } from './guides.ts';
import type { Voice } from './page.ts';
import { rulesOf } from './parts/rule-list.tsx';
import { shortName } from './short-name.ts';

/** Something that a search may find: where it is, what it is called, what it says. */
export interface Entry {
  readonly url: string;
  readonly name: string;
  readonly text: string;
  /** How much it counts for when it is found: a page or a term more than a line on a page. */
  readonly weight: number;
}

/** What a term is called besides, in the language and by those who say it in English everywhere. */
const namesOf = (id: TermId, locale: Locale): readonly string[] => [
  ...new Set([...(SYNONYMS[locale][id] ?? []), ...(SYNONYMS.en[id] ?? [])]),
];

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
    text: [GLOSSARY[locale][id].text, ...namesOf(id, locale)].join(' '),
    weight: 2,
  }));
  // A rule that several titles share is found once, with the first of them.
  const rules = new Map<RuleKey, Title>();
  for (const title of titles) for (const key of rulesOf(title)) if (!rules.has(key)) rules.set(key, title);
  const ofRules = [...rules].map(([key, { id }]) => ({
    url: `${addressOf(locale, id)}#${key}`,
    name: words('reference.rules'),
    text: ruleStatement(key, locale),
    weight: 1.5,
  }));
  const ofTitles = titles.flatMap((title): readonly Entry[] => {
    const page = addressOf(locale, title.id);
    const guide = guides.of(title, locale);
    return [
      { url: page, name: title.name, text: `${guide.special} ${guide.lead} ${guide.setting} ${title.designers.join(' ')}`, weight: 4 },
      ...QUESTIONS.filter((question) => concerns(question, title)).map(({ id, topic, words: key, ask }) => ({
        url: topic === 'own' ? `${page}#own` : `${page}#q-${id}`,
        name: `${shortName(title)}: ${facts(key)}`,
        text: writeAnswer(ask(title), title, facts),
        weight: 1,
      })),
      ...title.privates.ids
        .flatMap((id) => title.privates.of[id] ?? [])
        .map(({ name, id, powers }) => ({
          url: `${page}#privates`,
          name: `${shortName(title)}: ${name} (${id})`,
          text: powers.map((power) => powerSentence(title, power, words)).join(' '),
          weight: 1,
        })),
      ...title.corporations.ids
        .flatMap((id) => title.corporations.of[id] ?? [])
        .map(({ name, id }) => ({ url: `${page}#companies`, name: `${shortName(title)}: ${name} (${id})`, text: '', weight: 1 })),
      ...(examples[title.id] ?? []).flatMap((example) =>
        example.steps.map((step) => ({
          url: `${addressOf(locale, `${title.id}/${example.id}`)}#${step.id}`,
          name: `${shortName(title)}: ${textIn(locale, example.name)}`,
          text: textIn(locale, step.caption),
          weight: 1,
        })),
      ),
    ];
  });
  return [...terms, ...ofTitles, ...ofRules];
}

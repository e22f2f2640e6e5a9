import type { RuleKey } from '@roundhouse/title-schema';
import { createTranslator } from 'use-intl/core';
import { rules as cs } from './cs/rules.ts';
import { rules as en } from './en/rules.ts';
import { rules as es } from './es/rules.ts';
import { rules as fr } from './fr/rules.ts';
import type { RuleText, RuleWords } from './rule-words.ts';
import type { Locale } from './words.ts';

type Figures = Readonly<Record<string, string | number>>;

const MONEY = new Set([
  'amount',
  'cash',
  'cost',
  'face',
  'funds',
  'max',
  'min',
  'minimum',
  'missing',
  'multiple',
  'price',
  'revenue',
  'value',
]);
const texts: Readonly<Record<Locale, RuleWords>> = { en, fr, cs, es };

/** Whether a rule key has words in every language. */
export function hasRuleWords(key: string): key is RuleKey {
  return Object.hasOwn(en, key);
}

/** The rule as the reference states it. */
export function ruleStatement(key: RuleKey, locale: Locale): string {
  return texts[locale][key].rule;
}

/**
 * What a refusal says: what is wrong, and the figures where all of them are known.
 * `money` writes an amount in the title's currency; `name` turns ids (players, corporations) into names.
 */
export function ruleWords(
  locale: Locale,
  key: RuleKey,
  params: Figures = {},
  money: (amount: number) => string = String,
  name: (id: string) => string = (id) => id,
): string {
  const text: RuleText = texts[locale][key];
  if (text.figures === undefined) return text.refusal;
  const named = [...text.figures.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '');
  if (named.some((figure) => params[figure] === undefined || params[figure] === '')) return text.refusal;
  const values: Record<string, string> = {};
  for (const [figure, value] of Object.entries(params)) {
    values[figure] = typeof value === 'number' && MONEY.has(figure) ? money(value) : name(String(value));
  }
  const say = createTranslator({ locale, messages: { figures: text.figures } });
  return `${text.refusal} ${say('figures', values)}`;
}

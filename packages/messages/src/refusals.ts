import type { RuleKey } from '@roundhouse/title-schema';
import { createTranslator } from 'use-intl/core';
import { rules } from './en/rules.ts';
import type { RuleText } from './rule-words.ts';

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
const texts: Readonly<Record<string, RuleText>> = rules;

/** Whether a rule key has words in every language. */
export function hasRuleWords(key: string): key is RuleKey {
  return Object.hasOwn(texts, key);
}

/** The rule as the reference states it. */
export function ruleStatement(key: RuleKey): string {
  return rules[key].rule;
}

/**
 * What a refusal says: what is wrong, and the figures where all of them are known.
 * `money` writes an amount in the title's currency; `name` turns ids (players, corporations) into names.
 */
export function ruleWords(
  key: RuleKey,
  params: Figures = {},
  money: (amount: number) => string = String,
  name: (id: string) => string = (id) => id,
): string {
  const text: RuleText = rules[key];
  if (text.figures === undefined) return text.refusal;
  const named = [...text.figures.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '');
  if (named.some((figure) => params[figure] === undefined || params[figure] === '')) return text.refusal;
  const values: Record<string, string> = {};
  for (const [figure, value] of Object.entries(params)) {
    values[figure] = typeof value === 'number' && MONEY.has(figure) ? money(value) : name(String(value));
  }
  const say = createTranslator({ locale: 'en', messages: { figures: text.figures } });
  return `${text.refusal} ${say('figures', values)}`;
}

export { hasRuleWords, ruleStatement, ruleWords } from './refusals.ts';
export type { RuleText, RuleWords } from './rule-words.ts';
export { createWords, LOCALES, messages, type Locale, type MessageKey, type Words } from './words.ts';

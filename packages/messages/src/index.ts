export { hasRuleWords, ruleStatement, ruleWords } from './refusals.ts';
export type { RuleText, RuleWords } from './rule-words.ts';

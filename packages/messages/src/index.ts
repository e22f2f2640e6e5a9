export { createFactWords, factMessages, type FactKey, type FactWords, type QuestionId, type TopicId } from './fact-words.ts';
export { GLOSSARY, SYNONYMS, type TermId } from './glossary.ts';
export { hasRuleWords, ruleStatement, ruleWords } from './refusals.ts';
export type { RuleText, RuleWords } from './rule-words.ts';
export { createWords, LANGUAGES, LOCALES, localeFor, messages, textIn, type Locale, type MessageKey, type Words } from './words.ts';

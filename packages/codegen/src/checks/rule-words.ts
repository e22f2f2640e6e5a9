import { hasRuleWords } from '@roundhouse/messages';
import { CORE_RULES, MECHANIC_RULES, type MechanicName, type RuleKey, type RulesFile } from '@roundhouse/title-schema';
import { check, type Check } from './check.ts';

/** Rule keys under which the engine may refuse something in this title. */
export function keysOf(rules: RulesFile): readonly RuleKey[] {
  const own = (Object.keys(rules.mechanics) as MechanicName[]).flatMap((name) => MECHANIC_RULES[name]);
  return [...CORE_RULES, ...own];
}

/** Every rule that the title can meet has a section in its rules and words to say it with. */
export function ruleWords(hasWords: (key: string) => boolean): Check {
  return check(['rules'], (title) => {
    const { sections } = title.source.rules;
    for (const key of keysOf(title.source.rules)) {
      if (sections[key] === undefined) {
        title.fault(
          'rules.section',
          ['rules', 'sections'],
          `the rule ${key} has no section`,
          `add ${key}: the number of the section that holds it`,
          'name',
        );
      }
      if (!hasWords(key)) {
        title.fault(
          'rules.words',
          ['rules', 'sections', key],
          `the rule ${key} has no words`,
          'add words for it to the messages of every language',
          'name',
        );
      }
    }
  });
}

export const rulesHaveWords: Check = ruleWords(hasRuleWords);

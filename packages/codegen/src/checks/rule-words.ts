import { hasRuleWords } from '@roundhouse/messages';
import { CORE_RULES, MECHANIC_RULES, type MechanicName, type RuleKey, type RulesFile } from '@roundhouse/title-schema';
import { check, type Check, type Checked, type Path } from './check.ts';

/** Rule keys under which the engine may refuse something in this title. */
export function keysOf(rules: RulesFile): readonly RuleKey[] {
  const own = (Object.keys(rules.mechanics) as MechanicName[]).flatMap((name) => MECHANIC_RULES[name]);
  return [...CORE_RULES, ...own];
}

/** Every rule that the title can meet has a section in its rules and words to say it with. */
export function ruleWords(hasWords: (key: string) => boolean): Check {
  return check(['rules'], (title) => {
    const { rules } = title.source;
    sectionsOf(title, CORE_RULES, ['rules', 'sections'], '');
    // Where a title switches a mechanic on, not where the title that it extends has its sections.
    for (const name of Object.keys(rules.mechanics) as MechanicName[])
      sectionsOf(title, MECHANIC_RULES[name], ['rules', 'mechanics', name], ` of ${name}`);
    for (const key of keysOf(rules)) {
      if (hasWords(key)) continue;
      title.fault(
        'rules.words',
        ['rules', 'sections', key],
        `the rule ${key} has no words`,
        'add words for it to the messages of every language',
        'name',
      );
    }
  });
}

/** Tells of all rules of one origin that have no section. */
function sectionsOf(title: Checked<'rules'>, keys: readonly RuleKey[], path: Path, of: string): void {
  const lacking = keys.filter((key) => title.source.rules.sections[key] === undefined);
  const [first, ...more] = lacking;
  if (first === undefined) return;
  if (more.length === 0)
    title.fault(
      'rules.section',
      path,
      `the rule ${first}${of} has no section`,
      `add ${first} to sections: the number of the section that holds it`,
      'name',
    );
  else
    title.fault(
      'rules.section',
      path,
      `${lacking.length} rules${of} have no section`,
      `add them to sections, each with the number of the section that holds it: ${lacking.join(', ')}`,
      'name',
    );
}

export const rulesHaveWords: Check = ruleWords(hasRuleWords);

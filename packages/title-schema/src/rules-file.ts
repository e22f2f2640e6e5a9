import { Type, type Static } from 'typebox';
import { MechanicsSource } from './mechanics.ts';
import { CORE_RULES, MECHANIC_RULES, RARE_RULES, type RuleKey } from './rule-keys.ts';
import { Rules } from './rules.ts';
import { record } from './words.ts';

/** Every key under which the engine may refuse an action. */
export const RULE_KEYS: readonly RuleKey[] = [...CORE_RULES, ...RARE_RULES, ...Object.values(MECHANIC_RULES).flat()];

/** Parameters of the core, mechanics, and where each rule is written down. */
export const RulesFile = record(
  {
    rules: Rules,
    mechanics: MechanicsSource,
    sections: Type.Unsafe<Partial<Record<RuleKey, string>>>(
      Type.Object(
        Object.fromEntries(
          RULE_KEYS.map((key) => [key, Type.Optional(Type.String({ minLength: 1, description: `Section that holds the rule ${key}.` }))]),
        ),
        { additionalProperties: false, description: 'Section of the rules per rule key.' },
      ),
    ),
  },
  'Rules of a title.',
);
export type RulesFile = Static<typeof RulesFile>;

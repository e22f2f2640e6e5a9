import { ruleStatement, type Words } from '@roundhouse/messages';
import { CORE_RULES, MECHANIC_RULES, type MechanicName, type RuleKey, type Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { WithTerms } from './terms.tsx';

/** Rule keys that hold in a title: those of the core and of its mechanics. */
export function rulesOf(title: Title): readonly RuleKey[] {
  const mechanics = Object.keys(title.mechanics) as MechanicName[];
  return [...CORE_RULES, ...mechanics.flatMap((mechanic): readonly RuleKey[] => MECHANIC_RULES[mechanic])];
}

/** Every rule that an action can be refused by, with an anchor of its key. */
export function RuleList({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  return (
    <>
      <p className="prose">{words('reference.rules_note')}</p>
      <ul className="rules">
        {rulesOf(title).map((key) => (
          <li key={key} id={key}>
            <p>
              <WithTerms text={ruleStatement(key, words.locale)} locale={words.locale} />
            </p>
            <span className="quiet">
              <code>{key}</code>
              {title.sections[key] !== undefined && ` · ${words('reference.section', { section: title.sections[key] })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

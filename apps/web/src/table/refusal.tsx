import type { Refusal } from '@roundhouse/engine';
import { ruleWords } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

/** Why something is not possible, with the rule behind it. */
export function RefusalText({
  refusal,
  title,
  names,
}: {
  readonly refusal: Refusal;
  readonly title: Title;
  readonly names: Names;
}): ReactElement {
  return (
    <span className="refusal" data-rule={refusal.rule}>
      {ruleWords(words.locale, refusal.rule, refusal.params, names.money, names.any)}{' '}
      <a href={`/rules/${words.locale}/${title.id}#${refusal.rule}`} target="_blank" rel="noreferrer">
        {title.sections[refusal.rule] === undefined
          ? words('refusal.rule')
          : words('refusal.section', { section: title.sections[refusal.rule] ?? '' })}
      </a>
    </span>
  );
}

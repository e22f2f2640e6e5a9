import type { ReactElement } from 'react';
import type { Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from '../companies/chip.tsx';
import type { Names } from '../names.ts';
import { changesBetween } from './changes.ts';

export interface OutcomeProps {
  readonly before: Game;
  /** The position on a copy in which the step has been made. */
  readonly after: Game;
  readonly names: Names;
  readonly words: Words;
}

/** What a step would change for corporations and players, each figure before and after it. */
export function Outcome({ before, after, names, words }: OutcomeProps): ReactElement {
  const changed = changesBetween(before, after, names, words);
  if (changed.length === 0) return <p className="quiet">{words('finance.outcome.nothing')}</p>;
  return (
    <ul className="outcome" aria-label={words('finance.outcome.label')}>
      {changed.map(({ of: { kind, id }, changes }) => (
        <li key={`${kind}/${id}`} data-of={id}>
          {kind === 'player' ? (
            <strong>{names.player(id)}</strong>
          ) : (
            <Chip id={id} corporation={after.title.corporations.of[id] ?? before.title.corporations.of[id]} />
          )}
          <dl className="facts">
            {changes.map((change) => (
              <div key={change.term}>
                <dt>{change.term}</dt>
                <dd>
                  {change.before === '' ? change.after : words('finance.outcome.change', { before: change.before, after: change.after })}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

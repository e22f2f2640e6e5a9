import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';

/** What no source states, with the reason: the game plays by it until somebody finds the figure. Nothing where all is certain. */
export function ProvisionalFigures({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement | null {
  if (title.provisional.length === 0) return null;
  return (
    <aside className="notice" aria-labelledby="provisional">
      <h2 id="provisional">{words('reference.provisional')}</h2>
      <p>{words('reference.provisional_note')}</p>
      <dl>
        {title.provisional.map(({ path, reason }) => (
          <div key={path.join('/')}>
            <dt>{path.slice(1).join(' · ')}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

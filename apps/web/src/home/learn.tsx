import type { Words } from '@roundhouse/messages';
import { CLASSIC, EXAMPLES } from '@roundhouse/titles-data';
import type { ReactElement } from 'react';

/** For who has never played: an example to walk through, and a game in which bots play the other hands. */
export function Learn({ words }: { readonly words: Words }): ReactElement {
  const [example] = EXAMPLES[CLASSIC.id] ?? [];
  return (
    <section className="learn" aria-labelledby="learn">
      <h2 id="learn">{words('home.learn')}</h2>
      <p className="quiet">{words('home.learn_how', { title: CLASSIC.name })}</p>
      <p className="buttons">
        {example !== undefined && (
          <a className="button button-plain" href={`/rules/${words.locale}/${CLASSIC.id}/${example.id}`}>
            {words('home.learn_example')}
          </a>
        )}
        <a className="button button-plain" href={`/new?title=${CLASSIC.id}&others=bots`}>
          {words('home.learn_bots')}
        </a>
      </p>
    </section>
  );
}

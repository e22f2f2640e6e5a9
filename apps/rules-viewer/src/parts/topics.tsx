import { factMessages, type TopicId } from '@roundhouse/messages';
import { FactsTable } from '@roundhouse/ui';
import type { Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { addressOf } from '../addresses.ts';
import { writeAnswer } from '../facts/answer.ts';
import { differences, relatedTo } from '../facts/kinship.ts';
import { QUESTIONS } from '../facts/questions.ts';
import type { Sources } from '../facts/sources.ts';
import type { Voice } from '../page.ts';
import { WithTerms } from './terms.tsx';

const TOPICS = Object.keys(factMessages.en.topic) as TopicId[];

interface TopicsProps {
  readonly title: Title;
  readonly voice: Voice;
  readonly sources: Sources;
}

/** What a title answers to every question of the comparison, by topic, each with the place in the data behind it. */
export function Topics({ title, voice: { locale, facts }, sources }: TopicsProps): ReactElement {
  return (
    <>
      {TOPICS.filter((topic) => topic !== 'own').map((topic) => (
        <section key={topic} className="topic" aria-labelledby={`topic-${topic}`}>
          <h3 id={`topic-${topic}`}>{facts(`topic.${topic}`)}</h3>
          <dl className="answers">
            {QUESTIONS.filter((question) => question.topic === topic).map(({ id, words: key, ask }) => (
              <div key={id} id={`q-${id}`}>
                <dt>
                  <WithTerms text={facts(key)} locale={locale} />
                </dt>
                <dd>
                  {writeAnswer(ask(title), title, facts)}
                  <SourceNote places={sources.of(title, ask)} label={facts('page.source')} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** The places of the data behind a statement, folded until they are asked for. */
function SourceNote({ places, label }: { readonly places: readonly string[]; readonly label: string }): ReactElement | null {
  if (places.length === 0) return null;
  return (
    <details className="source">
      <summary aria-label={label} title={label} />
      <code>{places.join(' · ')}</code>
    </details>
  );
}

/** The mechanics that a title has besides the common rules. */
export function OwnMechanics({ title, voice: { locale, facts } }: Omit<TopicsProps, 'sources'>): ReactElement {
  const own = QUESTIONS.filter(({ topic, id }) => topic === 'own' && id in title.mechanics);
  if (own.length === 0) return <p>{facts('page.own_none')}</p>;
  return (
    <dl className="mechanics">
      {own.map(({ id, words: key }) => (
        <div key={id}>
          <dt>{facts(key)}</dt>
          <dd>
            <WithTerms text={facts(`mechanic.${id}.text` as typeof key)} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Point by point where a title differs from the one that the others are compared with. */
export function Differences({ title, base, voice: { facts } }: Omit<TopicsProps, 'sources'> & { readonly base: Title }): ReactElement {
  if (title.id === base.id) return <p>{facts('page.base')}</p>;
  return (
    <FactsTable
      label={facts('page.differences', { title: base.id })}
      columns={[
        { key: 'point', head: facts('page.point') },
        { key: 'here', head: title.id, prose: true },
        { key: 'there', head: base.id, prose: true },
      ]}
      rows={differences(title, base)
        .filter(({ topic }) => topic !== 'quantities')
        .map(({ id, words: key, ask }) => ({
          key: id,
          head: facts(key),
          cells: [writeAnswer(ask(title), title, facts), writeAnswer(ask(base), base, facts)],
        }))}
    />
  );
}

/** The nearest titles by their answers. */
export function Related({
  title,
  titles,
  voice: { locale, facts },
}: Omit<TopicsProps, 'sources'> & { readonly titles: readonly Title[] }): ReactElement {
  return (
    <ul className="related">
      {relatedTo(title, titles)
        .slice(0, 3)
        .map(({ title: other, percent }) => (
          <li key={other.id}>
            <a href={addressOf(locale, other.id)}>{other.name}</a>: {facts('page.related_note', { percent })}{' '}
            <a href={`${addressOf(locale, 'compare')}?t=${title.id},${other.id}&diff=1`}>{facts('page.compare')}</a>
          </li>
        ))}
    </ul>
  );
}

import { factMessages, type TopicId } from '@roundhouse/messages';
import { FactsTable } from '@roundhouse/ui';
import { MECHANICS, type MechanicName, type Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { addressOf } from '../addresses.ts';
import { NO, setAnswer, writeAnswer, YES } from '../facts/answer.ts';
import { differences, relatedTo } from '../facts/kinship.ts';
import { mechanicFigures } from '../facts/mechanic-figures.ts';
import { concerns, QUESTIONS } from '../facts/questions.ts';
import type { Sources } from '../facts/sources.ts';
import { SourceNote } from './source-note.tsx';
import type { Voice } from '../page.ts';
import { shortName } from '../short-name.ts';
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
            {QUESTIONS.filter((question) => question.topic === topic && concerns(question, title)).map(({ id, words: key, ask }) => (
              <div key={id} id={`q-${id}`}>
                <dt>
                  <WithTerms text={facts(key)} locale={locale} />
                </dt>
                <dd>
                  <WithTerms text={setAnswer(ask(title), title, facts)} locale={locale} />
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

/** The mechanics that a title has besides the common rules, with what their parameters say. */
export function OwnMechanics({ title, voice: { locale, facts }, sources }: TopicsProps): ReactElement {
  const own = (Object.keys(MECHANICS) as MechanicName[]).filter((name) => title.mechanics[name] !== undefined);
  if (own.length === 0) return <p>{facts('page.own_none')}</p>;
  return (
    <dl className="mechanics">
      {own.map((name) => {
        const figures = mechanicFigures(name, title);
        return (
          <div key={name}>
            <dt>{facts(`mechanic.${name}.name`)}</dt>
            <dd>
              <WithTerms text={facts(`mechanic.${name}.text`)} locale={locale} />
              <SourceNote
                places={sources.of(title, ({ mechanics }) => [mechanics[name] === undefined ? NO : YES])}
                label={facts('page.source')}
              />
              {figures.length > 0 && (
                <ul>
                  {figures
                    .map((figure) => writeAnswer([figure], title, facts))
                    .map((written) => (
                      <li key={written}>{written}</li>
                    ))}
                </ul>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Point by point where a title differs from the one that the others are compared with. */
export function Differences({
  title,
  base,
  voice: { locale, facts },
}: Omit<TopicsProps, 'sources'> & { readonly base: Title }): ReactElement {
  if (title.id === base.id) return <p>{facts('page.base')}</p>;
  return (
    <FactsTable
      label={facts('page.differences', { title: shortName(base) })}
      columns={[
        { key: 'point', head: facts('page.point') },
        { key: 'here', head: shortName(title), prose: true },
        { key: 'there', head: shortName(base), prose: true },
      ]}
      rows={differences(title, base).map(({ id, words: key, ask }) => ({
        key: id,
        head: <WithTerms text={facts(key)} locale={locale} />,
        cells: [title, base].map((one) => setAnswer(ask(one), one, facts)),
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

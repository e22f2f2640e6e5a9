import { factMessages, type TopicId } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { addressOf } from '../addresses.ts';
import { setAnswer } from '../facts/answer.ts';
import { answersOf } from '../facts/kinship.ts';
import { QUESTIONS } from '../facts/questions.ts';
import type { Voice } from '../page.ts';
import { shortName } from '../short-name.ts';
import { WithTerms } from './terms.tsx';

const TOPICS = Object.keys(factMessages.en.topic) as TopicId[];

/** The answers of all titles to all questions. Cells of one number in a row say the same: the controls compare these. */
export function Compare({ titles, voice }: { readonly titles: readonly Title[]; readonly voice: Voice }): ReactElement {
  const { locale, facts } = voice;
  return (
    <div className="compare">
      <h1>{facts('page.compare')}</h1>
      <p className="lead">{facts('page.compare_lead')}</p>
      <form className="compare-controls" data-compare hidden>
        <fieldset>
          <legend>{facts('page.compare_titles')}</legend>
          {titles.map((title) => (
            <label key={title.id}>
              <input type="checkbox" name="t" value={title.id} defaultChecked /> {shortName(title)}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" name="diff" value="1" /> {facts('page.compare_differences')}
        </label>
        <p className="buttons">
          <button type="button" className="button button-plain" data-copy data-copied={facts('page.compare_copied')}>
            {facts('page.compare_link')}
          </button>
          <button type="button" className="button button-plain" data-csv>
            {facts('page.compare_csv')}
          </button>
          <output
            role="status"
            data-counts={JSON.stringify(Array.from({ length: QUESTIONS.length + 1 }, (_, count) => facts('page.compare_shown', { count })))}
          />
        </p>
      </form>
      <div className="scroller compare-scroller" tabIndex={0} role="group" aria-label={facts('page.compare')}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{facts('page.point')}</th>
              {titles.map((title) => (
                <th key={title.id} scope="col" data-title={title.id}>
                  <a href={addressOf(locale, title.id)}>{shortName(title)}</a>
                </th>
              ))}
            </tr>
          </thead>
          {TOPICS.map((topic) => (
            <tbody key={topic} id={topic}>
              <tr className="compare-topic">
                <th scope="rowgroup" colSpan={titles.length + 1}>
                  {facts(`topic.${topic}`)}
                </th>
              </tr>
              {QUESTIONS.filter((question) => question.topic === topic).map(({ id, words, ask }) => {
                const kinds = [...new Set(titles.map((title) => answersOf(title).get(id)))];
                return (
                  <tr key={id} id={`q-${id}`} className={kinds.length > 1 ? 'compare-differs' : undefined}>
                    <th scope="row">
                      <WithTerms text={facts(words)} locale={locale} /> <span className="compare-mark" title={facts('page.differs')} />
                    </th>
                    {titles.map((title) => (
                      <td key={title.id} data-title={title.id} data-answer={kinds.indexOf(answersOf(title).get(id))}>
                        {setAnswer(ask(title), title, facts)}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

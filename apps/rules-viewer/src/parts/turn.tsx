import type { Title } from '@roundhouse/title-schema';
import type { ReactElement } from 'react';
import { writeAnswer, type Answer } from '../facts/answer.ts';
import { questionOf } from '../facts/questions.ts';
import type { Voice } from '../page.ts';
import { WithTerms } from './terms.tsx';

/** How a turn of the game runs: the first sale, the rounds, the steps of an operating round, the end. */
export function TurnOfTheGame({ title, voice: { locale, facts } }: { readonly title: Title; readonly voice: Voice }): ReactElement {
  const parts = (id: string): readonly string[] => {
    const answer: Answer = questionOf(id).ask(title);
    return answer.map((part) => writeAnswer([part], title, facts));
  };
  return (
    <>
      <p className="prose">{facts('page.turn_opening', { opening: parts('opening').join() })}</p>
      <p className="prose">{facts('page.turn_rounds')}</p>
      <ol className="rounds">
        {parts('cycle').map((round) => (
          <li key={round}>
            <WithTerms text={round} locale={locale} />
          </li>
        ))}
      </ol>
      <p className="prose">{facts('page.turn_steps')}</p>
      <ol className="steps">
        {parts('operating_steps').map((step) => (
          <li key={step}>
            <WithTerms text={step} locale={locale} />
          </li>
        ))}
      </ol>
      <p className="prose">{facts('page.turn_end')}</p>
      <ul className="ends">
        {parts('end').map((end) => (
          <li key={end}>
            <WithTerms text={end} locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}

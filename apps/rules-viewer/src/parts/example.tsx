import { textIn } from '@roundhouse/messages';
import type { ExampleFile, Title } from '@roundhouse/title-schema';
import { HexMap, writeMoney } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { addressOf, BASE } from '../addresses.ts';
import type { Played } from '../examples.ts';
import type { Voice } from '../page.ts';
import { WithTerms } from './terms.tsx';

type Figures = Readonly<Record<string, unknown>>;

interface ExampleProps {
  readonly title: Title;
  readonly played: Played;
  readonly voice: Voice;
}

const boardAddress = (title: Title, example: ExampleFile, step: string): string => `${BASE}/boards/${title.id}-${example.id}-${step}.html`;

/** The board after a step, a file of its own: the page fetches it when the step is shown. */
export function StepBoard({ title, played: { positions }, index, voice }: ExampleProps & { readonly index: number }): ReactElement {
  const state = positions[index]?.game.state;
  return <HexMap title={title} board={state?.board ?? null} phase={state?.phase ?? null} words={voice.words} />;
}

/** A worked example: every step with what it changes. The script shows one at a time, with the board beside it. */
export function Example(props: ExampleProps): ReactElement {
  const { title, played, voice } = props;
  const { example } = played;
  const { locale, words, facts } = voice;
  const actionsUpTo = (index: number): number => example.steps.slice(0, index + 1).reduce((sum, { actions }) => sum + actions.length, 0);
  return (
    <div className="example" data-example data-game={`${BASE}/games/${title.id}-${example.id}.json`}>
      <p className="no-print">
        <a href={addressOf(locale, title.id)}>{title.name}</a>
      </p>
      <h1>{textIn(locale, example.name)}</h1>
      <p className="lead">{facts('page.example_lead')}</p>
      <div className="example-table">
        <div className="example-board">
          <h2>{facts('page.example_board')}</h2>
          <div className="scroller sheet" tabIndex={0} role="group" aria-label={facts('page.example_board')} data-board>
            <StepBoard {...props} index={0} />
          </div>
        </div>
        <div>
          <p className="example-walk" data-walk hidden>
            <button type="button" className="button button-plain" data-previous>
              ← {facts('page.example_previous')}
            </button>
            <button type="button" className="button button-primary" data-next>
              {facts('page.example_next')} →
            </button>
            <button type="button" className="button button-plain" data-continue data-failed={words('import.offline')}>
              {facts('page.example_continue')}
            </button>
            <span className="quiet" role="status">
              {facts('page.example_keys')}
            </span>
          </p>
          <ol className="example-steps" aria-label={facts('page.example_steps')}>
            {example.steps.map((step, index) => (
              <li key={step.id} id={step.id} data-board={boardAddress(title, example, step.id)} data-actions={actionsUpTo(index)}>
                <h2>
                  {facts('page.example_step', { step: index + 1, of: example.steps.length })} <span className="quiet">{step.round}</span>
                </h2>
                <p>
                  <WithTerms text={textIn(locale, step.caption)} locale={locale} />
                </p>
                <StepFigures {...props} index={index} />
                {step.why !== undefined && (
                  <p className="quiet">
                    <WithTerms text={textIn(locale, step.why)} locale={locale} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** The figures of a step beside those of the one before; what has changed is marked. */
function StepFigures({
  title,
  played: { example },
  voice: { locale, words, facts },
  index,
}: ExampleProps & { readonly index: number }): ReactElement {
  const figure = (value: unknown): string => {
    if (typeof value === 'number') return writeMoney(title.money.currency, value, locale);
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' ? value : words('terms.none');
  };
  const after = (example.steps[index]?.expect ?? {}) as Figures;
  const before = (example.steps[index - 1]?.expect ?? {}) as Figures;
  return (
    <table className="facts-table example-figures">
      <thead>
        <tr>
          <th scope="col">{facts('page.example_figure')}</th>
          <th scope="col" className="figure">
            {facts('page.example_before')}
          </th>
          <th scope="col" className="figure">
            {facts('page.example_after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {example.columns.map((column) => {
          const [was, is] = [figure(before[column.id]), figure(after[column.id])];
          return (
            <tr key={column.id} className={was === is ? undefined : 'row-now'}>
              <th scope="row">{textIn(locale, column.label)}</th>
              <td className="figure">{index === 0 ? '' : was}</td>
              <td className="figure">{was === is ? is : <strong>{is}</strong>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { ReactElement } from 'react';
import { colourWord } from '../colours.ts';
import type { TablesProps } from './trains.tsx';

/** Trains of a corporation, and behind a stroke those of a minor where that is another number. */
const trainLimitText = (corporation: number, minor = corporation): string =>
  minor === corporation ? String(corporation) : `${String(corporation)} / ${String(minor)}`;

/** Phases: what each allows; the present one is marked. */
export function PhaseTable({ title, state, words }: TablesProps): ReactElement {
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={words('reference.phases')}>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{words('phases.phase')}</th>
            <th scope="col">{words('phases.starts')}</th>
            <th scope="col" className="figure">
              {words('phases.limit')}
            </th>
            <th scope="col" className="figure">
              {words('phases.rounds')}
            </th>
            <th scope="col">{words('phases.tiles')}</th>
          </tr>
        </thead>
        <tbody>
          {title.phases.ids.flatMap((id) => {
            const phase = title.phases.of[id];
            if (phase === undefined) return [];
            return (
              <tr key={id} className={state?.phase === id ? 'row-now' : undefined} aria-current={state?.phase === id ? 'true' : undefined}>
                <th scope="row">{id}</th>
                <td>{phase.starts_with === null ? words('phases.at_start') : words('phases.first_train', { train: phase.starts_with })}</td>
                <td className="figure">{trainLimitText(phase.train_limit, phase.minor_train_limit)}</td>
                <td className="figure">{phase.operating_rounds}</td>
                <td>
                  {phase.tile_colours.map((colour) => (
                    <span
                      key={colour}
                      className={`swatch band-${colour}`}
                      role="img"
                      aria-label={words(colourWord(colour))}
                      title={words(colourWord(colour))}
                    />
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

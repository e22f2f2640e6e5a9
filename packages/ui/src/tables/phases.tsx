import type { ReactElement } from 'react';
import { colourWord } from '../colours.ts';
import { FactsTable } from './facts-table.tsx';
import type { TablesProps } from './trains.tsx';

/** Trains of a corporation, and behind a stroke those of a minor where that is another number. */
const trainLimitText = (corporation: number, minor = corporation): string =>
  minor === corporation ? String(corporation) : `${String(corporation)} / ${String(minor)}`;

/** Phases: what each allows; the present one is marked. */
export function PhaseTable({ title, state, words }: TablesProps): ReactElement {
  const phases = title.phases.ids.flatMap((id) => title.phases.of[id] ?? []);
  return (
    <FactsTable
      cards
      label={words('reference.phases')}
      columns={[
        { key: 'phase', head: words('phases.phase') },
        { key: 'starts', head: words('phases.starts') },
        { key: 'limit', head: words('phases.limit'), figure: true },
        { key: 'rounds', head: words('phases.rounds'), figure: true },
        { key: 'tiles', head: words('phases.tiles') },
      ]}
      rows={phases.map((phase) => ({
        key: phase.id,
        head: phase.id,
        now: state?.phase === phase.id,
        cells: [
          phase.starts_with === null ? words('phases.at_start') : words('phases.first_train', { train: phase.starts_with }),
          trainLimitText(phase.train_limit, phase.minor_train_limit),
          phase.operating_rounds,
          phase.tile_colours.map((colour) => (
            <span
              key={colour}
              className={`swatch band-${colour}`}
              role="img"
              aria-label={words(colourWord(colour))}
              title={words(colourWord(colour))}
            />
          )),
        ],
      }))}
    />
  );
}

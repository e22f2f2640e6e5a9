import type { ReactElement } from 'react';
import { colourWord } from '../colours.ts';
import { FactsTable } from './facts-table.tsx';
import type { TablesProps } from './trains.tsx';

/** Phases: what each allows; the present one is marked. */
export function PhaseTable({ title, state, words }: TablesProps): ReactElement {
  const phases = title.phases.ids.flatMap((id) => title.phases.of[id] ?? []);
  return (
    <FactsTable
      label={words('tabs.phases')}
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
          phase.train_limit,
          phase.operating_rounds,
          <span key="tiles" className="swatches">
            {phase.tile_colours.map((colour) => (
              <span key={colour}>
                <span className={`swatch band-${colour}`} aria-hidden="true" />
                {words(colourWord(colour))}
              </span>
            ))}
          </span>,
        ],
      }))}
    />
  );
}

import type { ReactElement } from 'react';
import type { Words } from '@roundhouse/messages';
import type { Colour, Title } from '@roundhouse/title-schema';

export interface TrainPaperProps {
  readonly title: Title;
  readonly words: Words;
  /** Name of the card. */
  readonly train: string;
  /** Side of the card that shows, where it has several. */
  readonly face?: string | undefined;
}

/** A train as the card it is, in the colour of the phase that begins with it or before it, with how long it lasts. */
export function TrainPaper({ title, words, train, face }: TrainPaperProps): ReactElement {
  const print = title.trains.of[train];
  const leaves = print?.rusts_on ?? print?.obsolete_on ?? null;
  const name = face ?? train;
  return (
    <span role="img" className={`train-paper train-paper-${bandOf(title, train)}`} aria-label={words('terms.train', { train: name })}>
      <strong>{name}</strong>
      <span>{leaves === null ? words('trains.stays') : words('trains.leaves', { train: leaves })}</span>
    </span>
  );
}

/** The newest tile colour of the phase in which the train first comes. */
function bandOf(title: Title, train: string): Colour {
  const sold = title.trains.ids.slice(0, title.trains.ids.indexOf(train) + 1);
  const phases = title.phases.ids.flatMap((id) => title.phases.of[id] ?? []);
  const phase = phases.findLast(({ starts_with }) => starts_with === null || sold.includes(starts_with));
  return phase?.tile_colours.at(-1) ?? 'white';
}

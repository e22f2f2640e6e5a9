import type { ReactElement } from 'react';
import type { State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Title, Train, TrainEvent } from '@roundhouse/title-schema';
import { writeMoney } from '../names.ts';
import { FactsTable } from './facts-table.tsx';

const EVENT_WORDS = { close_privates: 'trains.event.close_privates', close_minors: 'trains.event.close_minors' } as const satisfies Record<
  TrainEvent,
  string
>;

/** What an event of a train does, in words. */
export const eventWords = (event: TrainEvent, words: Words): string => words(EVENT_WORDS[event]);

export interface TablesProps {
  readonly title: Title;
  /** null: as printed. */
  readonly state: State | null;
  readonly words: Words;
}

/** Trains: price, what is left, what the first one changes. */
export function TrainTable({ title, state, words }: TablesProps): ReactElement {
  const trains = title.trains.ids.flatMap((id) => title.trains.of[id] ?? []);
  return (
    <>
      <FactsTable
        label={words('tabs.trains')}
        columns={[
          { key: 'train', head: words('trains.train') },
          { key: 'price', head: words('terms.price'), figure: true },
          { key: 'left', head: words(state === null ? 'trains.count' : 'trains.left'), figure: true },
          { key: 'rusted', head: words('trains.rusted_by') },
          { key: 'first', head: words('trains.first'), prose: true },
        ]}
        rows={trains.map((train) => ({
          key: train.id,
          head: [train.id, ...train.faces.ids].join(' / '),
          gone: state !== null && rusted(train, state),
          cells: [
            [train.price, ...train.faces.ids.flatMap((face) => train.faces.of[face]?.price ?? [])]
              .map((price) => writeMoney(title.money.currency, price, words.locale))
              .join(' / '),
            left(train, state),
            leaves(train, words),
            firstPurchase(title, train, words),
          ],
        }))}
      />
      {state !== null && state.depot.discarded.length > 0 && (
        <p className="quiet">{words('trains.discarded', { trains: state.depot.discarded.map((train) => train.name).join(', ') })}</p>
      )}
    </>
  );
}

/** The train with which it leaves, and that from which on it runs once more. */
function leaves({ rusts_on, obsolete_on }: Train, words: Words): string {
  if (obsolete_on === null) return rusts_on ?? words('terms.none');
  return rusts_on === null
    ? words('trains.once_more', { train: obsolete_on })
    : words('trains.ages', { train: obsolete_on, gone: rusts_on });
}

const rusted = (train: Train, state: State): boolean => train.rusts_on !== null && state.depot.sold.includes(train.rusts_on);

function left(train: Train, state: State | null): string {
  if (train.count === 'unlimited') return '∞';
  return String(state === null ? train.count : state.depot.upcoming.filter(({ name }) => name === train.id).length);
}

function firstPurchase(title: Title, train: Train, words: Words): string {
  const phase = title.phases.ids.find((id) => title.phases.of[id]?.starts_with === train.id);
  const rusts = title.trains.ids.filter((id) => title.trains.of[id]?.rusts_on === train.id);
  const obsolete = title.trains.ids.filter((id) => title.trains.of[id]?.obsolete_on === train.id);
  const opens = title.trains.ids.filter((id) => title.trains.of[id]?.available_from === train.id);
  return [
    ...(phase === undefined ? [] : [words('trains.starts_phase', { phase })]),
    ...rusts.map((id) => words('trains.rusts', { train: id })),
    ...obsolete.map((id) => words('trains.obsolete', { train: id })),
    ...train.events.map((event) => eventWords(event, words)),
    ...opens.map((id) => words('trains.opens', { train: id })),
  ].join(' · ');
}

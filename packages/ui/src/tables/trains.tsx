import type { ReactElement } from 'react';
import type { State } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Title, Train, TrainEvent } from '@roundhouse/title-schema';
import { writeMoney } from '../names.ts';

const EVENT_WORDS = { close_privates: 'trains.event.close_privates', close_minors: 'trains.event.close_minors' } as const satisfies Record<
  TrainEvent,
  string
>;

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
    <div className="scroller">
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{words('trains.train')}</th>
            <th scope="col" className="figure">
              {words('terms.price')}
            </th>
            <th scope="col" className="figure">
              {words(state === null ? 'trains.count' : 'trains.left')}
            </th>
            <th scope="col">{words('trains.rusted_by')}</th>
            <th scope="col">{words('trains.first')}</th>
          </tr>
        </thead>
        <tbody>
          {trains.map((train) => (
            <tr key={train.id}>
              <th scope="row">{train.id}</th>
              <td className="figure">{writeMoney(title.money.currency, train.price)}</td>
              <td className="figure">{left(train, state)}</td>
              <td>{train.rusts_on ?? words('terms.none')}</td>
              <td>{firstPurchase(title, train, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state !== null && state.depot.discarded.length > 0 && (
        <p className="quiet">{words('trains.discarded', { trains: state.depot.discarded.map((train) => train.name).join(', ') })}</p>
      )}
    </div>
  );
}

function left(train: Train, state: State | null): string {
  if (train.count === 'unlimited') return '∞';
  return String(state === null ? train.count : state.depot.upcoming.filter(({ name }) => name === train.id).length);
}

function firstPurchase(title: Title, train: Train, words: Words): string {
  const phase = title.phases.ids.find((id) => title.phases.of[id]?.starts_with === train.id);
  const rusts = title.trains.ids.filter((id) => title.trains.of[id]?.rusts_on === train.id);
  const opens = title.trains.ids.filter((id) => title.trains.of[id]?.available_from === train.id);
  return [
    ...(phase === undefined ? [] : [words('trains.starts_phase', { phase })]),
    ...rusts.map((id) => words('trains.rusts', { train: id })),
    ...train.events.map((event) => words(EVENT_WORDS[event])),
    ...opens.map((id) => words('trains.opens', { train: id })),
  ].join(' · ');
}

import type { ReactElement } from 'react';
import { roundsLeft, trainSales, type FirstPurchase, type Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from '../companies/chip.tsx';
import { TrainCard } from '../companies/train-card.tsx';
import { writeMoney } from '../names.ts';
import { eventWords } from './trains.tsx';

export interface ComingTrainsProps {
  readonly game: Game;
  readonly words: Words;
}

/** The stack of trains in order of sale, with what the first of each kind would set off as the table stands. */
export function ComingTrains({ game, words }: ComingTrainsProps): ReactElement {
  const sales = trainSales(game);
  const { round, cycle, ending } = game.state;
  const phase = game.title.phases.of[game.state.phase];
  return (
    <section className="coming" aria-label={words('trains.coming')}>
      <p>
        {round.kind === 'operating'
          ? words('trains.rounds_now', { time: cycle.time, of: cycle.of, left: roundsLeft(game) - 1 })
          : words('trains.rounds_next', { count: phase?.operating_rounds ?? 1 })}
        {ending !== null && <strong> {words('trains.ending')}</strong>}
      </p>
      {sales.length === 0 && <p className="quiet">{words('trains.sold_out')}</p>}
      <ol className="coming-list">
        {sales.map(({ train, left, onSale, first }) => (
          <li key={train.id} className={onSale ? 'coming-now' : undefined}>
            <TrainCard name={train.id} />
            <div>
              <p>
                <strong>{writeMoney(game.title.money.currency, train.price, words.locale)}</strong>{' '}
                <span className="quiet">
                  {[
                    left === null ? words('trains.endless') : words('trains.count_left', { count: left }),
                    onSale ? words('trains.on_sale') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              {first !== null && <Effects game={game} first={first} words={words} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Effects({ game, first, words }: ComingTrainsProps & { readonly first: FirstPurchase }): ReactElement | null {
  const { of } = game.title.corporations;
  const chips = (ids: readonly string[]) => ids.map((id, index) => <Chip key={`${id}/${index}`} id={id} corporation={of[id]} />);
  const plain = [
    ...(first.phase === null ? [] : [words('trains.starts_phase', { phase: first.phase })]),
    ...(first.limit === null ? [] : [words('trains.new_limit', { limit: first.limit })]),
    ...first.events.map((event) => eventWords(event, words)),
    ...first.opens.map((train) => words('trains.opens', { train })),
  ];
  if (plain.length + first.rusts.length + first.obsolete.length === 0) return null;
  return (
    <ul className="effects">
      {plain.length > 0 && <li>{words('trains.sets_off', { effects: plain.join(' · ') })}</li>}
      {first.rusts.map(({ train, owners }) => (
        <li key={train} className="effect-bad">
          {words(owners.length === 0 ? 'trains.rusts_none' : 'trains.rusts_of', { train })} {chips(owners)}
        </li>
      ))}
      {first.obsolete.map(({ train, owners }) => (
        <li key={train} className="effect-bad">
          {words(owners.length === 0 ? 'trains.obsolete_none' : 'trains.obsolete_of', { train })} {chips(owners)}
        </li>
      ))}
      {first.overLimit.length > 0 && (
        <li className="effect-bad">
          {words('trains.over_limit')} {chips(first.overLimit)}
        </li>
      )}
    </ul>
  );
}

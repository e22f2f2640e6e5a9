import type { ReactElement } from 'react';
import { inZone, startedInOrder, type Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from '../companies/chip.tsx';

const CAUSES = {
  interest: 'finance.zones.interest',
  no_train: 'finance.zones.no_train',
  tokens: 'finance.zones.tokens',
  bankruptcy: 'finance.zones.bankruptcy',
} as const;

export interface ZoneNotesProps {
  readonly game: Game;
  readonly words: Words;
}

/** Corporations that stand where they are sold by force, why they stand there, and what becomes of them. */
export function ZoneNotes({ game, words }: ZoneNotesProps): ReactElement | null {
  const { liquidated } = game.state.mechanics;
  const fallen = startedInOrder(game).filter((id) => inZone(game, id, 'liquidation') || inZone(game, id, 'forced_sale'));
  if (fallen.length === 0) return null;
  return (
    <section className="market-moves" aria-label={words('finance.zones.heading')}>
      <h3>{words('finance.zones.heading')}</h3>
      <ul>
        {fallen.map((id) => (
          <li key={id}>
            <Chip id={id} corporation={game.title.corporations.of[id]} />{' '}
            {words(inZone(game, id, 'liquidation') ? CAUSES[liquidated?.[id] ?? 'no_train'] : 'finance.zones.acquisition')}
          </li>
        ))}
      </ul>
    </section>
  );
}

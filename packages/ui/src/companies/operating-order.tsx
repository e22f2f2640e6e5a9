import type { ReactElement } from 'react';
import type { Game } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import { Chip } from './chip.tsx';

/** A row of chips: who operates in which order, who has done so. */
export function OperatingOrder({ game, words }: { readonly game: Game; readonly words: Words }): ReactElement | null {
  const { title, state } = game;
  if (state.round.kind !== 'operating' || state.over !== null) return null;
  const { operated, turn, waiting } = state.round;
  const done = operated.filter((id) => id !== turn?.operator);
  const line = [
    ...done.map((id) => ({ id, mark: 'operated' as const })),
    ...(turn === null ? [] : [{ id: turn.operator, mark: 'now' as const }]),
    ...waiting.map((id) => ({ id, mark: undefined })),
  ];
  return (
    <ol className="order" aria-label={words('charter.order')}>
      {line.map(({ id, mark }) => (
        <li key={id} aria-current={mark === 'now' ? 'step' : undefined}>
          <Chip id={id} corporation={title.corporations.of[id]} mark={mark}>
            {mark === 'operated' && <span className="unseen">{words('market.operated')}</span>}
          </Chip>
        </li>
      ))}
    </ol>
  );
}

import { hasSecrets, type Game } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';

export interface DrawsProps {
  readonly game: Game;
  /** null: there is none, since somebody chose the seed. */
  readonly seal: string | null;
}

/** What the draws of a game come from: a seed under its seal until nothing is hidden any more. Nothing where nothing was drawn. */
export function Draws({ game, seal }: DrawsProps): ReactElement | null {
  if (game.state.drawn === null) return null;
  const hidden = words(seal === null ? 'seats.seed_chosen' : 'seats.seed_sealed');
  return (
    <dl className="draws quiet">
      {seal !== null && (
        <>
          <dt>{words('seats.seal')}</dt>
          <dd>{seal}</dd>
        </>
      )}
      <dt>{words('seats.seed')}</dt>
      <dd>{hasSecrets(game) ? hidden : game.state.setup.seed}</dd>
    </dl>
  );
}

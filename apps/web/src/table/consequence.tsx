import type { Action, Game } from '@roundhouse/engine';
import { actionSentences, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { preview } from './preview.ts';

const LINES = 6;

/** What an action leads to, in a few lines. */
export function Consequence({
  game,
  action,
  names,
}: {
  readonly game: Game;
  readonly action: Action | null;
  readonly names: Names;
}): ReactElement {
  const tried = action === null ? null : preview(game, action);
  const lines = tried?.ok === true ? actionSentences(tried.events, tried.game.state, names, words) : [];
  return (
    <div className="consequence" aria-live="polite">
      {lines.length === 0 ? (
        <p className="quiet">{words('act.hover')}</p>
      ) : (
        lines.slice(0, LINES).map((line, index) => (
          <p key={index} className={`log-${line.weight}`}>
            {line.text}
          </p>
        ))
      )}
      {lines.length > LINES && <p className="quiet">{words('act.and_more', { count: lines.length - LINES })}</p>}
    </div>
  );
}

import type { Action, Game } from '@roundhouse/engine';
import { actionSentences, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { preview } from './preview.ts';

const LINES = 4;

export interface ConsequenceProps {
  readonly game: Game;
  readonly action: Action | null;
  readonly names: Names;
  /** Set where a tap has only chosen the action: does it, or leaves it. */
  readonly asked?: { readonly busy: boolean; readonly confirm: () => void; readonly leave: () => void } | undefined;
}

/** What an action leads to, in a few lines. */
export function Consequence({ game, action, names, asked }: ConsequenceProps): ReactElement {
  const tried = action === null ? null : preview(game, action);
  const lines = tried?.ok === true ? actionSentences(tried.events, tried.game.state, names, words) : [];
  return (
    <div className={asked === undefined ? 'consequence' : 'consequence consequence-asked'} aria-live="polite">
      {lines.length === 0 ? (
        <p className="quiet hover-hint">{words('act.hover')}</p>
      ) : (
        lines.slice(0, LINES).map((line, index) => (
          <p key={index} className={`log-${line.weight}`}>
            {line.text}
          </p>
        ))
      )}
      {lines.length > LINES && <p className="quiet">{words('act.and_more', { count: lines.length - LINES })}</p>}
      {asked !== undefined && (
        <div className="buttons">
          <button type="button" className="button button-primary" disabled={asked.busy} onClick={asked.confirm}>
            {words('act.confirm')}
          </button>
          <button type="button" className="button button-plain" onClick={asked.leave}>
            {words('act.leave_it')}
          </button>
        </div>
      )}
    </div>
  );
}

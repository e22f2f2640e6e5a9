import { hasSecrets } from '@roundhouse/engine';
import type { ReactElement } from 'react';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { words } from '../parts/words.ts';
import type { OpenTable } from '../table/use-table.ts';

export interface TurnBackProps {
  readonly table: OpenTable;
  readonly looking: boolean;
  /** The past is looked at: what stands there cannot be taken back. */
  readonly past: boolean;
  readonly look: () => void;
}

/** Looking back and the game as a file; for those who sit here also undo, redo and the start of the turn. */
export function TurnBack({ table, looking, past, look }: TurnBackProps): ReactElement {
  const { busy, view } = table;
  const { id, count, undone } = view.table;
  const secret = hasSecrets({ title: table.title, state: view.state }) ? words('time.secret') : undefined;
  const turn = count - view.turnStart;
  return (
    <span className="top-history">
      <button
        type="button"
        className="button button-plain"
        aria-expanded={looking}
        disabled={count === 0 || secret !== undefined}
        title={secret}
        onClick={look}
      >
        <Icon name="back" />
        <span className="button-text">{words('time.open')}</span>
      </button>
      {!past && view.mine.length > 0 && (
        <>
          <button type="button" className="button button-plain" disabled={busy || count === 0} onClick={table.undo}>
            <Icon name="undo" />
            <span className="button-text">{words('table.undo')}</span>
          </button>
          <button type="button" className="button button-plain" disabled={busy || undone === 0} onClick={table.redo}>
            <Icon name="redo" />
            <span className="button-text">{words('table.redo')}</span>
          </button>
          {turn > 1 && (
            <ConfirmButton
              label={words('turn.restart')}
              question={words('turn.restart_sure', { count: turn })}
              yes={words('turn.yes')}
              no={words('turn.no')}
              disabled={busy}
              onConfirm={() => table.takeBack(view.turnStart)}
            />
          )}
          {undone > 1 && (
            <button type="button" className="button button-plain" disabled={busy} onClick={table.redoAll}>
              {words('turn.redo_all', { count: undone })}
            </button>
          )}
        </>
      )}
      {secret === undefined && (
        <a className="button button-plain" href={`/api/tables/${id}/export`} download>
          <Icon name="save" />
          <span className="button-text">{words('table.save')}</span>
        </a>
      )}
    </span>
  );
}

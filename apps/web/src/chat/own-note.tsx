import { useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { send } from '../seats/send.ts';

export interface OwnNoteProps {
  readonly kept: string;
  readonly tableId: string;
  readonly changed: () => void;
}

/** What one keeps for oneself at a table. */
export function OwnNote({ kept, tableId, changed }: OwnNoteProps): ReactElement {
  const [text, setText] = useState(kept);
  const keep = async () => {
    const answer = await send(`/api/tables/${encodeURIComponent(tableId)}/note`, { text }, 'PUT');
    if (answer !== null) changed();
  };
  return (
    <div className="own-note">
      <label className="field">
        <span>{words('seats.note')}</span>
        <textarea rows={3} value={text} maxLength={10_000} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="quiet">{text === kept && kept !== '' ? words('seats.note_kept') : words('seats.note_hint')}</p>
      {text !== kept && (
        <button type="button" className="button button-plain" onClick={() => void keep()}>
          {words('seats.note_keep')}
        </button>
      )}
    </div>
  );
}

import { useState, type FormEvent, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { send } from '../seats/send.ts';
import type { RoomView } from '../server/rooms.ts';

const TIMES = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short' });

export interface ChatProps {
  readonly room: RoomView;
  readonly tableId: string;
  readonly changed: () => void;
}

/** What the people at the table say; who looks on reads along. */
export function Chat({ room, tableId, changed }: ChatProps): ReactElement {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const said = await send(`/api/tables/${encodeURIComponent(tableId)}/messages`, { text });
    setFailed(said === null);
    if (said === null) return;
    setText('');
    changed();
  };
  const name = (player: string) => room.seats.find((seat) => seat.player === player)?.name ?? player;
  return (
    <div className="chat">
      {room.messages.length > 0 && (
        <ol className="chat-list" tabIndex={0} aria-label={words('seats.people')}>
          {room.messages.map(({ number, player, text: said, at }) => (
            <li key={number}>
              <strong>{name(player)}</strong> <time dateTime={at}>{TIMES.format(new Date(at))}</time> <span>{said}</span>
            </li>
          ))}
        </ol>
      )}
      {room.mine.length > 0 && (
        <form className="chat-form" onSubmit={(event) => void say(event)}>
          <label className="field">
            <span>{words('seats.say')}</span>
            <input type="text" value={text} maxLength={1000} autoComplete="off" onChange={({ target }) => setText(target.value)} />
          </label>
          <button type="submit" className="button button-plain">
            {words('seats.say_send')}
          </button>
        </form>
      )}
      {failed && <p role="alert">{words('seats.say_failed')}</p>}
    </div>
  );
}

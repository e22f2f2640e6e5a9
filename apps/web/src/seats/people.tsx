import type { Game } from '@roundhouse/engine';
import { useState, type ReactElement } from 'react';
import { Chat } from '../chat/chat.tsx';
import { OwnNote } from '../chat/own-note.tsx';
import { useHeard, type LiveLine } from '../live/use-live.ts';
import { words } from '../parts/words.ts';
import type { RoomView } from '../server/rooms.ts';
import type { SeenTable } from '../server/tables.ts';
import { Draws } from './draws.tsx';
import { useRoom } from './room.tsx';
import { send } from './send.ts';
import './people.css';

const KINDS = { mine: 'seats.sits', taken: 'seats.taken', open: 'seats.open', bot: 'seats.bot' } as const;

/** Who sits where and is here now, links to seats, chat, notes, and what was drawn from what: folded. */
export function People(props: { readonly table: SeenTable; readonly game: Game; readonly line: LiveLine }): ReactElement {
  const { table, game, line } = props;
  const { view: room, ask } = useRoom();
  // What is typed in there outlives its folding.
  const [opened, setOpened] = useState(false);
  return (
    <details className="people" onToggle={() => setOpened(true)}>
      <summary>
        {words('seats.people')}
        {room !== null && room.messages.length > 0 && <span className="tag">{room.messages.length}</span>}
      </summary>
      {opened && room !== null && <Inside room={room} line={line} tableId={table.id} changed={ask} />}
      {opened && <Draws game={game} seal={table.seal} />}
    </details>
  );
}

function Inside(props: {
  readonly room: RoomView;
  readonly line: LiveLine;
  readonly tableId: string;
  readonly changed: () => void;
}): ReactElement {
  const { room, line, tableId, changed } = props;
  const { watchers } = useHeard(line);
  const [link, setLink] = useState<{ readonly player: string; readonly address: string } | null>(null);
  const makeLink = async (player: string) => {
    const made = await send<{ path: string }>(`/api/tables/${encodeURIComponent(tableId)}/links`, { player });
    if (made === null) return;
    setLink({ player, address: new URL(made.path, window.location.href).href });
  };
  return (
    <>
      {room.seats.length > 0 && (
        <ul className="seat-list">
          {room.seats.map(({ player, name, kind, link: may }) => (
            <li key={player} data-seat={player} data-kind={kind}>
              <strong>{name}</strong> <span className="tag">{words(KINDS[kind])}</span>
              {watchers.players.includes(player) && <span className="seat-here">{words('seats.sits_here')}</span>}
              {may && (
                <button type="button" className="link-button" onClick={() => void makeLink(player)}>
                  {words(kind === 'open' ? 'seats.link_open' : 'seats.link_own', { player: name })}
                </button>
              )}
              {link?.player === player && (
                <label className="field">
                  <span>{words('seats.link_made')}</span>
                  <input type="text" readOnly value={link.address} onFocus={({ target }) => target.select()} />
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
      {watchers.watching > 0 && <p className="quiet">{words('seats.watching', { count: watchers.watching })}</p>}
      {room.mine.length === 0 && <p className="quiet">{words('seats.you_watch')}</p>}
      <Chat room={room} tableId={tableId} changed={changed} />
      <OwnNote key={room.note} kept={room.note} tableId={tableId} changed={changed} />
    </>
  );
}

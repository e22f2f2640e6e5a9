'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { send } from './send.ts';

/** Takes the seat of a link for this device and goes to the table. */
export function TakeSeat({
  token,
  player,
  title,
}: {
  readonly token: string;
  readonly player: string;
  readonly title: string;
}): ReactElement {
  const router = useRouter();
  const [failed, setFailed] = useState(false);
  const take = async () => {
    const taken = await send<{ id: string }>('/api/seats', { token });
    if (taken === null) setFailed(true);
    else router.push(`/table/${taken.id}`);
  };
  return (
    <>
      <p>{words('seats.join_note', { player, title })}</p>
      <button type="button" className="button button-primary" onClick={() => void take()}>
        {words('seats.join', { player })}
      </button>
      {failed && <p role="alert">{words('seats.void')}</p>}
    </>
  );
}

import type { ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { useRoom } from './room.tsx';

const ASKED = { undo: 'seats.ask_undo', redo: 'seats.ask_redo', end: 'seats.ask_end' } as const;

/** What one asks of all, who has not answered yet, and the answer. */
export function MotionBar({
  busy,
  answer,
}: {
  readonly busy: boolean;
  readonly answer: (talk: number, agree: boolean) => void;
}): ReactElement | null {
  const { view } = useRoom();
  if (view === null || view.motion === null) return null;
  const { motion, seats, mine, talk } = view;
  const name = (player: string) => seats.find((seat) => seat.player === player)?.name ?? player;
  const mayAgree = motion.missing.some((player) => mine.includes(player));
  return (
    <div className="notice" role="status" data-motion={motion.kind}>
      <span>
        {words(ASKED[motion.kind], { player: name(motion.by), to: motion.to })}{' '}
        {words('seats.missing', { players: motion.missing.map(name).join(', ') })}
      </span>
      {mayAgree && (
        <button type="button" className="button button-primary" disabled={busy} onClick={() => answer(talk, true)}>
          {words('seats.agree')}
        </button>
      )}
      {mine.length > 0 && (
        <button type="button" className="button button-plain" disabled={busy} onClick={() => answer(talk, false)}>
          {words(mine.includes(motion.by) ? 'seats.withdraw' : 'seats.disagree')}
        </button>
      )}
    </div>
  );
}

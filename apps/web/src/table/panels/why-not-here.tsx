import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import type { Desk } from '../desk.ts';
import { RefusalText } from '../refusal.tsx';
import { whyNot } from '../why-not.ts';

/** The reason why the chosen hex is of no use now. */
export function WhyNotHere({ desk }: { readonly desk: Desk }): ReactElement | null {
  const { game, names, draft, setDraft } = desk;
  if (draft.hex === null) return null;
  const reason = whyNot(game, draft.hex);
  if (reason === null) return null;
  return (
    <div className="why-not" role="status">
      <p>
        <strong>{names.hex(draft.hex)}</strong>{' '}
        {reason === 'nothing' ? words('track.nothing_here') : <RefusalText refusal={reason} title={game.title} names={names} />}
      </p>
      <button type="button" className="link-button" onClick={() => setDraft({ hex: null, lay: null })}>
        {words('track.close')}
      </button>
    </div>
  );
}

import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { refusedAt } from '../asking.ts';
import type { Desk } from '../desk.ts';

/** What an owner has said no to in this turn. */
export function RefusedNote({ desk, thing }: { readonly desk: Desk; readonly thing: string }): ReactElement | null {
  const price = refusedAt(desk.game, thing);
  return price === null ? null : <p className="note">{words('offer.refused_at', { amount: desk.names.money(price) })}</p>;
}

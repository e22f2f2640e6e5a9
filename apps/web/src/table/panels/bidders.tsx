import type { Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';

export interface BiddersProps {
  readonly names: Names;
  readonly bidding: {
    readonly players: readonly string[];
    readonly high: { readonly player: string; readonly amount: number } | null;
  };
}

/** The bid that stands in an auction, and who may still raise it. */
export function Bidders({ names, bidding: { players, high } }: BiddersProps): ReactElement {
  const others = players.filter((id) => id !== high?.player).map(names.player);
  return (
    <>
      {high !== null && <p>{words('auction.standing', { player: names.player(high.player), amount: names.money(high.amount) })}</p>}
      {others.length > 0 && <p className="quiet">{words('finance.bids.others', { players: others.join(', ') })}</p>}
    </>
  );
}

import { companyOrder, ShareMarket } from '@roundhouse/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { Desk } from './desk.ts';

/** The share market, moved so that the marker of whoever operates is in sight, else the one that leads. */
export function MarketView({ desk: { game } }: { readonly desk: Desk }): ReactElement {
  const market = useRef<HTMLDivElement>(null);
  const { round, operators } = game.state;
  const now = round.kind === 'operating' ? round.turn?.operator : undefined;
  const lead = now ?? companyOrder(game).find((id) => (operators[id]?.cell ?? null) !== null);
  const cell = operators[lead ?? '']?.cell ?? null;
  useEffect(() => {
    if (cell !== null) market.current?.querySelector(`[data-cell="${cell}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell]);
  return (
    <div ref={market}>
      <ShareMarket title={game.title} state={game.state} words={words} />
    </div>
  );
}

import { ShareMarket } from '@roundhouse/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { Desk } from './desk.ts';

/** The share market, moved so that the marker of whoever operates is in sight, else the one that leads. */
export function MarketView({ desk: { game } }: { readonly desk: Desk }): ReactElement {
  const market = useRef<HTMLDivElement>(null);
  const { round, stacks } = game.state;
  const now = round.kind === 'operating' ? (round.turn?.operator ?? null) : null;
  const cell = Object.keys(stacks).find((id) => now !== null && stacks[id]?.includes(now));
  useEffect(() => {
    const chips = market.current?.querySelectorAll('.market-stack .chip') ?? [];
    const chip = [...chips].find(({ classList }) => classList.contains('chip-now')) ?? chips[0];
    chip?.closest('.market-cell')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [now, cell]);
  return (
    <div ref={market}>
      <ShareMarket title={game.title} state={game.state} words={words} />
    </div>
  );
}

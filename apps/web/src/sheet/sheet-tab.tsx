import type { Game } from '@roundhouse/engine';
import { Spreadsheet, type Names } from '@roundhouse/ui';
import { useEffect, useMemo, type ReactElement } from 'react';
import type { Time } from '../history/use-time.ts';
import { words } from '../parts/words.ts';
import { roundsOf } from './rounds.ts';

export interface SheetTabProps {
  readonly game: Game;
  readonly names: Names;
  readonly time: Time;
}

/** Everything in one table; past rounds join it as soon as the game has been played through. */
export function SheetTab({ game, names, time }: SheetTabProps): ReactElement {
  const { loading, wake, at } = time;
  useEffect(wake, [wake]);
  const reel = loading.kind === 'there' && loading.ready ? loading.reel : null;
  const rounds = useMemo(() => (reel === null ? [] : roundsOf(reel, at)), [reel, at]);
  return <Spreadsheet game={game} names={names} words={words} rounds={rounds} />;
}

import type { Game, JoinOutlook } from '@roundhouse/engine';
import { Outcome, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { words } from '../../parts/words.ts';
import { Folded } from '../foreseen.tsx';

export interface JoinedProps {
  readonly game: Game;
  readonly names: Names;
  readonly operator: string;
  /** Two corporations made one on a copy, once somebody looks; null: that is not possible. */
  readonly foresee: () => JoinOutlook | null;
  readonly heading?: string;
}

/** What it leads to when one corporation takes another in, and what its president has to decide then; folded away until somebody asks. */
export function Joined({ game, names, operator, foresee, heading }: JoinedProps): ReactElement {
  return <Folded heading={heading}>{() => <Seen game={game} names={names} operator={operator} outlook={foresee()} />}</Folded>;
}

interface SeenProps {
  readonly game: Game;
  readonly names: Names;
  readonly operator: string;
  readonly outlook: JoinOutlook | null;
}

function Seen({ game, names, operator, outlook }: SeenProps): ReactElement | null {
  if (outlook === null) return null;
  const { tokens, stations, trains } = outlook.due;
  const places = [...new Set(stations.map(({ hex }) => names.hex(hex)))].join(', ');
  return (
    <>
      {tokens > 0 && <p>{words('finance.join.tokens', { count: tokens, operator, places })}</p>}
      {trains > 0 && <p>{words('finance.join.trains', { count: trains, operator })}</p>}
      <Outcome before={game} after={outlook.game} names={names} words={words} />
    </>
  );
}

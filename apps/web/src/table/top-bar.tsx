import type { Game } from '@roundhouse/engine';
import { OperatingOrder, type Names } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { LiveSign } from '../live/live-sign.tsx';
import { words } from '../parts/words.ts';
import { TurnBack } from '../history/turn-back.tsx';
import type { OpenTable } from './use-table.ts';

export interface TopBarProps {
  readonly table: OpenTable;
  readonly game: Game;
  readonly names: Names;
  readonly waiting: readonly { readonly decider: string }[];
  readonly round: string;
  /** Whether the slider over the game is shown. */
  readonly looking: boolean;
  readonly past: boolean;
  readonly look: () => void;
}

/** Title, round, phase, whose turn, and the ways back. */
export function TopBar({ table, game, names, waiting, round, looking, past, look }: TopBarProps): ReactElement {
  const deciders = [...new Set(waiting.map(({ decider }) => names.player(decider)))];
  return (
    <header className="top">
      <a className="top-home" href="/">
        {words('site.name')}
      </a>
      <span className="top-title">{game.title.name}</span>
      <span className="top-round" data-round={round}>
        {words('table.round', { round: round === 'ISR' ? words('table.opening') : round, phase: game.state.phase })}
      </span>
      <span className="top-bank">{game.state.bank === null ? '' : words('table.bank', { amount: names.money(game.state.bank) })}</span>
      {game.state.ending === 'bank_broken' && game.state.over === null && <strong className="top-broken">{words('table.broken')}</strong>}
      <OperatingOrder game={game} words={words} />
      <strong className="top-turn" data-turn={deciders.join(', ')}>
        {game.state.over === null ? words('table.turn', { players: deciders.join(', ') }) : words('table.over')}
      </strong>
      <LiveSign line={table.live} shared={table.view.mine.length < table.view.state.setup.players.length} />
      <TurnBack table={table} looking={looking} past={past} look={look} />
    </header>
  );
}

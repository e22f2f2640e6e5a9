import type { Game } from '../state.ts';

/** Name of the round as players say it: `SR 3`, `OR 2.1`, and `ISR` for the opening sale. */
export function roundName(game: Game): string {
  const { round, turn } = game.state;
  switch (round.kind) {
    case 'opening':
      return 'ISR';
    case 'stock':
      return `SR ${String(turn)}`;
    case 'operating':
      return `OR ${String(turn)}.${String(round.number)}`;
  }
}

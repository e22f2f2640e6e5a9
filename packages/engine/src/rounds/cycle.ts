import { at, type Draft } from '../draft.ts';
import { endGame } from '../ending.ts';
import type { Game } from '../state.ts';
import { presentRound, roundKind } from './registry.ts';

function groupAt(
  game: Game,
  group: number,
): { readonly rounds: readonly string[]; readonly times: number | 'operating_rounds' } | undefined {
  return game.title.rules.rounds.cycle[group];
}

/** How often a group of rounds is repeated; fixed when it begins (1830 §4.1). */
function timesOf(game: Game, group: number): number {
  const times = groupAt(game, group)?.times ?? 1;
  const { rounds_left } = game.state;
  // The last set is as long as rounds are left (1817 §15.2).
  if (rounds_left !== null && groupAt(game, group)?.rounds.includes('operating')) return Math.max(rounds_left, 1);
  return times === 'operating_rounds' ? at(game.title.phases.of, game.state.phase).operating_rounds : times;
}

function beginRound(draft: Draft): void {
  const { group, round } = draft.state.cycle;
  const name = groupAt(draft, group)?.rounds[round];
  if (name === undefined) throw new Error(`no round ${String(group)}/${String(round)} in the cycle`);
  const kind = roundKind(name);
  draft.events.push({ type: 'round', round: kind.label(draft) });
  kind.begin(draft);
}

/** Begins a turn of the game with its first round. */
export function beginCycle(draft: Draft): void {
  draft.state.cycle = { group: 0, round: 0, time: 1, of: timesOf(draft, 0) };
  beginRound(draft);
}

/** Goes on to the next round of the cycle; after the last one the next turn of the game begins. */
export function endRound(draft: Draft): void {
  const { group, round, time, of } = draft.state.cycle;
  const length = groupAt(draft, group)?.rounds.length ?? 0;
  if (round + 1 < length) draft.state.cycle = { group, round: round + 1, time, of };
  else if (time < of) draft.state.cycle = { group, round: 0, time: time + 1, of };
  else if (groupAt(draft, group + 1)) draft.state.cycle = { group: group + 1, round: 0, time: 1, of: timesOf(draft, group + 1) };
  else {
    endTurn(draft);
    return;
  }
  beginRound(draft);
}

/** The set is complete: a broken bank ends the game here (1830 §13.1). */
function endTurn(draft: Draft): void {
  const { ending } = draft.state;
  if (ending !== null && (draft.state.rounds_left ?? 0) <= 0) {
    endGame(draft, ending);
    return;
  }
  draft.state.turn += 1;
  beginCycle(draft);
}

/** Name of the round as players say it: `SR 3`, `OR 2.1`, and `ISR` for the opening sale. */
export function roundName(game: Game): string {
  return presentRound(game).label(game);
}

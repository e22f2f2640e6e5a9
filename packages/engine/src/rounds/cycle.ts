import type { RoundName } from '@roundhouse/title-schema';
import { at, type Draft } from '../draft.ts';
import { endGame, endsRound, noteEnd } from '../ending.ts';
import type { CyclePlace, Game } from '../state.ts';
import { presentRound, roundKind } from './registry.ts';
import type { RoundKind } from './round.ts';

const OPERATING = 'operating';

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

function kindHere(game: Game): RoundKind {
  const { group, round } = game.state.cycle;
  const name = groupAt(game, group)?.rounds[round];
  if (name === undefined) throw new Error(`no round ${String(group)}/${String(round)} in the cycle`);
  return roundKind(name);
}

/** Begins the round at the present place of the cycle, or the next one that is due. */
function beginRound(draft: Draft): void {
  const kind = kindHere(draft);
  if (kind.due?.(draft) === false) {
    nextRound(draft);
    return;
  }
  draft.events.push({ type: 'round', round: kind.label(draft) });
  kind.begin(draft);
}

/** Begins a turn of the game with its first round, or with the first one of a kind (1893 §3.6). */
export function beginCycle(draft: Draft, kind?: RoundName): void {
  const { cycle } = draft.title.rules.rounds;
  const group = kind === undefined ? 0 : cycle.findIndex(({ rounds }) => rounds.includes(kind));
  const round = kind === undefined ? 0 : (cycle[group]?.rounds.indexOf(kind) ?? 0);
  draft.state.cycle = { group, round, time: 1, of: timesOf(draft, group) };
  beginRound(draft);
}

/** The place of the cycle after the present one; null where the turn of the game is over. */
function nextPlace(game: Game): CyclePlace | null {
  const { group, round, time, of } = game.state.cycle;
  const length = groupAt(game, group)?.rounds.length ?? 0;
  if (round + 1 < length) return { group, round: round + 1, time, of };
  if (time < of) return { group, round: 0, time: time + 1, of };
  return groupAt(game, group + 1) ? { group: group + 1, round: 0, time: 1, of: timesOf(game, group + 1) } : null;
}

/** Whether the round that is over is the last operating round of the turn. */
export function setIsOver(game: Game): boolean {
  const { group, round, time, of } = game.state.cycle;
  const rounds = groupAt(game, group)?.rounds ?? [];
  if (rounds[round] !== OPERATING || time < of || rounds.slice(round + 1).includes(OPERATING)) return false;
  return !game.title.rules.rounds.cycle.slice(group + 1).some((later) => later.rounds.includes(OPERATING));
}

/** Goes on to the next round of the cycle. With the set of operating rounds a broken bank ends the game (1830 §13.1). */
export function endRound(draft: Draft): void {
  noteEnd(draft);
  const { ending, rounds_left, sets_left = 0 } = draft.state;
  if (ending !== null && endsRound(draft, ending)) {
    endGame(draft, ending);
    return;
  }
  if (ending === null || rounds_left !== null || !setIsOver(draft)) nextRound(draft);
  else if (sets_left === 0) endGame(draft, ending);
  else {
    // 1828 §18.3: one full set follows.
    draft.state.sets_left = sets_left - 1;
    nextRound(draft);
  }
}

/** The next round of the cycle; after the last one the next turn of the game begins. */
function nextRound(draft: Draft): void {
  const place = nextPlace(draft);
  if (place === null) {
    const { ending, rounds_left } = draft.state;
    // 1817 §15.2: no rounds are left.
    if (ending !== null && rounds_left !== null && rounds_left <= 0) {
      endGame(draft, ending);
      return;
    }
    draft.state.turn += 1;
    beginCycle(draft);
    return;
  }
  draft.state.cycle = place;
  beginRound(draft);
}

/** Number of the present round among those of its kind in this turn of the game, from 1. */
export function numberInTurn(game: Game): number {
  const { group, round, time } = game.state.cycle;
  const { cycle } = game.title.rules.rounds;
  const name = cycle[group]?.rounds[round];
  const count = (rounds: readonly string[] = []): number => rounds.filter((each) => each === name).length;
  const earlier = cycle.slice(0, group).reduce((sum, { rounds }, i) => sum + count(rounds) * timesOf(game, i), 0);
  return earlier + (time - 1) * count(cycle[group]?.rounds) + count(cycle[group]?.rounds.slice(0, round + 1));
}

/** Name of the round as players say it: `SR 3`, `OR 2.1`, and `ISR` for the opening sale. */
export function roundName(game: Game): string {
  return presentRound(game).label(game);
}

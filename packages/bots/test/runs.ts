import { bestRun, judge, routeOf, type Game } from '@roundhouse/engine';
import { exhaustiveRun, TooMany } from '../../engine/test/exhaustive-run.ts';
import { playGame } from '../src/play.ts';
import { BOTS } from '../src/registry.ts';

export interface RunsSeen {
  /** Positions in which a company was to run. */
  readonly seen: number;
  /** Those in which an exhaustive search was through and agreed. */
  readonly agreed: number;
  readonly faults: readonly string[];
}

/**
 * Bots play; in every position in which a company runs the best run must be proven and stand before the judge, and in every
 * so many-th agree with an exhaustive search.
 */
export function runsOfBots(title: Game['title'], seeds: readonly number[], maxActions: number, budget: number, every = 1): RunsSeen {
  const faults: string[] = [];
  let seen = 0;
  let agreed = 0;
  for (const seed of seeds) {
    const players = title.players.min + (seed % (title.players.max - title.players.min + 1));
    const bots = Array.from({ length: players }, () => BOTS.random);
    playGame(title, {
      bots,
      seed,
      maxActions,
      watch: ({ before, action, n }) => {
        if (action.type !== 'run_routes') return null;
        seen += 1;
        const best = bestRun(before, action.by.id);
        const verdict = judge(before, action.by.id, best.routes.map(routeOf));
        const slow = seen % every === 0 ? exhaustive(before, action.by.id, budget) : null;
        const agrees = slow === null || slow === best.revenue;
        if (slow !== null) agreed += 1;
        if (!best.proven || !verdict.ok || verdict.revenue !== best.revenue || !agrees) {
          faults.push(`seed ${seed}, action ${n}, ${action.by.id}: ${JSON.stringify({ ...best, slow })}`);
        }
        return null;
      },
    });
  }
  return { seen, agreed, faults };
}

function exhaustive(game: Game, operator: string, budget: number): number | null {
  try {
    return exhaustiveRun(game, operator, undefined, budget);
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

import fc from 'fast-check';
import { expect } from 'vitest';
import { bestRun } from '../src/routes/find.ts';
import { judge } from '../src/routes/judge.ts';
import { withAnswers } from './answering-mechanic.ts';
import { exhaustiveRun } from './exhaustive-run.ts';
import { bonusOf, extraOf, randomPremiums } from './premiums.ts';
import { boardIds, randomBoard } from './random-board.ts';
import { routeOf } from '../src/routes/written.ts';

/** Compares the best run with that of an exhaustive search on so many random boards with random bonuses. */
export function compareWithBonuses(numRuns: number): void {
  fc.assert(
    fc.property(randomBoard(3, 3), randomPremiums(boardIds(3, 3)), (plain, premiums) => {
      const game = withAnswers(plain, { bonuses: () => premiums.map((premium) => bonusOf(premium, 18)) });
      const own = new Set(
        game.state.board.stations.flatMap(({ owner, hex, stop }) => (owner === 'us' && stop !== null ? [`${hex}:s${stop}`] : [])),
      );
      const best = bestRun(game, 'us');
      expect(best).toMatchObject({ proven: true, revenue: exhaustiveRun(game, 'us', extraOf(premiums, own)) });
      expect(judge(game, 'us', best.routes.map(routeOf))).toMatchObject({ ok: true, revenue: best.revenue });
    }),
    { numRuns },
  );
}

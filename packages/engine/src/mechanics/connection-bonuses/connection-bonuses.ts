import type { ConnectionBonuses } from '@roundhouse/title-schema';
import type { Bonus, RouteView } from '../../routes/value.ts';
import type { Game } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

type Pair = ConnectionBonuses['pairs'][number];

const mostOf = (end: Pair['ends'][number]): number => Math.max(0, ...Object.values(end));

/** What a route is paid for an end: the most that a paid stop there adds; null where it is paid for none (1846 §7.2). */
function endOf(end: Pair['ends'][number], { visits, counts }: RouteView): number | null {
  const amounts = visits.flatMap(({ hex }, index) => (counts[index] && end[hex] !== undefined ? [end[hex]] : []));
  return amounts.length === 0 ? null : Math.max(...amounts);
}

function bonusOf(game: Game, { ends, by_phase }: Pair): Bonus {
  const [one = {}, two = {}] = ends;
  const fixed = by_phase[game.state.phase] ?? 0;
  const sums = [fixed, ...Object.values(one), ...Object.values(two)];
  return {
    mostPerRoute: fixed + mostOf(one) + mostOf(two),
    multipleOf: sums.some((sum) => sum % 10 !== 0) ? 1 : 10,
    byCounts: true,
    byStops: true,
    needs: [Object.keys(one), Object.keys(two)],
    ofRoute: (route) => {
      const [a, b] = [endOf(one, route), endOf(two, route)];
      return a === null || b === null ? 0 : fixed + a + b;
    },
  };
}

/** Routes that are paid for a stop at both ends of a connection earn more (1846 §7.2, 1833NE §13.1). */
export const connectionBonuses: Mechanic = {
  name: 'connection_bonuses',
  answers: ({ mechanics: { connection_bonuses } }) =>
    connection_bonuses ? { bonuses: (game) => connection_bonuses.pairs.map((pair) => bonusOf(game, pair)) } : null,
  steps: {},
};

import type { ConnectionBonuses } from '@roundhouse/title-schema';
import { graphOf } from '../../board/graph.ts';
import { hexOfStop } from '../../board/grid.ts';
import { groundOf } from '../../board/network.ts';
import { reach } from '../../board/reach.ts';
import { ownerOf } from '../../companies/privates.ts';
import { openPowers } from '../../powers/types.ts';
import type { Bonus, RouteView } from '../../routes/value.ts';
import { trainsOf } from '../../trains/trains.ts';
import type { Game, OperatorId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';
import { mostAtOnce, prolonged, sumOf } from './prolongation.ts';

export type Pair = ConnectionBonuses['pairs'][number];

const mostOf = (end: Pair['ends'][number]): number => Math.max(0, ...Object.values(end));

/** What a route is paid for an end: the most that a paid stop there adds; null where it is paid for none (1846 §7.2). */
function endOf(end: Pair['ends'][number], { visits, counts }: RouteView): number | null {
  const amounts = visits.flatMap(({ hex }, index) => (counts[index] && end[hex] !== undefined ? [end[hex]] : []));
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/** How often a connection counts for an operator: twice where a private of it says so (1833NE §13.4). */
function timesFor(game: Game, operator: OperatorId, { ends: [one = {}, two = {}] }: Pair): number {
  const twice = openPowers(game, 'doubles_connection').some(({ private: id, power }) => {
    const [a = '', b = ''] = power.ends;
    const joins = (one[a] !== undefined && two[b] !== undefined) || (one[b] !== undefined && two[a] !== undefined);
    return joins && ownerOf(game, id) === `operator/${operator}`;
  });
  return twice ? 2 : 1;
}

function direct(game: Game, operator: OperatorId, pair: Pair): Bonus {
  const [one = {}, two = {}] = pair.ends;
  const times = timesFor(game, operator, pair);
  const fixed = pair.by_phase[game.state.phase] ?? 0;
  const sums = [fixed, ...Object.values(one), ...Object.values(two)];
  return {
    source: { kind: 'connection', name: pair.name },
    mostPerRoute: times * (fixed + mostOf(one) + mostOf(two)),
    multipleOf: sums.some((sum) => sum % 10 !== 0) ? 1 : 10,
    byCounts: true,
    byStops: true,
    needs: [Object.keys(one), Object.keys(two)],
    ofRoute: (route) => {
      const [a, b] = [endOf(one, route), endOf(two, route)];
      return a === null || b === null ? 0 : times * (fixed + a + b);
    },
  };
}

/** All interconnections together, since track that leads on from one route is not there for another (1833NE §13.2). */
function interconnections(game: Game, operator: OperatorId, pairs: readonly Pair[]): readonly Bonus[] {
  const paying = pairs.flatMap((pair) => {
    const amount = (pair.by_phase[game.state.phase] ?? 0) * timesFor(game, operator, pair);
    return amount > 0 ? [{ name: pair.name, ends: pair.ends.map((end) => Object.keys(end)), amount }] : [];
  });
  if (paying.length === 0) return [];
  const trains = trainsOf(game, operator).length;
  return [
    {
      mostPerRoute: 0,
      mostPerRun: paying.reduce((sum, pair) => sum + pair.amount * Math.min(trains, mostAtOnce(game, pair)), 0),
      multipleOf: paying.some(({ amount }) => amount % 10 !== 0) ? 1 : 10,
      ofRun: (routes) => sumOf(prolonged(game, routes, paying)),
      partsOfRun: (routes) =>
        prolonged(game, routes, paying).map(({ name, amount }) => ({ source: { kind: 'interconnection', name }, amount })),
    },
  ];
}

/** The interconnections to both ends of which track of the operator leads, even past cities that are full of others. */
function within(game: Game, operator: OperatorId, pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.length === 0) return [];
  const { grid } = graphOf(game.title, game.state.board.tiles);
  const reached = reach({ ...groundOf(game, operator), barred: new Set() });
  const hexes = new Set([...reached.stops].map((stop) => hexOfStop(grid, stop)));
  return pairs.filter(({ ends }) => ends.every((end) => Object.keys(end).some((hex) => hexes.has(hex))));
}

/** Routes that are paid for a stop at both ends of a connection earn more, or lead on to the other one (1846 §7.2, 1833NE §13). */
export const connectionBonuses: Mechanic = {
  name: 'connection_bonuses',
  answers: ({ mechanics: { connection_bonuses } }) =>
    connection_bonuses
      ? {
          bonuses: (game, operator) => {
            const beyond = connection_bonuses.pairs.filter(({ kind }) => kind === 'interconnection');
            return [
              ...connection_bonuses.pairs.flatMap((pair) => (pair.kind === 'direct' ? [direct(game, operator, pair)] : [])),
              ...interconnections(game, operator, within(game, operator, beyond)),
            ];
          },
        }
      : null,
  steps: {},
};

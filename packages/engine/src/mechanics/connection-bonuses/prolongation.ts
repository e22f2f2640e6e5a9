import { graphOf } from '../../board/graph.ts';
import { stopName } from '../../board/grid.ts';
import { faceAt } from '../../board/hex.ts';
import { connectionsBeyond, sidesTowards } from '../../routes/beyond.ts';
import type { RouteView } from '../../routes/value.ts';
import type { Game, HexId } from '../../state.ts';

/** A connection as it pays now: its name and the hexes of its two ends. */
export interface Paying {
  readonly name: string;
  readonly ends: readonly (readonly HexId[])[];
  readonly amount: number;
}

/** Track that leads on from one end of a route to the far end of a connection. */
interface Way {
  /** Route and its end: of one there is one prolongation, which may earn several times. */
  readonly from: string;
  readonly track: ReadonlySet<number>;
}

/** Something that a route could earn, with the ways to it. */
interface Claim {
  readonly pair: Paying;
  readonly ways: readonly Way[];
}

/** Ways that are looked at for one end of a route and one stop. */
const WAYS = 8;

const isPaidIn = ({ visits, counts }: RouteView, hexes: readonly HexId[]): boolean =>
  visits.some(({ hex }, index) => counts[index] && hexes.includes(hex));

function claimsOf(game: Game, routes: readonly RouteView[], pairs: readonly Paying[]): readonly Claim[] {
  const { grid } = graphOf(game.title, game.state.board.tiles);
  const used = new Set(routes.flatMap(({ track }) => track));
  return routes.flatMap((route, number) =>
    pairs.flatMap((pair): readonly Claim[] => {
      const [one = [], two = []] = pair.ends;
      const [atOne, atTwo] = [isPaidIn(route, one), isPaidIn(route, two)];
      if (atOne === atTwo) return [];
      const goals = (atOne ? two : one).flatMap((hex) => faceAt(game, hex).face.stops.map((_, stop) => `${hex}/${String(stop)}`));
      const starts = [...new Set([route.visits[0]?.stop, route.visits.at(-1)?.stop])];
      const ways = starts.flatMap((start) =>
        start === undefined
          ? []
          : goals.flatMap((goal) =>
              connectionsBeyond(game, stopName(grid, start), goal, used, WAYS).map((track) => ({
                from: `${String(number)} ${String(start)}`,
                track: new Set(track),
              })),
            ),
      );
      return ways.length === 0 ? [] : [{ pair, ways }];
    }),
  );
}

/**
 * How many routes can be paid for a connection at most: from where each is paid for one end, along it and its prolongation, leads a
 * way to the other end, and two of them share no side.
 */
export function mostAtOnce(game: Game, { ends: [one = [], two = []] }: Paying): number {
  return Math.min(sidesTowards(game, one, two), sidesTowards(game, two, one));
}

/** What these pay together. */
export const sumOf = (paid: readonly Paying[]): number => paid.reduce((sum, { amount }) => sum + amount, 0);

const isPartOf = (small: ReadonlySet<number>, large: ReadonlySet<number>): boolean => [...small].every((piece) => large.has(piece));

/** Whether two prolongations can be made together: one leads along the other, or they share no track. */
function fit(one: Way, other: Way): boolean {
  if (one.from === other.from) return isPartOf(one.track, other.track) || isPartOf(other.track, one.track);
  return ![...one.track].some((piece) => other.track.has(piece));
}

/**
 * The connections that pay most where routes are prolonged beyond their trains, over track that no route and no other prolongation
 * uses, through whatever cities (1833NE §13.2, §28.3). Each route is paid for one end of the connection.
 */
export function prolonged(game: Game, routes: readonly RouteView[], pairs: readonly Paying[]): readonly Paying[] {
  const claims = [...claimsOf(game, routes, pairs)].sort((a, b) => b.pair.amount - a.pair.amount);
  let best: readonly Paying[] = [];
  let most = 0;
  const choose = (index: number, made: readonly Way[], paid: readonly Paying[], earned: number, rest: number): void => {
    if (earned > most) [best, most] = [paid, earned];
    const claim = claims[index];
    if (claim === undefined || earned + rest <= most) return;
    const { pair, ways } = claim;
    const left = rest - pair.amount;
    for (const way of ways)
      if (made.every((other) => fit(way, other))) choose(index + 1, [...made, way], [...paid, pair], earned + pair.amount, left);
    choose(index + 1, made, paid, earned, left);
  };
  choose(0, [], [], 0, sumOf(claims.map(({ pair }) => pair)));
  return best;
}

import { trainOwner, trainsOf, type Game, type GameEvent, type PaidRoute, type Route } from '@roundhouse/engine';
import type { RecordedOf, RecordedRoute } from '../recorded.ts';
import { actor, decoded, entityOf, undecodable, type Decoders, type Encoders } from './codec.ts';
import { routeOf } from './route.ts';

const KINDS = ['payout', 'half', 'withhold'] as const;

/** Runs, dividends, trains bought and discarded. */
export const TRAIN_DECODERS: Decoders<'run_routes' | 'dividend' | 'buy_train' | 'discard_train' | 'swap_train'> = {
  run_routes: (recorded, game) => {
    const routes = recorded.routes.map((route) => routeOf(route, game));
    const revenue = recordedRevenue(recorded.routes, recorded.extra_revenue ?? 0);
    return decoded({ type: 'run_routes', by: entityOf(recorded), routes, ...(revenue === null ? {} : { revenue }) });
  },
  dividend: (recorded) => {
    const kind = KINDS.find((each) => each === recorded.kind);
    return kind === undefined
      ? undecodable(`${recorded.kind} is not a dividend`)
      : decoded({ type: 'dividend', by: entityOf(recorded), kind });
  },
  buy_train: (recorded, game) =>
    decoded({
      type: 'buy_train',
      by: entityOf(recorded),
      train: recorded.train,
      amount: recorded.price,
      ...(recorded.exchange === undefined ? {} : { trade_in: recorded.exchange }),
      ...faceOf(recorded, game),
      ...(recorded.shell === undefined ? {} : { shelf: recorded.shell }),
    }),
  swap_train: (recorded) => decoded({ type: 'swap_train', by: entityOf(recorded), train: recorded.train }),
  discard_train: (recorded) => decoded({ type: 'discard_train', by: entityOf(recorded), train: recorded.train }),
};

export const TRAIN_ENCODERS: Encoders<'run_routes' | 'dividend' | 'buy_train' | 'discard_train'> = {
  run_routes: (action, { before, events }) => {
    const paid = events.find((event): event is Extract<GameEvent, { type: 'run' }> => event.type === 'run');
    // A run that passes because it told no stops must not tell them afterwards.
    const withNodes = !before.state.setup.quirks.includes('run_through_full_city');
    const routes = action.routes.map((route) =>
      recordedRoute(
        route,
        paid?.routes.find((each) => each.train === route.train),
        withNodes || route.stops !== undefined,
      ),
    );
    const total = paid?.revenue ?? 0;
    const extra = total - routes.reduce((sum, route) => sum + (route.revenue ?? 0), 0);
    return { type: 'run_routes', ...actor(action.by, before), routes, extra_revenue: extra, subsidy: 0 };
  },
  dividend: (action, { before }) => ({ type: 'dividend', ...actor(action.by, before), kind: action.kind }),
  buy_train: (action, { before }) => ({
    type: 'buy_train',
    ...actor(action.by, before),
    train: action.train,
    price: action.amount,
    variant: action.face ?? shownFace(action.train, before) ?? action.train.replace(/-\d+$/, ''),
    ...(action.trade_in === undefined ? {} : { exchange: action.trade_in }),
    ...(action.shelf === undefined ? {} : { shell: action.shelf }),
  }),
  discard_train: (action, { before }) => ({ type: 'discard_train', ...actor(action.by, before), train: action.train }),
};

/** The further side that a recorded purchase from the bank chooses; a card of an operator shows its side already. */
function faceOf({ train, variant }: RecordedOf<'buy_train'>, { title, state }: Game): { readonly face?: string } {
  const print = title.trains.of[train.replace(/-\d+$/, '')];
  if (variant === undefined || print?.faces.of[variant] === undefined || trainOwner({ title, state }, train) !== null) return {};
  return { face: variant };
}

/** The further side that a card of an operator shows. */
function shownFace(train: string, game: Game): string | undefined {
  return Object.keys(game.state.operators)
    .flatMap((id) => trainsOf(game, id))
    .find(({ id }) => id === train)?.face;
}

/** The total of a recorded run, or null where an old game does not tell it. For comparison only. */
function recordedRevenue(routes: readonly RecordedRoute[], extra: number): number | null {
  let sum = extra;
  for (const route of routes) {
    if (route.revenue === undefined) return null;
    sum += route.revenue;
  }
  return sum;
}

function recordedRoute(route: Route, paid: PaidRoute | undefined, withNodes: boolean): RecordedRoute {
  return {
    train: route.train,
    connections: route.connections,
    ...(paid === undefined
      ? {}
      : {
          hexes: paid.stops.map((stop) => stop.hex),
          ...(withNodes ? { nodes: paid.stops.map((stop) => `${stop.hex}-${stop.stop}`) } : {}),
          revenue: paid.revenue,
          revenue_str: paid.stops.map((stop) => stop.hex).join('-'),
        }),
  };
}

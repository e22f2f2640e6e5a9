import { deciderOf, type Action, type Game, type GameEvent, type PaidRoute } from '@roundhouse/engine';
import { entityOf, type Made, type Unnumbered } from './codec/codec.ts';
import { recordedMove } from './codec/move.ts';
import type { Difference } from './difference.ts';
import { RECORDED, type RecordedAction, type RecordedOf, type RecordedRoute } from './recorded.ts';
import type { TraceLine } from './trace.ts';

/**
 * Members that may be written in more than one way (a city by any copy of its printed hex, the number of a loan, a tokener that goes
 * without saying, the price of a share beside its certificate), and those of a run, which are compared by themselves.
 */
const FREE: ReadonlySet<string> = new Set(['city', 'tile', 'tokener', 'share_price', 'routes', 'extra_revenue', 'loan', 'slot']);

/** Where a recorded action tells something else than the same move written by us; `/action/<member>`. */
export function memberDifferences(recorded: RecordedAction, action: Action, made: Made): Difference[] {
  const ours = recordedMove(action, made);
  const word = recorded.roundhouse;
  if (word !== undefined && 'offer' in word) {
    const offered = ours.roundhouse;
    return offered !== undefined && 'offer' in offered ? compared(word.offer, offered.offer, '/action/roundhouse/offer', made.before) : [];
  }
  const runs = recorded.type === 'run_routes' ? runDifferences(recorded, made.events) : [];
  const tokens = recorded.type === 'place_token' ? tokenDifferences(recorded, made) : [];
  return [...compared(recorded, ours, '/action', made.before), ...runs, ...tokens];
}

/** Whose token was placed, where the record tells: the entity goes without saying. */
function tokenDifferences({ tokener, entity }: RecordedOf<'place_token'>, { before, after }: Made): Difference[] {
  if (tokener === undefined || tokener === entity) return [];
  const known = new Set(before.state.board.stations);
  const owner = after.state.board.stations.find((station) => !known.has(station))?.owner;
  return owner === tokener ? [] : [{ path: '/action/tokener', expected: tokener, got: owner }];
}

/** Whether a player decides for what a line names: a private or operator of that symbol. */
function actsFor(player: string, named: string | null, game: Game): boolean {
  return named !== null && (['operator', 'private'] as const).some((kind) => deciderOf(game, { kind, id: named }) === player);
}

/** Whether a player acts, and the record names him or something that he decides for. */
function sameActor(recorded: RecordedAction, ours: Unnumbered, game: Game): boolean {
  return ours.entity_type === 'player' && deciderOf(game, entityOf(recorded)) === ours.entity;
}

function compared(recorded: RecordedAction, ours: Unnumbered, path: string, game: Game): Difference[] {
  const acts = sameActor(recorded, ours, game) ? [] : ['entity', 'entity_type'];
  const members = ['type', ...acts, ...Object.keys(RECORDED[recorded.type])].filter((member) => !FREE.has(member));
  const [theirs, own] = [recorded, ours] as unknown as Readonly<Record<string, unknown>>[];
  return members.flatMap((member) => {
    // The price of a drafted card has no meaning (1846 §3.1).
    if (member === 'price' && recorded.type === 'bid' && game.state.mechanics.card_draft !== undefined) return [];
    const [expected, got] = [theirs?.[member], own?.[member]];
    // Older files leave out the sum of an answer (1828 §1.4).
    if (member === 'choice' && typeof got === 'string' && got.startsWith(`${String(expected)} (`)) return [];
    return expected === undefined || same(expected, got) ? [] : [{ path: `${path}/${member}`, expected, got }];
  });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the record tells of the trains' runs beside the track: stops, money of each train, what is paid on top. */
function runDifferences(recorded: RecordedOf<'run_routes'>, events: readonly GameEvent[]): Difference[] {
  const run = events.find((event) => event.type === 'run');
  const paid = run?.routes ?? [];
  const oursOf = (route: RecordedRoute): PaidRoute | undefined => paid.find(({ train }) => train === route.train);
  // What is paid for the run as a whole stands with one of the trains there, with none here.
  const whole = (run?.revenue ?? 0) - paid.reduce((sum, { revenue }) => sum + revenue, 0);
  const bearer = recorded.routes.findIndex((route) => whole > 0 && route.revenue === (oursOf(route)?.revenue ?? 0) + whole);
  return recorded.routes.flatMap((route, index) => {
    const ours = oursOf(route);
    if (ours === undefined) return [];
    return routeDifferences(route, index === bearer ? { ...ours, revenue: ours.revenue + whole } : ours, `/action/routes/${index}`);
  });
}

function routeDifferences(route: RecordedRoute, paid: PaidRoute, path: string): Difference[] {
  const found: Difference[] = [];
  const hexes = paid.stops.map(({ hex }) => hex);
  const orders = [hexes, hexes.toReversed()];
  // Without connections the hexes are all that the train passes, not its stops.
  if (route.hexes !== undefined && route.connections !== undefined && !orders.some((order) => same(order, route.hexes)))
    found.push({ path: `${path}/hexes`, expected: route.hexes, got: hexes });
  const nodes = paid.stops.map(({ hex, stop }) => `${hex}-${stop}`);
  if (route.nodes !== undefined && !same(route.nodes.toSorted(), nodes.toSorted()))
    found.push({ path: `${path}/nodes`, expected: route.nodes, got: nodes });
  if (route.revenue !== undefined && route.revenue !== paid.revenue)
    found.push({ path: `${path}/revenue`, expected: route.revenue, got: paid.revenue });
  return found;
}

/** Where a line of the trace names another action than the file, or other money than the run made. */
export function lineDifferences(line: TraceLine, recorded: RecordedAction, events: readonly GameEvent[], before: Game): Difference[] {
  const runs = events.filter((event) => event.type === 'run');
  const revenue = runs.length === 0 ? null : runs.reduce((sum, run) => sum + run.revenue, 0);
  const told = [
    { path: '/revenue', expected: line.revenue, got: revenue },
    { path: '/type', expected: line.type, got: recorded.type },
    { path: '/entity', expected: line.entity, got: recorded.entity },
  ];
  return told.flatMap(({ path, expected, got }) => {
    // A sum of nothing may be left out.
    if (path === '/entity' && recorded.entity_type === 'player' && actsFor(recorded.entity, line.entity, before)) return [];
    if (expected === got || (path === '/revenue' && (expected ?? 0) === (got ?? 0) && got !== null)) return [];
    return [{ path, expected: expected ?? undefined, got: got ?? undefined }];
  });
}

import { AGAIN, fault, found, type Outcome } from './fault.ts';
import { excerpt, isId, isObject } from './json.ts';
import type { RecordedRoute } from './recorded.ts';

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isNodes(value: unknown): value is string[] {
  return isTexts(value) && value.every((each) => /^\S+-\d+$/.test(each));
}

/** Reads the routes of a run (games/README §6); a route of another shape is named by its place. */
export function readRoutes(raw: unknown, place: string): Outcome<RecordedRoute[]> {
  if (!Array.isArray(raw)) return fault(place, `should be a list of routes, not ${excerpt(raw)}`, AGAIN);
  const routes: RecordedRoute[] = [];
  for (const [index, each] of (raw as unknown[]).entries()) {
    const route = readRoute(each, `${place}[${index}]`);
    if (!route.ok) return route;
    routes.push(route.value);
  }
  return found(routes);
}

function readRoute(raw: unknown, place: string): Outcome<RecordedRoute> {
  const wrong = (member: string, should: string, value: unknown) =>
    fault(`${place}.${member}`, `should be ${should}, not ${excerpt(value)}`, AGAIN);
  if (!isObject(raw)) return fault(place, `should be a route (train, connections or hexes), not ${excerpt(raw)}`, AGAIN);
  const { train, connections, hexes, nodes, revenue } = raw;
  if (!isId(train)) return wrong('train', 'the id of a train', train);
  if (connections !== undefined && !(Array.isArray(connections) && connections.every(isTexts))) {
    return wrong('connections', 'a list of stretches, each a list of hexes', connections);
  }
  if (hexes !== undefined && !isTexts(hexes)) return wrong('hexes', 'a list of hexes', hexes);
  if (nodes !== undefined && !isNodes(nodes)) return wrong('nodes', 'a list of stops written `<hex>-<number>`', nodes);
  if (connections === undefined && hexes === undefined) return fault(place, 'has neither connections nor hexes', AGAIN);
  if (revenue !== undefined && revenue !== null && typeof revenue !== 'number') return wrong('revenue', 'a number', revenue);
  return found({
    train: String(train),
    ...(connections === undefined ? {} : { connections }),
    ...(hexes === undefined ? {} : { hexes }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(typeof revenue === 'number' ? { revenue } : {}),
  });
}

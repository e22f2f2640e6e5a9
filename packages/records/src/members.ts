import { fault, found, type Outcome } from './fault.ts';
import {
  ENTITY_TYPES,
  RECORDED,
  type EntityType,
  type OwnWord,
  type RecordedAction,
  type RecordedRoute,
  type RecordedType,
} from './recorded.ts';

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

const AGAIN = 'Export the game again, or mend the file';

const KINDS: Record<string, { words: string; read: (value: unknown) => unknown }> = {
  number: { words: 'a number', read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined) },
  id: { words: 'a text or number', read: (value) => (isId(value) ? String(value) : undefined) },
  ids: { words: 'a list of texts', read: (value) => (Array.isArray(value) && value.every(isId) ? value.map(String) : undefined) },
  text: { words: 'a text', read: (value) => (typeof value === 'string' ? value : undefined) },
  routes: { words: 'a list of routes (train, connections or hexes)', read: readRoutes },
};

function readRoutes(value: unknown): readonly RecordedRoute[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = (list: unknown): list is string[] => Array.isArray(list) && list.every((each) => typeof each === 'string');
  const routes: RecordedRoute[] = [];
  for (const each of value as unknown[]) {
    if (!isObject(each) || !isId(each['train'])) return undefined;
    const { connections, hexes, nodes, revenue } = each;
    if (connections !== undefined && !(Array.isArray(connections) && connections.every(texts))) return undefined;
    if ((hexes !== undefined && !texts(hexes)) || (nodes !== undefined && !texts(nodes))) return undefined;
    if (connections === undefined && hexes === undefined) return undefined;
    routes.push({
      train: String(each['train']),
      ...(connections === undefined ? {} : { connections: connections }),
      ...(hexes === undefined ? {} : { hexes }),
      ...(nodes === undefined ? {} : { nodes }),
      ...(typeof revenue === 'number' ? { revenue } : {}),
    });
  }
  return routes;
}

/**
 * Checks one action of a file and turns player ids into seats.
 * `place` names it in faults; `seats` maps the file's player ids to seats; `nested`: no id is asked for.
 */
export function readAction(raw: unknown, place: string, seats: ReadonlyMap<string, string>, nested = false): Outcome<RecordedAction> {
  if (!isObject(raw)) return fault(place, 'an action should be an object', AGAIN);
  const type = raw['type'];
  if (typeof type !== 'string' || !Object.hasOwn(RECORDED, type)) {
    return fault(`${place}.type`, `${JSON.stringify(type ?? null)} is not an action of the export format`, AGAIN);
  }
  const { id, entity_type, entity } = raw;
  if (!nested && typeof id !== 'number') return fault(`${place}.id`, 'should be a number', AGAIN);
  const kind = entity_type ?? 'player';
  if (!(ENTITY_TYPES as readonly unknown[]).includes(kind)) {
    return fault(`${place}.entity_type`, `${JSON.stringify(kind)} should be one of ${ENTITY_TYPES.join(', ')}`, AGAIN);
  }
  if (!isId(entity)) return fault(`${place}.entity`, 'should be a text or number', AGAIN);
  const seat = seats.get(String(entity));
  if (kind === 'player' && seat === undefined) return fault(`${place}.entity`, `player ${entity} is not in the list of players`, AGAIN);

  const members: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(RECORDED[type as RecordedType] as Record<string, string>)) {
    const value = raw[name];
    if ((value === undefined || value === null) && spec.endsWith('?')) continue;
    const reader = KINDS[spec.replace('?', '')];
    const read = reader?.read(value);
    if (read === undefined)
      return fault(`${place}.${name}`, `should be ${reader?.words}, not ${JSON.stringify(value ?? null)?.slice(0, 60)}`, AGAIN);
    members[name] = read;
  }

  const autos: RecordedAction[] = [];
  const rawAutos = raw['auto_actions'] ?? [];
  if (!Array.isArray(rawAutos)) return fault(`${place}.auto_actions`, 'should be a list', AGAIN);
  for (const [index, each] of (rawAutos as unknown[]).entries()) {
    const auto = readAction(each, `${place}.auto_actions[${index}]`, seats, true);
    if (!auto.ok) return auto;
    autos.push(auto.value);
  }
  const word = readOwnWord(raw['roundhouse'], `${place}.roundhouse`, seats);
  if (!word.ok) return word;
  return found({
    ...members,
    type,
    id: typeof id === 'number' ? id : 0,
    entity: kind === 'player' && seat !== undefined ? seat : String(entity),
    entity_type: kind as EntityType,
    ...(autos.length > 0 ? { auto_actions: autos } : {}),
    ...(word.value === null ? {} : { roundhouse: word.value }),
  } as RecordedAction);
}

function readOwnWord(raw: unknown, place: string, seats: ReadonlyMap<string, string>): Outcome<OwnWord | null> {
  if (raw === undefined) return found(null);
  if (isObject(raw)) {
    if (raw['offer'] !== undefined) {
      const offer = readAction(raw['offer'], `${place}.offer`, seats, true);
      return offer.ok ? found({ offer: offer.value }) : offer;
    }
    const { accept, refuse } = raw;
    if (isId(accept) && seats.has(String(accept))) return found({ accept: seats.get(String(accept)) ?? '' });
    if (isId(refuse) && seats.has(String(refuse))) return found({ refuse: seats.get(String(refuse)) ?? '' });
  }
  return fault(place, 'should be an offer, or the acceptance or refusal by a player of the game', AGAIN);
}

import { AGAIN, fault, found, type Outcome } from './fault.ts';
import { excerpt, isId, isObject } from './json.ts';
import { ENTITY_TYPES, RECORDED, type EntityType, type Kind, type OwnWord, type RecordedAction, type RecordedType } from './recorded.ts';
import { readRoutes } from './routes.ts';

type Reader = (value: unknown, place: string) => Outcome<unknown>;

/** A member that `read` gives a value for; undefined: it is none. */
function member(words: string, read: (value: unknown) => unknown): Reader {
  return (value, place) => {
    const given = read(value);
    return given === undefined ? fault(place, `should be ${words}, not ${excerpt(value)}`, AGAIN) : found(given);
  };
}

const READERS: Readonly<Record<Kind, Reader>> = {
  number: member('a number', (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)),
  id: member('a text or number', (value) => (isId(value) ? String(value) : undefined)),
  ids: member('a list of texts', (value) => (Array.isArray(value) && value.every(isId) ? value.map(String) : undefined)),
  text: member('a text', (value) => (typeof value === 'string' ? value : undefined)),
  routes: readRoutes,
};

/**
 * Checks one action of a file and turns player ids into seats. `place` names it in faults; `seats` maps the file's
 * player ids to seats; `nested`: it belongs to another action, so it has no id and no actions of its own.
 */
export function readAction(raw: unknown, place: string, seats: ReadonlyMap<string, string>, nested = false): Outcome<RecordedAction> {
  if (!isObject(raw)) return fault(place, `should be an action, not ${excerpt(raw)}`, AGAIN);
  const type = raw['type'];
  if (typeof type !== 'string' || !Object.hasOwn(RECORDED, type)) {
    return fault(`${place}.type`, `${excerpt(type)} is not an action of the export format`, AGAIN);
  }
  const { id, entity_type, entity } = raw;
  if (!nested && typeof id !== 'number') return fault(`${place}.id`, 'should be a number', AGAIN);
  const kind = entity_type ?? 'player';
  if (!(ENTITY_TYPES as readonly unknown[]).includes(kind)) {
    return fault(`${place}.entity_type`, `${excerpt(kind)} should be one of ${ENTITY_TYPES.join(', ')}`, AGAIN);
  }
  if (!isId(entity)) return fault(`${place}.entity`, 'should be a text or number', AGAIN);
  const seat = seats.get(String(entity));
  if (kind === 'player' && seat === undefined) return fault(`${place}.entity`, `player ${entity} is not in the list of players`, AGAIN);

  const members: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(RECORDED[type as RecordedType] as Record<string, string>)) {
    const value = raw[name];
    if ((value === undefined || value === null) && spec.endsWith('?')) continue;
    const read = READERS[spec.replace('?', '') as Kind](value, `${place}.${name}`);
    if (!read.ok) return read;
    members[name] = read.value;
  }

  const autos: RecordedAction[] = [];
  const rawAutos = raw['auto_actions'] ?? [];
  if (!Array.isArray(rawAutos)) return fault(`${place}.auto_actions`, 'should be a list', AGAIN);
  if (nested && rawAutos.length > 0) return fault(`${place}.auto_actions`, 'stand inside an action that is attached to another', AGAIN);
  for (const [index, each] of (rawAutos as unknown[]).entries()) {
    const auto = readAction(each, `${place}.auto_actions[${index}]`, seats, true);
    if (!auto.ok) return auto;
    autos.push(auto.value);
  }
  if (nested && raw['roundhouse'] !== undefined)
    return fault(`${place}.roundhouse`, 'stands inside an action that is attached to another', AGAIN);
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
    const { accept, refuse, peer } = raw;
    if (peer === true) return found({ peer });
    if (isId(accept) && seats.has(String(accept))) return found({ accept: seats.get(String(accept)) ?? '' });
    if (isId(refuse) && seats.has(String(refuse))) return found({ refuse: seats.get(String(refuse)) ?? '' });
  }
  return fault(place, 'should be an offer, or the acceptance or refusal by a player of the game', AGAIN);
}

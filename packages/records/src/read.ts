import { isSeed } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { AGAIN, fault, found, type Outcome } from './fault.ts';
import { excerpt, isId, isObject, withoutMark, type Json } from './json.ts';
import { readAction } from './members.ts';
import type { GameRecord, RecordedAction, RecordedSettings } from './recorded.ts';

/**
 * Reads a game file of the export format (games/README §1).
 * Takes its text, or the object parsed from it, and the titles that can be played.
 * Gives the record with player ids turned into seats '1'..'N', and its title; refuses text that is not JSON,
 * titles that are not in the list, and members of a wrong shape, naming the place.
 */
export function readRecord(source: string | object, titles: readonly Title[]): Outcome<{ record: GameRecord; title: Title }> {
  const parsed = typeof source === 'string' ? parse(withoutMark(source)) : found<unknown>(source);
  if (!parsed.ok) return parsed;
  const raw = parsed.value;
  if (!isObject(raw)) return fault('', 'the file should hold one JSON object', 'Give a game file in the 18xx.games export format');
  const title = titles.find((each) => each.record_title === raw['title'] || each.id === raw['title']);
  if (title === undefined) {
    const known = titles.map((each) => each.record_title).join(', ');
    return raw['title'] === undefined
      ? fault('title', 'is missing', 'Give a game file in the 18xx.games export format')
      : fault('title', `${excerpt(raw['title'])} is not a title that we have`, `Known titles: ${known || 'none'}`);
  }
  const players = readPlayers(raw['players']);
  if (!players.ok) return players;
  const settings = readSettings(raw['settings']);
  if (!settings.ok) return settings;
  const seats = new Map(players.value.map((each) => [each.recorded, each.seat]));
  const result = readResult(raw['result'], seats);
  if (!result.ok) return result;
  const actions = readActions(raw['actions'], seats);
  if (!actions.ok) return actions;
  for (const name of ['status', 'game_end_reason']) {
    const value = raw[name] ?? '';
    if (typeof value !== 'string') return fault(name, `should be a text, not ${excerpt(value)}`, AGAIN);
  }
  const record: GameRecord = {
    id: isId(raw['id']) ? String(raw['id']) : '',
    title: title.record_title,
    settings: settings.value,
    players: players.value.map(({ seat, name }) => ({ id: seat, name })),
    status: textOf(raw, 'status'),
    game_end_reason: textOf(raw, 'game_end_reason'),
    result: result.value,
    actions: actions.value,
  };
  return found({ record, title });
}

function parse(text: string): Outcome<unknown> {
  try {
    return found(JSON.parse(text) as unknown);
  } catch {
    const before = text.slice(0, soundLength(text));
    const place = `line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`;
    return fault(place, 'the text is not JSON from here on', 'The file may be cut off or not a game file; export it again');
  }
}

/** How much of a text that is not JSON could still become some: not every engine tells the place of the fault. */
function soundLength(text: string): number {
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isBeginning(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  return sound;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return said.includes('end of JSON') || said.includes('Unterminated') || Number(/position (\d+)/.exec(said)?.[1]) === text.length;
  }
}

function textOf(raw: Json, member: string): string | null {
  const value = raw[member];
  return typeof value === 'string' ? value : null;
}

function readPlayers(raw: unknown): Outcome<{ recorded: string; seat: string; name: string }[]> {
  if (!Array.isArray(raw) || raw.length === 0)
    return fault('players', 'should be a list of players with id and name, in seat order', AGAIN);
  const players = [];
  for (const [index, each] of (raw as unknown[]).entries()) {
    if (!isObject(each) || !isId(each['id'])) return fault(`players[${index}].id`, 'should be a number or text', AGAIN);
    const name = each['name'];
    players.push({ recorded: String(each['id']), seat: String(index + 1), name: typeof name === 'string' ? name : `Player ${index + 1}` });
  }
  const ids = new Set(players.map((each) => each.recorded));
  if (ids.size < players.length) return fault('players', 'two players have the same id', AGAIN);
  return found(players);
}

function readSettings(raw: unknown): Outcome<RecordedSettings> {
  const settings = raw ?? {};
  if (!isObject(settings)) return fault('settings', 'should be an object', AGAIN);
  const seed = settings['seed'] ?? 0;
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) return fault('settings.seed', 'should be a whole number', AGAIN);
  const options = settings['optional_rules'] ?? [];
  if (!Array.isArray(options) || !options.every((each) => typeof each === 'string')) {
    return fault('settings.optional_rules', 'should be a list of texts', AGAIN);
  }
  const own = settings['roundhouse'];
  if (own === undefined) return found({ seed, optional_rules: options });
  const place = 'settings.roundhouse';
  if (!isObject(own)) return fault(place, 'should be an object', AGAIN);
  const { version, quirks, consent, seed: long } = own;
  if (typeof version !== 'number' || version > 1) {
    return fault(`${place}.version`, `${excerpt(version)} is not a version that we read`, 'Update Roundhouse');
  }
  if (!Array.isArray(quirks) || !quirks.every((each) => typeof each === 'string'))
    return fault(`${place}.quirks`, 'should be a list of texts', AGAIN);
  if (consent !== 'asked' && consent !== 'implied') return fault(`${place}.consent`, 'should be asked or implied', AGAIN);
  if (long !== undefined && !(typeof long === 'string' && isSeed(long)))
    return fault(`${place}.seed`, `${excerpt(long)} is not 32 hexadecimal digits`, AGAIN);
  return found({
    seed,
    optional_rules: options,
    roundhouse: { version, quirks, consent, ...(long === undefined ? {} : { seed: long }) },
  });
}

function readResult(raw: unknown, seats: ReadonlyMap<string, string>): Outcome<Record<string, number> | null> {
  if (raw === undefined || raw === null) return found(null);
  if (!isObject(raw)) return fault('result', 'should be an object of player to value', AGAIN);
  const result: Record<string, number> = {};
  for (const [player, value] of Object.entries(raw)) {
    const seat = seats.get(player);
    if (seat === undefined) return fault(`result.${player}`, 'is not a player of the game', AGAIN);
    if (typeof value !== 'number') return fault(`result.${player}`, 'should be a number', AGAIN);
    result[seat] = value;
  }
  return found(result);
}

function readActions(raw: unknown, seats: ReadonlyMap<string, string>): Outcome<RecordedAction[]> {
  if (!Array.isArray(raw)) return fault('actions', 'should be a list', AGAIN);
  const actions: RecordedAction[] = [];
  for (const [index, each] of (raw as unknown[]).entries()) {
    const action = readAction(each, `actions[${index}]`, seats);
    if (!action.ok) return action;
    const previous = actions.at(-1);
    if (previous !== undefined && action.value.id <= previous.id) {
      return fault(`actions[${index}].id`, `${action.value.id} does not rise (the one before is ${previous.id})`, AGAIN);
    }
    actions.push(action.value);
  }
  return found(actions);
}

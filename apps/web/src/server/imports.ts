import { newGame } from '@roundhouse/engine';
import { ruleWords, type Words } from '@roundhouse/messages';
import {
  describeFault,
  readRecord,
  replaying,
  setupOf,
  shown,
  standing,
  type Fault,
  type GameRecord,
  type Replay,
} from '@roundhouse/records';
import type { Title } from '@roundhouse/title-schema';
import { TITLES } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import type { Store } from '@roundhouse/storage';
import { fitName, freeName, sameNames, tidyName } from '../parts/player-names.ts';
import { editionOf } from './edition.ts';
import { openLog } from './played.ts';
import { keepTable, now, ownedBy } from './tables.ts';

/** More than the longest games there are; a file with more of them would only keep the server busy. */
const MOST_ACTIONS = 6000;
/** How long the server replays before it looks after others. */
const TURN_MS = 15;

/** What a line of the answer to an import says: how far it is, or what has become of it. */
export type ImportLine =
  | { readonly done: number; readonly of: number }
  | { readonly id: string }
  /** `upTo`: the actions that can be played, where the file can be opened with these alone. */
  | { readonly reason: string; readonly upTo: number | null; readonly of: number };

const refused = (reason: string): ImportLine => ({ reason, upTo: null, of: 0 });

/**
 * Makes a table of a game file, or says why not. The whole game is played by the rules, with what the peer does
 * differently switched on; with `upTo` only its first actions.
 */
export async function* importFile(
  store: Store,
  text: string,
  upTo: number | null,
  { guest, words }: { readonly guest: string; readonly words: Words },
): AsyncGenerator<ImportLine, void> {
  const read = readRecord(text, Object.values(TITLES));
  if (!read.ok) {
    yield refused(describeFault(read.fault));
    return;
  }
  const record = { ...read.value.record, players: seated(read.value.record.players, words) };
  const { title } = read.value;
  const all = standing(record.actions).length;
  if (all > MOST_ACTIONS) {
    yield refused(words('import.too_long', { count: all, most: MOST_ACTIONS }));
    return;
  }
  const setup = setupOf(record, title);
  if (!setup.ok) {
    yield refused(describeFault(setup.fault));
    return;
  }
  const until = upTo === null ? all : Math.min(upTo, all);
  const start = newGame(title, setup.value);
  const { note, played } = openLog(start, editionOf(start.title, setup.value) ?? '');
  const at = now();
  const playing = replaying(record, title, {
    ...(upTo === null ? {} : { until }),
    watch: ({ action, after, events }) => {
      if (action !== null) note(action, after, events, at);
    },
  });
  let rested = performance.now();
  for (;;) {
    const step = playing.next();
    if (step.done === true) {
      const why = whyNot(record, title, step.value, words);
      const owned = ownedBy(guest, setup.value.players, { kind: 'file', record: record.id, played: until, of: all });
      yield why ?? { id: await keepTable(store, played(), owned) };
      return;
    }
    if (performance.now() - rested < TURN_MS) continue;
    yield { done: step.value, of: until };
    await new Promise((go) => setImmediate(go));
    rested = performance.now();
  }
}

/** Names as we keep them: what cannot be shown, is too long, or is another one's gets a name by its seat. */
function seated(players: GameRecord['players'], words: Words): GameRecord['players'] {
  const names: string[] = [];
  for (const { name } of players) {
    const tidy = [...tidyName(name)].slice(0, 30).join('').trim();
    const fits = tidy !== '' && fitName(tidy) && !sameNames([...names, tidy]);
    names.push(fits ? tidy : freeName(names, (number) => words('new.player', { number })));
  }
  return players.map(({ id }, index) => ({ id, name: names[index] ?? id }));
}

/** Why a replay came to no good end, in words; null where it did. */
function whyNot(record: GameRecord, title: Title, { verdict, actions }: Replay, words: Words): ImportLine | null {
  if (verdict.kind === 'identical' || verdict.kind === 'uncompared') return null;
  const of = standing(record.actions).length;
  const upTo = { upTo: actions, of };
  const atEnd = verdict.kind === 'differs' && actions === of;
  if (atEnd) return { ...upTo, reason: words('import.other_end', differing(verdict.differences)) };
  const id = verdict.at.action ?? 0;
  const type = standing(record.actions)[verdict.at.n]?.action.type ?? '';
  const names = createNames(title, { players: record.players }, words);
  switch (verdict.kind) {
    case 'refused': {
      const why = ruleWords(words.locale, verdict.refusal.rule, verdict.refusal.params, names.money, names.any);
      return { ...upTo, reason: words('import.refused', { id, type, why }) };
    }
    case 'unreadable':
      return { ...upTo, reason: words('import.unplayable', { id, type, why: sentenceOf(verdict.fault) }) };
    case 'differs':
      return { ...upTo, reason: words('import.differs', { id, type, ...differing(verdict.differences) }) };
  }
}

const sentenceOf = (fault: Fault): string => describeFault({ ...fault, place: '' });

function differing(differences: Extract<Replay['verdict'], { kind: 'differs' }>['differences']) {
  const [first] = differences;
  return { member: first?.path.slice(1).replaceAll('/', ' ') ?? '', told: shown(first?.expected), ours: shown(first?.got) };
}

// The legal track lays of the company that lays, in the last operating rounds of all recorded games, each on a board that
// nothing is known of yet. With --write the table also goes to docs/routes.md, in the place of the old one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDir } from '@roundhouse/testing';
import { REFERENCE_MS } from '../../cli/dist/calibration.js';
import { readRecord, replay } from '../../records/dist/index.js';
import { TITLES } from '../../titles-data/dist/index.js';
import { legalLays } from '../dist/board/lays.js';
import { choices, roundName } from '../dist/index.js';
import { at, loopTime, processorTime, short, writeSection } from './kit/table.mjs';

/** Positions before a lay in the last so many operating rounds of a game. */
const LAST_ROUNDS = 2;

/** The positions of a game in which a company is about to lay, with that company. */
function positionsOf(path, titles) {
  const read = readRecord(readFileSync(path, 'utf8'), titles);
  if (!read.ok) return [];
  const found = [];
  let round = 0;
  let name = '';
  replay(read.value.record, read.value.title, {
    watch: ({ before, action }) => {
      if (before.state.round.kind !== 'operating') return;
      if (name !== roundName(before)) round += 1;
      name = roundName(before);
      if (action?.type === 'lay_tile' && action.by.kind === 'operator') found.push({ round, game: before, operator: action.by.id });
    },
  });
  return found.filter((each) => each.round > round - LAST_ROUNDS);
}

/** The same position on a board of its own, so that nothing kept for the old one is of use. */
function unseen({ title, state }) {
  return { title, state: { ...state, board: { ...state.board, tiles: { ...state.board.tiles } } } };
}

const shared = sharedDir();
if (shared !== null) {
  const before = loopTime();
  const rows = [];
  for (const title of Object.values(TITLES)) {
    const folder = join(shared, 'games', title.id);
    if (!existsSync(folder)) continue;
    const paths = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const positions = paths.flatMap((name) => positionsOf(join(folder, name), Object.values(TITLES)));
    const looks = positions.map(({ game, operator }) => {
      const listed = processorTime(() => legalLays(unseen(game), operator, { connected: true }).length);
      const offered = processorTime(() => choices(unseen(game)).filter(({ action }) => action.type === 'lay_tile').length);
      return { lays: listed.answer, listed: listed.ms, offered: offered.ms };
    });
    if (looks.length > 0) rows.push([title.id, paths.length, looks]);
  }
  const loop = (before + loopTime()) / 2;
  const lines = [
    '| title | games | positions | lays p50 | max | listed p50 ms | p99 | max | offered p50 ms | p99 | max | p50 scaled |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(([id, games, looks]) => {
      const [lays, listed, offered] = ['lays', 'listed', 'offered'].map((name) => looks.map((look) => look[name]));
      const times = [listed, offered].flatMap((list) => [0.5, 0.99, 1].map((part) => short(at(list, part))));
      return `| ${[id, games, looks.length, at(lays, 0.5), at(lays, 1), ...times, short((at(offered, 0.5) * REFERENCE_MS) / loop)].join(' | ')} |`;
    }),
    '',
    `Processor time. Calibration loop ${loop.toFixed(0)} ms (reference ${REFERENCE_MS} ms).`,
  ];
  console.log(lines.join('\n'));
  if (process.argv.includes('--write')) writeSection('Track lays', lines);
}

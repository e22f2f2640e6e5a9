import { brokenInvariants, brokenReplay } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { commit, writeMeasured } from '../test/measured.ts';
import { mechanicsSeen, mechanicsToSee } from '../test/occurrences.ts';
import { neverDone, occasionsOf } from '../test/occasions.ts';
import { moneyFaults } from '../test/probe.ts';
import { optionsByBits } from '../test/options.ts';
import { playGame, type PlayedStep } from './play.ts';
import { BOTS } from './registry.ts';

/** Games per title; fewer where the environment says so. */
const GAMES = Number(process.env['GAMES'] ?? 200);
const MAX_ACTIONS = 6000;

type Counts = Map<string, number>;
const count = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const table = (heading: string, counts: Counts) => [
  `| ${heading} | count |`,
  '|---|---:|',
  ...[...counts].sort(([, a], [, b]) => b - a).map(([name, number]) => `| ${name} | ${number} |`),
  '',
];

describe('whole games between bots', () => {
  it.each(Object.values(TITLES))('$id', (title) => {
    const ends: Counts = new Map();
    const actions: Counts = new Map();
    const events: Counts = new Map();
    const mechanics: Counts = new Map(mechanicsToSee(title).map((name) => [name, 0]));
    const problems: string[] = [];
    let total = 0;
    const began = performance.now();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { min, max } = title.players;
      const bots = Array.from({ length: min + (seed % (max - min + 1)) }, () => BOTS.random);
      const options = optionsByBits(title, seed);
      const watch = (step: PlayedStep): string | null => {
        const { before, after, action, events: happened } = step;
        for (const name of mechanicsSeen(step)) count(mechanics, name);
        const power = action.by.kind === 'private' ? `, power of ${action.by.id}` : '';
        count(actions, `${action.type}${power}`);
        for (const occasion of occasionsOf(step)) count(events, occasion);
        return [...brokenInvariants(after, before), ...moneyFaults(before, after, happened)][0] ?? null;
      };
      const played = playGame(title, {
        bots,
        seed,
        maxActions: MAX_ACTIONS,
        options,
        consent: seed % 2 === 0 ? 'implied' : 'asked',
        watch,
      });
      count(ends, played.end);
      total += played.actions.length;
      problems.push(
        ...[played.problem, ...brokenReplay(played.game, played.actions)].flatMap((problem) =>
          problem === null ? [] : [`seed ${seed}: ${problem}`],
        ),
      );
    }
    const seconds = (performance.now() - began) / 1000;
    writeMeasured(`Random play: ${title.name}`, [
      `Commit ${commit()}; seeds 1 to ${GAMES}, ${title.players.min} to ${title.players.max} players, options in turn, consent asked and implied;`,
      `every state checked, every log replayed. ${total} actions in ${seconds.toFixed(0)} s; ${problems.length} problems.`,
      '',
      ...table('End', ends),
      ...(mechanics.size === 0 ? [] : table('Mechanic at work', mechanics)),
      ...table('Action', actions),
      ...table('Event', events),
      `Actions that steps of the title take and no bot made: ${neverDone(title, actions.keys()).join(', ') || 'none'}.`,
    ]);
    expect(problems).toEqual([]);
  });
});

import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { commit, writeMeasured } from '../test/measured.ts';
import { runsOfBots } from '../test/runs.ts';

const GAMES = 60;
const MAX_ACTIONS = 2000;
const BUDGET = 15_000;
/** An exhaustive search takes so long that not every position has one. */
const COMPARED = 4;

describe('companies of many random games', () => {
  it.each(Object.values(TITLES))('$id: have a proven best run, that of an exhaustive search where that is through', (title) => {
    const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
    const { seen, agreed, faults } = runsOfBots(title, seeds, MAX_ACTIONS, BUDGET, COMPARED);
    writeMeasured(`Best runs in random play: ${title.name}`, [
      `Commit ${commit()}; seeds 1 to ${GAMES}: ${seen} positions in which a company ran, each with a proven best run that the judge`,
      `accepts; an exhaustive search of every ${COMPARED}th was through in ${agreed} and agrees. ${faults.length} problems.`,
    ]);
    expect(faults).toEqual([]);
    expect(agreed).toBeGreaterThan(GAMES);
  });
});

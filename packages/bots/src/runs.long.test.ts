import { TITLES } from '@roundhouse/titles-data';
import { afterAll, describe, expect, it } from 'vitest';
import { writeMeasured } from '../test/measured.ts';
import { runsOfBots } from '../test/runs.ts';

const GAMES = 60;
const MAX_ACTIONS = 2000;
const BUDGET = 15_000;

describe('companies of many random games', () => {
  const rows: string[] = [];

  it.each(Object.values(TITLES))('$id: have a proven best run, that of an exhaustive search where that is through', (title) => {
    const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
    const { seen, agreed, faults } = runsOfBots(title, seeds, MAX_ACTIONS, BUDGET);
    rows.push(`| ${title.id} | 1–${GAMES} | ${seen} | ${agreed} |`);
    expect(faults).toEqual([]);
    expect(agreed).toBeGreaterThan(GAMES);
  });

  afterAll(() => {
    writeMeasured('Best runs in random play', [
      'Every position in which a company ran: proven, accepted by the judge, and compared with an exhaustive search where that was through.',
      '',
      '| title | seeds | runs | compared |',
      '|---|---|---|---|',
      ...rows,
    ]);
  });
});

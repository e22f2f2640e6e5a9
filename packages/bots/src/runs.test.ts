import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { runsOfBots } from '../test/runs.ts';

describe('companies of random games', () => {
  it.each(Object.values(TITLES).map((title) => [title.id, title] as const))(
    'of %s have a proven best run, that of an exhaustive search where that is through',
    { timeout: 60_000 },
    (_, title) => {
      const { seen, agreed, faults } = runsOfBots(title, [1, 2, 3], 500, 1500);
      expect(faults).toEqual([]);
      expect(seen).toBeGreaterThan(0);
      expect(agreed).toBeGreaterThan(0);
    },
  );
});

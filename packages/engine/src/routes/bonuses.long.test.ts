import { describe, it, vi } from 'vitest';
import { compareWithBonuses } from '../../test/bonus-runs.ts';

vi.mock('../mechanics/registry.ts', async () => ({
  MECHANICS: [(await import('../../test/answering-mechanic.ts')).answeringMechanic],
}));

describe('the best run with bonuses, many times', () => {
  it('is that of an exhaustive search, whatever pays: ends, paid pairs, tokens, the longest route, once for all', () => {
    compareWithBonuses(5000);
  });
});

import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { describe, expect, it, vi } from 'vitest';
import { comparedRuns, FOLDERS, recordedRuns } from '../../test/real-boards.ts';

vi.mock('../mechanics/registry.ts', async () => ({
  MECHANICS: [(await import('../../test/answering-mechanic.ts')).answeringMechanic],
}));

describe.skipIf(sharedDir() === null)('the boards of recorded games', () => {
  it.each(FOLDERS)('of %s have a proven best run, not below the recorded one', (folder) => {
    const { seen, faults } = recordedRuns(folder, 8);
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(10);
    markSharedRead(`boards of ${folder}`);
  });

  it('have the best run of an exhaustive search where they are small enough, with and without bonuses', { timeout: 60_000 }, () => {
    const compared = FOLDERS.map((folder) => comparedRuns(folder, 20, 2500));
    expect(compared.flatMap(({ faults }) => faults)).toEqual([]);
    expect(compared.reduce((sum, { agreed }) => sum + agreed, 0)).toBeGreaterThan(30);
  });
});

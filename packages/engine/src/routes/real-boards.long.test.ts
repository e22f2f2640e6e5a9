import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { describe, expect, it, vi } from 'vitest';
import { comparedRuns, FOLDERS, recordedRuns } from '../../test/real-boards.ts';

vi.mock('../mechanics/registry.ts', async () => ({
  MECHANICS: [(await import('../../test/answering-mechanic.ts')).answeringMechanic],
}));

/** Recorded positions with which the exhaustive search must be through, over all titles. */
const LEAST = 4000;

describe.skipIf(sharedDir() === null)('all boards of recorded games', () => {
  it.each(FOLDERS)('of %s have a proven best run, not below the recorded one', (folder) => {
    const { seen, faults } = recordedRuns(folder, 1);
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(100);
    markSharedRead(`all boards of ${folder}`);
  });

  it('have the best run of an exhaustive search where they are small enough, with and without bonuses', () => {
    const compared = FOLDERS.map((folder) => comparedRuns(folder, 1, 20_000));
    expect(compared.flatMap(({ faults }) => faults)).toEqual([]);
    const agreed = compared.reduce((sum, each) => sum + each.agreed, 0);
    console.log(`${agreed} searches of recorded positions agree with an exhaustive one.`);
    expect(agreed).toBeGreaterThan(LEAST);
  });
});

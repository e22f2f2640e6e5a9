import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../test/recorded-checks.ts';
import { generatedTitle, positionsOf } from '../../test/recorded-positions.ts';

const title = generatedTitle('1830');

describe.skipIf(sharedDir() === null || title === null)('recorded games', () => {
  it('lay, place and run what we allow, and never make more than our best run (every third action)', () => {
    let count = 0;
    for (const position of positionsOf('1830')) {
      if (!['run_routes', 'lay_tile', 'place_token'].includes(position.type) || count++ % 3 > 0 || title === null) continue;
      expect(faultsOf(title, position), position.name).toEqual([]);
    }
    markSharedRead('board and routes');
    expect(count).toBeGreaterThan(1000);
  });
});

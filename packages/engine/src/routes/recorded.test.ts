import { markSharedRead, sharedDir } from '@roundhouse/testing';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../test/recorded-checks.ts';
import { generatedTitle, positionsOf } from '../../test/recorded-positions.ts';

/** An old game tells no connections of its runs; the replay of its record judges them (games/README §6). */
const WITHOUT_CONNECTIONS = '1889/314 ';

describe.skipIf(sharedDir() === null)('recorded games', () => {
  it.each([
    ['1830', 3, 1000],
    ['1889', 1, 200],
  ])('of %s lay, place and run what we allow, and never make more than our best run (every action of %i)', (id, every, least) => {
    const title = generatedTitle(id);
    if (title === null) return;
    let count = 0;
    for (const position of positionsOf(id)) {
      if (!['run_routes', 'lay_tile', 'place_token'].includes(position.type) || count++ % every > 0) continue;
      if (position.type === 'run_routes' && position.name.startsWith(WITHOUT_CONNECTIONS)) continue;
      expect(faultsOf(title, position), position.name).toEqual([]);
    }
    markSharedRead('board and routes');
    expect(count).toBeGreaterThan(least);
  });
});

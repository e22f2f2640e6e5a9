import { newGame } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { describe, expect, it } from 'vitest';
import { words } from '../parts/words.ts';
import type { Desk } from './desk.ts';
import { emptyDraft } from './draft.ts';
import { rotationsOf } from './turning.ts';

/** Rotations offered of a tile that fits every way. */
function offered(id: string, tile: string): readonly number[] {
  const title = findTitle(id);
  if (title === null) throw new Error('no title');
  const players = ['1', '2', '3'].map((seat) => ({ id: seat, name: seat }));
  const game = newGame(title, { players, seed: 1, options: [], quirks: [], consent: 'implied' });
  const by = { kind: 'operator', id: title.corporations.ids[0] ?? '' } as const;
  const desk: Desk = {
    game,
    names: createNames(game.title, game.state.setup, words, game.state),
    choices: [0, 1, 2, 3, 4, 5].map((rotation) => ({ action: { type: 'lay_tile', by, hex: 'G6', tile, rotation }, decider: '1' })),
    step: 'track',
    busy: false,
    act: () => undefined,
    consider: () => undefined,
    draft: { ...emptyDraft(0), hex: 'G6' },
    setDraft: () => undefined,
  };
  return rotationsOf(desk, { tile, by });
}

describe('turning a tile', () => {
  it('goes through the ways in which it looks different, each once', () => {
    expect(offered('1893', 'K314')).toEqual([0, 1, 2]);
    expect(offered('1830', '9')).toEqual([0, 1, 2]);
    expect(offered('1830', '8')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('tells cities apart that change places', () => {
    expect(offered('1830', '59')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

import { apply, choices, newGame, sealOf, view, type Game } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Draws } from './draws.tsx';

afterEach(cleanup);

const seed = '00112233445566778899aabbccddeeff';
const begin = (drafts: boolean): Game => {
  const title = Object.values(TITLES).find(({ mechanics }) => (mechanics.card_draft !== undefined) === drafts);
  if (title === undefined) throw new Error('no such title');
  const players = ['1', '2', '3'].map((id) => ({ id, name: `Player ${id}` }));
  return newGame(title, { players, seed, options: [], quirks: [], consent: 'asked' });
};
const shown = (game: Game, seal: string | null) => {
  const { container } = render(<Draws game={game} seal={seal} />);
  return container.textContent ?? '';
};

describe('what the draws come from', () => {
  it('is sealed while something is hidden, and opened afterwards', () => {
    let game = begin(true);
    const before = shown(view(game, '1'), sealOf(seed));
    expect(before).toContain(sealOf(seed));
    expect(before).not.toContain(seed);
    while (game.state.mechanics.card_draft !== undefined) {
      const [choice] = choices(game);
      const done = choice && apply(game, choice.action);
      if (!done?.ok) throw new Error('the draft does not go on');
      ({ game } = done);
    }
    const after = shown(view(game, '1'), sealOf(seed));
    expect(after).toContain(sealOf(seed));
    expect(after).toContain(`Seed${seed}`);
  });

  it('is said to be somebody’s choice where it is', () => {
    const game = begin(true);
    const chosen = view({ ...game, state: { ...game.state, setup: { ...game.state.setup, seed: 7 } } }, null);
    expect(shown(chosen, null)).toContain('Chosen by whoever began the table');
  });

  it('is not told where nothing was drawn', () => {
    expect(shown(begin(false), sealOf(seed))).toBe('');
  });
});

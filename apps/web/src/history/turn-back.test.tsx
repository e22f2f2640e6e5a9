import { apply, newGame } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OpenTable } from '../table/use-table.ts';
import { TurnBack } from './turn-back.tsx';

afterEach(cleanup);

/** A table after its first pass, as the holder of these seats sees it. */
function seenBy(mine: readonly string[]): OpenTable {
  const title = findTitle('1830');
  if (title === null) throw new Error('no title');
  const players = ['1', '2', '3'].map((id) => ({ id, name: `Player ${id}` }));
  const begun = newGame(title, { players, seed: 1, options: [], quirks: [], consent: 'asked' });
  const passed = apply(begun, { type: 'pass', by: { kind: 'player', id: '1' } });
  if (!passed.ok) throw new Error(passed.refusal.rule);
  const view = { table: { id: 'one', count: 1, undone: 2 }, state: passed.game.state, entries: [], turnStart: 0, mine };
  return { title, view, busy: false } as unknown as OpenTable;
}

it.each([
  ['who looks on', [], 0],
  ['who sits there', ['1'], 3],
])('%s: undo and redo are offered as they may be used', (_, mine, buttons) => {
  render(<TurnBack table={seenBy(mine)} looking={false} past={false} look={() => undefined} />);
  expect(screen.queryAllByRole('button', { name: /undo|redo|play .* again/i }).length).toBe(buttons);
  expect(screen.getByRole('button', { name: 'Look back' })).toBeTruthy();
});

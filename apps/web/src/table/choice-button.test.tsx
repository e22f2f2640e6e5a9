import { choices, newGame, type Action } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { words } from '../parts/words.ts';
import { AmountChoice, ChoiceButton } from './choice-button.tsx';
import type { Desk } from './desk.ts';
import { emptyDraft } from './draft.ts';
import { Typed } from './typed.ts';

afterEach(cleanup);

function desk(): { readonly desk: Desk; readonly done: Action[] } {
  const title = findTitle('1830');
  if (title === null) throw new Error('no title');
  const players = ['Ann', 'Ben'].map((name, index) => ({ id: String(index + 1), name }));
  const game = newGame(title, { players, seed: 1, options: [], quirks: [], consent: 'asked' });
  const done: Action[] = [];
  const names = createNames(title, game.state.setup, words);
  return {
    desk: {
      game,
      names,
      choices: choices(game),
      step: null,
      busy: false,
      act: (action) => done.push(action),
      consider: () => {},
      draft: emptyDraft(0),
      setDraft: () => {},
    },
    done,
  };
}

const pass: Action = { type: 'pass', by: { kind: 'player', id: '1' } };

describe('choice', () => {
  it('is not made by the second click of a double click', () => {
    const { desk: table, done } = desk();
    render(<ChoiceButton desk={table} action={pass} />);
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(done).toEqual([]);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(done).toEqual([pass]);
  });

  it('of danger asks, with the focus on the safe answer, and Escape leaves it', () => {
    const { desk: table, done } = desk();
    render(<ChoiceButton desk={table} action={pass} kind="danger" />);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words('act.leave_it') }));
    fireEvent.click(screen.getByRole('button', { name: words('act.do_it') }), { detail: 2 });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(done).toEqual([]);
  });

  it('of an amount keeps what was typed when the table changes under it', () => {
    const { desk: table } = desk();
    const choice = table.choices.find(({ action, amount }) => action.type === 'bid' && amount !== undefined && amount.max > amount.min);
    if (choice?.action.type !== 'bid' || choice.amount === undefined) throw new Error('no bid');
    const { action, amount } = choice;
    const typed = new Map<string, string>();
    const shown = (key: string) => (
      <Typed value={typed}>
        <AmountChoice key={key} desk={table} action={action} range={amount} title="Amount" verb="Bid" />
      </Typed>
    );
    const { rerender } = render(shown('before'));
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '321' } });
    rerender(shown('after'));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('321');
  });
});

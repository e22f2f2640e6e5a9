import { choices } from '@roundhouse/engine';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { preview } from '../preview.ts';
import { DividendPanel } from './dividend.tsx';

afterEach(cleanup);

describe('the dividend', () => {
  it('shows where each choice leads before it is made: price, treasury and cash of the holders (1830 §9.4)', () => {
    const game = positionWhere({ title: '1830', seeds: 3, maxActions: 600 }, (now) =>
      choices(now).some(({ action }) => action.type === 'dividend'),
    );
    const open = choices(game).filter(({ action }) => action.type === 'dividend');
    show(game, DividendPanel, open);
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Now', 'Pay out', 'Withhold']);
    const money = (amount: number | undefined) => `$${(amount ?? 0).toLocaleString('en')}`;
    const results = open.map(({ action }) => {
      const tried = preview(game, action);
      if (!tried.ok) throw new Error('refused');
      return tried.game.state;
    });
    const operator = open[0]?.action.by.id ?? '';
    const treasury = within(table).getByRole('row', { name: new RegExp(`^${operator.replace('&', '.')} Treasury`) });
    expect(
      within(treasury)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([game.state, ...results].map(({ operators }) => money(operators[operator]?.cash)));
    expect(within(table).getByRole('row', { name: new RegExp(`^${operator.replace('&', '.')} Price`) })).toBeDefined();
    const paid = game.state.seating.filter((id) => results.some(({ players }) => players[id]?.cash !== game.state.players[id]?.cash));
    expect(paid.length).toBeGreaterThan(0);
    expect(within(table).getAllByRole('row', { name: /Cash/ }).length).toBe(paid.length);
  });
});

import { priceOf, valueOf } from '@roundhouse/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createNames, Spreadsheet, type SheetRound } from '../src/index.ts';
import { nextSorting, sorted } from '../src/sheet/order.ts';
import { positionWhere, titleOf, words } from './positions.ts';

afterEach(cleanup);

const title = titleOf('1830');
const game = positionWhere(title, ({ state }) => state.turn > 2 && state.round.kind === 'stock');
const names = createNames(title, game.state.setup, words);
const order = (): readonly string[] =>
  [...document.querySelectorAll('.spreadsheet tbody:first-of-type th')].map((head) => head.textContent);
const press = (head: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${head}`) }));

describe('the table of everything', () => {
  it('sorts by any column: largest first, smallest first, and back', () => {
    render(<Spreadsheet game={game} names={names} words={words} />);
    const before = order();
    press('Price');
    const prices = order().map((id) => priceOf(game, id));
    const known = prices.filter((price) => price !== null);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
    expect(screen.getByRole('columnheader', { name: /Price/ }).getAttribute('aria-sort')).toBe('descending');
    press('Price');
    const upwards = order()
      .map((id) => priceOf(game, id))
      .filter((price) => price !== null);
    expect(upwards).toEqual(known.toReversed());
    press('Price');
    expect(order()).toEqual(before);
  });

  it('leaves out what has not been started on wish', () => {
    render(<Spreadsheet game={game} names={names} words={words} />);
    fireEvent.click(screen.getByLabelText(words('sheet.only_started')));
    expect(order()).toEqual(
      title.corporations.ids
        .filter((id) => game.state.operators[id]?.cell !== null)
        .toSorted((a, b) => order().indexOf(a) - order().indexOf(b)),
    );
    expect(order().length).toBeLessThan(title.corporations.ids.length);
  });

  it('shows what each player is worth', () => {
    render(<Spreadsheet game={game} names={names} words={words} />);
    const row = screen.getByRole('row', { name: new RegExp(`^${words('terms.worth')}`) });
    for (const { id } of game.state.setup.players) expect(row.textContent).toContain(names.money(valueOf(game, id)));
  });

  it('adds past rounds where they are known', () => {
    const [operator = ''] = title.corporations.ids;
    const rounds: readonly SheetRound[] = [
      { key: '1', label: 'SR 1', runs: {}, worth: { '1': 777 } },
      { key: '2', label: 'OR 1.1', runs: { [operator]: { revenue: 80, kind: 'withhold' } }, worth: { '1': 901 } },
    ];
    render(<Spreadsheet game={game} names={names} words={words} rounds={rounds} />);
    expect(screen.getByText('[$80]')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'SR 1' })).toBeNull();
    expect(screen.getByText('$901')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Worth, SR 1/ }).textContent).toContain('$777');
  });
});

describe('sorting', () => {
  it('puts nothing last either way and keeps the order of equals', () => {
    const rows = [
      { n: 2, v: 'a' },
      { n: null, v: 'b' },
      { n: 5, v: 'c' },
      { n: 2, v: 'd' },
    ];
    const by = (up: boolean) =>
      sorted(rows, ({ n }) => n, up)
        .map(({ v }) => v)
        .join('');
    expect(by(false)).toBe('cadb');
    expect(by(true)).toBe('adcb');
  });

  it('goes round', () => {
    const first = nextSorting(null, 'x');
    expect(first).toEqual({ column: 'x', up: false });
    expect(nextSorting(first, 'x')).toEqual({ column: 'x', up: true });
    expect(nextSorting({ column: 'x', up: true }, 'x')).toBeNull();
    expect(nextSorting(first, 'y')).toEqual({ column: 'y', up: false });
  });
});

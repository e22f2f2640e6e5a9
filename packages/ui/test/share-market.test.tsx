import { priceMoves } from '@roundhouse/engine';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShareMarket } from '../src/index.ts';
import { oneRow, positionWhere, titleOf, words } from './positions.ts';

afterEach(cleanup);

const title = titleOf('1830');
const cellOf = (id: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
  if (cell === null) throw new Error(`no cell ${id}`);
  return cell;
};

describe('the share market', () => {
  it('draws every cell of a grid with its price, in its row', () => {
    render(<ShareMarket title={title} state={null} words={words} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(title.market.rows);
    for (const id of title.market.cells.ids) expect(cellOf(id).textContent).toContain(String(title.market.cells.of[id]?.price));
  });

  it('says what each colour in use means, and no other', () => {
    const used = {
      ...title,
      market: {
        ...title.market,
        zones: {
          ids: [...title.market.zones.ids, 'blue'],
          of: {
            ...title.market.zones.of,
            blue: {
              effects: ['over_ownership_limit' as const],
              several_from: [],
              several_by: 'anyone' as const,
              several_most: null,
              dividend_price: null,
            },
          },
        },
      },
    };
    render(<ShareMarket title={used} state={null} words={words} />);
    const legend = within(screen.getByRole('list', { name: words('market.legend') })).getAllByRole('listitem');
    // Par, yellow, orange, brown; no cell is blue.
    expect(legend).toHaveLength(4);
    expect(legend[3]?.textContent).toContain(words('market.zone.several_purchases'));
  });

  it('marks the cells of a zone beside their colour', () => {
    render(<ShareMarket title={title} state={null} words={words} />);
    const marks = title.market.cells.ids.map(
      (id) => [title.market.cells.of[id]?.zone, cellOf(id).querySelector('.market-marks')?.textContent] as const,
    );
    for (const zone of title.market.zones.ids) {
      const own = new Set(marks.filter(([one]) => one === zone).map(([, mark]) => mark));
      expect([...own].length, zone).toBe(1);
      expect([...own][0]).not.toBe('');
    }
  });

  it('shows where a move turns at the end of a row', () => {
    render(<ShareMarket title={title} state={null} words={words} />);
    // At the right end of the second row a rise goes up; at the left end of the first row a fall goes down.
    expect(cellOf('1,18').querySelector('.market-ledge-right')?.textContent).toBe('↑');
    expect(cellOf('0,0').querySelector('.market-ledge-left')?.textContent).toBe('↓');
    expect(cellOf('0,18').querySelector('.market-ledge-right')).toBeNull();
    expect(cellOf('0,5').querySelector('.market-ledge')).toBeNull();
  });

  it('stacks markers in order of arrival', () => {
    const game = positionWhere(title, ({ state }) => Object.values(state.stacks).some((stack) => stack.length > 1));
    render(<ShareMarket title={title} state={game.state} words={words} />);
    for (const [cell, stack] of Object.entries(game.state.stacks)) {
      if (stack.length === 0) continue;
      const shown = within(cellOf(cell))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
      expect(shown).toEqual(stack);
    }
  });

  it('draws those that have operated, and the one that operates, differently', () => {
    const game = positionWhere(
      title,
      ({ state }) => state.round.kind === 'operating' && state.round.operated.length > 0 && state.round.turn !== null,
    );
    render(<ShareMarket title={title} state={game.state} words={words} />);
    const { round } = game.state;
    if (round.kind !== 'operating') throw new Error('no operating round');
    const now = round.turn?.operator;
    expect(document.querySelector('.market-stack .chip-now')?.textContent).toBe(now);
    const operated = [...document.querySelectorAll('.market-stack .chip-operated')].map((chip) => chip.textContent);
    expect(operated.length).toBe(round.operated.filter((id) => id !== now).length);
    for (const text of operated) expect(text).toContain(words('market.operated'));
  });

  it('shows where a dividend leads, and where none does, in the cells and in words', () => {
    const game = positionWhere(title, (_, { action }) => action.type === 'dividend');
    const moves = priceMoves(game);
    expect(moves.map(({ cause }) => cause)).toEqual(title.rules.dividend.choices);
    render(<ShareMarket title={title} state={game.state} words={words} />);
    for (const move of moves) expect(cellOf(move.to).querySelector('.market-arriving')?.textContent).toContain(move.operator);
    expect(screen.getByRole('region', { name: words('market.moves.heading') }).textContent).toContain('pays out: $');
  });

  it('draws a market of one row as a list of prices', () => {
    const row = oneRow(title);
    render(<ShareMarket title={row} state={null} words={words} />);
    expect(screen.queryByRole('table')).toBeNull();
    const cells = within(screen.getByRole('list', { name: words('market.label') })).getAllByRole('listitem');
    expect(cells.map((cell) => cell.querySelector('.market-price')?.textContent)).toEqual(
      row.market.cells.ids.map((id) => String(row.market.cells.of[id]?.price)),
    );
    expect(document.querySelector('.market-ledge')).toBeNull();
  });
});

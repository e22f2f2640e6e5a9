import { faceAt, type State } from '@roundhouse/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bordersOf } from '../src/hex/borders.ts';
import { createNames, HexList, HexMap } from '../src/index.ts';
import { positionWhere, titleOf, words } from './positions.ts';

afterEach(cleanup);

const title = titleOf('1830');
const game = positionWhere(title, ({ state }) => state.phase === '3' && state.round.kind === 'operating');
const names = createNames(title, game.state.setup, words);
const rows = () => [...document.querySelectorAll('tbody tr')];
const rowOf = (hex: string) => rows().find((row) => row.querySelector('th')?.textContent.startsWith(names.hex(hex)));

describe('the list of hexes', () => {
  it('tells the tile and every token of every hex', () => {
    render(<HexList {...{ game, names, words }} usable={new Set()} selected={null} />);
    expect(rows()).toHaveLength(title.map.hexes.ids.length);
    for (const [hex, { tile }] of Object.entries(game.state.board.tiles))
      expect(rowOf(hex)?.textContent).toContain(words('hexes.laid', { tile, colour: faceAt(game, hex).face.colour }));
    for (const { hex, owner, stop } of game.state.board.stations) if (stop !== null) expect(rowOf(hex)?.textContent).toContain(owner);
  });

  it('names the neighbours that track leads to', () => {
    render(<HexList {...{ game, names, words }} usable={new Set()} selected={null} />);
    const [hex = '', { tile, rotation } = { tile: '', rotation: 0 }] =
      Object.entries(game.state.board.tiles).find(([, laid]) => title.tiles.of[laid.tile]?.stops.length === 0) ?? [];
    const track = title.tiles.of[tile]?.track ?? [];
    const edges = track.flatMap(({ from, to }) => [from, to].flatMap((end) => ('edge' in end ? [(end.edge + rotation) % 6] : [])));
    expect(edges.length).toBeGreaterThan(1);
    for (const edge of edges) expect(rowOf(hex)?.textContent).toContain(`(${title.map.hexes.of[hex]?.neighbours[edge] ?? ''})`);
  });

  it('tells what lies on sides, on the map and in the list, until track has crossed it (1833NE §10.7)', () => {
    const ne = titleOf('1833ne');
    const all = (board: State['board'] | null) =>
      ne.map.hexes.ids.flatMap((id) => {
        const hex = ne.map.hexes.of[id];
        return hex === undefined ? [] : bordersOf(ne, board, hex).map((border) => ({ id, ...border }));
      });
    const printed = all(null);
    const isDue = (border: { readonly due: boolean }) => border.due;
    // Straight track on both sides of the first one that costs.
    const start = positionWhere(ne, () => true);
    const paid = printed.find(isDue);
    const other = ne.map.hexes.of[paid?.id ?? '']?.neighbours[paid?.edge ?? 0];
    if (paid === undefined || other === null || other === undefined) throw new Error('nothing to cross');
    const straight = { tile: '9', copy: 0, rotation: paid.edge };
    const board = { ...start.state.board, tiles: { [paid.id]: straight, [other]: straight } };
    const late = { ...start, state: { ...start.state, board } };
    const due = all(board).filter(isDue);
    expect(due.some(({ id, edge }) => id === paid.id && edge === paid.edge)).toBe(false);
    expect(due.length).toBeGreaterThan(0);
    render(<HexMap title={ne} board={late.state.board} phase={late.state.phase} words={words} />);
    const shown = [...document.querySelectorAll('[data-border] text')].map(({ textContent }) => textContent);
    expect(shown).toHaveLength(due.length / 2);
    cleanup();
    const own = createNames(ne, late.state.setup, words);
    render(<HexList game={late} names={own} words={words} usable={new Set()} selected={null} />);
    const [first] = due;
    const row = rows().find((one) => one.querySelector('th')?.textContent.startsWith(own.hex(first?.id ?? '')));
    expect(row?.textContent).toContain(`crossing ${own.money(first?.cost ?? 0)}`);
    expect(screen.getAllByText(/nothing crosses/).length).toBe(
      new Set(printed.filter(({ type }) => type === 'impassable').map(({ id }) => id)).size,
    );
  });

  it('finds a hex and chooses it', () => {
    const chosen: string[] = [];
    const [first = '', second = ''] = title.map.hexes.ids;
    render(<HexList {...{ game, names, words }} usable={new Set([first])} selected={first} onHex={(hex) => chosen.push(hex)} />);
    expect(document.querySelector('tr[aria-current]')?.textContent).toContain(first);
    fireEvent.change(screen.getByLabelText(words('hexes.find')), { target: { value: second.toLowerCase() } });
    fireEvent.click(screen.getByRole('button', { name: words('hexes.other', { hex: names.hex(second) }) }));
    expect(chosen).toEqual([second]);
    fireEvent.change(screen.getByLabelText(words('hexes.find')), { target: { value: '' } });
    fireEvent.click(screen.getByRole('checkbox'));
    expect(rows()).toHaveLength(1);
  });
});

import { faceAt } from '@roundhouse/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createNames, HexList } from '../src/index.ts';
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

import { createWords } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HexMap } from '../src/hex/map.tsx';

afterEach(cleanup);

describe('routes on the map', () => {
  it('have colour, dash and number of their train, whichever of the trains run', () => {
    const title = TITLES['1830'];
    if (title === undefined) throw new Error('no title');
    const stop = (hex: string) => ({ hex, stop: 0, revenue: 10 });
    const routes = [
      { hexes: ['H10', 'H12'], stops: [stop('H10'), stop('H12')], number: 2 },
      { hexes: ['H12', 'H14', 'H16'], stops: [stop('H12'), stop('H16')], number: 5 },
    ];
    const board = { tiles: {}, stations: [] } as unknown as Parameters<typeof HexMap>[0]['board'];
    const { container } = render(<HexMap title={title} board={board} phase={null} words={createWords('en')} routes={routes} />);
    const drawn = [...container.querySelectorAll('.route')];
    expect(drawn.map((route) => route.getAttribute('class'))).toEqual(['route route-2', 'route route-1']);
    expect(drawn.map((route) => route.querySelector('.route-number')?.textContent)).toEqual(['2', '5']);
    const places = drawn.map((route) => route.querySelector('.route-badge')?.parentElement?.getAttribute('transform'));
    expect(new Set(places).size).toBe(2);
  });
});

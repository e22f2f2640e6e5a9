import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { bandColour } from './offboard.tsx';

/** The colours of the bands of a title's stops, in the order of the map. */
const coloursOf = (id: string): Readonly<Record<string, string>> => {
  const title = TITLES[id];
  if (title === undefined) throw new Error(`no title ${id}`);
  const stops = Object.values(title.map.hexes.of).flatMap((hex) => hex?.stops ?? []);
  const bands = new Set(stops.flatMap(({ revenue }) => (typeof revenue === 'number' ? [] : Object.keys(revenue))));
  return Object.fromEntries([...bands].map((band) => [band, bandColour(title, band)]));
};

describe('values that change with the phase', () => {
  it('have the colour of the tiles that come with it, however the title calls its bands', () => {
    expect(coloursOf('1830')).toEqual({ yellow: 'yellow', brown: 'brown' });
    expect(coloursOf('1833ne')).toEqual({ 'I-II': 'yellow', 'III-IV': 'green', V: 'brown' });
    expect(coloursOf('1889')).toEqual({ yellow: 'yellow', brown: 'brown', diesel: 'grey' });
  });

  it.each(Object.keys(TITLES))('are all drawn in a colour of tiles in %s, the one that they are called by', (id) => {
    const colours = ['yellow', 'green', 'brown', 'grey'];
    for (const [band, colour] of Object.entries(coloursOf(id))) {
      expect(colours).toContain(colour);
      if (colours.includes(band)) expect(colour).toBe(band);
    }
  });
});

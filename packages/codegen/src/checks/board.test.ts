import { expect, test } from 'vitest';
import { faultsWith } from '../../test/broken-title.ts';

test.each([
  [
    'home.city',
    'companies.yaml',
    'hex: H12',
    'hex: G11',
    'companies.yaml at <G11> home.city: the home of PRR has no city → choose a hex with a city, or print one in G11',
  ],
  ['home.city', 'companies.yaml', 'stop: 0', 'stop: 2', 'companies.yaml at <2> home.city: stop 2 of G19 is not a city → use 0 or 1'],
  [
    'home.which',
    'companies.yaml',
    ', stop: 0',
    '',
    'companies.yaml at <G19> home.which: G19 has 2 cities, and NYNH does not say which is its home → add stop: 0 or 1, or list NYNH under reserved_for of G19',
  ],
  [
    'home.room',
    'map.yaml',
    '[NYC]',
    '[NYC, B&M]',
    'map.yaml at <[NYC> home.room: 2 places are reserved in a city with 1 slot → give the city more slots, or reserve fewer',
  ],
  [
    'track.open_end',
    'map.yaml',
    'from: edge 0, to: edge 5',
    'from: edge 0, to: edge 2',
    'map.yaml at <{from: edge 0> track.open_end: track of A17 leads over edge 2, where there is no way on → turn the track, or say open_ends: [2]',
  ],
  [
    'track.open_end',
    'map.yaml',
    'track: [{from: edge 5, to: stop 0}]',
    'track: [{from: edge 4, to: stop 0}]',
    'map.yaml at <{from: edge 4> track.open_end: track of A9 meets none in A11, on which nothing is ever laid → turn the track, or say open_ends: [4]',
  ],
  [
    'track.no_end',
    'map.yaml',
    '{id: F20,',
    '{id: F20, open_ends: [2],',
    'map.yaml at <2> track.no_end: no track of F20 ends at edge 2 → take it out',
  ],
  [
    'track.stop',
    'map.yaml',
    '{from: edge 3, to: stop 0}]',
    '{from: edge 3, to: stop 1}]',
    'map.yaml at <stop 1> track.stop: there is no stop 1 here → use stop 0',
  ],
  [
    'hex.no_tile',
    'map.yaml',
    '{id: B12}',
    '{id: B12, label: X}',
    'map.yaml at <B12> hex.no_tile: no yellow tile fits B12 → count a yellow tile with no stop and the label X',
  ],
  [
    'tile.colour',
    'tiles.yaml',
    "'70': 1",
    "'51': 1",
    "tiles.yaml at <'51': 1> tile.colour: no phase allows grey tiles such as 51 → add the colour to a phase (now yellow, green, brown)",
  ],
  [
    'tile.nowhere',
    'tiles.yaml',
    "'70': 1",
    "'440': 1",
    "tiles.yaml at <'440': 1> tile.nowhere: nothing on the board can ever become tile 440 → compare its track, stops and label with the hexes and the tiles of the colour before, or take it out of counts",
  ],
  [
    'tile.power',
    'privates.yaml',
    "['57']",
    "['58']",
    "privates.yaml at <'58'> tile.power: tile 58 fits none of the hexes of DH → choose a tile with the stops and label of the hex",
  ],
])('%s', (_, file, text, replacement, fault) => {
  expect(faultsWith(file, text, replacement)).toEqual([fault]);
});

test('an open end that the map states is no fault', () => {
  const stated = '{id: A17, colour: grey, open_ends: [2], track: [{from: edge 0, to: edge 2}]}';
  expect(faultsWith('map.yaml', '{id: A17, colour: grey, track: [{from: edge 0, to: edge 5}]}', stated)).toEqual([]);
});

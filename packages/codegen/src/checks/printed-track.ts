import { trackEdges, face } from '../compile/faces.ts';
import { FINAL_COLOURS, hexesByPlace, neighboursOf, opposite } from '../compile/hexes.ts';
import { besideMisplaced, misplacedHexes } from './layout.ts';
import { check, type Checked, type Path } from './check.ts';
import type { TileSource } from '@roundhouse/title-schema';

/** Printed track leads to a hex that takes it up, unless the map says that it ends there. */
export const printedTrack = check(['map'], (title) => {
  const { map } = title.source;
  const byPlace = hexesByPlace(map);
  const misplaced = misplacedHexes(map);
  map.hexes.forEach((hex, index) => {
    const printed = trackEdges(face(hex, []));
    const neighbours = neighboursOf(hex, map, byPlace);
    for (const edge of printed) {
      if (hex.open_ends.includes(edge) || besideMisplaced(hex, edge, map, misplaced)) continue;
      const piece = hex.track.findIndex(({ from, to }) => from === `edge ${edge}` || to === `edge ${edge}`);
      const path = ['map', 'hexes', index, 'track', piece];
      const neighbour = neighbours[edge] ?? null;
      const remedy = `turn the track, or say open_ends: [${edge}]`;
      if (neighbour === null) {
        title.fault('track.open_end', path, `track of ${hex.id} leads over edge ${edge}, where there is no way on`, remedy);
      } else if (FINAL_COLOURS.includes(neighbour.colour) && !trackEdges(face(neighbour, [])).has(opposite(edge))) {
        title.fault('track.open_end', path, `track of ${hex.id} meets none in ${neighbour.id}, on which nothing is ever laid`, remedy);
      }
    }
    hex.open_ends.forEach((edge, place) => {
      if (!printed.has(edge))
        title.fault(
          'track.no_end',
          ['map', 'hexes', index, 'open_ends', place],
          `no track of ${hex.id} ends at edge ${edge}`,
          'take it out',
        );
    });
  });
});

/** Track of hexes names stops that are there. */
export const trackStops = check(['map'], (title) => {
  title.source.map.hexes.forEach((hex, index) => stops(title, ['map', 'hexes', index], hex));
});

/** So does track of own tiles. */
export const trackStopsOfTiles = check(['tiles'], (title) => {
  for (const [id, tile] of Object.entries(title.source.tiles.tiles ?? {})) stops(title, ['tiles', 'tiles', id], tile);
});

function stops(title: Pick<Checked<never>, 'fault'>, path: Path, of: Pick<TileSource, 'stops' | 'track'>): void {
  of.track.forEach((piece, index) => {
    for (const end of ['from', 'to'] as const) {
      const [kind, number] = piece[end].split(' ');
      if (kind !== 'stop' || of.stops[Number(number)] !== undefined) continue;
      const count = of.stops.length;
      const remedy = count === 0 ? 'list the stop under stops' : `use stop 0${count > 1 ? ` to stop ${count - 1}` : ''}`;
      title.fault('track.stop', [...path, 'track', index, end], `there is no ${piece[end]} here`, remedy);
    }
  });
}

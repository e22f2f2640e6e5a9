import { suggestion } from '@roundhouse/title-schema';
import { tileSource } from '../compile/title.ts';
import { nextColour } from '../compile/upgrades.ts';
import { check } from './check.ts';

/** A printed label is on a tile as well where tiles may be laid; hexes without any tile are judged apart. */
export const labels = check(['map', 'tiles', 'trains'], (title) => {
  const { source } = title;
  const tiles = Object.keys(source.tiles.counts).map((id) => tileSource(source, title.shared, id));
  const allowed = new Set<string>(source.trains.phases.flatMap((phase) => phase.tile_colours));
  const carried = [...new Set(tiles.flatMap((tile) => tile?.label ?? []))];
  // A tile that is not known may be the one with the label.
  if (tiles.includes(undefined)) return;
  source.map.hexes.forEach((hex, index) => {
    const next = nextColour(hex.colour);
    if (hex.label === undefined || carried.includes(hex.label) || hex.colour === 'white' || next === null || !allowed.has(next)) return;
    title.fault(
      'hex.label',
      ['map', 'hexes', index, 'label'],
      `no tile carries the label ${hex.label} of ${hex.id}`,
      suggestion(hex.label, carried),
    );
  });
});

import { COLOURS, type Face } from '@roundhouse/title-schema';
import { face } from '../compile/faces.ts';
import { FINAL_COLOURS } from '../compile/hexes.ts';
import { tileSource } from '../compile/title.ts';
import { nextColour, upgradesOf } from '../compile/upgrades.ts';
import { check, type Checked } from './check.ts';

type Numbered = Face & { readonly id: string };

/**
 * Tiles of the title; null where a number is a slip: that hexes have no tile and others can never be laid is then
 * its consequence.
 */
function countedTiles(title: Checked<'tiles'>): readonly Numbered[] | null {
  const tiles: Numbered[] = [];
  for (const id of Object.keys(title.source.tiles.counts)) {
    const printed = tileSource(title.source, title.shared, id);
    if (printed === undefined) return null;
    tiles.push({ id, ...face(printed, []) });
  }
  return tiles;
}

/** Every tile can be laid somewhere: in a phase that allows its colour, on a hex or tile that it can replace. */
export const tilesCanBeLaid = check(['trains', 'tiles', 'map'], (title) => {
  const { source } = title;
  const allowed = new Set(source.trains.phases.flatMap((phase) => phase.tile_colours));
  const tiles = countedTiles(title);
  if (tiles === null) return;
  const hexes: readonly Face[] = source.map.hexes.filter((hex) => !FINAL_COLOURS.includes(hex.colour)).map((hex) => face(hex, []));
  for (const tile of tiles) {
    const path = ['tiles', 'counts', tile.id];
    if (!allowed.has(tile.colour)) {
      const able = COLOURS.filter((colour) => allowed.has(colour)).join(', ');
      title.fault(
        'tile.colour',
        path,
        `no phase allows ${tile.colour} tiles such as ${tile.id}`,
        `add the colour to a phase (now ${able})`,
        'name',
      );
      continue;
    }
    const beside = source.tiles.upgrades.some(({ to, from }) => to === tile.id && from.some((id) => tiles.some((old) => old.id === id)));
    const replaced =
      beside || [...hexes, ...tiles].some((old) => nextColour(old.colour) === tile.colour && upgradesOf(old, [tile]).length > 0);
    if (!replaced) {
      const remedy = 'compare its track, stops and label with the hexes and the tiles of the colour before, or take it out of counts';
      title.fault('tile.nowhere', path, `nothing on the board can ever become tile ${tile.id}`, remedy, 'name');
    }
  }
});

/** Every hex that may be built on has a first tile that fits it. */
export const hexesCanBeBuilt = check(['tiles', 'map'], (title) => {
  const { source } = title;
  const tiles = countedTiles(title);
  if (tiles === null) return;
  source.map.hexes.forEach((hex, index) => {
    if (hex.colour !== 'white' || upgradesOf(face(hex, []), tiles).length > 0) return;
    const label = hex.label === undefined ? 'no label' : `the label ${hex.label}`;
    const stops = hex.stops.map((stop) => stop.kind).join(' and ') || 'no stop';
    title.fault(
      'hex.no_tile',
      ['map', 'hexes', index, 'id'],
      `no yellow tile fits ${hex.id}`,
      `count a yellow tile with ${stops} and ${label}`,
    );
  });
});

/** Faces of the tiles that may come to lie on these. */
function laid(title: Checked<'tiles'>, faces: readonly Face[]): readonly Face[] {
  const all = countedTiles(title) ?? [];
  const reached = new Map<string, Face>();
  const open = [...faces];
  for (let old = open.pop(); old !== undefined; old = open.pop()) {
    for (const { tile } of upgradesOf(old, all)) {
      const next = all.find(({ id }) => id === tile);
      if (next === undefined || reached.has(tile)) continue;
      reached.set(tile, next);
      open.push(next);
    }
  }
  return [...reached.values()];
}

/** A tile laid by a power fits the hexes of the power. */
export const powerTilesFit = check(['privates', 'map', 'tiles'], (title) => {
  const { source } = title;
  source.privates.privates.forEach((company, index) => {
    company.powers.forEach((power, place) => {
      if (!('tiles' in power)) return;
      // A power without hexes is for any.
      const of = power.hexes.length === 0 ? source.map.hexes.map(({ id }) => id) : power.hexes;
      const faces = of.flatMap((id) => source.map.hexes.filter((hex) => hex.id === id)).map((hex) => face(hex, []));
      power.tiles.forEach((id, number) => {
        const printed = tileSource(source, title.shared, id);
        if (printed === undefined || source.tiles.counts[id] === undefined) return;
        const fits = (old: Face): boolean => upgradesOf(old, [{ id, ...face(printed, []) }]).length > 0;
        if (faces.some(fits)) return;
        // Where it may replace a tile, one of the tiles that may lie there takes it.
        if ('only_empty' in power && !power.only_empty && laid(title, faces).some(fits)) return;
        const path = ['privates', 'privates', index, 'powers', place, 'tiles', number];
        title.fault(
          'tile.power',
          path,
          `tile ${id} fits none of the hexes of ${company.id}`,
          'choose a tile with the stops and label of the hex',
        );
      });
    });
  });
});

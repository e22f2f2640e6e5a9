import { Type, type Static } from 'typebox';
import { colour, FACE_MEMBERS } from './face.ts';
import { record } from './words.ts';

/** A tile as it lies unturned. */
export const TileSource = record(
  { colour: colour('Colour of the tile.'), ...FACE_MEMBERS },
  'A tile in rotation 0; rotation r turns it r sixths clockwise.',
);
export type TileSource = Static<typeof TileSource>;

const tiles = (description: string) => Type.Record(Type.String({ minLength: 1 }), TileSource, { description });

/** Tiles of one title: how many of each, and those that no other title has. */
export const TilesFile = record(
  {
    counts: Type.Record(
      Type.String({ minLength: 1 }),
      Type.Union([Type.Integer({ minimum: 1, description: 'Number of copies.' }), Type.Literal('unlimited')], {
        description: 'Number of copies, or "unlimited".',
      }),
      { description: 'Copies of each tile, by tile number.' },
    ),
    upgrades: Type.Array(
      record(
        {
          from: Type.Array(Type.String({ description: 'Tile number.' }), { minItems: 1, description: 'Tiles that are replaced.' }),
          to: Type.String({ minLength: 1, description: 'Tile that replaces them.' }),
        },
        'An upgrade for which the old track and stops do not matter.',
      ),
      { description: 'Upgrades beside those that keep track, stops and label.', default: [] },
    ),
    tiles: Type.Optional(tiles('Tiles that exist in this title only, by tile number.')),
  },
  'Tiles of a title.',
);
export type TilesFile = Static<typeof TilesFile>;

/** The tiles that titles share. */
export const TileLibrary = record({ tiles: tiles('Shared tiles, by tile number.') }, 'Shared tile library.');
export type TileLibrary = Static<typeof TileLibrary>;

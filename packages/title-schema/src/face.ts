import { Type, type Static } from 'typebox';
import { COLOURS, STOP_KINDS } from './compiled.ts';
import { id, money, record, words } from './words.ts';

/** Place of a stop on the printed hex; drawing only. */
export const Location = Type.Union([Type.Number({ minimum: 0, maximum: 5.5 }), Type.Literal('centre')], {
  description: 'Drawing hint: an edge (0–5), a half number for a corner (2.5 lies between edges 2 and 3), or centre.',
});

/** A city, town or off-board area as it is written in YAML. */
export const StopSource = record(
  {
    kind: words(STOP_KINDS, 'City: has token slots. Town: has none. Offboard: area beyond the map, ends of routes only.'),
    revenue: Type.Union(
      [
        money('One value for the whole game.'),
        Type.Record(Type.String(), money('Value in this band.'), { description: 'Value per band.' }),
      ],
      { description: 'Value, or a value per band (a missing band takes the value of the band before).', default: 0 },
    ),
    slots: Type.Optional(Type.Integer({ minimum: 1, description: 'Token slots of a city; left out: one.' })),
    loc: Type.Optional(Location),
    groups: Type.Array(id('Name of a group.'), { description: 'A route uses at most one stop of a group.', default: [] }),
    show_revenue: Type.Optional(Type.Boolean({ description: 'False: the value is printed on another hex of the same area.' })),
    visit_cost: Type.Integer({ minimum: 0, description: 'Visits that a train spends here.', default: 1 }),
    starting_tokens: Type.Array(id('Operator, or any other name for a neutral token that bars nobody.'), {
      description: 'Whose tokens lie here from the start, in slot order.',
      default: [],
    }),
    reserved_for: Type.Array(id('Corporation.'), { description: 'Owners of reserved slots, in slot order.', default: [] }),
  },
  'A stop of trains.',
);
export type StopSource = Static<typeof StopSource>;

const End = (description: string) =>
  Type.String({
    pattern: '^(edge [0-5]|stop [0-9]+|junction)$',
    description: `${description}: "edge 0" to "edge 5", "stop N" (place in the list of stops) or "junction" (the valueless middle).`,
    examples: ['edge 3', 'stop 0', 'junction'],
  });

/** A piece of track as it is written in YAML. */
export const TrackSource = record(
  {
    from: End('One end'),
    to: End('The other end'),
    dead_end: Type.Optional(Type.Boolean({ description: 'The track only serves the stop; drawn as a pointed stub.' })),
  },
  'A piece of track between two ends.',
);
export type TrackSource = Static<typeof TrackSource>;

/** What it costs to build here. */
export const TerrainSource = record(
  {
    types: Type.Array(Type.String({ minLength: 1, description: 'Word for the picture: water, mountain, …' }), {
      description: 'Kinds of terrain drawn in the hex.',
    }),
    cost: money('Paid when a tile is laid on this face.'),
  },
  'Terrain and its cost.',
);

/** A printed marker. */
export const IconSource = record(
  {
    name: id('Name of the picture.'),
    stays_after_lay: Type.Optional(Type.Boolean({ description: 'Copied to every later tile.' })),
    blocks_normal_lay: Type.Optional(Type.Boolean({ description: 'The tile can only be laid through a power.' })),
  },
  'A printed marker.',
);

/** Members that tiles and hexes of the board share. */
export const FACE_MEMBERS = {
  stops: Type.Array(StopSource, { description: 'Cities, towns and off-board areas; track names them by their place here.', default: [] }),
  track: Type.Array(TrackSource, { description: 'Printed track.', default: [] }),
  label: Type.Optional(id('Letters that must agree between a tile and what it replaces.')),
  terrain: Type.Array(TerrainSource, { description: 'Costs of building.', default: [] }),
  icons: Type.Array(IconSource, { description: 'Printed markers.', default: [] }),
} as const;

export const colour = (description: string) => words(COLOURS, description);

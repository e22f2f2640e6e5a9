import { Type, type Static } from 'typebox';
import { colour, FACE_MEMBERS } from './face.ts';
import { id, money, record, words } from './words.ts';

const edge = (description: string) => Type.Integer({ minimum: 0, maximum: 5, description });

/** A hex of the board as it is printed. */
export const HexSource = record(
  {
    id: Type.String({ pattern: '^[A-Z]+[0-9]+$', description: 'Letters and number of the hex, such as B12.', examples: ['Z26'] }),
    name: Type.Optional(Type.String({ minLength: 1, description: 'Name printed in the hex.' })),
    colour: {
      ...colour('White takes a yellow tile, yellow a green one, and so on; grey, red and blue are never built on.'),
      default: 'white',
    },
    ...FACE_MEMBERS,
    borders: Type.Array(
      record(
        {
          edge: edge('Edge that is marked.'),
          type: words(
            ['impassable', 'blind', 'seamless', 'water', 'mountain'],
            'Impassable: no track may cross. Blind: track may lead to the edge though the other side says impassable. Seamless: both hexes are one area.',
          ),
          cost: Type.Optional(money('Paid when track first crosses the edge.')),
        },
        'A marked edge.',
      ),
      { description: 'Marked edges.', default: [] },
    ),
    reserved_for: Type.Array(id('Corporation.'), {
      description: 'Operators with a place in the hex whose city is decided later; until then nobody else may place a token here.',
      default: [],
    }),
    only_tiles: Type.Optional(
      Type.Array(id('Tile number.'), { minItems: 1, description: 'The tiles that may be laid here, of those that fit; left out: all.' }),
    ),
    open_ends: Type.Array(edge('Edge where printed track leads nowhere.'), {
      description: 'Edges where printed track ends on purpose.',
      default: [],
    }),
  },
  'A hex of the board.',
);
export type HexSource = Static<typeof HexSource>;

/** The board. */
export const MapFile = record(
  {
    layout: words(['flat', 'pointy'], 'Flat: two horizontal sides. Pointy: a corner at the top.'),
    letters: words(['rows', 'columns'], 'Whether the letters of a hex id count rows or columns.'),
    hexes: Type.Array(HexSource, { minItems: 1, description: 'Every hex, in reading order.' }),
  },
  'The board.',
);
export type MapFile = Static<typeof MapFile>;

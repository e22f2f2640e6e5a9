import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Stations that several corporations have together (1833NE §11.7). */
export const SharedStations = Type.Object(
  {
    stations: Type.Array(
      Type.Object(
        {
          hex: Type.String({ description: 'Hex.' }),
          stop: Type.Integer({ minimum: 0, description: 'City of the tile.' }),
          operators: Type.Array(Type.String({ description: 'Corporation.' }), { minItems: 2, description: 'Whose station it is.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'Placed for nothing when the first tile is laid in the hex, by whomever.' },
    ),
  },
  { additionalProperties: false, description: 'A station that counts for several corporations, besides those of their charters.' },
);
export type SharedStations = Frozen<Static<typeof SharedStations>>;
export const SHARED_STATIONS_RULES = [] as const;

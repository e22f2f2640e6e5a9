import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** A hex that only owners of a marker may use (1828 §17). */
export const ResourceMarker = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'What the marker is called.' }),
    hex: Type.String({ description: 'The hex that is closed without a marker; no token is ever placed there.' }),
    count: Type.Integer({ minimum: 0, description: 'Markers that are for sale there.' }),
    price: Type.Integer({ minimum: 0, description: 'Price of a marker.' }),
    with_tile: Type.Optional(Type.String({ description: 'A hex whose first tile brings its builder one more marker.' })),
  },
  { additionalProperties: false, description: 'A hex that is closed to whoever has no marker of it.' },
);
export type ResourceMarker = Frozen<Static<typeof ResourceMarker>>;
export const RESOURCE_MARKER_RULES = ['marker.owned', 'marker.none_left', 'marker.not_reached', 'marker.cash', 'marker.no_token'] as const;

import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

const Side = Type.Object(
  {
    hex: Type.String({ description: 'Hex.' }),
    edge: Type.Integer({ minimum: 0, maximum: 5, description: 'Its edge.' }),
  },
  { additionalProperties: false },
);

/** Places that are not built on, or across, before a phase (1893 §10.4). */
export const ClosedCrossings = Type.Object(
  {
    until_phase: Type.String({ description: 'Phase with which they open.' }),
    hexes: Type.Array(Type.String(), { description: 'Hexes that stay empty before it.', default: [] }),
    sides: Type.Array(Side, { description: 'Edges to which the tile of the hex may have no track before it.', default: [] }),
    needed: Type.Array(Side, { description: 'Edges to which every tile of the hex must have track, in any phase.', default: [] }),
  },
  { additionalProperties: false, description: 'Crossings closed until a phase.' },
);
export type ClosedCrossings = Frozen<Static<typeof ClosedCrossings>>;
export const CLOSED_CROSSINGS_RULES = ['crossing.closed', 'crossing.needed'] as const;

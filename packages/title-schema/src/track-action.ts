import { Type } from 'typebox';
import { words } from './words.ts';

/** One of the track actions of a turn. */
export const TrackAction = Type.Object(
  {
    lay: Type.Boolean({ description: 'A yellow tile may be laid.' }),
    upgrade: words(['yes', 'no', 'if_none_yet'], 'Whether this action may upgrade a tile.'),
    fee: Type.Integer({ minimum: 0, description: 'Fee to the bank on top of terrain.', default: 0 }),
    other_hex: Type.Boolean({ description: 'Not in a hex that has had a track action in this turn.', default: false }),
    before_upgrades: Type.Boolean({ description: 'Only while no tile has been upgraded in the turn.', default: false }),
    from_phase: Type.Optional(Type.String({ description: 'First phase in which there is this action.' })),
  },
  { additionalProperties: false },
);

import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { TrackAction } from '../track-action.ts';

/** Two corporations merge into a system in a stock turn (1828 §7, §8). */
export const Systems = Type.Object(
  {
    shares: Type.Integer({ minimum: 1, description: 'Shares of the two together that one player must hold.' }),
    shares_unsold: Type.Integer({ minimum: 1, description: 'As many will do for a player who has sold neither in the round.' }),
    president_least: Type.Integer({ minimum: 1, description: 'Shares of the system that its president must come to hold.' }),
    donated: Type.Integer({ minimum: 0, description: 'Shares that he gives to its treasury, where they stay and earn.' }),
    float_percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Part that must be sold before it operates.' }),
    lays: Type.Array(TrackAction, { description: 'Track actions of a system after those of a corporation.', default: [] }),
  },
  { additionalProperties: false, description: 'Two corporations merge into a system with two shelves of trains.' },
);
export type Systems = Frozen<Static<typeof Systems>>;
export const SYSTEMS_RULES = [
  'system.pair',
  'system.operated',
  'system.floated',
  'system.president',
  'system.shares',
  'system.purchase',
  'system.answer',
  'system.token',
  'system.shelf_full',
] as const;

import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

/** Corporations have a hex to be connected with, and gain by it. */
export const Destinations = Type.Object(
  {
    paid_at_once: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'Unsold shares of a corporation that are paid to it at once; what is paid for those sold after them waits until it has reached its destination. Left out: nothing waits.',
      }),
    ),
    bonus: Type.Integer({ minimum: 0, description: 'What the bank pays a corporation that has reached its destination.', default: 0 }),
  },
  {
    additionalProperties: false,
    description:
      'Corporations reach their destination once track leads from one of their stations to a stop in that hex: looked at after each lay, and when an operating round begins.',
  },
);
export type Destinations = Frozen<Static<typeof Destinations>>;
export const DESTINATIONS_RULES = [] as const;

import { Type, type Static } from 'typebox';
import { POWERS, type Power } from './powers.ts';
import { id, money, record } from './words.ts';

export const PrivateSource = record(
  {
    id: id('Symbol of the private.'),
    name: id('Full name.'),
    price: money('Face value.'),
    revenue: money('Income at the start of each operating round.'),
    opening_price: Type.Optional(money('What it costs in the opening sale, where that is more than its face value.')),
    min_players: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Fewest players with whom it is in the game; left out: any number.' }),
    ),
    summary: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1, description: 'Text.' }), {
      description: 'One or two sentences for the reader, by language code.',
      default: {},
    }),
    powers: Type.Unsafe<Power[]>(
      Type.Array(
        {
          type: 'object',
          required: ['power'],
          properties: { power: { type: 'string', description: 'Name of the power.' } },
          discriminator: { propertyName: 'power' },
          oneOf: Object.values(POWERS),
          description: 'A power; its name stands in "power".',
        },
        { description: 'What it can do.', default: [] },
      ),
    ),
  },
  'A private company.',
);
export type PrivateSource = Static<typeof PrivateSource>;

/** Private companies in order of face value. */
export const PrivatesFile = record(
  { privates: Type.Array(PrivateSource, { description: 'In the order in which the opening sale offers them.' }) },
  'Private companies.',
);
export type PrivatesFile = Static<typeof PrivatesFile>;

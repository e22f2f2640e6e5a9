import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { words } from '../words.ts';

const end = Type.Record(Type.String(), Type.Integer({ minimum: 0, description: 'Amount.' }), {
  description: 'Hexes of this end, each with what it adds.',
});

/** Money for a route that is paid for a stop at each of two ends (1846 §7.2, 1833NE §13). */
export const ConnectionBonuses = Type.Object(
  {
    pairs: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, description: 'What players call it.' }),
          ends: Type.Array(end, { minItems: 2, maxItems: 2, description: 'The two ends.' }),
          kind: words(
            ['direct', 'interconnection'],
            'Direct: one route is paid for a stop at each end. Interconnection: it is paid for one of them, and track that no route uses leads on from an end of the route to the other one, however far and through whatever cities.',
            'direct',
          ),
          by_phase: Type.Record(Type.String(), Type.Integer({ minimum: 0, description: 'Amount.' }), {
            description: 'What the connection pays on top of its ends, by phase.',
            default: {},
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'Connections; a route is paid for each once.' },
    ),
  },
  { additionalProperties: false, description: 'Bonuses for routes between two ends.' },
);
export type ConnectionBonuses = Frozen<Static<typeof ConnectionBonuses>>;
export const CONNECTION_BONUSES_RULES = [] as const;

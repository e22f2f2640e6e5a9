import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

const Formation = Type.Object(
  {
    corporation: Type.String({ description: 'What is formed.' }),
    cell: Type.String({ pattern: '^[0-9]+,[0-9]+$', description: 'Market cell of its price: row and column from 0.' }),
    opens_on: Type.String({ description: 'Train whose first purchase puts its free certificates on sale and opens the vote.' }),
    automatic_on: Type.String({ description: 'Train after whose first purchase it is formed without a vote.' }),
    pays: Type.Integer({ minimum: 0, description: 'What the bank pays it.' }),
    parts: Type.Array(
      Type.Object(
        {
          private: Type.String({ description: 'Private, or card of a minor, that is handed in.' }),
          certificate: Type.Integer({ minimum: 0, description: 'Certificate that its owner gets: place in the list, from 0.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'What it is formed from, in the order in which it is handed in.' },
    ),
    votes_in_order: Type.Array(Type.String(), { minItems: 1, description: 'The same parts in the order in which their owners vote.' }),
  },
  { additionalProperties: false, description: 'One corporation that is formed.' },
);

/** Corporations that are formed from minors and privates, by vote of those who would own them, or in the end by themselves (1893 §8). */
export const FormationByVote = Type.Object(
  {
    needed_percent: Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Yes of this many per cent forms it; more no than the rest ends the vote.',
    }),
    formations: Type.Array(Formation, { minItems: 1, description: 'In the order in which they are formed.' }),
  },
  { additionalProperties: false, description: 'Corporations formed by vote.' },
);
export type FormationByVote = Frozen<Static<typeof FormationByVote>>;
export type Formation = FormationByVote['formations'][number];
export const FORMATION_BY_VOTE_RULES = ['formation.vote'] as const;

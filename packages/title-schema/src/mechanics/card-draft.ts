import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';
import { byPlayers } from '../words.ts';

const removal = Type.Object(
  {
    privates: Type.Array(Type.String(), { description: 'Privates of the group.', default: [] }),
    corporations: Type.Array(Type.String(), { description: 'Corporations of the group.', default: [] }),
    removed: byPlayers(
      Type.Integer({ minimum: 0, description: 'How many of the group are taken out.' }),
      'How many are taken out at random, by players.',
    ),
  },
  {
    additionalProperties: false,
    description: 'A group of which some are taken out at random; a corporation leaves its home station behind.',
  },
);

/** Privates drafted face down from a common deck with blank cards in it (1846 §2.4, §3). */
export const CardDraft = Type.Object(
  {
    hand: Type.Integer({ minimum: 1, description: 'Cards to choose from, on top of one for each player.' }),
    blank: Type.String({ minLength: 1, description: 'Name of the blank cards, one for each player; their number follows.' }),
    drop: Type.Integer({ minimum: 1, description: 'What the last card gets cheaper by when somebody passes on it.' }),
    deck: Type.Array(Type.String(), { minItems: 1, description: 'Privates in the order in which they are shuffled.' }),
    groups: Type.Array(removal, { description: 'Groups of which some are taken out, in the order of the draws.', default: [] }),
  },
  { additionalProperties: false, description: 'Opening by a draft from a deck, in reverse order.' },
);
export type CardDraft = Frozen<Static<typeof CardDraft>>;
export const CARD_DRAFT_RULES = ['draft.not_in_hand', 'draft.must_take', 'draft.last_only'] as const;

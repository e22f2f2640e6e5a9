import type { PrivateDraw } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { shuffle } from '../../chance.ts';
import { at, put, type Draft } from '../../draft.ts';
import type { PrivateId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

/** The privates that leave the game: the first ones of a shuffle, which is made again while it takes all that one must stay of (1828 §2.5). */
function drawn(draft: Draft, { privates, one_of }: PrivateDraw, count: number): readonly PrivateId[] {
  const draw = (): readonly PrivateId[] => shuffle(draft, privates).slice(0, count);
  let gone = draw();
  while (one_of.length > 0 && one_of.length <= count && one_of.every((id) => gone.includes(id))) gone = draw();
  return gone;
}

const answers: Answers = {
  atSetUp: (draft) => {
    const draw = draft.title.mechanics.private_draw;
    if (!draw) return;
    const { players } = draft.state.setup;
    const kept = draw.kept[String(players.length)] ?? draw.privates.length;
    for (const id of drawn(draft, draw, draw.privates.length - kept))
      draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), closed: true });
  },
};

export const privateDraw: Mechanic = {
  name: 'private_draw',
  answers: (title) => (title.mechanics.private_draw ? answers : null),
  steps: {},
};

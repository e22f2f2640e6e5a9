import type { PrivateDraw } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { beginDraws, shuffledFrom } from '../../chance.ts';
import { at, put } from '../../draft.ts';
import type { PrivateId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

/** The privates that leave the game: the first ones of a shuffle, which is made again while it takes all that one must stay of (1828 §2.5). */
function drawn({ privates, one_of }: PrivateDraw, count: number, seed: number): readonly PrivateId[] {
  let shuffle = shuffledFrom(privates, beginDraws(seed));
  const gone = (): readonly PrivateId[] => shuffle.list.slice(0, count);
  while (one_of.length > 0 && one_of.length <= count && one_of.every((id) => gone().includes(id)))
    shuffle = shuffledFrom(privates, shuffle.drawn);
  return gone();
}

const answers: Answers = {
  atSetUp: (draft) => {
    const draw = draft.title.mechanics.private_draw;
    if (!draw) return;
    const { players, seed } = draft.state.setup;
    const kept = draw.kept[String(players.length)] ?? draw.privates.length;
    for (const id of drawn(draw, draw.privates.length - kept, seed))
      draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), closed: true });
  },
};

export const privateDraw: Mechanic = {
  name: 'private_draw',
  answers: (title) => (title.mechanics.private_draw ? answers : null),
  steps: {},
};

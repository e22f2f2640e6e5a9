import { tell } from '../../answers.ts';
import { shuffle } from '../../chance.ts';
import { sellPrivate } from '../../companies/privates.ts';
import { at, type Draft } from '../../draft.ts';
import { beginCycle } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Mechanic } from '../mechanic.ts';

/** The shuffled privates go to the players in seating order, are paid for, and the first round begins (1889 §9.2). */
function begin(draft: Draft): void {
  const { each = 1, pay = 'face' } = draft.title.mechanics.private_deal ?? {};
  const inGame = draft.title.privates.ids.filter((id) => !at(draft.state.privates, id).closed);
  const pile = shuffle(draft, inGame);
  draft.state.seating.forEach((player, seat) => {
    for (const id of pile.slice(seat * each, (seat + 1) * each)) {
      sellPrivate(draft, id, `player/${player}`, pay === 'face' ? at(draft.title.privates.of, id).price : 0);
      tell.privateSold(draft, id, player);
    }
  });
  beginCycle(draft);
}

/** Nobody decides anything: the round is over as soon as it has begun. */
const opening: RoundKind = {
  kind: 'opening',
  begin,
  step: () => null,
  beside: () => [],
  advance: beginCycle,
  label: () => 'ISR',
};

export const privateDeal: Mechanic = { name: 'private_deal', answers: () => null, steps: {}, opening };

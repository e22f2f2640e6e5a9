import type { Answers } from '../../answers.ts';
import { faceAt, presentStop } from '../../board/hex.ts';
import { stationsIn } from '../../board/stations.ts';
import { closeCorporation } from '../../companies/closing.ts';
import { blockPlace } from '../../companies/stations.ts';
import { at, type Draft } from '../../draft.ts';
import type { OperatorId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';
import { hasCome } from '../../phase.ts';

/** A blocking token in the home place; where its city was never decided, one in every city of the hex (1828 §15.6). */
function blockHome(draft: Draft, id: OperatorId): void {
  const { home } = at(draft.title.corporations.of, id);
  if (!home) return;
  const { hex } = home;
  const stop = home.stop === null ? null : presentStop(draft, hex, home.stop);
  faceAt(draft, hex).face.stops.forEach(({ kind, slots }, index) => {
    if (kind !== 'city' || (stop !== null && index !== stop)) return;
    const taken = stationsIn(draft.state.board, hex, index).map(({ slot }) => slot);
    const slot = Array.from({ length: slots }, (_, i) => i).find((each) => !taken.includes(each));
    if (slot !== undefined) blockPlace(draft, { hex, stop: index, slot });
  });
}

const answers: Answers = {
  atStockRoundBegin: (draft) => {
    const from = draft.title.mechanics.unstarted_removal?.from_phase ?? '';
    if (!hasCome(draft, from)) return;
    for (const id of draft.title.corporations.ids) {
      const { kind, formed } = at(draft.title.corporations.of, id);
      if (kind !== 'corporation' || formed || at(draft.state.operators, id).status !== 'unlaunched') continue;
      closeCorporation(draft, id);
      blockHome(draft, id);
    }
  },
};

export const unstartedRemoval: Mechanic = {
  name: 'unstarted_removal',
  answers: (title) => (title.mechanics.unstarted_removal ? answers : null),
  steps: {},
};

import type { Answers } from '../../answers.ts';
import type { Draft } from '../../draft.ts';
import { setIsOver } from '../../rounds/cycle.ts';
import { trainSold } from '../../trains/phases.ts';
import { removeFromDepot } from '../../trains/trains.ts';
import type { Mechanic } from '../mechanic.ts';

/** The top train leaves, or all of its name, with every effect of a purchase (1817 §13.5). */
function exportTrains(draft: Draft): void {
  const { upcoming, sold } = draft.state.depot;
  const [top] = upcoming;
  const { whole = [], until } = draft.title.mechanics.train_export ?? {};
  if (top === undefined || (until !== undefined && sold.includes(until))) return;
  for (const card of whole.includes(top.name) ? upcoming.filter(({ name }) => name === top.name) : [top]) removeFromDepot(draft, card);
  trainSold(draft, top.name);
}

const answers: Answers = {
  afterTrainLeft: (draft) => {
    if (draft.title.mechanics.train_export?.unless_bought === true) draft.state.mechanics = { ...draft.state.mechanics, train_left: true };
  },
  atOperatingRoundEnd: (draft) => {
    if (draft.title.mechanics.train_export?.every === 'operating_set' && !setIsOver(draft)) return;
    const { train_left, ...mechanics } = draft.state.mechanics;
    if (train_left === undefined) exportTrains(draft);
    // What has left by itself just now is no purchase.
    if (draft.title.mechanics.train_export?.unless_bought === true) draft.state.mechanics = mechanics;
  },
};

export const trainExport: Mechanic = {
  name: 'train_export',
  answers: (title) => (title.mechanics.train_export ? answers : null),
  steps: {},
};

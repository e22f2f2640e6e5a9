import type { Answers } from '../../answers.ts';
import { trainSold } from '../../trains/phases.ts';
import { removeFromDepot } from '../../trains/trains.ts';
import type { Mechanic } from '../mechanic.ts';

/** The top train leaves, or all of its name, with every effect of a purchase (1817 §13.5). */
const answers: Answers = {
  atOperatingRoundEnd: (draft) => {
    const { upcoming } = draft.state.depot;
    const [top] = upcoming;
    if (top === undefined) return;
    const whole = draft.title.mechanics.train_export?.whole.includes(top.name) ?? false;
    for (const card of whole ? upcoming.filter(({ name }) => name === top.name) : [top]) removeFromDepot(draft, card);
    trainSold(draft, top.name);
  },
};

export const trainExport: Mechanic = {
  name: 'train_export',
  answers: (title) => (title.mechanics.train_export ? answers : null),
  steps: {},
};

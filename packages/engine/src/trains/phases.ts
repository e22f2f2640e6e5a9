import type { TrainEvent } from '@roundhouse/title-schema';
import { ask, tell } from '../answers.ts';
import { at, type Draft } from '../draft.ts';
import { lastPhaseBegins } from '../ending.ts';
import { closePrivate } from '../companies/privates.ts';
import { closeMinor, minorsOf } from '../companies/minors.ts';
import { makeObsolete, rust } from './trains.ts';

/**
 * What the first purchase of a type of train sets off, in this order: the new phase, rust everywhere, the
 * events of the train and what mechanics and powers do (1830 §10.5). Discards follow by themselves, since the limit has fallen.
 */
function firstSold(draft: Draft, name: string): void {
  const { depot } = draft.state;
  draft.state.depot = { ...depot, sold: [...depot.sold, name] };
  const phase = draft.title.phases.ids.find((id) => at(draft.title.phases.of, id).starts_with === name);
  if (phase !== undefined) {
    draft.state.phase = phase;
    draft.events.push({ type: 'phase', phase });
    if (phase === draft.title.phases.ids.at(-1)) lastPhaseBegins(draft);
    tell.phaseBegun(draft);
  }
  const rusted = draft.title.trains.ids.filter((id) => at(draft.title.trains.of, id).rusts_on === name);
  if (rusted.length > 0) rust(draft, rusted);
  const obsolete = draft.title.trains.ids.filter((id) => at(draft.title.trains.of, id).obsolete_on === name);
  if (obsolete.length > 0) makeObsolete(draft, obsolete);
  for (const event of at(draft.title.trains.of, name).events) EFFECTS[event](draft);
  tell.firstTrain(draft, name);
}

/** A train of the bank has been bought, or has left the stack by itself. */
export function trainSold(draft: Draft, name: string): void {
  if (!draft.state.depot.sold.includes(name)) firstSold(draft, name);
  tell.trainLeft(draft, name);
}

const EFFECTS: Readonly<Record<TrainEvent, (draft: Draft) => void>> = {
  close_privates: (draft) => {
    for (const id of draft.title.privates.ids) if (!ask.staysOpen(draft, id)) closePrivate(draft, id);
  },
  close_minors: (draft) => {
    for (const id of minorsOf(draft)) closeMinor(draft, id);
  },
};

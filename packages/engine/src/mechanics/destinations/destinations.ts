import type { Answers } from '../../answers.ts';
import { network } from '../../board/network.ts';
import { sizeOf, unitsHeld } from '../../companies/certificates.ts';
import { at, put, without, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import type { OperatorId } from '../../state.ts';
import type { DestinationsState } from '../slices.ts';
import type { Mechanic } from '../mechanic.ts';
import { destinationOf, destinationsState } from './destination.ts';

function set(draft: Draft, change: Partial<DestinationsState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, destinations: { ...destinationsState(draft), ...change } };
}

/** A corporation is there, or only begins on its way: nothing waits for it. */
function note(draft: Draft, id: OperatorId, isThere: boolean): void {
  const { reached, waiting } = destinationsState(draft);
  const { [id]: _, ...others } = waiting;
  set(draft, { reached: [...without(reached, id), ...(isThere ? [id] : [])], waiting: others });
}

/** Corporations that track has led to their destination get what waits for them, and what the bank pays for it. */
function look(draft: Draft): void {
  for (const id of draft.title.corporations.ids) {
    const place = destinationOf(draft, id);
    if (place === null || place.reached || at(draft.state.operators, id).status !== 'floated') continue;
    if (!network(draft, id).hexes.has(place.hex)) continue;
    note(draft, id, true);
    draft.events.push({ type: 'destination', operator: id, hex: place.hex });
    transfer(draft, 'bank', operatorPurse(id), place.waiting, 'waiting');
    transfer(draft, 'bank', operatorPurse(id), draft.title.mechanics.destinations?.bonus ?? 0, 'destination');
  }
}

/** What is paid for shares beyond those that are paid at once waits with the bank. */
function setAside(draft: Draft, id: OperatorId, units: number, price: number): void {
  const paid_at_once = draft.title.mechanics.destinations?.paid_at_once;
  const sold = sizeOf(draft, id) - unitsHeld(draft, 'ipo', id);
  // A corporation that is started, the first time or anew, begins on its way.
  if (sold === 0) note(draft, id, false);
  const place = destinationOf(draft, id);
  if (place === null || place.reached || paid_at_once === undefined) return;
  const late = Math.max(0, sold + units - Math.max(sold, paid_at_once));
  const amount = Math.min((price / units) * late, cashIn(draft, operatorPurse(id)));
  if (amount === 0) return;
  transfer(draft, operatorPurse(id), 'bank', amount, 'waiting');
  set(draft, { waiting: put(destinationsState(draft).waiting, id, place.waiting + amount) });
}

const answers: Answers = {
  afterLay: look,
  atOperatingRoundBegin: look,
  afterSharePaid: setAside,
};

export const destinations: Mechanic = {
  name: 'destinations',
  answers: (title) => (title.mechanics.destinations ? answers : null),
  steps: {},
};

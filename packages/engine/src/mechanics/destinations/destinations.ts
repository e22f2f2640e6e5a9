import type { Answers } from '../../answers.ts';
import { network } from '../../board/network.ts';
import { sizeOf, unitsHeld } from '../../companies/certificates.ts';
import { at, put, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import type { Game, OperatorId } from '../../state.ts';
import type { DestinationsState } from '../slices.ts';
import type { Mechanic } from '../mechanic.ts';

const NOTHING: DestinationsState = { reached: [], waiting: {} };

const slice = (game: Game): DestinationsState => game.state.mechanics.destinations ?? NOTHING;

function set(draft: Draft, change: Partial<DestinationsState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, destinations: { ...slice(draft), ...change } };
}

/** Where a corporation is to go, and what waits for it until then. */
export interface Destination {
  readonly hex: string;
  readonly reached: boolean;
  readonly waiting: number;
}

/** The destination of a corporation; null: it has none, or the title does without them. */
export function destinationOf(game: Game, id: OperatorId): Destination | null {
  const hex = game.title.corporations.of[id]?.destination;
  if (hex === undefined || game.title.mechanics.destinations === undefined) return null;
  const { reached, waiting } = slice(game);
  return { hex, reached: reached.includes(id), waiting: waiting[id] ?? 0 };
}

/** Corporations that track has led to their destination get what waits for them, and what the bank pays for it. */
function look(draft: Draft): void {
  for (const id of draft.title.corporations.ids) {
    const place = destinationOf(draft, id);
    if (place === null || place.reached || at(draft.state.operators, id).status !== 'floated') continue;
    if (!network(draft, id).hexes.has(place.hex)) continue;
    const { reached, waiting } = slice(draft);
    const { [id]: _, ...others } = waiting;
    set(draft, { reached: [...reached, id], waiting: others });
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
  if (sold === 0) {
    const { [id]: _, ...others } = slice(draft).waiting;
    set(draft, { reached: slice(draft).reached.filter((each) => each !== id), waiting: others });
  }
  const place = destinationOf(draft, id);
  if (place === null || place.reached || paid_at_once === undefined) return;
  const late = Math.max(0, sold + units - Math.max(sold, paid_at_once));
  const amount = Math.min((price / units) * late, cashIn(draft, operatorPurse(id)));
  if (amount === 0) return;
  transfer(draft, operatorPurse(id), 'bank', amount, 'waiting');
  set(draft, { waiting: put(slice(draft).waiting, id, place.waiting + amount) });
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

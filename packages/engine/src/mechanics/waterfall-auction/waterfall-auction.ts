import { at, first, type Draft } from '../../draft.ts';
import { beginCycle } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Mechanic } from '../mechanic.ts';
import { auctionOf, unsold } from './bids.ts';
import { auctionStep } from './step.ts';

/** The auction opens with the first private and the first seat (1830 §3.1, §3.2). */
function begin(draft: Draft): void {
  const [item] = unsold(draft);
  if (item === undefined) return;
  const waterfall_auction = {
    turn: first(draft.state.seating),
    passes: 0,
    bids: {},
    price: at(draft.title.privates.of, item).price,
    contest: null,
  };
  draft.state.mechanics = { ...draft.state.mechanics, waterfall_auction };
}

/** All is sold: the priority goes to the player whose turn would be next (1830 §3.8). */
function end(draft: Draft): void {
  const { seating } = draft.state;
  const next = seating.indexOf(auctionOf(draft).turn);
  draft.state.seating = [...seating.slice(next), ...seating.slice(0, next)];
  const { waterfall_auction: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = rest;
  beginCycle(draft);
}

const opening: RoundKind = {
  kind: 'opening',
  begin,
  step: () => auctionStep.name,
  beside: () => [],
  advance: end,
  label: () => 'ISR',
};

export const waterfallAuction: Mechanic = {
  name: 'waterfall_auction',
  answers: (title) => (title.mechanics.waterfall_auction ? {} : null),
  steps: { [auctionStep.name]: auctionStep },
  opening,
};

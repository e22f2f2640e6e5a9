import type { WaterfallAuction } from '@roundhouse/title-schema';
import type { Answers } from '../../answers.ts';
import { at, first, type Draft } from '../../draft.ts';
import type { Game, PlayerId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';
import { committed } from './bids.ts';
import { auctionStep } from './step.ts';

const answers = (_parameters: WaterfallAuction): Answers => ({
  committedCash: (game: Game, player: PlayerId) => committed(game, player),
});

/** The auction opens with the first private and the first seat (1830 §3.1, §3.2). */
function begin(draft: Draft): void {
  const [item] = draft.title.privates.ids;
  if (item === undefined) return;
  draft.state.auction = {
    turn: first(draft.state.seating),
    passes: 0,
    bids: {},
    price: at(draft.title.privates.of, item).price,
    contest: null,
  };
}

export const waterfallAuction: Mechanic = {
  name: 'waterfall_auction',
  answers: (title) => (title.mechanics.waterfall_auction ? answers(title.mechanics.waterfall_auction) : null),
  steps: { auction: auctionStep },
  opening: { begin, step: 'auction' },
};

import type { Choice } from '../../action.ts';
import { shuffle } from '../../chance.ts';
import { after, first, type Draft } from '../../draft.ts';
import { refuse } from '../../result.ts';
import type { DraftState } from '../slices.ts';
import type { Game, PlayerId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import { cardPrice, draftOf, handOf, handSize, isAtFloor, isBlank, isLast, parametersOf } from './draft-state.ts';

function set(draft: Draft, change: Partial<DraftState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, card_draft: { ...draftOf(draft), ...change } };
}

/** Whether everything is chosen, or only blank cards are left and too few of them (1846 §3.3). */
export function isOver(game: Game): boolean {
  const { deck } = draftOf(game);
  return deck.length < handSize(game) && deck.every((card) => isBlank(game, card));
}

/** The player before: the draft goes in reverse order (1846 §3.2). */
function playerBefore(game: Game, id: PlayerId): PlayerId {
  return first(after([...game.state.seating].reverse(), id));
}

function take(draft: Draft, card: string): void {
  const { turn, deck, chosen, off } = draftOf(draft);
  const size = handSize(draft);
  const hand = deck.slice(0, size);
  const shuffled = shuffle(draft, hand);
  set(draft, {
    turn: playerBefore(draft, turn),
    deck: [...deck.slice(size), ...shuffled.filter((each) => each !== card)],
    chosen: [...chosen, { player: turn, card, price: cardPrice(draft, card, off) }],
  });
}

/** One card of the draft (1846 §3). */
export const draftStep: Step = {
  name: 'card_draft',
  handles: ['take', 'pass'],
  awaits: (game) => {
    if (!game.state.mechanics.card_draft || isOver(game)) return [];
    const { turn } = draftOf(game);
    return [{ entity: player(turn), decider: turn }];
  },
  choices: (game) => {
    if (!game.state.mechanics.card_draft) return [];
    const { turn } = draftOf(game);
    const by = player(turn);
    const list: Choice[] = handOf(game).map((card) => ({ action: { type: 'take', by, card }, decider: turn }));
    return isLast(game) && !isAtFloor(game) ? [...list, { action: { type: 'pass', by }, decider: turn }] : list;
  },
  refusal: (game, action) => {
    if (!game.state.mechanics.card_draft) return refuse('turn.not_now');
    const { turn } = draftOf(game);
    if (!isBy(action, 'player', turn)) return refuse('turn.not_yours', { active: turn });
    if (action.type === 'take') return handOf(game).includes(action.card) ? null : refuse('draft.not_in_hand', { card: action.card });
    if (!isLast(game)) return refuse('draft.last_only');
    return isAtFloor(game) ? refuse('draft.must_take', { card: draftOf(game).deck[0] ?? '' }) : null;
  },
  perform: (draft, action) => {
    if (action.type === 'take') {
      take(draft, action.card);
      return;
    }
    const { turn, off } = draftOf(draft);
    set(draft, { off: off + parametersOf(draft).drop, turn: playerBefore(draft, turn) });
  },
};

import type { CardDraft } from '@roundhouse/title-schema';
import { at } from '../../draft.ts';
import type { DraftState } from '../slices.ts';
import type { Game } from '../../state.ts';

export function parametersOf(game: Game): CardDraft {
  const { card_draft } = game.title.mechanics;
  if (!card_draft) throw new Error('the title has no draft of cards');
  return card_draft;
}

export function draftOf(game: Game): DraftState {
  const { card_draft } = game.state.mechanics;
  if (!card_draft) throw new Error('no draft');
  return card_draft;
}

/** A card that whoever looks may not see (1846 §3.1). */
export const HIDDEN = '?';

/** Whether a card is one of the blank ones. */
export const isBlank = (game: Game, card: string): boolean => card !== HIDDEN && game.title.privates.of[card] === undefined;

/** Cards that a player sees when it is his turn (1846 §3.1). */
export const handSize = (game: Game): number => game.state.setup.players.length + parametersOf(game).hand;

/** The cards to choose from. */
export const handOf = (game: Game): readonly string[] =>
  draftOf(game)
    .deck.slice(0, handSize(game))
    .filter((card) => card !== HIDDEN);

/** What a card costs when the draft is over: its opening price, less what the last card has lost (1846 §3.4, §3.5). */
export function cardPrice(game: Game, card: string, off = 0): number {
  if (isBlank(game, card)) return 0;
  const { price, opening_price = price } = at(game.title.privates.of, card);
  return opening_price - Math.min(off, price);
}

/** Whether one card is left that is not blank: it may be passed on, and gets cheaper (1846 §3.4). */
export function isLast(game: Game): boolean {
  const { deck } = draftOf(game);
  return deck.length === 1 && !isBlank(game, deck[0] ?? '');
}

/** Whether the last card costs as little as it can. */
export function isAtFloor(game: Game): boolean {
  const { deck, off } = draftOf(game);
  const [card = ''] = deck;
  const price = game.title.privates.of[card]?.price;
  return price !== undefined && off >= price;
}

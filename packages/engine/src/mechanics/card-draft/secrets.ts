import type { Secrets } from '../../answers.ts';
import type { Game } from '../../state.ts';
import { HIDDEN, handSize } from './draft-state.ts';

/** During the draft each player knows his own cards, and the hand when it is his turn; nobody knows the rest (1846 §3.1). */
export function secrets(game: Game): Secrets | null {
  const { card_draft } = game.state.mechanics;
  if (!card_draft) return null;
  return {
    game: (seat) => {
      const inHand = seat === card_draft.turn ? handSize(game) : 0;
      const deck = card_draft.deck.map((card, index) => (index < inHand ? card : HIDDEN));
      const chosen = card_draft.chosen.map((each) => (each.player === seat ? each : { ...each, card: HIDDEN, price: 0 }));
      const seen = { ...card_draft, deck, chosen };
      return { ...game, state: { ...game.state, mechanics: { ...game.state.mechanics, card_draft: seen } } };
    },
    action: (action, seat) => (action.type === 'take' && action.by.id !== seat ? { ...action, card: HIDDEN } : action),
  };
}

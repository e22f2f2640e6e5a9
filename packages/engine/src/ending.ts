import { at, type Draft } from './draft.ts';
import { playerHolder, unitsHeld } from './companies/certificates.ts';
import { priceOf } from './market.ts';
import { privatesOf } from './companies/privates.ts';
import type { EndCause, Game, PlayerId } from './state.ts';

/** Cash, shares with a price and privates at face (1830 §13.2). */
export function valueOf(game: Game, player: PlayerId): number {
  let value = at(game.state.players, player).cash;
  for (const corporation of game.title.corporations.ids) {
    value += unitsHeld(game, playerHolder(player), corporation) * (priceOf(game, corporation) ?? 0);
  }
  if (game.title.rules.end.private_value === 'face') {
    for (const id of privatesOf(game, `player/${player}`)) value += at(game.title.privates.of, id).price;
  }
  return value;
}

/** Whether a cause ends the game at once, not with the set (1830 §13.1). */
export function endsNow(game: Game, cause: EndCause): boolean {
  return game.title.rules.end.triggers.some((trigger) => trigger.cause === cause && trigger.ends === 'now');
}

/** Ends the game as it stands. */
export function endGame(draft: Draft, cause: EndCause): void {
  const scores = Object.fromEntries(draft.state.setup.players.map(({ id }) => [id, valueOf(draft, id)]));
  draft.state.over = { cause, scores };
  draft.events.push({ type: 'over', cause });
}

import { at, type Draft } from './draft.ts';
import { playerHolder, unitsHeld } from './companies/certificates.ts';
import { isStartedWithoutPar, priceWithoutPar } from './companies/without-par.ts';
import { inZone, priceOf } from './market.ts';
import { playersIn } from './rounds/players.ts';
import { privatesOf } from './companies/privates.ts';
import { canStart } from './companies/shares.ts';
import type { EndCause, Game, PlayerId } from './state.ts';

/** Cash, shares with a price and privates at face (1830 §13.2). */
export function valueOf(game: Game, player: PlayerId): number {
  // 1833NE §19.1: who is bankrupt has nothing.
  let value = at(game.state.players, player).cash;
  for (const corporation of game.title.corporations.ids) {
    const unpriced = isStartedWithoutPar(game, corporation) ? priceWithoutPar(game, corporation) : null;
    value += unitsHeld(game, playerHolder(player), corporation) * (priceOf(game, corporation) ?? unpriced ?? 0);
  }
  // Records count them (1817-K1).
  if (game.title.rules.end.private_value === 'face' || game.state.setup.quirks.includes('privates_score_face')) {
    for (const id of privatesOf(game, `player/${player}`)) value += at(game.title.privates.of, id).price;
  }
  return value;
}

/** Whether a cause ends the game at once, not with the set (1830 §13.1). */
export function endsNow(game: Game, cause: EndCause): boolean {
  return game.title.rules.end.triggers.some((trigger) => trigger.cause === cause && trigger.ends === 'now');
}

/** Whether a cause ends the game with the round that is on (1828 §18.2). */
export function endsRound(game: Game, cause: EndCause): boolean {
  return game.title.rules.end.triggers.some((trigger) => trigger.cause === cause && trigger.ends === 'round');
}

/** Notes an end that follows from the position: one player left, or nothing left to play with (1833NE §22.2, §22.3). */
export function noteEnd(draft: Draft): void {
  const { state } = draft;
  const ends = (cause: EndCause): boolean => draft.title.rules.end.triggers.some((trigger) => trigger.cause === cause);
  // 1828 §18.2: an earlier cause wins.
  if (ends('price_reached') && draft.title.corporations.ids.some((id) => inZone(draft, id, 'ends_game'))) state.ending = 'price_reached';
  if (ends('last_player') && playersIn(draft).length <= 1) state.ending = 'last_player';
  else if (ends('all_closed') && isAllClosed(draft)) state.ending = 'all_closed';
}

/** Nothing is in play that pays anybody, and nobody has the money to start a corporation: no decision could come any more. */
function isAllClosed(game: Game): boolean {
  const { operators, privates } = game.state;
  if (!game.title.privates.ids.every((id) => at(privates, id).closed)) return false;
  if (Object.values(operators).some(({ status }) => status === 'launched' || status === 'floated')) return false;
  return !playersIn(game).some((player) => game.title.corporations.ids.some((id) => canStart(game, player, id)));
}

/** The last phase begins: where the title counts rounds from then on, this many operating rounds are still to come. */
export function lastPhaseBegins(draft: Draft): void {
  const trigger = draft.title.rules.end.triggers.find(({ cause }) => cause === 'last_phase');
  if (!trigger || draft.state.ending !== null) return;
  draft.state.ending = 'last_phase';
  draft.state.rounds_left = trigger.ends === 'operating_rounds' ? trigger.rounds : null;
  if (trigger.ends === 'next_operating_set') draft.state.sets_left = 1;
}

/** Ends the game as it stands. */
export function endGame(draft: Draft, cause: EndCause): void {
  const scores = Object.fromEntries(draft.state.setup.players.map(({ id }) => [id, valueOf(draft, id)]));
  draft.state.over = { cause, scores };
  draft.events.push({ type: 'over', cause });
}

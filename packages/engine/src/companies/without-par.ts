import { held, playerHolder, presidentCertificate, presidentUnits, unitsHeld } from './certificates.ts';
import { isMinor } from './minors.ts';
import { swapPresidency } from './presidency.ts';
import { at, type Draft } from '../draft.ts';
import { parCellsFor } from './launching.ts';
import { setOperator } from '../money.ts';
import type { Game, OperatorId, PlayerId } from '../state.ts';

/** Price of a share of a corporation without a par, which records let players buy (1830-K8): the lowest par; null: none is sold. */
export function priceWithoutPar(game: Game, corporation: OperatorId): number | null {
  const { par, status } = at(game.state.operators, corporation);
  const open = game.state.setup.quirks.includes('share_without_par') && (status === 'unlaunched' || status === 'launched');
  if (!open || par !== null || isMinor(game, corporation) || at(game.title.corporations.of, corporation).formed) return null;
  return Math.min(...parCellsFor(game, corporation).map(({ price }) => price));
}

/** Whether purchases have started the corporation, so that it never gets a par (1830-K8). */
export function isStartedWithoutPar(game: Game, corporation: OperatorId): boolean {
  const { par, status } = at(game.state.operators, corporation);
  return par === null && status === 'launched';
}

/**
 * After a purchase of such a share: who has as much as a president's certificate takes it from the offering; the purchase after that
 * starts the corporation (1830-K8). Nothing where the corporation has a par.
 */
export function settleWithoutPar(draft: Draft, player: PlayerId, corporation: OperatorId): void {
  if (priceWithoutPar(draft, corporation) === null) return;
  if (at(draft.state.operators, corporation).president !== null) {
    setOperator(draft, corporation, { status: 'launched' });
    return;
  }
  const enough = unitsHeld(draft, playerHolder(player), corporation) >= presidentUnits(draft, corporation);
  if (!enough || !held(draft, 'ipo', corporation).includes(presidentCertificate(draft, corporation))) return;
  swapPresidency(draft, corporation, 'ipo', player);
  draft.events.push({ type: 'president', corporation, player });
}

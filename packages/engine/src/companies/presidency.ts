import {
  certificatesFor,
  held,
  moveCertificates,
  playerHolder,
  presidentCertificate,
  presidentUnits,
  singles,
  unitsHeld,
  unitsOn,
} from './certificates.ts';
import { after, at, first, type Draft } from '../draft.ts';
import { playersIn } from '../rounds/players.ts';
import { setOperator } from '../money.ts';
import type { Game, Holder, OperatorId, PlayerId } from '../state.ts';

/** The player who decides for an operator; a bug where it has none. */
export function presidentOf(game: Game, operator: OperatorId): PlayerId {
  const { president } = at(game.state.operators, operator);
  if (president === null) throw new Error(`${operator} has no president`);
  return president;
}

/** The player who decides for an operator: its president, or where it has none the first player (1833NE §19.4). */
export function actingFor(game: Game, operator: OperatorId): PlayerId {
  return at(game.state.operators, operator).president ?? first(playersIn(game));
}

/** A corporation that has been started and whose president's certificate lies in the market (1833NE §19). */
export function isPresidentless(game: Game, id: OperatorId): boolean {
  const { president, status } = at(game.state.operators, id);
  return president === null && (status === 'floated' || status === 'launched') && at(game.title.corporations.of, id).kind === 'corporation';
}

/** Players in the order in which equal holdings make them president: clockwise from the sitting one (1830 §5.10). */
function heirs(game: Game, corporation: OperatorId, president: PlayerId): readonly PlayerId[] {
  const order = after(game.state.seating, president);
  if (!game.state.setup.quirks.includes('small_shares_first')) return order;
  // 1893-R7
  const large = (id: PlayerId): boolean =>
    singles(game, held(game, playerHolder(id), corporation)).some((card) => unitsOn(game, [card]) > 1);
  return [...order.filter((id) => !large(id)), ...order.filter(large)];
}

/**
 * Who would be president if the sitting one held `units` shares: the player with most, if that is more than
 * he holds and at least a president's certificate; ties go clockwise from him (1830 §5.10).
 */
export function presidentAfter(game: Game, corporation: OperatorId, president: PlayerId, units: number): PlayerId {
  let best = president;
  let most = Math.max(units, presidentUnits(game, corporation) - 1);
  for (const player of heirs(game, corporation, president)) {
    if (player === president) continue;
    const holding = unitsHeld(game, playerHolder(player), corporation);
    if (holding > most) {
      best = player;
      most = holding;
    }
  }
  return best;
}

/** Who comes to hold a president's certificate of a corporation without a president swaps for it (1833NE §19.5). */
function takePresidency(draft: Draft, corporation: OperatorId): void {
  if (!isPresidentless(draft, corporation)) return;
  const card = presidentCertificate(draft, corporation);
  const units = presidentUnits(draft, corporation);
  const next = draft.state.seating.find((player) => unitsHeld(draft, playerHolder(player), corporation) >= units);
  if (next === undefined || !held(draft, 'market', corporation).includes(card)) return;
  swapPresidency(draft, corporation, 'market', next);
  draft.events.push({ type: 'president', corporation, player: next });
}

/**
 * Moves the presidency where a transfer calls for it. After a sale in which the president's certificate went
 * to the pool, the new president takes it there and `half` of it goes back to the seller (1830 §5.10).
 */
export function checkPresident(draft: Draft, corporation: OperatorId, half = false): void {
  const { president } = at(draft.state.operators, corporation);
  if (president === null) {
    takePresidency(draft, corporation);
    return;
  }
  const card = presidentCertificate(draft, corporation);
  const old = playerHolder(president);
  const sold = !held(draft, old, corporation).includes(card);
  const kept = unitsHeld(draft, old, corporation) + (half ? 1 : 0);
  const next = presidentAfter(draft, corporation, president, kept);
  if (next === president) {
    // 1833NE §19.1: the certificate is gone and nobody can take it.
    if (sold) setOperator(draft, corporation, { president: null });
    return;
  }
  swapPresidency(draft, corporation, sold ? 'market' : old, next);
  if (half) {
    const market = held(draft, 'market', corporation);
    const small = certificatesFor(draft, market, 1) ?? [];
    // 1893-R6: the peer gives back whatever lies first.
    moveCertificates(draft, draft.state.setup.quirks.includes('first_of_market_kept') ? market.slice(0, 1) : small, 'market', old);
  }
  draft.events.push({ type: 'president', corporation, player: next });
}

/** A player takes the president's certificate from where it lies, gives as many shares for it, and decides from now on. */
export function swapPresidency(draft: Draft, corporation: OperatorId, from: Holder, player: PlayerId): void {
  const now = playerHolder(player);
  if (from !== now) {
    const given = certificatesFor(draft, held(draft, now, corporation), presidentUnits(draft, corporation));
    if (given === null) throw new Error(`${now} has no shares of ${corporation} to give for its presidency`);
    moveCertificates(draft, given, now, from);
    moveCertificates(draft, [presidentCertificate(draft, corporation)], from, now);
  }
  setOperator(draft, corporation, { president: player });
}

import { percentOf, playerHolder, sizeOf, unitsHeld } from './certificates.ts';
import { at } from '../draft.ts';
import { inZone } from '../market.ts';
import type { CertificateId, Game, OperatorId, PlayerId } from '../state.ts';

/** Certificates and privates of a player that count toward the limit (1830 §5.6). */
export function certificateCount(game: Game, player: PlayerId): number {
  const counts = game.title.rules.limits.certificate_counts;
  let count = 0;
  if (counts.includes('certificates')) {
    const { holdings, certificates } = game.state;
    for (const [corporation, ids] of Object.entries(holdings[playerHolder(player)] ?? {})) {
      if (ids.length === 0 || inZone(game, corporation, 'free_of_certificate_limit')) continue;
      for (const id of ids) if (at(certificates, id).units > 0) count++;
    }
  }
  if (counts.includes('privates')) {
    const owner = playerHolder(player);
    for (const id of game.title.privates.ids) if (at(game.state.privates, id).owner === owner) count++;
  }
  return count;
}

/** Most certificates that a player may hold; Infinity where the title has no limit. */
export function certificateLimit(game: Game): number {
  const { certificate_limit } = game.title;
  if (certificate_limit === null) return Infinity;
  const { players } = game.state;
  const left = game.title.rules.limits.certificates_follow === 'players_left';
  const count = game.state.setup.players.filter(({ id }) => !left || !at(players, id).bankrupt).length;
  // Below the smallest row the limit stays what it was there (1817 §2.1).
  const limit =
    certificate_limit[String(count)] ??
    at(certificate_limit, String(Math.max(count, Math.min(...Object.keys(certificate_limit).map(Number)))));
  return typeof limit === 'number' ? limit : limitFor(limit, corporationsLeft(game).length);
}

/** The row of the smallest listed number of corporations that is not below theirs; above all of them the greatest (1846 §2.2). */
function limitFor(rows: Readonly<Record<string, number>>, corporations: number): number {
  const counts = Object.keys(rows)
    .map(Number)
    .sort((a, b) => a - b);
  return at(rows, String(counts.find((count) => count >= corporations) ?? counts.at(-1)));
}

/** Corporations that are in the game, started or not. */
function corporationsLeft(game: Game): readonly OperatorId[] {
  return game.title.corporations.ids.filter((id) => {
    const { status } = at(game.state.operators, id);
    return at(game.title.corporations.of, id).kind === 'corporation' && status !== 'closed' && status !== 'removed';
  });
}

/** Largest part of a corporation that a player may hold, in per cent. */
export function ownershipLimit(game: Game, corporation: OperatorId): number {
  const { ownership, ownership_by_size } = game.title.rules.limits;
  return ownership_by_size[String(sizeOf(game, corporation))] ?? ownership;
}

/** Whether `units` more shares of a corporation keep the player within the ownership limit (1830 §5.5, §5.7). */
export function withinOwnership(game: Game, player: PlayerId, corporation: OperatorId, units: number): boolean {
  if (inZone(game, corporation, 'over_ownership_limit')) return true;
  const total = unitsHeld(game, playerHolder(player), corporation) + units;
  return percentOf(game, corporation, total) <= ownershipLimit(game, corporation);
}

/** Corporations of which the player holds more than allowed (1830 §5.9). */
export function overOwned(game: Game, player: PlayerId): readonly OperatorId[] {
  return game.title.corporations.ids.filter((id) => !withinOwnership(game, player, id, 0));
}

/** Whether the player is over a limit and has to sell first (1830 §5.9). */
export function overLimit(game: Game, player: PlayerId): boolean {
  return certificateCount(game, player) > certificateLimit(game) || overOwned(game, player).length > 0;
}

/** Whether a player with fewer of these certificates is nearer to his limits (1830 §5.9). */
export function helpsLimits(game: Game, player: PlayerId, certificates: readonly CertificateId[]): boolean {
  const corporation = game.state.certificates[certificates[0] ?? '']?.corporation;
  if (corporation === undefined) return false;
  const count = certificateCount(game, player) > certificateLimit(game);
  return overOwned(game, player).includes(corporation) || (count && !inZone(game, corporation, 'free_of_certificate_limit'));
}

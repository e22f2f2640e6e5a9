import { ownerOf } from '../companies/privates.ts';
import { stockRound } from '../rounds/turn.ts';
import type { Game, OperatorId, PlayerId, PrivateId } from '../state.ts';
import { openPowers } from './types.ts';

/** The private that could pay for the presidency of a corporation that this player starts now (1893 §7.4, §7.6). */
export function presidencyPaidBy(game: Game, player: PlayerId, corporation: OperatorId): PrivateId | null {
  if (!stockRound(game)) return null;
  const early = game.state.setup.quirks.includes('exchange_any_time');
  const held = openPowers(game, 'pays_presidency').find(
    ({ private: id, power }) =>
      power.corporation === corporation && ownerOf(game, id) === `player/${player}` && (early || game.state.turn >= power.from_turn),
  );
  return held?.private ?? null;
}

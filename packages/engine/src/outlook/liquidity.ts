import { bundleRefusal, bundlesOf } from '../companies/shares.ts';
import { at } from '../draft.ts';
import { priceOf } from '../market.ts';
import { committed } from '../mechanics/waterfall-auction/bids.ts';
import type { Game, PlayerId } from '../state.ts';

/** Money that no standing bid holds (1830 §3.3). */
export function availableCash(game: Game, player: PlayerId): number {
  return at(game.state.players, player).cash - committed(game, player);
}

/**
 * What a player could lay on the table if it were his turn to sell: available cash, and from each corporation
 * the best bundle that may be sold, in one go at the present price (1830 §5.8). Sales of one corporation do not
 * change what another brings, so the best bundles add up.
 */
export function liquidity(game: Game, player: PlayerId): number {
  return game.title.corporations.ids.reduce(
    (sum, corporation) => {
      const price = priceOf(game, corporation) ?? 0;
      const units = bundlesOf(game, player, corporation)
        .filter((bundle) => bundleRefusal(game, player, bundle) === null)
        .map((bundle) => bundle.units);
      return sum + Math.max(0, ...units) * price;
    },
    availableCash(game, player),
  );
}

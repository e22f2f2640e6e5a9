import type { StartPackage } from '@roundhouse/title-schema';
import { ownerOf } from '../../companies/privates.ts';
import { at, type Draft } from '../../draft.ts';
import type { PackageState } from '../slices.ts';
import type { Game, PlayerId, PrivateId } from '../../state.ts';

export function parametersOf(game: Game): StartPackage {
  const { start_package } = game.title.mechanics;
  if (!start_package) throw new Error('the title has no start package');
  return start_package;
}

export function packageOf(game: Game): PackageState {
  const { start_package } = game.state.mechanics;
  if (!start_package) throw new Error('no start package');
  return start_package;
}

export function setPackage(draft: Draft, change: Partial<PackageState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, start_package: { ...packageOf(draft), ...change } };
}

const isUnsold = (game: Game, id: PrivateId): boolean => ownerOf(game, id) === null && !at(game.state.privates, id).closed;

/** Cards of the package that nobody owns yet. */
export function cardsLeft(game: Game): readonly PrivateId[] {
  const { always, in_order } = parametersOf(game);
  return [...always, ...in_order].filter((id) => isUnsold(game, id));
}

/** Cards that lie open: some always, of the others the first ones (1893 §3.1). */
export function cardsOnTable(game: Game): readonly PrivateId[] {
  // 1893-R1: in records of the peer all cards are for sale.
  if (game.state.setup.quirks.includes('any_package_card')) return cardsLeft(game);
  const { always, in_order, shown } = parametersOf(game);
  return [...always.filter((id) => isUnsold(game, id)), ...in_order.filter((id) => isUnsold(game, id)).slice(0, shown)];
}

export const facePriceOf = (game: Game, id: PrivateId): number => at(game.title.privates.of, id).price;

/** Whether a player has passed for good. */
export const hasPassed = (game: Game, player: PlayerId): boolean =>
  game.state.turn === 1 && (game.state.mechanics.start_package?.passed.includes(player) ?? false);

import type { Systems } from '@roundhouse/title-schema';
import { held, singles, unitsHeld, playerHolder } from '../../companies/certificates.ts';
import { titleWithSystems } from '../../companies/systems.ts';
import { after, type Draft } from '../../draft.ts';
import type { SystemMerger, SystemsState } from '../slices.ts';
import type { CertificateId, Game, Holder, OperatorId, PlayerId } from '../../state.ts';

const NONE: SystemsState = { formed: [], merger: null };

export function parametersOf(game: Game): Systems {
  const { systems } = game.title.mechanics;
  if (!systems) throw new Error('the title has no systems');
  return systems;
}

export const systemsState = (game: Game): SystemsState => game.state.mechanics.systems ?? NONE;

/** The merger that is being carried out; null: none. */
export const mergerOf = (game: Game): SystemMerger | null => systemsState(game).merger;

export function mustMerge(game: Game): SystemMerger {
  const merger = mergerOf(game);
  if (!merger) throw new Error('no merger is on');
  return merger;
}

/** Keeps systems and merger; the title gets the charters of the systems. */
export function setSystems(draft: Draft, change: Partial<SystemsState>): void {
  const systems = { ...systemsState(draft), ...change };
  draft.state.mechanics = { ...draft.state.mechanics, systems };
  draft.title = titleWithSystems(draft.title, systems.formed);
}

export function setMerger(draft: Draft, change: Partial<SystemMerger>): void {
  setSystems(draft, { merger: { ...mustMerge(draft), ...change } });
}

/** Players in seating order from one on, himself last or first. */
export const playersFrom = (game: Game, id: PlayerId): readonly PlayerId[] => [id, ...playersAfter(game, id)];
export const playersAfter = (game: Game, id: PlayerId): readonly PlayerId[] =>
  after(game.state.seating, id).filter((each) => each !== id && !game.state.players[each]?.bankrupt);

/** Single shares of a corporation with a holder; those that a player has set aside are left out unless they are asked for. */
export function small(game: Game, holder: Holder, corporation: OperatorId, withAside = false): readonly CertificateId[] {
  const all = singles(game, held(game, holder, corporation));
  if (withAside || !holder.startsWith('player/')) return all;
  const aside = mustMerge(game).aside[holder.slice(7)];
  return aside === undefined ? all : all.filter((id) => id !== aside);
}

/** Shares of a corporation that a player still has to convert. */
export function toConvert(game: Game, player: PlayerId, corporation: OperatorId): number {
  const holder = playerHolder(player);
  const aside = mustMerge(game).aside[player];
  const set = aside !== undefined && held(game, holder, corporation).includes(aside) ? 1 : 0;
  return unitsHeld(game, holder, corporation) - set;
}

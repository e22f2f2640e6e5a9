import type { Formation, FormationByVote } from '@roundhouse/title-schema';
import { percentOf, playerHolder, unitsHeld } from '../../companies/certificates.ts';
import { at, type Draft } from '../../draft.ts';
import type { FormationState, Voter } from '../slices.ts';
import type { Game, PlayerId } from '../../state.ts';
import { trainsOf } from '../../trains/trains.ts';
import { certificateOf, found, partOwner, presidentToBe } from './found.ts';

export function parametersOf(game: Game): FormationByVote {
  const { formation_by_vote } = game.title.mechanics;
  if (!formation_by_vote) throw new Error('the title forms no corporations');
  return formation_by_vote;
}

export function formationState(game: Game): FormationState {
  return game.state.mechanics.formation_by_vote ?? { vote: null, discarding: null };
}

export function setFormation(draft: Draft, change: Partial<FormationState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, formation_by_vote: { ...formationState(draft), ...change } };
}

export function formationOf(game: Game, corporation: string): Formation {
  const formation = parametersOf(game).formations.find((each) => each.corporation === corporation);
  if (!formation) throw new Error(`${corporation} is not formed`);
  return formation;
}

export const isFormed = (game: Game, { corporation }: Formation): boolean => at(game.state.operators, corporation).status === 'floated';
export const isOpen = (game: Game, formation: Formation): boolean =>
  !isFormed(game, formation) && game.state.depot.sold.includes(formation.opens_on);

/**
 * Everybody with a say, once and with all of it: owners of parts in the order of the title, then those who have bought
 * shares, from the holder of the priority deal on (1893 §8.3).
 */
export function votersOf(game: Game, formation: Formation): readonly Voter[] {
  const percents = new Map<PlayerId, number>();
  const add = (player: PlayerId, units: number): void => {
    if (units > 0) percents.set(player, (percents.get(player) ?? 0) + percentOf(game, formation.corporation, units));
  };
  for (const id of formation.votes_in_order) {
    const owner = partOwner(game, id);
    const part = formation.parts.find((each) => each.private === id);
    if (owner !== null && part) add(owner, at(game.state.certificates, certificateOf(formation, part.certificate)).units);
  }
  for (const player of game.state.seating) add(player, unitsHeld(game, playerHolder(player), formation.corporation));
  return [...percents].map(([player, percent]) => ({ player, percent }));
}

/** Opens the vote on a corporation; what nobody votes for says no (1893 §8.4). */
export function openVote(draft: Draft, formation: Formation): void {
  const voters = votersOf(draft, formation);
  const no = 100 - voters.reduce((sum, { percent }) => sum + percent, 0);
  setFormation(draft, { vote: { corporation: formation.corporation, voters, yes: 0, no } });
  count(draft);
}

/** Closes the vote once it is decided: enough yes, or too much no. */
export function count(draft: Draft): void {
  const { vote } = formationState(draft);
  if (!vote) return;
  const { needed_percent } = parametersOf(draft);
  const formation = formationOf(draft, vote.corporation);
  const passed = vote.yes >= needed_percent && presidentToBe(draft, formation) !== null;
  if (!passed && vote.no <= 100 - needed_percent && vote.voters.length > 0) return;
  draft.events.push({ type: 'voted', corporation: vote.corporation, yes: vote.yes, no: vote.no, passed });
  setFormation(draft, { vote: null });
  if (passed) form(draft, formation);
}

/** Forms the corporation; with trains its president may discard some (1893 §8.8). */
export function form(draft: Draft, formation: Formation): void {
  found(draft, formation);
  if (trainsOf(draft, formation.corporation).length > 0) setFormation(draft, { discarding: formation.corporation });
}

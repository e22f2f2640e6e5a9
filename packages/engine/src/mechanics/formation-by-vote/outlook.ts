import { openDraft } from '../../draft.ts';
import type { GameEvent } from '../../event.ts';
import type { Game, OperatorId } from '../../state.ts';
import type { Voter } from '../slices.ts';
import { formationOf, formationState, parametersOf } from './ballot.ts';
import { found, presidentToBe } from './found.ts';

/** A vote that is on: how it stands, what it needs, and the position in which the corporation has been formed. */
export interface VoteOutlook {
  readonly corporation: OperatorId;
  /** Percent: what has been said, and how much yes is needed. */
  readonly yes: number;
  readonly no: number;
  readonly needed: number;
  /** Who has still to vote, next one first. */
  readonly voters: readonly Voter[];
  /** Made on a copy; null: nobody could preside, so that it is not formed. */
  readonly formed: { readonly game: Game; readonly events: readonly GameEvent[] } | null;
}

/** What the vote that is on would do; null: none is on. */
export function voteOutlook(game: Game): VoteOutlook | null {
  const { formation_by_vote } = game.title.mechanics;
  const vote = formation_by_vote === undefined ? null : formationState(game).vote;
  if (vote === null) return null;
  const { corporation, yes, no, voters } = vote;
  const formation = formationOf(game, corporation);
  const draft = openDraft(game);
  const possible = presidentToBe(game, formation) !== null;
  if (possible) found(draft, formation);
  const formed = possible ? { game: { title: draft.title, state: draft.state }, events: draft.events } : null;
  return { corporation, yes, no, needed: parametersOf(game).needed_percent, voters, formed };
}

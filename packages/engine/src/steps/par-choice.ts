import { closePrivate } from '../companies/privates.ts';
import { buyPresidency, launch } from '../companies/shares.ts';
import type { Draft } from '../draft.ts';
import { refuse } from '../result.ts';
import { noteBought } from '../rounds/turn.ts';
import type { ParChoice } from '../state.ts';
import { isBy, player, type Step } from './step.ts';

/** Starts the corporation: the private pays for its presidency and closes, or the player does. */
export function startCorporation(draft: Draft, { player: id, corporation, cell, private: paid }: ParChoice, byPrivate: boolean): void {
  if (byPrivate) {
    closePrivate(draft, paid);
    launch(draft, id, corporation, cell);
  } else buyPresidency(draft, id, corporation, cell);
  noteBought(draft, corporation, null);
}

/** Whether a private pays for the presidency that its owner has just named a par for (1893 §7.4). */
export const parChoice: Step = {
  name: 'par_choice',
  handles: ['assign', 'pass'],
  awaits: ({ state: { par_choice } }) => (par_choice ? [{ entity: player(par_choice.player), decider: par_choice.player }] : []),
  choices: ({ state: { par_choice } }) => {
    if (!par_choice) return [];
    const { player: decider, corporation, private: id } = par_choice;
    return [
      { action: { type: 'assign', by: { kind: 'private', id }, target: corporation }, decider },
      { action: { type: 'pass', by: player(decider) }, decider },
    ];
  },
  refusal: ({ state: { par_choice } }, action) => {
    if (!par_choice) return refuse('turn.not_now');
    const { player: id, corporation, private: paid } = par_choice;
    const own = action.type === 'assign' ? isBy(action, 'private', paid) : isBy(action, 'player', id);
    if (!own) return refuse('turn.not_yours', { active: id });
    return action.type !== 'assign' || action.target === corporation ? null : refuse('exchange.certificate', { private: paid });
  },
  perform: (draft, action) => {
    const { par_choice } = draft.state;
    draft.state.par_choice = null;
    if (par_choice) startCorporation(draft, par_choice, action.type === 'assign');
  },
};

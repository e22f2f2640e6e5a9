import { presidentOf } from '../companies/presidency.ts';
import { blockPlace } from '../companies/stations.ts';
import type { Draft } from '../draft.ts';
import { refuse } from '../result.ts';
import { operatingTurn, setTurn } from '../rounds/turn.ts';
import type { Entity, PrivateId } from '../state.ts';
import { placeToken } from './token.ts';
import { isBy, type Step } from './step.ts';

const by = (id: PrivateId): Entity => ({ kind: 'private', id });

function close(draft: Draft): void {
  const { offered_place: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = rest;
}

/** The place of a minor that a corporation has bought: a token of its charter, free, or a blocking token (1828 §16.6d). */
export const offeredPlace: Step = {
  name: 'offered_place',
  handles: ['place_token', 'pass'],
  awaits: (game) => {
    const { offered_place: open } = game.state.mechanics;
    return open ? [{ entity: by(open.private), decider: presidentOf(game, open.operator) }] : [];
  },
  choices: (game) => {
    const { offered_place: open } = game.state.mechanics;
    if (!open) return [];
    const decider = presidentOf(game, open.operator);
    const { hex, stop, slot } = open;
    return [
      { action: { type: 'place_token', by: by(open.private), hex, stop, slot }, decider },
      { action: { type: 'pass', by: by(open.private) }, decider },
    ];
  },
  refusal: (game, action) => {
    const { offered_place: open } = game.state.mechanics;
    if (!open) return refuse('turn.not_now');
    if (!isBy(action, 'private', open.private)) return refuse('turn.not_yours', { active: open.private });
    if (action.type === 'pass') return null;
    const fits = action.type === 'place_token' && action.hex === open.hex && action.stop === open.stop && action.slot === open.slot;
    return fits ? null : refuse('private.place', { hex: open.hex });
  },
  perform: (draft, action) => {
    const { offered_place: open } = draft.state.mechanics;
    if (!open) return;
    close(draft);
    if (action.type !== 'place_token') {
      blockPlace(draft, open);
      return;
    }
    const { operator, hex, stop, slot } = open;
    placeToken(draft, { owner: operator, hex, stop, slot }, 0);
    const turn = operatingTurn(draft);
    if (turn) setTurn(draft, { tokens_placed: turn.tokens_placed + 1 });
  },
};

import type { Choice } from '../action.ts';
import { ownerOf } from '../companies/privates.ts';
import { refuse } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import { at } from '../draft.ts';
import { openPowers } from '../powers/types.ts';
import { assignRefusal, dueMarkers, heldMarker, markerTargets, placeMarkerOf, settleDue } from '../powers/hex-bonus.ts';
import type { Game, PrivateId } from '../state.ts';
import { deciderOf } from './consent.ts';
import { isBy, type Step } from './step.ts';

function choicesOf(game: Game, id: PrivateId): readonly Choice[] {
  const by = { kind: 'private' as const, id };
  const decider = deciderOf(game, by);
  if (decider === null) return [];
  return markerTargets(game, id).map((target) => ({ action: { type: 'assign', by, target }, decider }));
}

/** Markers that players may move before the first operator acts (1846 §6.1). */
export const assignFirst: Step = {
  name: 'assign_first',
  handles: ['assign', 'pass'],
  awaits: (game) =>
    dueMarkers(game)
      .slice(0, 1)
      .flatMap((id) => {
        const entity = { kind: 'private' as const, id };
        const decider = deciderOf(game, entity);
        return decider === null ? [] : [{ entity, decider }];
      }),
  choices: (game) =>
    dueMarkers(game)
      .slice(0, 1)
      .flatMap((id) => {
        const by = { kind: 'private' as const, id };
        const decider = deciderOf(game, by);
        return decider === null ? [] : [...choicesOf(game, id), { action: { type: 'pass' as const, by }, decider }];
      }),
  refusal: (game, action) => {
    const [id] = dueMarkers(game);
    if (id === undefined) return refuse('turn.not_now');
    if (!isBy(action, 'private', id)) return refuse('turn.not_yours', { active: id });
    if (action.type === 'pass') return null;
    return action.type === 'assign' ? assignRefusal(game, id, action.target) : refuse('turn.not_now');
  },
  perform: (draft, action) => {
    const { id } = action.by;
    if (action.type === 'assign') placeMarkerOf(draft, id, action.target);
    else settleDue(draft, id);
  },
};

/** A marker placed by the operator that owns its private, in its own turn (1846 §7.3, §7.4). */
export const assign: Step = {
  name: 'assign',
  handles: ['assign'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn) return [];
    return openPowers(game, 'hex_bonus')
      .filter((held) => ownerOf(game, held.private) === `operator/${turn.operator}`)
      .flatMap((held) => choicesOf(game, held.private));
  },
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    if (!turn || action.type !== 'assign') return refuse('turn.not_now');
    const held = heldMarker(game, action.by.id);
    if (action.by.kind !== 'private' || !held || at(game.state.privates, action.by.id).owner !== `operator/${turn.operator}`)
      return refuse('private.power.owner', { private: action.by.id });
    return assignRefusal(game, action.by.id, action.target);
  },
  perform: (draft, action) => {
    if (action.type === 'assign') placeMarkerOf(draft, action.by.id, action.target);
  },
};

import type { Action } from '../action.ts';
import { markersAt, putMarker } from '../board/markers.ts';
import { presidentOf } from '../companies/presidency.ts';
import { ownerOf, usePower } from '../companies/privates.ts';
import { openPowers, usesOf, type Held } from '../powers/types.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Game, HexId, OperatingTurn } from '../state.ts';
import { isBy, type Step } from './step.ts';

/** Powers of privates of the operator whose turn it is, up to its train step (1817 §14.4). */
function powersOf(game: Game, turn: OperatingTurn): readonly Held<'place_marker'>[] {
  if (turn.step > game.title.rules.rounds.operating.steps.indexOf('trains')) return [];
  return openPowers(game, 'place_marker').filter((held) => ownerOf(game, held.private) === `operator/${turn.operator}`);
}

function placeRefusal(game: Game, held: Held<'place_marker'>, hex: HexId): Refusal | null {
  if (usesOf(game, held) >= held.power.uses) return refuse('private.power.used', { private: held.private });
  if (!held.power.hexes.includes(hex)) return refuse('private.power.hex', { private: held.private, hex });
  const taken = markersAt(game, hex).some(({ name }) => name === held.power.marker.name);
  return taken ? refuse('private.power.marker', { private: held.private, hex }) : null;
}

function heldFor(game: Game, action: Action): Held<'place_marker'> | null {
  const turn = operatingTurn(game);
  return (turn && powersOf(game, turn).find((held) => isBy(action, 'private', held.private))) ?? null;
}

/** A marker of a private put into one of its cities, connected or not (1817 §14.4). */
export const placeMarkerStep: Step = {
  name: 'place_marker',
  handles: ['place_marker'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn) return [];
    const decider = presidentOf(game, turn.operator);
    return powersOf(game, turn).flatMap((held) =>
      held.power.hexes
        .filter((hex) => placeRefusal(game, held, hex) === null)
        .map((hex) => ({ action: { type: 'place_marker' as const, by: { kind: 'private' as const, id: held.private }, hex }, decider })),
    );
  },
  refusal: (game, action) => {
    const held = heldFor(game, action);
    if (!held || action.type !== 'place_marker') return refuse('private.power.owner', { private: action.by.id });
    return placeRefusal(game, held, action.hex);
  },
  perform: (draft, action) => {
    const held = heldFor(draft, action);
    const turn = operatingTurn(draft);
    if (!held || !turn || action.type !== 'place_marker') return;
    usePower(draft, held.private, held.index);
    putMarker(draft, action.hex, { ...held.power.marker, counts: 'stop' }, turn.operator);
  },
};

import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import { put, type Draft } from '../draft.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { MarkerState } from '../mechanics/slices.ts';
import type { Game, OperatorId, PrivateId } from '../state.ts';
import { openPowers, type Held, type PowerOf } from './types.ts';
import { hasCome } from '../phase.ts';

const NONE: MarkerState = { markers: {}, due: {}, moved: [] };
/** What the target of a marker is. */
const kindOf = (game: Game, target: string): 'hex' | 'operator' => (Object.hasOwn(game.title.map.hexes.of, target) ? 'hex' : 'operator');

const slice = (game: Game): MarkerState => game.state.mechanics.hex_bonus ?? NONE;

function set(draft: Draft, change: Partial<MarkerState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, hex_bonus: { ...slice(draft), ...change } };
}

/** The power of an open private that has a marker. */
export function heldMarker(game: Game, id: PrivateId): Held<'hex_bonus'> | null {
  return openPowers(game, 'hex_bonus').find((held) => held.private === id) ?? null;
}

/** Where the marker of a private lies, and for whom it counts. */
export function markerOf(game: Game, id: PrivateId): MarkerState['markers'][string] {
  return slice(game).markers[id] ?? { hex: null, operator: null };
}

/** Privates whose owner is still to say where their markers go in this round (1846 §6.1). */
export function dueMarkers(game: Game): readonly PrivateId[] {
  const { due } = slice(game);
  return game.title.privates.ids.filter((id) => (due[id]?.length ?? 0) > 0);
}

/** The owner leaves the marker of a private where it is. */
export function settleDue(draft: Draft, id: PrivateId): void {
  set(draft, { due: Object.fromEntries(Object.entries(slice(draft).due).filter(([other]) => other !== id)) });
}

/** Why the marker may not go there now. */
export function assignRefusal(game: Game, id: PrivateId, target: string): Refusal | null {
  const to = kindOf(game, target);
  const held = heldMarker(game, id);
  const owner = ownerOf(game, id);
  if (!held || owner === null) return refuse('private.power.owner', { private: id });
  if (to === 'hex' ? !held.power.hexes.some(({ hex }) => hex === target) : !isOperating(game, target))
    return refuse('assign.target', { private: id, target });
  if (owner.startsWith('player/')) return slice(game).due[id]?.includes(to) ? null : refuse('assign.when', { private: id });
  const turn = operatingTurn(game);
  if (to !== 'hex' || !turn) return refuse('assign.target', { private: id, target });
  if (held.power.moves === 'never') return markerOf(game, id).hex === null ? null : refuse('private.power.used', { private: id });
  const inTime = turn.revenue === null && !slice(game).moved.includes(id);
  return inTime ? null : refuse('assign.when', { private: id });
}

function isOperating(game: Game, id: OperatorId): boolean {
  return game.state.operators[id]?.status === 'floated';
}

/** Everywhere the marker may go now. */
export function markerTargets(game: Game, id: PrivateId): readonly string[] {
  const hexes = heldMarker(game, id)?.power.hexes.map(({ hex }) => hex) ?? [];
  return [...hexes, ...game.title.corporations.ids].filter((target) => assignRefusal(game, id, target) === null);
}

/** Puts the marker there. */
export function placeMarkerOf(draft: Draft, id: PrivateId, target: string): void {
  const to = kindOf(draft, target);
  set(draft, { markers: put(slice(draft).markers, id, { ...markerOf(draft, id), [to]: target }) });
  draft.events.push({ type: 'assigned', private: id, target });
  if (ownerOf(draft, id)?.startsWith('player/')) {
    const left = (slice(draft).due[id] ?? []).filter((each) => each !== to);
    if (left.length === 0) settleDue(draft, id);
    else set(draft, { due: put(slice(draft).due, id, left) });
  } else set(draft, { moved: [...slice(draft).moved, id] });
}

/** Takes the marker of a private off the board. */
function dropMarker(draft: Draft, id: PrivateId): void {
  if (slice(draft).markers[id] === undefined) return;
  set(draft, { markers: Object.fromEntries(Object.entries(slice(draft).markers).filter(([other]) => other !== id)) });
}

/** A marker that adds money to a hex for one operator, up to a phase (1846 §7.3, §7.4). */
export const hexBonus = (id: PrivateId, power: PowerOf<'hex_bonus'>): Answers => ({
  atOperatingRoundBegin: (draft) => {
    set(draft, { moved: slice(draft).moved.filter((each) => each !== id) });
    if (power.moves !== 'each_operating_round' || !ownerOf(draft, id)?.startsWith('player/')) return;
    set(draft, { due: put(slice(draft).due, id, ['hex', 'operator']) });
  },
  afterPrivateBought: (draft, bought) => {
    const owner = bought === id ? ownerOf(draft, id) : null;
    if (!owner?.startsWith('operator/')) return;
    set(draft, { markers: put(slice(draft).markers, id, { hex: markerOf(draft, id).hex, operator: owner.slice(9) }) });
    draft.events.push({ type: 'assigned', private: id, target: owner.slice(9) });
  },
  afterPhaseBegun: (draft) => {
    if (hasCome(draft, power.until_phase)) dropMarker(draft, id);
  },
  afterPrivateClosed: (draft, closed, owner) => {
    if (closed !== id) return;
    settleDue(draft, id);
    if (owner?.startsWith('player/')) dropMarker(draft, id);
  },
  bonuses: (game, operator) => {
    const { hex, operator: mine } = markerOf(game, id);
    const amount = power.hexes.find((each) => each.hex === hex)?.amount ?? 0;
    if (mine !== operator || amount === 0) return [];
    return [
      {
        source: { kind: 'private', private: id },
        mostPerRoute: amount,
        multipleOf: amount,
        byCounts: true,
        byStops: true,
        needs: hex === null ? [] : [[hex]],
        ofRoute: ({ visits, counts }) => (visits.some((visit, index) => counts[index] && visit.hex === hex) ? amount : 0),
      },
    ];
  },
});

import { boardAfterLay, type Lay } from '../board/lays.ts';
import { faceAt } from '../board/hex.ts';
import { turnFace } from '../board/ways.ts';
import { presidentOf } from '../companies/presidency.ts';
import { openPowers, usesOf, type Held } from '../powers/types.ts';
import { refuse, type Refusal } from '../result.ts';
import { at, type Draft } from '../draft.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Game, HexId } from '../state.ts';
import { layByPowerRefusal, layChoices, usePowerLay } from './power-lay.ts';
import { laysOfPrivate, type LayAction } from './private-lay.ts';
import { isBy, type Step } from './step.ts';

/** The power of which a further tile may be laid right now. */
export function joiningPower(game: Game): Held<'lay_tile'> | null {
  const { further_lay } = game.state.mechanics;
  if (further_lay === undefined) return null;
  return openPowers(game, 'lay_tile').find((held) => held.private === further_lay.private && usesOf(game, held) < held.power.uses) ?? null;
}

/** Remembers the tile just laid, so that the next one may join it. */
export function rememberJoining(draft: Draft, held: Held<'lay_tile'>, hex: HexId): void {
  if (held.power.joined !== 'no' && usesOf(draft, held) < held.power.uses)
    draft.state.mechanics = { ...draft.state.mechanics, further_lay: { private: held.private, hex } };
}

/** Whatever else is done forfeits a further tile (1846 §7.7). */
export function forgetJoining(draft: Draft): void {
  if (draft.state.mechanics.further_lay === undefined) return;
  const { further_lay: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = rest;
}

/** The side of a hex that faces another; null where they are no neighbours. */
function sideTowards(game: Game, from: HexId, to: HexId): number | null {
  const edge = at(game.title.map.hexes.of, from).neighbours.indexOf(to);
  return edge < 0 ? null : edge;
}

/** Whether track of a hex, as it lies, leads to a neighbour. */
function leadsTo(game: Game, from: HexId, to: HexId): boolean {
  const edge = sideTowards(game, from, to);
  const { face, rotation } = faceAt(game, from);
  return edge !== null && (turnFace(face, rotation).exits & (1 << edge)) !== 0;
}

/**
 * Why a tile does not join as its power demands: `second`: the second tile meets the first one; `each`: every tile has
 * new track across the side between the two hexes, which did not meet before (1846 §7.7, §7.8).
 */
export function joinRefusal(game: Game, held: Held<'lay_tile'>, lay: Pick<LayAction, 'hex' | 'tile' | 'rotation'>): Refusal | null {
  const { joined, hexes } = held.power;
  if (joined === 'no') return null;
  const other = hexes.find((hex) => hex !== lay.hex);
  if (other === undefined) return null;
  const before = game.state.mechanics.further_lay;
  if (usesOf(game, held) > 0 && before === undefined) return refuse('private.power.forfeited', { private: held.private });
  if (before?.hex === lay.hex) return refuse('private.power.used', { private: held.private });
  const edge = sideTowards(game, lay.hex, other);
  const exits = turnFace(at(game.title.tiles.of, lay.tile), lay.rotation).exits;
  const leads = edge !== null && (exits & (1 << edge)) !== 0;
  const joins =
    joined === 'second'
      ? before === undefined || (leads && leadsTo(game, other, lay.hex))
      : leads &&
        !leadsTo(game, lay.hex, other) &&
        (leadsTo(game, other, lay.hex) || (before === undefined && canFollow(game, held, lay, other)));
  return joins ? null : refuse('private.power.joined', { private: held.private });
}

/** Whether a second tile could still complete the crossing after this one. */
function canFollow(game: Game, held: Held<'lay_tile'>, lay: Lay, other: HexId): boolean {
  const turn = operatingTurn(game);
  if (!turn) return false;
  const after = { title: game.title, state: { ...game.state, board: boardAfterLay(game, lay) } };
  const edge = sideTowards(game, other, lay.hex) ?? -1;
  return laysOfPrivate(after, `operator/${turn.operator}`, held).some(
    ({ hex, tile, rotation }) => hex === other && (turnFace(at(game.title.tiles.of, tile), rotation).exits & (1 << edge)) !== 0,
  );
}

/** Whether the crossing that a power is for is still open: then the second tile has to follow. */
function mustFollow(game: Game, held: Held<'lay_tile'>): boolean {
  const [one = '', two = ''] = held.power.hexes;
  return held.power.joined === 'each' && !(leadsTo(game, one, two) && leadsTo(game, two, one));
}

/** A further tile of a power right after the first one, or none (1846 §7.7). */
export const joining: Step = {
  name: 'joining',
  handles: ['lay_tile', 'pass'],
  awaits: (game) => {
    const held = joiningPower(game);
    const turn = operatingTurn(game);
    return held && turn ? [{ entity: { kind: 'private', id: held.private }, decider: presidentOf(game, turn.operator) }] : [];
  },
  choices: (game) => {
    const held = joiningPower(game);
    const turn = operatingTurn(game);
    if (!held || !turn) return [];
    const by = { kind: 'private' as const, id: held.private };
    const lays = layChoices(game, turn, held);
    return mustFollow(game, held) ? lays : [...lays, { action: { type: 'pass', by }, decider: presidentOf(game, turn.operator) }];
  },
  refusal: (game, action) => {
    const held = joiningPower(game);
    const turn = operatingTurn(game);
    if (!held || !turn) return refuse('turn.not_now');
    if (!isBy(action, 'private', held.private)) return refuse('turn.not_yours', { active: held.private });
    if (action.type === 'pass') return mustFollow(game, held) ? refuse('private.power.joined', { private: held.private }) : null;
    return action.type === 'lay_tile' ? layByPowerRefusal(game, turn, held, action) : refuse('turn.not_now');
  },
  perform: (draft, action) => {
    const held = joiningPower(draft);
    const turn = operatingTurn(draft);
    forgetJoining(draft);
    if (held && turn && action.type === 'lay_tile') usePowerLay(draft, turn, held, action);
  },
};

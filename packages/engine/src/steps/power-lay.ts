import type { Choice } from '../action.ts';
import { isUpgrade } from '../board/lays.ts';
import { freeSlot, tokenRefusal } from '../board/tokens.ts';
import { at, type Draft } from '../draft.ts';
import { openPowers, usesOf, type Held } from '../powers/types.ts';
import { presidentOf } from '../companies/presidency.ts';
import { ownerOf } from '../companies/privates.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn, setTurn } from '../rounds/turn.ts';
import type { Entity, Game, OperatingTurn, PrivateId, PrivateOwner, State } from '../state.ts';
import type { Action } from '../action.ts';
import { isBy, type Step } from './step.ts';
import { joinRefusal, rememberJoining } from './joining.ts';
import { placeToken, tokenTurnRefusal } from './token.ts';
import { layByPrivate, laysOfPrivate, placeRefusal, spotRefusal, type LayAction } from './private-lay.ts';
import { nextLaySlot, sameHexRefusal } from './track.ts';

const by = (id: PrivateId): Entity => ({ kind: 'private', id });
const builder = (turn: OperatingTurn): PrivateOwner => `operator/${turn.operator}`;

function powersOf(game: Game, turn: OperatingTurn): readonly Held<'lay_tile'>[] {
  return openPowers(game, 'lay_tile').filter((held) => ownerOf(game, held.private) === `operator/${turn.operator}`);
}

/** Whether the turn has come to the step that these normal lays belong to, and a lay is left. */
function normalLayLeft(game: Game, turn: OperatingTurn): boolean {
  const { steps } = game.title.rules.rounds.operating;
  return nextLaySlot(game, turn) !== null && turn.step <= steps.findIndex((name) => name === 'track' || name === 'build');
}

const inTrackStep = (game: Game, turn: OperatingTurn): boolean => game.title.rules.rounds.operating.steps[turn.step] === 'track';

/** Why a lay of the turn would not have been allowed in this hex, or for this tile. */
function slotRefusal(game: Game, turn: OperatingTurn, held: Held<'lay_tile'>, { hex }: LayAction): Refusal | null {
  if (held.power.slot !== 'normal') {
    const laid = turn.lays.some((lay) => lay.hex === hex) || (turn.power_lays ?? []).includes(hex);
    return game.title.rules.track.power_lays_count_for_hex && laid ? refuse('track.same_hex', { hex }) : null;
  }
  const slot = nextLaySlot(game, turn);
  if (slot && !(isUpgrade(game, hex) ? slot.upgrade : slot.lay)) return refuse('track.no_lay_left');
  return sameHexRefusal(game, turn, hex);
}

function useRefusal(game: Game, turn: OperatingTurn, held: Held<'lay_tile'>): Refusal | null {
  if (usesOf(game, held) >= held.power.uses) return refuse('private.power.used', { private: held.private });
  if (held.power.slot === 'normal' && !normalLayLeft(game, turn)) return refuse('track.no_lay_left');
  if (held.power.slot === 'track_step' && !inTrackStep(game, turn)) return refuse('turn.not_now');
  // 1828 §16.8
  if (held.power.bars_upgrades && turn.lays.some(({ upgrade }) => upgrade)) return refuse('track.extra_or_upgrade');
  return null;
}

export function layByPowerRefusal(game: Game, turn: OperatingTurn, held: Held<'lay_tile'>, lay: LayAction): Refusal | null {
  return (
    spotRefusal(held, lay) ??
    useRefusal(game, turn, held) ??
    slotRefusal(game, turn, held, lay) ??
    placeRefusal(game, builder(turn), held, lay) ??
    joinRefusal(game, held, lay)
  );
}

export function layChoices(game: Game, turn: OperatingTurn, held: Held<'lay_tile'>): readonly Choice[] {
  return laysOfPrivate(game, builder(turn), held)
    .filter((action) => layByPowerRefusal(game, turn, held, action) === null)
    .map((action) => ({ action, decider: presidentOf(game, turn.operator) }));
}

/** The power that an action of a private would use. */
function heldFor(game: Game, turn: OperatingTurn, action: Action): Held<'lay_tile'> | null {
  return powersOf(game, turn).find((held) => isBy(action, 'private', held.private)) ?? null;
}

/** A tile laid through a private that the operator owns (1830 §11.4, §11.5). */
export const powerLay: Step = {
  name: 'power_lay',
  handles: ['lay_tile'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    return turn ? powersOf(game, turn).flatMap((held) => layChoices(game, turn, held)) : [];
  },
  refusal: (game, action) => {
    if (action.by.kind !== 'private') return refuse('turn.not_now');
    const turn = operatingTurn(game);
    const held = turn && heldFor(game, turn, action);
    if (!turn || !held || action.type !== 'lay_tile') return refuse('private.power.owner', { private: action.by.id });
    return layByPowerRefusal(game, turn, held, action);
  },
  perform: (draft, action) => {
    const turn = operatingTurn(draft);
    const held = turn && heldFor(draft, turn, action);
    if (turn && held && action.type === 'lay_tile') usePowerLay(draft, turn, held, action);
  },
};

/** Lays the tile, and opens what may follow it. */
export function usePowerLay(draft: Draft, turn: OperatingTurn, held: Held<'lay_tile'>, action: LayAction): void {
  const upgrade = isUpgrade(draft, action.hex);
  layByPrivate(draft, builder(turn), held, action, turn.operator);
  if (held.power.slot === 'normal') setTurn(draft, { lays: [...turn.lays, { hex: action.hex, upgrade }] });
  else if (draft.title.rules.track.power_lays_count_for_hex) setTurn(draft, { power_lays: [...(turn.power_lays ?? []), action.hex] });
  if (held.power.bars_upgrades) setTurn(draft, { upgrades_barred: true });
  const { token } = held.power;
  if (token) offerToken(draft, { private: held.private, hex: action.hex, price: token.price, asked: token.asked });
  rememberJoining(draft, held, action.hex);
}

/** Lets a token follow, if one could be placed at all. */
function offerToken(draft: Draft, follow_up: NonNullable<State['follow_up']>): void {
  draft.state.follow_up = follow_up;
  const turn = operatingTurn(draft);
  if (!turn || !isAsked(draft, turn)) draft.state.follow_up = null;
}

/** Whether a token may follow, or one is left at least where the title asks then (1828 §16.5). */
function isAsked(game: Game, turn: OperatingTurn): boolean {
  if (game.state.follow_up?.asked === 'if_left') return at(game.state.operators, turn.operator).tokens.length > 0;
  return tokenSpots(game, turn).length > 0;
}

function tokenSpots(game: Game, turn: OperatingTurn): readonly { readonly hex: string; readonly stop: number; readonly slot: number }[] {
  const { follow_up } = game.state;
  if (!follow_up || tokenTurnRefusal(game, turn, tokenPrice(game, turn)) !== null) return [];
  const { hex } = follow_up;
  const laid = game.state.board.tiles[hex];
  const stops = laid ? at(game.title.tiles.of, laid.tile).stops : [];
  return stops.flatMap((_, stop) => {
    const slot = freeSlot(game, turn.operator, hex, stop);
    return slot === null || tokenRefusal(game, turn.operator, { hex, stop, slot }, { connected: false }) ? [] : [{ hex, stop, slot }];
  });
}

/** Price of the token that follows; null when the charter has none left. */
function tokenPrice(game: Game, turn: OperatingTurn): number | null {
  return at(game.state.operators, turn.operator).tokens.length === 0 ? null : (game.state.follow_up?.price ?? null);
}

/** The token that may follow a tile laid by a private, connected or not (1830 §11.5). */
export const followUp: Step = {
  name: 'follow_up',
  handles: ['place_token', 'pass'],
  awaits: (game) => {
    const turn = operatingTurn(game);
    const { follow_up } = game.state;
    if (!turn || !follow_up || !isAsked(game, turn)) return [];
    return [{ entity: by(follow_up.private), decider: presidentOf(game, turn.operator) }];
  },
  choices: (game) => {
    const turn = operatingTurn(game);
    const { follow_up } = game.state;
    if (!turn || !follow_up) return [];
    const decider = presidentOf(game, turn.operator);
    return [
      ...tokenSpots(game, turn).map((spot) => ({ action: { type: 'place_token' as const, by: by(follow_up.private), ...spot }, decider })),
      { action: { type: 'pass', by: by(follow_up.private) }, decider },
    ];
  },
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    const { follow_up } = game.state;
    if (!turn || !follow_up) return refuse('turn.not_now');
    if (!isBy(action, 'private', follow_up.private)) return refuse('turn.not_yours', { active: follow_up.private });
    if (action.type === 'pass') return null;
    if (action.type !== 'place_token' || action.hex !== follow_up.hex)
      return refuse('private.power.hex', { private: follow_up.private, hex: follow_up.hex });
    return tokenTurnRefusal(game, turn, tokenPrice(game, turn)) ?? tokenRefusal(game, turn.operator, action, { connected: false });
  },
  perform: (draft, action) => {
    const turn = operatingTurn(draft);
    const { follow_up } = draft.state;
    draft.state.follow_up = null;
    if (!turn || !follow_up || action.type !== 'place_token') return;
    const { hex, stop, slot } = action;
    placeToken(draft, { owner: turn.operator, hex, stop, slot }, follow_up.price);
    setTurn(draft, { tokens_placed: turn.tokens_placed + 1 });
  },
};

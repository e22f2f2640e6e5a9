import type { Choice } from '../action.ts';
import { presentStop } from '../board/hex.ts';
import { stationsIn } from '../board/stations.ts';
import { freeSlot, tokenRefusal } from '../board/tokens.ts';
import { layStation } from '../companies/stations.ts';
import { ownerOf, usePower } from '../companies/privates.ts';
import { presidentOf } from '../companies/presidency.ts';
import { cashIn, operatorPurse, transfer } from '../money.ts';
import { openPowers, usesOf, type Held } from '../powers/types.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import type { Action } from '../action.ts';
import type { Game, OperatingTurn } from '../state.ts';
import { isBy, type Step } from './step.ts';

type PowerToken = Held<'place_station'>;

function powersOf(game: Game, turn: OperatingTurn): readonly PowerToken[] {
  return openPowers(game, 'place_station').filter((held) => ownerOf(game, held.private) === `operator/${turn.operator}`);
}

/** The place where the station of the power would go now; null: there is none. */
function placeOf(
  game: Game,
  turn: OperatingTurn,
  held: PowerToken,
): { readonly hex: string; readonly stop: number; readonly slot: number } | null {
  const { hex } = held.power;
  const stop = presentStop(game, hex, held.power.stop);
  const slot = stop === null ? null : freeSlot(game, turn.operator, hex, stop);
  return stop === null || slot === null ? null : { hex, stop, slot };
}

/** Why the station of the power may not be placed now. */
export function powerTokenRefusal(game: Game, turn: OperatingTurn, held: PowerToken): Refusal | null {
  const { hex, price } = held.power;
  if (usesOf(game, held) > 0) return refuse('private.power.used', { private: held.private });
  const place = placeOf(game, turn, held);
  if (place === null) return refuse('token.no_slot', { hex });
  if (stationsIn(game.state.board, hex, place.stop).some(({ owner }) => owner === turn.operator))
    return refuse('token.one_per_hex', { hex, operator: turn.operator });
  const cash = cashIn(game, operatorPurse(turn.operator));
  return price > cash ? refuse('token.cash', { price, cash }) : tokenRefusal(game, turn.operator, place, { connected: false });
}

function heldFor(game: Game, turn: OperatingTurn, action: Action): PowerToken | null {
  return powersOf(game, turn).find((held) => isBy(action, 'private', held.private)) ?? null;
}

/** An extra station by a private, connected or not, at any time of the operator's turn (1846 §7.9). */
export const powerToken: Step = {
  name: 'power_token',
  handles: ['place_token'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn) return [];
    return powersOf(game, turn).flatMap((held): Choice[] => {
      const place = placeOf(game, turn, held);
      if (place === null || powerTokenRefusal(game, turn, held) !== null) return [];
      const by = { kind: 'private' as const, id: held.private };
      return [{ action: { type: 'place_token', by, ...place }, decider: presidentOf(game, turn.operator) }];
    });
  },
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    if (!turn || action.type !== 'place_token' || action.by.kind !== 'private') return refuse('turn.not_now');
    const held = heldFor(game, turn, action);
    if (!held) return refuse('private.power.owner', { private: action.by.id });
    const place = placeOf(game, turn, held);
    if (place === null || place.hex !== action.hex || place.stop !== action.stop || place.slot !== action.slot)
      return refuse('private.power.hex', { private: held.private, hex: action.hex });
    return powerTokenRefusal(game, turn, held);
  },
  perform: (draft, action) => {
    const turn = operatingTurn(draft);
    const held = turn && heldFor(draft, turn, action);
    const place = turn && held && placeOf(draft, turn, held);
    if (!turn || !held || !place) return;
    transfer(draft, operatorPurse(turn.operator), 'bank', held.power.price, 'token');
    layStation(draft, { owner: turn.operator, ...place, extra: true });
    usePower(draft, held.private, held.index);
  },
};

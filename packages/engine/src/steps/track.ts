import type { Lay } from '../answers.ts';
import { ask } from '../answers.ts';
import { boardAfterLay, isUpgrade, layRefusal, legalLays, terrainCost } from '../board/lays.ts';
import type { Draft } from '../draft.ts';
import { treasury } from '../trains/funding.ts';
import { transfer } from '../money.ts';
import { presidentOf } from '../companies/presidency.ts';
import { refuse, type Refusal } from '../result.ts';
import { setTurn } from '../rounds/turn.ts';
import type { Game, OperatingTurn, OperatorId } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { operator } from './step.ts';

/** The track action of the title that the turn would use next; null when all are used. */
export function nextLaySlot(
  game: Game,
  turn: OperatingTurn,
): { readonly lay: boolean; readonly upgrade: boolean; readonly fee: number } | null {
  const slot = game.title.rules.track.lays[turn.lays.length];
  if (!slot) return null;
  const upgraded = turn.lays.some((lay) => lay.upgrade);
  return { lay: slot.lay, upgrade: slot.upgrade === 'yes' || (slot.upgrade === 'if_none_yet' && !upgraded), fee: slot.fee };
}

/** Why a tile may not be laid there by anybody's will or purse; geometry and connection are judged by the board. */
export function buildRefusal(game: Game, id: OperatorId, lay: Lay, cost: number): Refusal | null {
  const blocked = ask.mayLay(game, id, lay);
  if (blocked) return blocked;
  const cash = treasury(game, id);
  return cost > cash ? refuse('track.cash', { cost, cash }) : null;
}

/** Lays the tile and pays for it (1830 §8.3). */
export function build(draft: Draft, id: OperatorId, lay: Lay & { readonly copy?: number }, cost: number): void {
  transfer(draft, `operator/${id}`, 'bank', cost, 'terrain');
  draft.state.board = boardAfterLay(draft, lay);
  draft.events.push({ type: 'tile', hex: lay.hex, tile: lay.tile, rotation: lay.rotation, by: id, cost });
}

function slotRefusal(game: Game, turn: OperatingTurn, lay: Lay): Refusal | null {
  const slot = nextLaySlot(game, turn);
  const upgrade = isUpgrade(game, lay.hex);
  return slot && (upgrade ? slot.upgrade : slot.lay) ? null : refuse('track.no_lay_left');
}

const costOf = (game: Game, turn: OperatingTurn, lay: Lay): number => terrainCost(game, lay.hex) + (nextLaySlot(game, turn)?.fee ?? 0);

/** One lay or upgrade (1830 §8.1); asked whether or not a legal one exists (§1.7). */
export const track = operatingStep({
  name: 'track',
  type: 'lay_tile',
  asked: (game, turn) => nextLaySlot(game, turn) !== null && game.state.board.stations.some((station) => station.owner === turn.operator),
  choices: (game, turn) =>
    legalLays(game, turn.operator, { connected: true })
      .filter((lay) => slotRefusal(game, turn, lay) === null && buildRefusal(game, turn.operator, lay, costOf(game, turn, lay)) === null)
      .map((lay) => ({
        action: { type: 'lay_tile', by: operator(turn.operator), ...lay },
        decider: presidentOf(game, turn.operator),
      })),
  refusal: (game, turn, action) => {
    if (!game.title.map.hexes.of[action.hex] || !game.title.tiles.of[action.tile]) {
      return refuse('action.unknown_thing', { thing: `${action.hex} ${action.tile}` });
    }
    return (
      slotRefusal(game, turn, action) ??
      layRefusal(game, turn.operator, action, { connected: true }) ??
      buildRefusal(game, turn.operator, action, costOf(game, turn, action))
    );
  },
  perform: (draft, turn, action) => {
    const upgrade = isUpgrade(draft, action.hex);
    build(draft, turn.operator, action, costOf(draft, turn, action));
    setTurn(draft, { lays: [...turn.lays, { hex: action.hex, upgrade }] });
  },
});

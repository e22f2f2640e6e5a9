import type { Face, Terrain, Title } from '@roundhouse/title-schema';
import type { Lay } from '../answers.ts';
import { ask, tell } from '../answers.ts';
import { faceAt } from '../board/hex.ts';
import { boardAfterLay, edgesCompleted, isUpgrade, layRefusal, legalLays, terrainCost } from '../board/lays.ts';
import { isStationOf } from '../board/stations.ts';
import { at, type Draft } from '../draft.ts';
import { cashIn, transfer } from '../money.ts';
import { isMinor } from '../companies/minors.ts';
import { presidentOf } from '../companies/presidency.ts';
import { partsOf } from '../companies/systems.ts';
import { refuse, type Refusal } from '../result.ts';
import { setTurn } from '../rounds/turn.ts';
import type { Game, HexId, OperatingTurn, OperatorId, PrivateOwner } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { operator } from './step.ts';
import { hasCome } from '../phase.ts';

type LaySlot = Title['rules']['track']['lays'][number];

/** The track actions of an operator in order: those of all, those of systems, those of its charters (1828 §10.2). */
function laySlots(game: Game, id: OperatorId): readonly LaySlot[] {
  const { lays, minor_lays } = game.title.rules.track;
  const own = (isMinor(game, id) ? minor_lays : undefined) ?? lays;
  const parts = partsOf(game, id);
  const more = parts.length > 1 ? (game.title.mechanics.systems?.lays ?? []) : [];
  const extra = parts.flatMap((part): LaySlot[] => {
    const { extra_lay } = at(game.title.corporations.of, part);
    const other_hex = own[0]?.other_hex ?? false;
    return extra_lay ? [{ lay: true, upgrade: 'no', fee: extra_lay.fee, other_hex, before_upgrades: true }] : [];
  });
  return [...own, ...more, ...extra].filter(({ from_phase }) => from_phase === undefined || hasCome(game, from_phase));
}

/** The track action of the title that the turn would use next; null when all are used. */
export function nextLaySlot(
  game: Game,
  turn: OperatingTurn,
): { readonly lay: boolean; readonly upgrade: boolean; readonly fee: number; readonly other_hex: boolean } | null {
  const slot = laySlots(game, turn.operator)[turn.lays.length];
  if (!slot) return null;
  const upgraded = turn.lays.some((lay) => lay.upgrade);
  return {
    lay: slot.lay && !(slot.before_upgrades && upgraded),
    upgrade: !turn.upgrades_barred && (slot.upgrade === 'yes' || (slot.upgrade === 'if_none_yet' && !upgraded)),
    fee: ask.layFee(game, turn.operator, turn.lays.length) ?? slot.fee,
    other_hex: slot.other_hex,
  };
}

/** Why a tile may not be laid there by anybody's will or purse; geometry and connection are judged by the board. */
export function buildRefusal(game: Game, builder: PrivateOwner, lay: Lay, cost: number): Refusal | null {
  const blocked = ask.mayLay(game, builder, lay);
  if (blocked) return blocked;
  // Where a marker lies the tile stays for ever (1817 §14.5).
  if ((game.state.board.markers[lay.hex] ?? []).some(({ counts }) => counts === 'pass'))
    return refuse('track.upgrade', { tile: lay.tile, hex: lay.hex });
  const cash = cashIn(game, builder);
  return cost > cash ? refuse('track.cash', { cost, cash }) : null;
}

/** How a power or a charter makes a lay cheaper: nothing for the hex, or so much less. Edges are always paid. */
export interface LayTerms {
  readonly free?: boolean;
  readonly less?: number;
}

/** What a builder pays for a lay: the terrain of the hex, at least the least cost of a lay, and edges completed (1830 §8.3, 1833NE §10.7). */
export function layCharge(game: Game, builder: PrivateOwner, lay: Lay, terms: LayTerms = {}): number {
  const off = (terrain: Terrain): number => ask.terrainOff(game, builder, terrain);
  const edges = edgesCompleted(game, lay).reduce((sum, edge) => sum + Math.max(0, edge.cost - off(edge)), 0);
  if (terms.free) return edges;
  const hex = Math.max(game.title.rules.track.minimum_cost, terrainCost(game, lay.hex, off));
  return Math.max(0, hex - (terms.less ?? 0)) + edges;
}

/** Whether its charter, or a private, lets the operator lay this tile there for nothing (1846 §7.10). */
function isFree(game: Game, id: OperatorId, lay: Lay): boolean {
  const free = at(game.title.corporations.of, id).free_lays;
  const byCharter = free !== undefined && free.hexes.includes(lay.hex) && free.tiles.includes(lay.tile) && !isUpgrade(game, lay.hex);
  return byCharter || ask.laysFree(game, id, lay);
}

/** Lays the tile and pays for it (1830 §8.3); `by`: in whose name. */
export function build(draft: Draft, builder: PrivateOwner, lay: Lay & { readonly copy?: number }, cost: number, by: string): void {
  transfer(draft, builder, 'bank', cost, 'terrain');
  const { terrain } = faceAt(draft, lay.hex);
  draft.state.board = boardAfterLay(draft, lay);
  draft.events.push({ type: 'tile', hex: lay.hex, tile: lay.tile, rotation: lay.rotation, by, cost });
  tell.tileLaid(draft, builder, lay, terrain);
}

const self = (turn: OperatingTurn): PrivateOwner => `operator/${turn.operator}`;

/** Whether the tile is laid by the power of a private only (1889 §6.8). */
const byPowerOnly = (game: Game, tile: string): boolean =>
  at(game.title.tiles.of, tile).icons?.some((icon) => icon.blocks_normal_lay) ?? false;

/** Why a hex is closed to the next track action: it has had one in this turn (1817 §8.4). */
export function sameHexRefusal(game: Game, turn: OperatingTurn, hex: HexId): Refusal | null {
  const laid = turn.lays.some((lay) => lay.hex === hex) || (turn.power_lays ?? []).includes(hex);
  const again = (nextLaySlot(game, turn)?.other_hex ?? false) && laid;
  return again ? refuse('track.same_hex', { hex }) : null;
}

/** Why a city may not be upgraded to this tile: another of the colour that fits has more exits (1817 §8.4). */
function mostExitsRefusal(game: Game, turn: OperatingTurn, lay: Lay, upgrade: boolean): Refusal | null {
  if (!game.title.rules.track.city_upgrades_use_most_exits || !upgrade) return null;
  if (game.state.setup.quirks.includes('city_with_fewer_exits')) return null;
  const tile = at(game.title.tiles.of, lay.tile);
  if (!tile.stops.some(({ kind }) => kind === 'city')) return null;
  const fits = legalLays(game, turn.operator, { connected: true, hexes: [lay.hex] });
  const exits = (id: string): number => trackEdges(at(game.title.tiles.of, id)).size;
  const alike = fits.filter((other) => at(game.title.tiles.of, other.tile).colour === tile.colour);
  const most = Math.max(0, ...alike.map((other) => exits(other.tile)));
  return exits(lay.tile) < most ? refuse('track.most_exits', { hex: lay.hex, exits: most }) : null;
}

/** Sides to which a tile has track. */
function trackEdges(face: Face): ReadonlySet<number> {
  return new Set(face.track.flatMap(({ from, to }) => [from, to].flatMap((end) => ('edge' in end ? [end.edge] : []))));
}

function slotRefusal(game: Game, turn: OperatingTurn, lay: Lay): Refusal | null {
  const slot = nextLaySlot(game, turn);
  const upgrade = isUpgrade(game, lay.hex);
  if (!slot || !(upgrade ? slot.upgrade : slot.lay)) return refuse('track.no_lay_left');
  return sameHexRefusal(game, turn, lay.hex) ?? mostExitsRefusal(game, turn, lay, upgrade);
}

/** The game as it is for a lay: a marker that comes with the tile may open the way to it (1828 §17.3). */
function gameFor(game: Game, id: OperatorId, hex: HexId): Game {
  const opened = ask.openedByLay(game, id);
  return opened?.hex === hex ? opened.game : game;
}

const costOf = (game: Game, turn: OperatingTurn, lay: Lay): number =>
  layCharge(game, self(turn), lay, { free: isFree(game, turn.operator, lay) }) + (nextLaySlot(game, turn)?.fee ?? 0);

/** 1828-C7: in records a lay with a fee is lost once an extra lay by a private has been made. */
function lostToExtraLay(game: Game, turn: OperatingTurn, fee: number): boolean {
  return fee > 0 && turn.upgrades_barred === true && game.state.setup.quirks.includes('extra_lay_before_fee');
}

/** Whether a lay is left whose fee and least cost are within so much money, whatever it is (1817 §17.1, 1833NE §7.5). */
export function canLay(game: Game, turn: OperatingTurn, cash: number): boolean {
  const slot = nextLaySlot(game, turn);
  return (
    slot !== null &&
    (slot.lay || slot.upgrade) &&
    !lostToExtraLay(game, turn, slot.fee) &&
    cash >= slot.fee + game.title.rules.track.minimum_cost &&
    game.state.board.stations.some((station) => isStationOf(station, turn.operator))
  );
}

/** One lay or upgrade (1830 §8.1); asked whether or not a legal one exists (§1.7), and while others may still use the step (1889 §1.3). */
export const track = operatingStep({
  name: 'track',
  type: 'lay_tile',
  asked: (game, turn) =>
    canLay(game, turn, cashIn(game, self(turn)) + ask.credit(game, turn.operator)) || ask.holdsTrackOpen(game, turn.operator),
  choices: (game, turn) => {
    if (nextLaySlot(game, turn) === null) return [];
    const tiles = game.title.tiles.ids.filter((tile) => !byPowerOnly(game, tile));
    const opened = ask.openedByLay(game, turn.operator);
    const lays = legalLays(game, turn.operator, { connected: true, tiles });
    const more = opened
      ? legalLays(opened.game, turn.operator, { connected: true, tiles, hexes: [opened.hex] }).filter(
          ({ tile, rotation }) => !lays.some((lay) => lay.hex === opened.hex && lay.tile === tile && lay.rotation === rotation),
        )
      : [];
    return [...lays, ...more]
      .filter((lay) => slotRefusal(game, turn, lay) === null && buildRefusal(game, self(turn), lay, costOf(game, turn, lay)) === null)
      .map((lay) => ({
        action: { type: 'lay_tile', by: operator(turn.operator), ...lay },
        decider: presidentOf(game, turn.operator),
      }));
  },
  refusal: (game, turn, action) => {
    if (!game.title.map.hexes.of[action.hex] || !game.title.tiles.of[action.tile]) {
      return refuse('action.unknown_thing', { thing: `${action.hex} ${action.tile}` });
    }
    if (byPowerOnly(game, action.tile)) return refuse('track.by_power', { tile: action.tile });
    return (
      slotRefusal(game, turn, action) ??
      layRefusal(gameFor(game, turn.operator, action.hex), turn.operator, action, { connected: true }) ??
      buildRefusal(game, self(turn), action, costOf(game, turn, action))
    );
  },
  perform: (draft, turn, action) => {
    const upgrade = isUpgrade(draft, action.hex);
    build(draft, self(turn), action, costOf(draft, turn, action), turn.operator);
    setTurn(draft, { lays: [...turn.lays, { hex: action.hex, upgrade }] });
  },
});

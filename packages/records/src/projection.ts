import {
  awaited,
  cellOf,
  floatedPercent,
  interestRate,
  loansLeft,
  loansOf,
  longUnits,
  shortsHeld,
  certificateCount,
  percentOf,
  privatesOf,
  roundName,
  trainsOf,
  unitsHeld,
  type Game,
  type Holder,
  type Operator,
  type OperatorId,
  type PlayerId,
} from '@roundhouse/engine';
import { cityNumber } from './codec/city.ts';

export type TraceValue = string | number | boolean | readonly TraceValue[] | TraceState;
/** The state as a trace tells it (games/README §8), nothing but what is not empty. */
export interface TraceState {
  readonly [member: string]: TraceValue;
}

/** The whole position in the terms of a trace. */
export function project(game: Game): TraceState {
  const { state, title } = game;
  const waiting = awaited(game).map((each) => each.entity.id);
  const corporations = Object.fromEntries(title.corporations.ids.flatMap((id) => corporationOf(game, id)));
  const shown = full({
    round: roundName(game),
    phase: state.phase,
    active: [...new Set(waiting)],
    bank: state.bank ?? undefined,
    order: state.seating,
    players: Object.fromEntries(Object.keys(state.players).map((id) => [id, playerOf(game, id)])),
    tiles: Object.fromEntries(Object.entries(state.board.tiles).map(([hex, laid]) => [hex, `${laid.tile}/${laid.rotation}`])),
    unsold: [...(state.mechanics.card_draft?.deck ?? [...unsoldPrivates(game), ...blanksLeft(game)])].sort(),
    otherTokens: otherTokens(game),
    bids: full(bidsOf(game)),
    markers: markersOf(game),
    ...(loansLeft(game) === null ? {} : { loansLeft: loansLeft(game) ?? 0, interest: interestRate(game) ?? 0 }),
    depot: depotOf(game),
    result: state.over?.scores,
  });
  // There even when all have left the game.
  return { ...shown, corporations };
}

/** Tokens that belong to nobody in the game. */
function otherTokens({ title, state }: Game): TraceState {
  const places: Record<string, string[]> = {};
  for (const { owner, hex, stop, neutral, blocking } of state.board.stations) {
    if (neutral || blocking || state.operators[owner]?.status === 'removed')
      (places[owner] ??= []).push(`${hex}/${cityNumber(title, state.board, hex, stop)}`);
  }
  for (const list of Object.values(places)) list.sort();
  return places;
}

/** Standing bids by what they are for. */
function bidsOf({ state: { mechanics, round } }: Game): Readonly<Record<string, TraceState>> {
  const { waterfall_auction, private_auction, launch_auction } = mechanics;
  const open = private_auction?.item ? { [private_auction.item]: private_auction.bidding?.bids ?? {} } : {};
  // The bid that opens an auction is told once the home is placed.
  const isBid = launch_auction?.stage === 'bidding' && !launch_auction.home_owed;
  const launch = isBid ? { [launch_auction.corporation]: launch_auction.bidding.bids } : {};
  const sale = round.kind === 'acquisition' && round.sale?.stage === 'bidding' ? { [round.sale.corporation]: round.sale.bidding.bids } : {};
  const war = Object.fromEntries(Object.entries(waterfall_auction?.bids ?? {}).map(([id, bids]) => [id, full(bids)]));
  return { ...war, ...open, ...launch, ...sale };
}

function playerOf(game: Game, id: PlayerId): TraceState {
  const player = game.state.players[id];
  const shares = game.title.corporations.ids.map((corporation) => [corporation, longsWith(game, corporation, `player/${id}`)] as const);
  const shorts = game.title.corporations.ids.map((corporation) => [corporation, shortsWith(game, corporation, `player/${id}`)] as const);
  return {
    cash: player?.cash ?? 0,
    ...full({
      shares: full(Object.fromEntries(shares)),
      shorts: full(Object.fromEntries(shorts)),
      companies: [...privatesOf(game, `player/${id}`)].sort(),
      certs: certificateCount(game, id),
      bankrupt: player?.bankrupt,
    }),
  };
}

function corporationOf(game: Game, id: OperatorId): [string, TraceState][] {
  const { state, title } = game;
  const operator = state.operators[id];
  if (operator === undefined || operator.status === 'removed') return [];
  // Where a price of nothing closes a corporation, the peer lists what has left the game no more (games/README §8).
  if (operator.status === 'closed' && (closesAtZero(title) || title.mechanics.systems !== undefined)) return [];
  const cell = cellOf(game, id);
  const stack = cell === null ? [] : (state.stacks[cell.id] ?? []);
  // A token that waits for its city is back on the charter while the choice is open.
  const own = state.board.stations.filter((station) => station.owner === id);
  const stations = own.filter((station) => station.stop !== null || state.board.tiles[station.hex] === undefined);
  const size = operator.size;
  const shown = full({
    cash: operator.cash,
    cell: cell === null ? undefined : [cell.row, cell.column],
    par: operator.par ?? undefined,
    ipo: percentWith(game, id, 'ipo') + percentWith(game, id, 'reserved') + percentWith(game, id, 'treasury'),
    reserved: percentWith(game, id, 'reserved') + percentWith(game, id, 'treasury'),
    market: longsWith(game, id, 'market'),
    marketShorts: shortsWith(game, id, 'market'),
    loans: loansOf(game, id),
    size: size === 10 || title.corporations.of[id]?.kind === 'minor' ? undefined : size,
    president: operator.president ?? (operator.status === 'floated' ? 'market' : undefined),
    trains: trainsOf(game, id)
      .map((train) => `${train.face ?? train.name}${train.obsolete ? '*' : ''}`)
      .sort(),
    markers: markersFor(game, id),
    tokens: stations.map(({ hex, stop }) => `${hex}/${cityNumber(title, state.board, hex, stop)}`).sort(),
    tokensLeft: operator.tokens.length + own.length - stations.length,
    companies: [...privatesOf(game, `operator/${id}`)].sort(),
    floated: operator.status === 'floated' || isFloating(game, id),
    closed: operator.status === 'closed',
  });
  const shells = title.corporations.of[id]?.parts === undefined ? {} : { shells: shellsOf(operator.shelves) };
  return [
    [id, { ...shown, ...shells, ...(cell === null ? {} : { price: cell.price }), ...(stack.length > 1 ? { at: stack.indexOf(id) } : {}) }],
  ];
}

/** Trains by shelf of a system; an empty one is told too. */
function shellsOf(shelves: Operator['shelves']): TraceState {
  return Object.fromEntries(Object.entries(shelves).map(([name, cards]) => [name, cards.map((card) => card.name).sort()]));
}

/** While two corporations merge, the peer counts each of the three as floated once enough of it is out of the offering. */
function isFloating(game: Game, id: OperatorId): boolean {
  const merger = game.state.mechanics.systems?.merger;
  if (!merger || ![merger.system, merger.survivor, merger.absorbed].includes(id)) return false;
  return floatedPercent(game, id) >= (game.title.corporations.of[id]?.float_percent ?? 100);
}

function closesAtZero({ market }: Game['title']): boolean {
  return market.zones.ids.some((id) => market.zones.of[id]?.effects.includes('closes'));
}

function unsoldPrivates({ title, state }: Game): readonly string[] {
  return title.privates.ids.filter((id) => state.privates[id]?.owner === null && !state.privates[id]?.closed);
}

/** The peer keeps the blank cards of a draft among the unsold privates until all close. */
function blanksLeft({ title, state }: Game): readonly string[] {
  const blank = title.mechanics.card_draft?.blank;
  const closed = state.depot.sold.some((name) => title.trains.of[name]?.events.includes('close_privates'));
  return blank === undefined || closed ? [] : state.setup.players.map((_, index) => `${blank} (${index + 1})`);
}

/** Markers of privates: for whom each counts, and where it lies. */
function markersFor({ state, title }: Game, operator: OperatorId): readonly string[] {
  const { hex_bonus, resource_marker } = state.mechanics;
  const markers = Object.entries(hex_bonus?.markers ?? {});
  const own = resource_marker?.owners.includes(operator) ? [title.mechanics.resource_marker?.name ?? ''] : [];
  return [
    ...own,
    ...markers
      .filter(([, marker]) => marker.operator === operator)
      .map(([id]) => id)
      .sort(),
  ];
}

function markersOf({ state, title }: Game): TraceState {
  const on: Record<string, string[]> = Object.fromEntries(
    Object.entries(state.board.markers).map(([hex, list]) => [hex, list.map(({ name }) => name)]),
  );
  for (const [id, { hex }] of Object.entries(state.mechanics.hex_bonus?.markers ?? {})) {
    if (hex !== null) on[hex] = [...(on[hex] ?? []), id].sort();
  }
  for (const [hex, left] of Object.entries(state.mechanics.resource_marker?.left ?? {}))
    if (left > 0) on[hex] = Array.from({ length: left }, () => title.mechanics.resource_marker?.name ?? '');
  return on;
}

function longsWith(game: Game, corporation: OperatorId, holder: Holder): number {
  return percentOf(game, corporation, longUnits(game, holder, corporation));
}

function shortsWith(game: Game, corporation: OperatorId, holder: Holder): number {
  return percentOf(game, corporation, shortsHeld(game, holder, corporation).length);
}

function percentWith(game: Game, corporation: OperatorId, holder: Holder): number {
  return percentOf(game, corporation, unitsHeld(game, holder, corporation));
}

function depotOf({ title, state: { depot } }: Game): TraceState {
  const left: Record<string, TraceValue> = {};
  for (const name of title.trains.ids) {
    const number = depot.upcoming.filter((train) => train.name === name).length;
    left[name] = title.trains.of[name]?.count === 'unlimited' ? 'unlimited' : number;
  }
  return full({ ...left, discarded: depot.discarded.map((train) => train.name).sort() });
}

/** Leaves out zero, false, empty lists and objects, and what has no value. */
function full(members: Readonly<Record<string, TraceValue | undefined>>): TraceState {
  const kept: Record<string, TraceValue> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined && !isEmpty(value)) kept[name] = value;
  return kept;
}

function isEmpty(value: TraceValue): boolean {
  if (typeof value === 'object') return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  return value === 0 || value === false;
}

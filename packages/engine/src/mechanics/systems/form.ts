import { stationsIn } from '../../board/stations.ts';
import { blockPlace } from '../../companies/stations.ts';
import { privatesOf } from '../../companies/privates.ts';
import { tell } from '../../answers.ts';
import { at, put, type Draft } from '../../draft.ts';
import { placeMarker, priceOf } from '../../market.ts';
import { cashIn, operatorPurse, setOperator, transfer } from '../../money.ts';
import { noteBought } from '../../rounds/turn.ts';
import type { SystemMerger, SystemParts } from '../slices.ts';
import type { Game, OperatorId, PlayerId, Station } from '../../state.ts';
import { shelf, trainsOf } from '../../trains/trains.ts';
import { joinMarkers } from '../resource-marker/resource-marker.ts';
import { mustMerge, setMerger, setSystems, systemsState } from './merger.ts';
import { systemCell } from './pair.ts';

/** Begins a merger: the new system gets its price and all that the two have; shares follow (1828 §7.4, §7.5). */
export function beginMerger(draft: Draft, acting: PlayerId, survivor: OperatorId, absorbed: OperatorId): void {
  const { players, operators, certificates, holdings, stacks, privates, board, depot, mechanics } = draft.state;
  const resource_marker = mechanics.resource_marker ?? null;
  const cell = systemCell(draft, survivor, absorbed);
  const parts: SystemParts = { id: `${survivor}-${absorbed}`, survivor, absorbed };
  const merger: SystemMerger = {
    system: parts.id,
    survivor,
    absorbed,
    acting,
    stage: 'tokens',
    players: [],
    aside: {},
    begun: false,
    partner: null,
    single: null,
    halves: 0,
    before: { players, operators, certificates, holdings, stacks, privates, board, depot, resource_marker },
  };
  setSystems(draft, { formed: [...systemsState(draft).formed, parts], merger });
  charter(draft, parts, cell);
  joinAssets(draft, parts);
  noteBought(draft, parts.id, null, true);
  draft.events.push({ type: 'system', system: parts.id, survivor, absorbed, price: priceOf(draft, parts.id) ?? 0 });
}

/** The operator and its ten shares come into the game. */
function charter(draft: Draft, { id, survivor, absorbed }: SystemParts, cell: string): void {
  const { state } = draft;
  const print = at(draft.title.corporations.of, id);
  const { price } = at(draft.title.market.cells.of, cell);
  const cards = print.certificates.map(({ units, president }, i) => [`${id}_${String(i)}`, { corporation: id, units, president }] as const);
  state.certificates = { ...state.certificates, ...Object.fromEntries(cards) };
  const ipo = put(
    state.holdings['ipo'] ?? {},
    id,
    cards.map(([card]) => card),
  );
  state.holdings = put(state.holdings, 'ipo', ipo);
  state.operators = put(state.operators, id, {
    status: 'launched',
    size: print.size,
    cash: 0,
    par: price,
    cell: null,
    president: null,
    shelves: { [survivor]: [], [absorbed]: [] },
    tokens: [],
    operated: at(state.operators, survivor).operated,
    last_run: [],
  });
  placeMarker(draft, id, cell);
}

/** Money, tokens, privates, markers and trains of both; a founder's private closes where there is a train (1828 §7.5). */
function joinAssets(draft: Draft, { id, survivor, absorbed }: SystemParts): void {
  for (const part of [survivor, absorbed]) {
    transfer(draft, operatorPurse(part), operatorPurse(id), cashIn(draft, operatorPurse(part)), 'merged');
    for (const owned of privatesOf(draft, `operator/${part}`))
      draft.state.privates = put(draft.state.privates, owned, { ...at(draft.state.privates, owned), owner: `operator/${id}` });
    const { shelves } = at(draft.state.operators, id);
    setOperator(draft, id, { shelves: put(shelves, part, trainsOf(draft, part)) });
    setOperator(draft, part, { shelves: put(at(draft.state.operators, part).shelves, 'main', []) });
  }
  joinTokens(draft, id, [survivor, absorbed]);
  joinMarkers(draft, [survivor, absorbed], id);
  if ([survivor, absorbed].some((part) => shelf(draft, id, part).length > 0)) tell.trainBought(draft, id, null);
}

/** Price of the token on a station: that of a home is the first of the charter, of others the last (1828 §7.5). */
function stationPrice(game: Game, { owner, hex }: Station): number {
  const { parts = [owner], token_prices } = at(game.title.corporations.of, owner);
  const isHome = parts.some((part) => at(game.title.corporations.of, part).home?.hex === hex);
  return (isHome ? token_prices[0] : token_prices.at(-1)) ?? 0;
}

const ascending = (tokens: readonly number[]): readonly number[] => [...tokens].sort((a, b) => a - b);

/** Used tokens are replaced in place, the others join the charter; of two in one city the dearer one comes back (1828 §7.5). */
function joinTokens(draft: Draft, id: OperatorId, parts: readonly OperatorId[]): void {
  setOperator(draft, id, { tokens: ascending(parts.flatMap((part) => at(draft.state.operators, part).tokens)) });
  for (const part of parts) setOperator(draft, part, { tokens: [] });
  const { board } = draft.state;
  const used = board.stations
    .filter(({ owner }) => parts.includes(owner))
    .map((station) => ({ station, price: stationPrice(draft, station), part: parts.indexOf(station.owner) }))
    .sort((a, b) => a.price - b.price || a.part - b.part);
  const others = board.stations.filter(({ owner }) => !parts.includes(owner));
  draft.state.board = { ...board, stations: [...others, ...used.map(({ station }) => ({ ...station, owner: id }))] };
  for (const { hex, stop } of ownStations(draft, id)) {
    const [, second] = stop === null ? [] : stationsIn(draft.state.board, hex, stop).filter(({ owner }) => owner === id);
    if (second) replace(draft, second, true);
  }
}

const ownStations = (game: Game, id: OperatorId): readonly Station[] => game.state.board.stations.filter(({ owner }) => owner === id);

/** A blocking token takes the place of a station, whose token goes back to the charter, or out of the game. */
function replace(draft: Draft, station: Station, comesBack: boolean): void {
  const { board } = draft.state;
  const { owner, hex, stop, slot } = station;
  const price = stationPrice(draft, station);
  draft.state.board = { ...board, stations: board.stations.filter((each) => each !== station) };
  if (comesBack) setOperator(draft, owner, { tokens: ascending([...at(draft.state.operators, owner).tokens, price]) });
  draft.events.push({ type: 'token_removed', operator: owner, hex });
  blockPlace(draft, { hex, stop, slot });
}

/** Stations of the new system of which one has to go: two in different cities of a hex (1828 §7.5). */
export function surplusStations(game: Game): readonly Station[] {
  const own = ownStations(game, mustMerge(game).system);
  const hex = own.find((station) => own.some((other) => other !== station && other.hex === station.hex))?.hex;
  return own.filter((station) => station.hex === hex);
}

/** Takes a station off that is one too many in its hex. */
export function removeSurplus(draft: Draft, hex: string, stop: number, slot: number): void {
  const station = surplusStations(draft).find((each) => each.hex === hex && each.stop === stop && each.slot === slot);
  if (!station) return;
  // 1828-C3: in records it is lost.
  replace(draft, station, !draft.state.setup.quirks.includes('removed_token_is_lost'));
  setMerger(draft, {});
}

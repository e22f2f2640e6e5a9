import type { MergerRound as Parameters } from '@roundhouse/title-schema';
import {
  addCertificate,
  cancelPairs,
  freeIndices,
  held,
  holderOf,
  indexOf,
  moveCertificates,
  playerHolder,
  presidentCertificate,
  removeCertificates,
  singles,
  sizeOf,
  unitsHeld,
} from '../../companies/certificates.ts';
import { checkPresident } from '../../companies/presidency.ts';
import { privatesOf } from '../../companies/privates.ts';
import { at, put, without, type Draft } from '../../draft.ts';
import { dearestWithin, placeMarker, priceOf } from '../../market.ts';
import { cashIn, operatorPurse, playerPurse, setOperator, transfer } from '../../money.ts';
import type { CertificateId, Game, Holder, OperatorId, Station } from '../../state.ts';
import { MAIN_SHELF, trainsOf } from '../../trains/trains.ts';
import { grow } from '../launch-auction/launch.ts';
import { moveLoans } from '../loans/loans.ts';

export type GrowthRule = Parameters['growth'][number];

export function parametersOf(game: Game): Parameters {
  const { merger_round } = game.title.mechanics;
  if (!merger_round) throw new Error('the title has no merger rounds');
  return merger_round;
}

/** What a corporation can grow to; null: it has all the shares that it can have (1817 §9.1). */
export function growthOf(game: Game, operator: OperatorId): GrowthRule | null {
  const size = sizeOf(game, operator);
  return parametersOf(game).growth.find(({ from }) => from === size) ?? null;
}

/** Tokens of a corporation, on the map and on its charter. */
export function tokensOf(game: Game, operator: OperatorId): number {
  return stationsOf(game, operator).length + at(game.state.operators, operator).tokens.length;
}

export function stationsOf(game: Game, operator: OperatorId): readonly Station[] {
  return game.state.board.stations.filter(({ owner }) => owner === operator);
}

/** Price after a merger, before it is taken down to a cell (1817 §9.5). */
function mergedValue(game: Game, rule: GrowthRule, one: OperatorId, other: OperatorId): number {
  const sum = (priceOf(game, one) ?? 0) + (priceOf(game, other) ?? 0);
  return rule.price === 'sum' ? sum : Math.floor(sum / 2);
}

/** Cell after a merger: the dearest within the value (1817 §9.5). */
export function mergedCell(game: Game, rule: GrowthRule, one: OperatorId, other: OperatorId) {
  const value = mergedValue(game, rule, one, other);
  const { cells } = game.title.market;
  const found = dearestWithin(
    cells.ids.map((id) => at(cells.of, id)),
    value,
  );
  if (!found) throw new Error(`no cell for ${String(value)}`);
  return found;
}

/** A corporation is as it was before it was first started (1817 §2.4). */
export function unstart(draft: Draft, operator: OperatorId): void {
  const print = at(draft.title.corporations.of, operator);
  const card = presidentCertificate(draft, operator);
  const owner = holderOf(draft, card);
  if (owner !== null) moveCertificates(draft, [card], owner, 'ipo');
  removeCertificates(
    draft,
    Object.entries(draft.state.certificates).flatMap(([id, each]) => (each.corporation === operator && id !== card ? [id] : [])),
  );
  print.certificates.forEach(({ units, president }, i) => {
    if (!president) addCertificate(draft, `${operator}_${String(i)}`, operator, units, 'ipo');
  });
  const { cell } = at(draft.state.operators, operator);
  if (cell !== null) draft.state.stacks = put(draft.state.stacks, cell, without(draft.state.stacks[cell] ?? [], operator));
  setOperator(draft, operator, {
    status: 'unlaunched',
    size: print.size,
    par: null,
    cell: null,
    president: null,
    shelves: { [MAIN_SHELF]: [] },
    tokens: print.token_prices,
    operated: false,
    last_run: [],
  });
  const { [operator]: cause, ...liquidated } = draft.state.mechanics.liquidated ?? {};
  if (cause !== undefined) draft.state.mechanics = { ...draft.state.mechanics, liquidated };
  // Its stations stay while it is being decided which of them are taken over.
  if (draft.state.mechanics.joining?.other === operator) return;
  draft.state.board = { ...draft.state.board, stations: draft.state.board.stations.filter((station) => station.owner !== operator) };
}

/** Money and goods of one corporation go to another (1817 §9.5, §10.7). */
export function takeOver(draft: Draft, operator: OperatorId, other: OperatorId): void {
  transfer(draft, operatorPurse(other), operatorPurse(operator), cashIn(draft, operatorPurse(other)), 'takeover');
  for (const id of privatesOf(draft, `operator/${other}`)) {
    draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), owner: `operator/${operator}` });
    draft.events.push({ type: 'private', private: id, to: operator, price: 0 });
  }
  moveLoans(draft, other, operator);
  const cards = trainsOf(draft, other);
  const { shelves } = at(draft.state.operators, operator);
  setOperator(draft, operator, { shelves: { ...shelves, [MAIN_SHELF]: [...(shelves[MAIN_SHELF] ?? []), ...cards] } });
  setOperator(draft, other, { shelves: { [MAIN_SHELF]: [] } });
  for (const train of cards) draft.events.push({ type: 'train', train, from: other, to: operator, price: 0 });
  joinTokens(draft, operator, other);
}

/** Tokens of both become those of one; where some are too many, that is decided first (1817 §9.10). */
function joinTokens(draft: Draft, operator: OperatorId, other: OperatorId): void {
  const theirs = tokensOf(draft, other);
  const all = Math.min(parametersOf(draft).token_cap, tokensOf(draft, operator) + theirs);
  draft.state.mechanics = { ...draft.state.mechanics, joining: { operator, other, all, theirs } };
  const taken = stationsOf(draft, other);
  for (const own of stationsOf(draft, operator).filter((each) => taken.some((one) => isSameCity(one, each)))) comesHome(draft, own);
  if (surplus(draft) === null) completeJoin(draft);
}

/** A station goes back to the charter of its owner; one that has left the game has its own there already. */
function comesHome(draft: Draft, station: Station): void {
  draft.state.board = { ...draft.state.board, stations: without(draft.state.board.stations, station) };
  const { status, tokens } = at(draft.state.operators, station.owner);
  if (status !== 'unlaunched') setOperator(draft, station.owner, { tokens: [...tokens, 0] });
}

/** The other's places are taken over, once none is too many (1817 §9.10). */
function completeJoin(draft: Draft): void {
  const { joining, ...rest } = draft.state.mechanics;
  if (!joining) return;
  const { operator, other, all, theirs } = joining;
  const { board } = draft.state;
  const stations = board.stations.map((station) => (station.owner === other ? { ...station, owner: operator } : station));
  draft.state.board = { ...board, stations };
  draft.state.mechanics = rest;
  // The other one has all its tokens at home until it has left.
  if (at(draft.state.operators, other).status !== 'unlaunched') setOperator(draft, other, { tokens: free(theirs) });
  setOperator(draft, operator, { tokens: free(Math.max(0, all - stationsOf(draft, operator).length)) });
}

const free = (count: number): readonly number[] => Array.from({ length: count }, () => 0);
const isSameCity = (one: Station, other: Station): boolean => one.hex === other.hex && one.stop === other.stop;

/** Stations of which one has to go: two in one hex, or any where there are too many (1817 §9.10). */
export function surplus(game: Game): { readonly operator: OperatorId; readonly stations: readonly Station[] } | null {
  const { joining } = game.state.mechanics;
  if (!joining) return null;
  const both = [...stationsOf(game, joining.operator), ...stationsOf(game, joining.other)];
  const double = both.filter(({ hex }) => both.filter((other) => other.hex === hex).length > 1);
  if (double.length > 0) return { operator: joining.operator, stations: double };
  return both.length > parametersOf(game).token_cap ? { operator: joining.operator, stations: both } : null;
}

/** How many stations have to go in all: one of two in a hex, and what is above the most that a corporation has (1817 §9.10). */
export function surplusCount(game: Game): number {
  const { joining } = game.state.mechanics;
  if (!joining) return 0;
  const both = [...stationsOf(game, joining.operator), ...stationsOf(game, joining.other)];
  return both.length - Math.min(new Set(both.map(({ hex }) => hex)).size, parametersOf(game).token_cap);
}

/** A station goes back to the charter. */
export function takeBack(draft: Draft, operator: OperatorId, station: Station): void {
  comesHome(draft, station);
  draft.events.push({ type: 'token_removed', operator, hex: station.hex });
  if (surplus(draft) === null) completeJoin(draft);
}

/** The other president gets a share free, the first one buys one (1817 §9.6). */
function oneEach(draft: Draft, rule: GrowthRule, operator: OperatorId, other: OperatorId): void {
  const mine = at(draft.state.operators, operator).president ?? '';
  const theirs = at(draft.state.operators, other).president ?? '';
  const price = mergedCell(draft, rule, operator, other).price;
  grow(draft, operator, rule.to);
  if (mine === theirs) return;
  const [card] = singles(draft, held(draft, 'ipo', operator));
  if (card === undefined) throw new Error(`${operator} has no share for the other president`);
  transfer(draft, playerPurse(mine), operatorPurse(operator), price, 'share');
  moveCertificates(draft, [card], 'ipo', playerHolder(theirs));
}

/** Order in which certificates came into being: of a pair the short was first (1817 §17.3). */
const birth = (game: Game, id: CertificateId): number => indexOf(id) - (at(game.state.certificates, id).units < 0 ? 1.5 : 0);

/** Every share and short of the other becomes one of the survivor, in the same hands (1817 §9.6, §17.3). */
function exchange(draft: Draft, rule: GrowthRule, operator: OperatorId, other: OperatorId): void {
  const old = Object.entries(draft.state.certificates)
    .filter(([, card]) => card.corporation === other)
    .map(([id, card]) => ({ id, units: card.units, holder: holderOf(draft, id) ?? 'ipo', birth: birth(draft, id) }))
    .sort((a, b) => a.birth - b.birth);
  const size = sizeOf(draft, operator);
  setOperator(draft, operator, { size: rule.to });
  draft.events.push({ type: 'size', operator, size: rule.to });
  const normal = Array.from({ length: rule.to - size }, (_, i) => size - 1 + i);
  const give = (units: 1 | -1, holder: Holder): void => {
    const index = (units > 0 ? normal.shift() : undefined) ?? freeIndices(draft, operator, 1)[0];
    addCertificate(draft, `${operator}_${String(index)}`, operator, units, holder);
  };
  for (const { units, holder } of old) for (let n = 0; n < Math.abs(units); n++) give(units > 0 ? 1 : -1, holder);
  removeCertificates(
    draft,
    old.map(({ id }) => id).filter((id) => id !== presidentCertificate(draft, other)),
  );
}

/** Joins two corporations of one size into one of the next (1817 §9.4–9.6). */
export function mergeInto(draft: Draft, operator: OperatorId, other: OperatorId): void {
  const rule = growthOf(draft, operator);
  if (!rule) throw new Error(`${operator} cannot grow`);
  const cell = mergedCell(draft, rule, operator, other);
  takeOver(draft, operator, other);
  if (rule.shares === 'one_each') oneEach(draft, rule, operator, other);
  else exchange(draft, rule, operator, other);
  unstart(draft, other);
  if (at(draft.state.operators, operator).cell !== cell.id) placeMarker(draft, operator, cell.id);
  checkPresident(draft, operator);
  const holders: readonly Holder[] = [...draft.state.seating.map(playerHolder), 'market'];
  for (const holder of holders) cancelPairs(draft, holder, operator);
  draft.events.push({ type: 'merged', operator: other, into: operator, price: cell.price });
}

/** Most shares that one player would have of the two together, what he owes taken off. */
export function mostTogether(game: Game, one: OperatorId, other: OperatorId): number {
  return Math.max(0, ...game.state.seating.map((id) => unitsHeld(game, playerHolder(id), one) + unitsHeld(game, playerHolder(id), other)));
}

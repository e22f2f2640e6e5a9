import { closeCorporation } from '../../companies/closing.ts';
import { held, moveCertificates, playerHolder, presidentCertificate, singles, unitsHeld, unitsOn } from '../../companies/certificates.ts';
import { checkFloat, floatedPercent } from '../../companies/floating.ts';
import { checkPresident, swapPresidency } from '../../companies/presidency.ts';
import { at, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, playerPurse, setOperator, transfer } from '../../money.ts';
import { mustTrade } from '../../rounds/turn.ts';
import { endStockTurn } from '../../rounds/stock.ts';
import type { SystemMerger } from '../slices.ts';
import type { CertificateId, Game, Holder, OperatorId, PlayerId, Purse } from '../../state.ts';
import { noteSoldBy } from './convert.ts';
import { mustMerge, parametersOf, playersFrom, setSystems, systemsState } from './merger.ts';

/**
 * One pair, or a last single share, of a place: a share of the survivor is used, of its own, of what was given up or of the
 * offering; another one is given up. False: there is no share of the survivor for it.
 */
function convertPair(draft: Draft, places: readonly Holder[]): boolean {
  const { survivor, absorbed } = mustMerge(draft);
  const found = (from: readonly Holder[], corporation: OperatorId): { readonly id: CertificateId; readonly place: Holder } | null => {
    const place = from.find((each) => singles(draft, held(draft, each, corporation)).length > 0);
    const [id] = place === undefined ? [] : singles(draft, held(draft, place, corporation));
    return place === undefined || id === undefined ? null : { id, place };
  };
  const own = found(places, survivor);
  const used = own ?? found(['given_up', 'ipo'], survivor);
  if (!used) return false;
  moveCertificates(draft, [used.id], used.place, 'used');
  const give = (from: readonly Holder[], to: Holder): void => {
    const given = found(from, absorbed) ?? found(from, survivor);
    if (given) moveCertificates(draft, [given.id], given.place, to);
    else giveUpPresidency(draft, from);
  };
  // What comes from elsewhere is swapped for a share of the place.
  if (!own) give(places, used.place === 'ipo' ? 'taken' : 'given_up');
  give(places, 'given_up');
  return true;
}

/** The president's certificate of the absorbed corporation, where the offering has taken it, is given up as a whole. */
function giveUpPresidency(draft: Draft, from: readonly Holder[]): void {
  const { absorbed } = mustMerge(draft);
  const card = presidentCertificate(draft, absorbed);
  const place = from.find((each) => held(draft, each, absorbed).includes(card));
  if (place !== undefined) moveCertificates(draft, [card], place, 'given_up');
}

/** The pool and the unsold shares convert pairs, then a single, free of charge; the rest is given up (1828 §7.8). */
function convertRest(draft: Draft): void {
  const { system, survivor, absorbed, halves } = mustMerge(draft);
  for (const places of [['market'], ['ipo', 'taken']] as const) {
    const left = (): number => places.reduce((sum, each) => sum + unitsHeld(draft, each, survivor) + unitsHeld(draft, each, absorbed), 0);
    while (left() > 0 && convertPair(draft, places)) if (places[0] === 'market') toMarket(draft, 1);
    for (const place of places) for (const id of [survivor, absorbed]) moveCertificates(draft, held(draft, place, id), place, 'given_up');
  }
  const givenUp = unitsOn(draft, held(draft, 'given_up', survivor)) + halves;
  toMarket(draft, Math.min(givenUp, singles(draft, held(draft, 'ipo', system)).length));
}

/** Shares of the system go from the initial offering to the pool. */
function toMarket(draft: Draft, count: number): void {
  const { system } = mustMerge(draft);
  for (const id of singles(draft, held(draft, 'ipo', system)).slice(0, count)) moveCertificates(draft, [id], 'ipo', 'market');
}

/** Who presides: whoever holds most, the acting player before his equals, then in the order of play (1828 §7.9). */
function presidentOf(game: Game): PlayerId | null {
  const { system, acting } = mustMerge(game);
  const { president } = at(game.state.operators, system);
  // 1828-C2: in records the first to reach the number.
  const first = game.state.setup.quirks.includes('first_to_lead_presides') && president !== null ? president : acting;
  const units = (id: PlayerId): number => unitsHeld(game, playerHolder(id), system);
  const [best = null] = [...playersFrom(game, first)].sort((a, b) => units(b) - units(a));
  return best !== null && units(best) >= parametersOf(game).president_least ? best : null;
}

/** The president takes the certificate for two shares of his, and gives the system one (1828 §7.9). */
function preside(draft: Draft, player: PlayerId): void {
  const { system } = mustMerge(draft);
  const card = presidentCertificate(draft, system);
  const { president } = at(draft.state.operators, system);
  const from: Holder = held(draft, 'ipo', system).includes(card) ? 'ipo' : playerHolder(president ?? player);
  swapPresidency(draft, system, from, player);
  if (president !== player) draft.events.push({ type: 'president', corporation: system, player });
  const given = singles(draft, held(draft, playerHolder(player), system)).slice(0, parametersOf(draft).donated);
  moveCertificates(draft, given, playerHolder(player), 'treasury');
  checkPresident(draft, system);
}

/** Money of a system of which one part had not floated goes to the bank; it floats like any other (1828 §7.9, §6.1). */
function float(draft: Draft): void {
  const { system, survivor, absorbed } = mustMerge(draft);
  const both = [survivor, absorbed].every((id) => at(draft.state.operators, id).status === 'floated');
  if (both && floatedPercent(draft, system) >= parametersOf(draft).float_percent) {
    setOperator(draft, system, { status: 'floated' });
    return;
  }
  if (!both) transfer(draft, operatorPurse(system), 'bank', cashIn(draft, operatorPurse(system)), 'closing');
  checkFloat(draft, system);
}

/** Money goes back to where it was before the merger, through the bank. */
function payBack(draft: Draft, before: SystemMerger['before'], system: OperatorId): void {
  const settle = (purse: Purse, cash: number): void => {
    const gain = cash - cashIn(draft, purse);
    if (gain > 0) transfer(draft, 'bank', purse, gain, 'merged');
    else transfer(draft, purse, 'bank', -gain, 'merged');
  };
  settle(operatorPurse(system), 0);
  for (const [id, { cash }] of Object.entries(before.operators)) settle(operatorPurse(id), cash);
  for (const [id, { cash }] of Object.entries(before.players)) settle(playerPurse(id), cash);
}

/** Nobody presides: everything is put back, and the turn is over as if it had been passed (1828 §7.11). */
function undo(draft: Draft): void {
  const { before, system, survivor, absorbed } = mustMerge(draft);
  const { resource_marker, ...slices } = before;
  const { formed } = systemsState(draft);
  payBack(draft, before, system);
  setSystems(draft, { formed: formed.filter(({ id }) => id !== system), merger: null });
  Object.assign(draft.state, slices);
  if (resource_marker !== null) draft.state.mechanics = { ...draft.state.mechanics, resource_marker };
  const round = mustTrade(draft);
  const sold = Object.fromEntries(
    Object.entries(round.sold).map(([id, things]) => [id, things.filter((thing) => thing !== system)] as const),
  );
  draft.state.round = { ...round, sold, turn: { ...round.turn, bought: null } };
  draft.events.push({ type: 'merger_failed', survivor, absorbed });
  endStockTurn(draft);
}

/** The rest of a merger once all players have converted their shares (1828 §7.8–7.11). */
export function finishMerger(draft: Draft): void {
  convertRest(draft);
  const { system, survivor, absorbed } = mustMerge(draft);
  const president = presidentOf(draft);
  if (president === null) {
    undo(draft);
    return;
  }
  preside(draft, president);
  float(draft);
  for (const player of draft.state.seating) {
    const sold = mustTrade(draft).sold[player] ?? [];
    // 1828 §7.10
    if (sold.includes(survivor) || sold.includes(absorbed)) noteSoldBy(draft, player, system);
  }
  for (const id of [survivor, absorbed]) closeCorporation(draft, id);
  setSystems(draft, { merger: null });
}

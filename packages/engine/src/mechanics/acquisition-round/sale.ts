import type { AcquisitionRound as Parameters } from '@roundhouse/title-schema';
import { tell } from '../../answers.ts';
import { held, longUnits, playerHolder, shortsHeld, sizeOf, unitsHeld } from '../../companies/certificates.ts';
import { closePrivate, privatesOf } from '../../companies/privates.ts';
import { at, type Draft } from '../../draft.ts';
import { cellOf, inZone, moveMarker, priceOf } from '../../market.ts';
import { cashIn, operatorPurse, owe, playerPurse, transfer } from '../../money.ts';
import type { AcquisitionRound, Game, OperatorId, PlayerId, Sale } from '../../state.ts';
import { trainsOf } from '../../trains/trains.ts';
import { ableOnly, clockwiseFrom } from '../bidding.ts';
import { borrow, loanLimit, loansLeft, loansOf, loanValue, moveLoans, repay, setLoans } from '../loans/loans.ts';
import { takeOver, unstart } from '../merger-round/merging.ts';

export function parametersOf(game: Game): Parameters {
  const { acquisition_round } = game.title.mechanics;
  if (!acquisition_round) throw new Error('the title has no acquisition rounds');
  return acquisition_round;
}

export function roundOf(game: Game): AcquisitionRound | null {
  return game.state.round.kind === 'acquisition' ? game.state.round : null;
}

export function setRound(draft: Draft, change: Partial<AcquisitionRound>): void {
  const round = roundOf(draft);
  if (round) draft.state.round = { ...round, ...change };
}

export function setSale(draft: Draft, change: Partial<Sale>): void {
  const sale = roundOf(draft)?.sale;
  if (sale) setRound(draft, { sale: { ...sale, ...change } });
}

/** How it is offered: by the zone of its marker (1817 §10.3). */
function modeOf(game: Game, id: OperatorId): Sale['mode'] {
  if (inZone(game, id, 'liquidation')) return 'liquidation';
  return inZone(game, id, 'forced_sale') ? 'forced' : 'friendly';
}

/** What came into one of these zones since the merger round began waits for the next time (1817 §10.2). */
function waits(game: Game, id: OperatorId): boolean {
  const now = cellOf(game, id)?.zone ?? null;
  return now !== null && (game.state.mechanics.zones?.[id] ?? null) !== now;
}

/** Least bid (1817 §10.4). */
export function minimumBid(game: Game, { corporation, mode, bidding }: Sale): number {
  const { step, forced_minimum } = parametersOf(game);
  if (bidding.high) return bidding.high.amount + step;
  if (mode !== 'friendly') return forced_minimum;
  return Math.ceil((sizeOf(game, corporation) * (priceOf(game, corporation) ?? 0)) / step) * step;
}

/** Most that a corporation could pay for the one on offer (1817 §10.5); null: it cannot acquire it. */
export function limitOf(game: Game, buyer: OperatorId, sale: Sale): number | null {
  const { corporation, mode } = sale;
  if (buyer === corporation || at(game.state.operators, buyer).status !== 'floated' || inZone(game, buyer, 'no_trading')) return null;
  const value = loanValue(game);
  const theirs = loansOf(game, corporation);
  const treasury = mode === 'friendly' ? unitsHeld(game, 'ipo', corporation) * (priceOf(game, corporation) ?? 0) : 0;
  const cash = cashIn(game, operatorPurse(buyer)) + cashIn(game, operatorPurse(corporation));
  const room = Math.min(loanLimit(game, buyer) - loansOf(game, buyer), (loansLeft(game) ?? 0) + theirs);
  return cash + treasury + value * (room - theirs);
}

/** Corporations of a player that could pay this much. */
export function buyersOf(game: Game, id: PlayerId, sale: Sale, amount: number): readonly OperatorId[] {
  return game.title.corporations.ids.filter(
    (buyer) => at(game.state.operators, buyer).president === id && (limitOf(game, buyer, sale) ?? -1) >= amount,
  );
}

/** Most that a player could bid: that of his best corporation (1817 §10.5). */
export function limitOfPlayer(game: Game, id: PlayerId, sale: Sale): number {
  const own = game.title.corporations.ids.filter((buyer) => at(game.state.operators, buyer).president === id);
  return Math.max(-1, ...own.map((buyer) => limitOf(game, buyer, sale) ?? -1));
}

const able = (game: Game, sale: Sale) => (id: PlayerId, least: number) => limitOfPlayer(game, id, sale) >= least;

/** Those who can still bid; the others are out (1817 §10.6). */
export function ableBidders(game: Game, sale: Sale): Sale['bidding'] {
  return ableOnly(sale.bidding, able(game, sale), minimumBid(game, sale));
}

/** The next corporation is taken up; in a liquidation its money and loans are set aside at once (1817 §10.10). */
export function takeUp(draft: Draft): void {
  for (;;) {
    const round = roundOf(draft);
    const [corporation, ...waiting] = round?.waiting ?? [];
    if (!round || round.sale || corporation === undefined) return;
    setRound(draft, { waiting });
    if (at(draft.state.operators, corporation).status !== 'floated' || waits(draft, corporation)) continue;
    const sale = offered(draft, corporation);
    // A president is asked only where somebody could buy (1817 §10.3).
    if (sale.mode === 'friendly' && (sale.president === null || ableBidders(draft, sale).players.length === 0)) continue;
    draft.events.push({ type: 'on_sale', operator: corporation, mode: sale.mode });
    setRound(draft, { sale });
    return;
  }
}

function offered(draft: Draft, corporation: OperatorId): Sale {
  const round = roundOf(draft);
  const mode = modeOf(draft, corporation);
  const president = at(draft.state.operators, corporation).president ?? draft.state.mechanics.last_presidents?.[corporation] ?? null;
  const players = clockwiseFrom(draft, president ?? '').filter((id) => round?.bidders.includes(id));
  const liquidated = mode === 'liquidation';
  const pot = liquidated ? cashIn(draft, operatorPurse(corporation)) : 0;
  const debts = liquidated ? loansOf(draft, corporation) : 0;
  if (liquidated) {
    transfer(draft, operatorPurse(corporation), 'bank', pot, 'takeover');
    moveLoans(draft, corporation, null);
    // They are not back in the bank before the settlement.
    if (debts > 0) setLoans(draft, { aside: debts });
  }
  const bidding = { players, bids: {}, high: null };
  return {
    corporation,
    mode,
    stage: mode === 'friendly' ? 'offer' : 'bidding',
    bidding,
    president,
    pot,
    debts,
    buyer: null,
    taken_over: 0,
  };
}

/** The winner's corporation takes the other over and pays, with loans if need be (1817 §10.7). */
export function deliver(draft: Draft, sale: Sale, buyer: OperatorId): void {
  const { corporation, mode, bidding } = sale;
  const price = bidding.high?.amount ?? 0;
  if (mode === 'friendly') {
    const treasury = unitsHeld(draft, 'ipo', corporation) * (priceOf(draft, corporation) ?? 0);
    transfer(draft, 'bank', operatorPurse(corporation), treasury, 'takeover');
  }
  const taken_over = loansOf(draft, corporation);
  tell.takenOver(draft, corporation, buyer);
  takeOver(draft, buyer, corporation);
  while (cashIn(draft, operatorPurse(buyer)) < price) borrow(draft, buyer);
  transfer(draft, operatorPurse(buyer), 'bank', price, 'takeover');
  draft.events.push({ type: 'taken_over', operator: corporation, to: buyer, price });
  // 1817 §10.7: what is above its limit is repaid at once.
  const above = Math.max(0, loansOf(draft, buyer) - loanLimit(draft, buyer));
  for (let n = 0; n < above; n++) repay(draft, buyer, false);
  setSale(draft, { buyer, taken_over: Math.max(0, taken_over - above), stage: 'borrow' });
}

/** Nobody buys: the bank takes a liquidated corporation (1817 §10.9). */
export function bankTakes(draft: Draft, sale: Sale): void {
  const { corporation } = sale;
  tell.takenOver(draft, corporation, null);
  for (const id of privatesOf(draft, `operator/${corporation}`)) closePrivate(draft, id);
  const cards = trainsOf(draft, corporation);
  draft.state.depot = { ...draft.state.depot, removed: [...draft.state.depot.removed, ...cards] };
  draft.state.mechanics = { ...draft.state.mechanics, bank_trains: [...(draft.state.mechanics.bank_trains ?? []), ...cards] };
  draft.events.push({ type: 'taken_over', operator: corporation, to: null, price: 0 });
  settle(draft, sale);
}

/** Loans, then shareholders; shorts pay; the corporation is gone and the next one is taken up (1817 §10.7, §10.8). */
export function settle(draft: Draft, sale: Sale): void {
  const { corporation, mode, bidding, buyer, taken_over, president } = sale;
  if (buyer !== null) moveMarker(draft, buyer, 'left', taken_over);
  const price = bidding.high?.amount ?? 0;
  const pot = mode === 'liquidation' ? price + sale.pot : price;
  const debt = sale.debts * loanValue(draft);
  if (debt > 0) setLoans(draft, { aside: 0 });
  if (pot < debt) {
    const debtor = at(draft.state.operators, corporation).president;
    if (debtor !== null) owe(draft, playerPurse(debtor), 'bank', debt - pot, 'loan');
  } else shareOut(draft, corporation, Math.floor((pot - debt) / sizeOf(draft, corporation)));
  unstart(draft, corporation);
  setRound(draft, { sale: null });
  const { crisis_from: _, ...rest } = draft.state.mechanics;
  draft.state.mechanics = president === null ? rest : { ...rest, crisis_from: president };
  takeUp(draft);
}

function shareOut(draft: Draft, corporation: OperatorId, each: number): void {
  for (const id of draft.state.seating) {
    const holder = playerHolder(id);
    transfer(draft, 'bank', playerPurse(id), each * longUnits(draft, holder, corporation), 'proceeds');
    if (held(draft, holder, corporation).length > 0) {
      owe(draft, playerPurse(id), 'bank', each * shortsHeld(draft, holder, corporation).length, 'short');
    }
  }
}

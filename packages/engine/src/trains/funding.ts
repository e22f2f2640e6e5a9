import { ask, type BankOffer } from '../answers.ts';
import { bankPurchaseRefusal, sellableToBank } from '../companies/bank-trade.ts';
import { held, playerHolder } from '../companies/certificates.ts';
import { at } from '../draft.ts';
import { network } from '../board/network.ts';
import { isMinor } from '../companies/minors.ts';
import { cellAfter, cellOf, inZone, priceOf, startedInOrder } from '../market.ts';
import { cashIn, operatorPurse, playerPurse } from '../money.ts';
import { isPresidentless, presidentOf } from '../companies/presidency.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn } from '../rounds/turn.ts';
import { bundleRefusal, bundlesOf, fallAfterSale, presidentAfterSale, secondBundleRefusal, type Bundle } from '../companies/shares.ts';
import type { Game, OperatingTurn, OperatorId, PrivateId, TrainCard, TrainId } from '../state.ts';
import { trainIssues, trainIssueValue } from './train-issue.ts';
import {
  bankPrice,
  cheapestDepotPrice,
  dearestDepotPrice,
  depotTrains,
  facePrice,
  shelf,
  shelfRoom,
  shelvesOf,
  sidesOf,
  trainOwner,
  trainsOf,
} from './trains.ts';
import { isSystem } from '../companies/systems.ts';
import { hasCome } from '../phase.ts';

/**
 * Whether the operator has to buy a train: it has none, could run, and the bank has one (1830 §10.7). Where
 * nobody helps, it does not have to buy what its treasury cannot pay.
 */
export function mustBuyTrain(game: Game, operator: OperatorId): boolean {
  const { must_own } = game.title.rules.trains;
  if (must_own === 'never' || isMinor(game, operator) || trainsOf(game, operator).length > 0) return false;
  const cheapest = cheapestDepotPrice(game, operator);
  if (cheapest === null) return false;
  if (!game.title.rules.emergency.president_helps && treasury(game, operator) < cheapest) return false;
  return must_own === 'always' || network(game, operator).runnable;
}

/** Money of the treasury. */
export const treasury = (game: Game, operator: OperatorId): number => cashIn(game, operatorPurse(operator));

/** Whether the owner of a minor may add to the price: it has no train and can pay none (1893 §11.5). */
function ownerMayHelp(game: Game, minor: OperatorId): boolean {
  const cheapest = cheapestDepotPrice(game, minor);
  const helps = game.title.rules.minors.owner_helps === 'if_trainless';
  return helps && trainsOf(game, minor).length === 0 && (cheapest === null || treasury(game, minor) < cheapest);
}

/** Whether a system has a shelf without a train, for which its president may help though no train is due (1828 §14.8). */
function mayFillShelf(game: Game, operator: OperatorId): boolean {
  if (emptyShelves(game, operator).length === 0) return false;
  // 1828-C10: in records without a route too.
  return game.state.setup.quirks.includes('help_without_route') || network(game, operator).runnable;
}

/** Shelves of a system on which no train lies; none where there is one shelf only. */
export function emptyShelves(game: Game, operator: OperatorId): readonly string[] {
  const names = shelvesOf(game, operator);
  return names.length === 1 ? [] : names.filter((name) => shelf(game, operator, name).length === 0);
}

/** Whether help may pay for a train that goes to this shelf: where no train is due, only for an empty one (1828 §14.8). */
function helpsShelf(game: Game, operator: OperatorId, name: string): boolean {
  return shelvesOf(game, operator).length === 1 || shelf(game, operator, name).length === 0;
}

/**
 * Whether the president helps: a train is due and the treasury cannot pay the cheapest one (1830 §10.8). The owner of a
 * minor may, of his cash alone.
 */
export function needsHelp(game: Game, operator: OperatorId): boolean {
  if (isMinor(game, operator)) return ownerMayHelp(game, operator);
  if (!game.title.rules.emergency.president_helps) return false;
  if (!mustBuyTrain(game, operator) && !mayFillShelf(game, operator)) return false;
  const cheapest = cheapestDepotPrice(game, operator);
  // 1833NE §18.4: what can be issued is issued first.
  return cheapest !== null && treasury(game, operator) < cheapest && trainIssues(game, operator).length === 0;
}

/** Records in which the president helps though he need not: for a train of another (1830-K5), or without a route (1828-C27). */
function helpsInRecords(game: Game, operator: OperatorId, owner: OperatorId | null): boolean {
  const { quirks } = game.state.setup;
  if (isMinor(game, operator) || trainsOf(game, operator).length > 0) return false;
  if (quirks.includes('help_beyond_need') && owner !== null) return mustBuyTrain(game, operator);
  return quirks.includes('help_after_route') && treasury(game, operator) < (cheapestDepotPrice(game, operator) ?? 0);
}

/** Treasury and president's cash together. */
export function fundsOf(game: Game, operator: OperatorId): number {
  return treasury(game, operator) + cashIn(game, playerPurse(presidentOf(game, operator)));
}

/** Money still missing for the cheapest train, treasury and president's cash taken together; 0 where no help is due. */
export function gap(game: Game, operator: OperatorId): number {
  const cheapest = cheapestDepotPrice(game, operator);
  if (isMinor(game, operator) || !needsHelp(game, operator) || cheapest === null) return 0;
  return Math.max(0, cheapest - fundsOf(game, operator));
}

/** Records in which a president sells without need: some let him sell shares that nobody else could, too (1817-K4). */
const sellsAny = (game: Game): boolean => game.state.setup.quirks.includes('any_sale_for_train');
const sellsWithoutNeed = (game: Game): boolean => game.state.setup.quirks.includes('sale_without_need') || sellsAny(game);

/**
 * Money for which the president may sell: what is missing. Records of the peer let him, and the owner of a minor, sell
 * whenever the cheapest train is out of reach (1893-Q13, 1817-K4).
 */
export function saleGap(game: Game, operator: OperatorId): number {
  const cheapest = cheapestDepotPrice(game, operator);
  if (!sellsWithoutNeed(game) || cheapest === null) return gap(game, operator);
  return Math.max(0, cheapest - fundsOf(game, operator));
}

/** As above, for the dearest train that may be bought with help: he may sell for that one (1833NE §18.6). */
function widestGap(game: Game, operator: OperatorId): number {
  if (game.title.rules.emergency.from_bank === 'cheapest' || sellsWithoutNeed(game)) return saleGap(game, operator);
  const dearest = dearestDepotPrice(game, operator);
  if (!needsHelp(game, operator) || dearest === null) return 0;
  return Math.max(0, dearest - fundsOf(game, operator));
}

/** Privates that the president sells to the bank for the train, before shares (1893 §11.7). */
export function sellableForTrains(game: Game, operator: OperatorId): readonly BankOffer[] {
  if (saleGap(game, operator) === 0 || game.state.setup.quirks.includes('bonds_block_bankruptcy')) return [];
  return sellableToBank(game, presidentOf(game, operator)).filter(({ private: id }) => ask.paysForTrains(game, id));
}

/** Why the president may not sell this private to the bank for the train. */
export function privateSaleRefusal(game: Game, operator: OperatorId, id: PrivateId, amount: number): Refusal | null {
  if (saleGap(game, operator) === 0) return refuse('emergency.not_needed', { operator });
  if (!sellableForTrains(game, operator).some((offer) => offer.private === id)) return refuse('private.owner', { private: id });
  return bankPurchaseRefusal(game, presidentOf(game, operator), id, amount);
}

/** What privates would bring that count as money for a train; the peer counts them though they are not sold (1893-Q8). */
function privatesWorth(game: Game, operator: OperatorId): number {
  const owned = sellableToBank(game, presidentOf(game, operator)).filter(({ private: id }) => ask.paysForTrains(game, id));
  return owned.reduce((sum, { price }) => sum + price, 0);
}

/** Why the president may not sell this bundle for the train (1830 §10.9). */
export function emergencySaleRefusal(game: Game, operator: OperatorId, bundle: Bundle): Refusal | null {
  const missing = widestGap(game, operator);
  if (missing === 0) return refuse('emergency.not_needed', { operator });
  if (sellableForTrains(game, operator).length > 0) return refuse('bonds.first');
  const forbidden = fundRaisingRefusal(game, operator, bundle);
  if (forbidden) return forbidden;
  const price = priceOf(game, bundle.corporation) ?? 0;
  if (!game.title.rules.emergency.may_sell_more_than_needed && (bundle.units - 1) * price >= missing) {
    return refuse('emergency.too_much', { missing });
  }
  return null;
}

/** As above, however much money is missing: what he could raise at the most. */
function fundRaisingRefusal(game: Game, operator: OperatorId, bundle: Bundle): Refusal | null {
  const president = presidentOf(game, operator);
  const sold = operatingTurn(game)?.sold ?? [];
  const forbidden =
    secondBundleRefusal(game, sold, bundle.corporation) ??
    bundleRefusal(game, president, bundle, { operated: sellsAny(game), zone: sellsAny(game) });
  if (forbidden) return forbidden;
  const next = presidentAfterSale(game, president, bundle);
  const unseated = at(game.state.operators, bundle.corporation).president === president && next !== president;
  const own = bundle.corporation === operator;
  if (unseated && (own || !game.title.rules.emergency.may_change_other_presidencies)) {
    return refuse('emergency.presidency', { corporation: bundle.corporation });
  }
  // 1833NE §18.6: nor so that the operator closes.
  return own && wouldClose(game, president, bundle) ? refuse('emergency.closes', { corporation: bundle.corporation }) : null;
}

/** The largest bundle of a corporation that the president could sell for the train (1830 §12.1). */
export function largestBundle(game: Game, operator: OperatorId, corporation: OperatorId): Bundle | null {
  const president = presidentOf(game, operator);
  if (held(game, playerHolder(president), corporation).length === 0) return null;
  return bundlesOf(game, president, corporation).findLast((bundle) => fundRaisingRefusal(game, operator, bundle) === null) ?? null;
}

/** All that the president could raise by sales. */
export function saleValue(game: Game, operator: OperatorId): number {
  return startedInOrder(game).reduce(
    (sum, corporation) => {
      const bundle = largestBundle(game, operator, corporation);
      return sum + (bundle ? bundle.units * (priceOf(game, corporation) ?? 0) : 0);
    },
    privatesWorth(game, operator),
  );
}

/** Why bankruptcy may not be declared (1830 §12.1). */
export function bankruptcyRefusal(game: Game, operator: OperatorId): Refusal | null {
  const cheapest = cheapestDepotPrice(game, operator);
  const due = game.state.setup.quirks.includes('bankruptcy_any_step') || mustBuyTrain(game, operator);
  if (!game.title.rules.emergency.president_helps || !due || cheapest === null) return refuse('bankruptcy.not_needed', { operator });
  // 1833NE §18.7: the issue for a train counts as well, made or not.
  const issue = trainIssues(game, operator).at(-1);
  const missing = cheapest - fundsOf(game, operator) - (issue === undefined ? 0 : trainIssueValue(game, operator, issue));
  if (missing <= 0) return refuse('bankruptcy.not_needed', { operator });
  const value = saleValue(game, operator);
  return value >= missing ? refuse('bankruptcy.can_pay', { missing, value }) : null;
}

/** A purchase that the operator considers. */
export interface TrainPurchase {
  readonly train: TrainId;
  readonly amount: number;
  readonly trade_in?: TrainId;
  /** Side of the card, where it is not the main one. */
  readonly face?: string;
  /** Shelf of a system that it goes to. */
  readonly shelf?: string;
}

/** A train that is for sale to the operator, with the least and most that may be paid for it. */
export interface TrainOffer {
  readonly card: TrainCard;
  /** null: the bank. */
  readonly owner: OperatorId | null;
  readonly min: number;
  readonly max: number;
  readonly trade_in: TrainCard | null;
  /** Shelf of a system that it goes to; null: there is one only. */
  readonly shelf: string | null;
}

/** Every purchase open to the operator now (1830 §10.2–10.4, §10.8–10.11), or with `credit` more in its treasury. */
export function trainOffers(game: Game, operator: OperatorId, turn: OperatingTurn, credit = 0): readonly TrainOffer[] {
  return shelvesOf(game, operator).flatMap((name) => offersFor(game, operator, turn, credit, name));
}

/** As above, for one shelf of the operator. */
function offersFor(game: Game, operator: OperatorId, turn: OperatingTurn, credit: number, name: string): readonly TrainOffer[] {
  const offers: TrainOffer[] = [];
  const shelf = isSystem(game, operator) ? name : null;
  const own = treasury(game, operator) + credit;
  const help = needsHelp(game, operator) && helpsShelf(game, operator, name);
  const funds = help ? fundsOf(game, operator) : own;
  const cheapest = cheapestDepotPrice(game, operator) ?? 0;
  const room = shelfRoom(game, operator, name) > 0;
  const handIns = ask.mayTradeIn(game, operator) === null;
  const { emergency } = game.title.rules;
  const least = leastPrice(game, operator, turn);
  for (const card of depotTrains(game).flatMap((each) => sidesOf(game, each))) {
    const price = bankPrice(game, operator, card);
    const helped = help && (anyTrainHelped(game, operator) || price === cheapest);
    if (room && price >= least && price <= (helped ? funds : own))
      offers.push({ card, owner: null, min: price, max: price, trade_in: null, shelf });
    for (const { card: old, discount } of handIns ? ask.tradeIns(game, operator, card.name) : []) {
      const reduced = Math.max(0, price - discount);
      if (reduced <= own) offers.push({ card, owner: null, min: reduced, max: reduced, trade_in: old, shelf });
    }
  }
  if (!room || !othersSell(game) || turn.issued_for_train !== null) return offers;
  const lowest = game.title.rules.trains.from_others.minimum;
  const { last_sale } = turn;
  // 1830 §10.10: after a sale the train must cost more than could have been paid without it.
  const min = last_sale ? Math.max(lowest, fundsOf(game, operator) - last_sale.price + 1) : lowest;
  for (const id of game.title.corporations.ids) {
    if (id === operator || !sellsTrains(game, id, operator)) continue;
    for (const card of trainsOf(game, id)) {
      if (card.obsolete) continue;
      const helped = help && emergency.from_others === 'up_to_face' ? Math.min(facePrice(game, card), funds) : 0;
      const max = Math.max(own, helped);
      if (max >= min) offers.push({ card, owner: id, min, max, trade_in: null, shelf });
    }
  }
  return offers;
}

/** Whether trains of one operator are for sale to another: not those of corporations without a president, or in liquidation (1833NE §17.2). */
function sellsTrains(game: Game, owner: OperatorId, buyer: OperatorId): boolean {
  return maySellTo(game, owner, buyer) && !isPresidentless(game, owner) && !inZone(game, owner, 'liquidation');
}

/** Least price of a bank train after shares were issued or sold for it: what was raised last must have been needed (1833NE §18.3, §18.6). */
function leastPrice(game: Game, operator: OperatorId, { issued_for_train, last_sale }: OperatingTurn): number {
  if (game.title.rules.emergency.from_bank === 'cheapest') return 0;
  const issued = issued_for_train === null ? 0 : issued_for_train + 1;
  const sold = last_sale ? fundsOf(game, operator) - last_sale.price * last_sale.units + 1 : 0;
  return mustBuyTrain(game, operator) ? Math.max(issued, sold) : 0;
}

/** Whether a sale by the president takes the marker to a price that closes the corporation. */
function wouldClose(game: Game, president: string, bundle: Bundle): boolean {
  const fall = fallAfterSale(game, president, bundle);
  const start = cellOf(game, bundle.corporation);
  if (fall === null || start === null) return false;
  const { zone } = at(game.title.market.cells.of, cellAfter(game, start.id, fall.direction, fall.steps));
  return zone !== null && at(game.title.market.zones.of, zone).effects.includes('closes');
}

/** Whether help may pay for any train of the bank, not the cheapest alone. */
function anyTrainHelped(game: Game, operator: OperatorId): boolean {
  return game.title.rules.emergency.from_bank === 'any' || isMinor(game, operator);
}

/** Whether trains of one operator are for sale to another: corporations may have to leave minors theirs (1893 §11.3). */
function maySellTo(game: Game, owner: OperatorId, buyer: OperatorId): boolean {
  if (game.state.setup.quirks.includes('any_train_seller')) return true;
  return game.title.rules.trains.from_others.corporations_from_minors || !isMinor(game, owner) || isMinor(game, buyer);
}

function othersSell(game: Game): boolean {
  if (game.state.setup.quirks.includes('any_train_seller')) return true;
  const { from_phase } = game.title.rules.trains.from_others;
  return from_phase === undefined || hasCome(game, from_phase);
}

/** Why a purchase is not allowed, in the order in which a player would ask. */
export function trainPurchaseRefusal(game: Game, operator: OperatorId, turn: OperatingTurn, wish: TrainPurchase): Refusal | null {
  const owner = trainOwner(game, wish.train);
  const card =
    owner === null
      ? depotTrains(game)
          .flatMap((each) => sidesOf(game, each))
          .find((c) => c.id === wish.train && c.face === wish.face)
      : trainsOf(game, owner).find((c) => c.id === wish.train && (wish.face ?? c.face) === c.face);
  const kept =
    owner !== null && (!othersSell(game) || !sellsTrains(game, owner, operator) || card?.obsolete || turn.issued_for_train !== null);
  if (!card || owner === operator || kept) return refuse('train.not_for_sale', { train: wish.train });
  const exchange = wish.trade_in === undefined ? null : ask.tradeIns(game, operator, card.name).find((t) => t.card.id === wish.trade_in);
  // 1893-Q10: records of the peer are not limited.
  const enough = exchange && !game.state.setup.quirks.includes('any_train_seller') ? ask.mayTradeIn(game, operator) : null;
  if (enough) return enough;
  if (exchange === undefined || (exchange && owner !== null)) return refuse('trade_in.train', { train: wish.trade_in ?? '' });
  const names = shelvesOf(game, operator);
  const named = isSystem(game, operator) ? wish.shelf : wish.shelf === undefined ? names[0] : undefined;
  if (named === undefined || !names.includes(named)) return refuse('train.shelf', { operator, shelf: wish.shelf ?? '' });
  const crowded = exchange === null && shelfRoom(game, operator, named) <= 0 && !game.state.setup.quirks.includes('train_over_limit');
  if (crowded) return refuse('train.limit', { limit: shelf(game, operator, named).length });
  const face = owner === null ? bankPrice(game, operator, card) : facePrice(game, card);
  const { amount } = wish;
  const price = Math.max(0, face - (exchange?.discount ?? 0));
  if (!Number.isInteger(amount) || amount < 0 || (owner === null && amount !== price)) return refuse('train.price', { price });
  const least = game.title.rules.trains.from_others.minimum;
  if (owner !== null && amount < least) return refuse('train.price', { price: least });
  const dear = owner === null ? leastPrice(game, operator, turn) : 0;
  if (amount < dear) return refuse('emergency.dear_face', { min: dear - 1 });
  if (owner !== null && turn.last_sale) {
    const min = fundsOf(game, operator) - turn.last_sale.price + 1;
    if (amount < min) return refuse('train.help.sale_needed', { min });
  }
  const cash = treasury(game, operator);
  if (amount <= cash) return null;
  const help = needsHelp(game, operator) || helpsInRecords(game, operator, owner);
  if (!help || !helpsShelf(game, operator, named)) return refuse('train.cash', { price: amount, cash });
  const { emergency } = game.title.rules;
  const minors = owner !== null && isMinor(game, owner) && game.state.setup.quirks.includes('any_train_seller');
  if (owner !== null && !minors && (emergency.from_others === 'never' || amount > face)) return refuse('train.help.up_to_face', { face });
  if (owner === null && !anyTrainHelped(game, operator) && face !== cheapestDepotPrice(game, operator)) {
    return refuse('train.help.cheapest', { price: cheapestDepotPrice(game, operator) ?? 0 });
  }
  const funds = fundsOf(game, operator);
  return amount > funds ? refuse('train.cash', { price: amount, cash: funds }) : null;
}

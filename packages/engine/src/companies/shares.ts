import { ask, tell } from '../answers.ts';
import {
  certificatesFor,
  cancelPairs,
  held,
  moveCertificates,
  percentOf,
  playerHolder,
  presidentCertificate,
  presidentUnits,
  shortsHeld,
  singles,
  unitsHeld,
  unitsOn,
} from './certificates.ts';
import { at, type Draft } from '../draft.ts';
import { checkFloat, floatedPercent } from './floating.ts';
import { capitalisationOf, isParOf, parCellsFor } from './launching.ts';
import { certificateCount, certificateLimit, ownershipLimit, withinOwnership } from './limits.ts';
import { isMinor } from './minors.ts';
import { isSystem } from './systems.ts';
import { priceWithoutPar, settleWithoutPar } from './without-par.ts';
import { cellOf, inZone, moveMarker, placeMarker, priceOf } from '../market.ts';
import { cashIn, operatorPurse, playerPurse, setOperator, transfer } from '../money.ts';
import { layHome } from '../steps/home-token.ts';
import { checkPresident, isPresidentless, presidentAfter } from './presidency.ts';
import { presidencyPaidBy } from '../powers/pays-presidency.ts';
import { refuse, type Refusal } from '../result.ts';
import type { CellId, CertificateId, Game, Holder, OperatorId, PlayerId, Purse } from '../state.ts';

/** Certificates of one corporation that are sold together. `units` may be one less than on them: half a president's certificate. */
export interface Bundle {
  readonly corporation: OperatorId;
  readonly certificates: readonly CertificateId[];
  readonly units: number;
}

/** Price of a certificate where it lies (1830 §5.4); null where it is not for sale. */
export function purchasePrice(game: Game, id: CertificateId, from: Holder): number | null {
  const { corporation, units, president } = at(game.state.certificates, id);
  if (units < 0) return null;
  const operator = at(game.state.operators, corporation);
  if (president) return null;
  if (operator.par === null) {
    const lowest = from === 'ipo' && units === 1 ? priceWithoutPar(game, corporation) : null;
    return lowest === null ? null : lowest * units;
  }
  if (from === 'market') return (priceOf(game, corporation) ?? 0) * units;
  // 1828 §5.4: an unsold share of a system costs its price.
  const atPar = game.title.rules.launch.unsold_price === 'par' && !isSystem(game, corporation);
  if (from === 'ipo') return (atPar ? operator.par : (priceOf(game, corporation) ?? 0)) * units;
  return null;
}

/** Why taking this certificate would break a limit (1830 §5.5, §5.6). */
export function holdingRefusal(game: Game, player: PlayerId, corporation: OperatorId, units: number): Refusal | null {
  // Whoever owes shares gives this one back: his holding gets smaller (1817 §4.4).
  if (shortsHeld(game, playerHolder(player), corporation).length > 0) return null;
  if (!withinOwnership(game, player, corporation, units)) {
    return refuse('stock.buy.ownership', { corporation, limit: ownershipLimit(game, corporation) });
  }
  const limit = certificateLimit(game);
  if (!inZone(game, corporation, 'free_of_certificate_limit') && certificateCount(game, player) >= limit) {
    return refuse('stock.buy.certificate_limit', { limit });
  }
  return null;
}

/** Why a player may not buy this certificate from there; what the turn still allows is judged elsewhere. */
export function buyRefusal(game: Game, player: PlayerId, id: CertificateId, from: Holder): Refusal | null {
  const { corporation, units } = at(game.state.certificates, id);
  const started = at(game.state.operators, corporation).par !== null;
  if (!started && priceWithoutPar(game, corporation) === null) return refuse('stock.buy.no_par', { corporation });
  if (inZone(game, corporation, 'no_trading')) return refuse('stock.zone', { corporation });
  const price = purchasePrice(game, id, from);
  if (price === null) return refuse('stock.buy.not_for_sale', { certificate: id });
  const limits = holdingRefusal(game, player, corporation, units);
  if (limits) return limits;
  const cash = cashIn(game, playerPurse(player));
  return price > cash ? refuse('stock.buy.cash', { price, cash }) : null;
}

/** Who is paid for a certificate: the bank, or the corporation for its unsold shares under incremental capitalisation, or for those in the market. */
function payee(game: Game, corporation: OperatorId, from: Holder): Purse {
  const incremental = capitalisationOf(game, corporation) === 'incremental';
  const paid = from === 'ipo' ? incremental : from === 'market' && game.title.rules.launch.market_paid_to === 'corporation';
  return paid ? operatorPurse(corporation) : 'bank';
}

/** Moves a certificate to its buyer against the money. */
export function buyCertificate(draft: Draft, player: PlayerId, id: CertificateId, from: Holder): void {
  const price = purchasePrice(draft, id, from);
  if (price === null) throw new Error(`${id} is not for sale`);
  const { corporation } = at(draft.state.certificates, id);
  transfer(draft, playerPurse(player), payee(draft, corporation, from), price, 'share');
  moveCertificates(draft, [id], from, playerHolder(player));
  cancelPairs(draft, playerHolder(player), corporation);
  settleWithoutPar(draft, player, corporation);
  checkPresident(draft, corporation);
  checkFloat(draft, corporation);
  tell.fundsRaised(draft, corporation);
}

/** Why a player may not start a corporation, whatever the price (1830 §5.3). */
export function startRefusal(game: Game, player: PlayerId, corporation: OperatorId): Refusal | null {
  const operator = game.state.operators[corporation];
  if (!operator) return refuse('action.unknown_thing', { thing: corporation });
  if (at(game.title.corporations.of, corporation).formed || isMinor(game, corporation)) return refuse('stock.par.formed', { corporation });
  if (operator.status !== 'unlaunched') return refuse('stock.par.started', { corporation });
  const first = waitsFor(game, corporation);
  if (first !== null) return refuse('stock.par.waits', { corporation, first });
  return holdingRefusal(game, player, corporation, unitsOn(game, [startingCard(game, corporation)]));
}

/** The corporation before it that has not been started, or sold, as far as it must be; null: it waits for none. */
function waitsFor(game: Game, corporation: OperatorId): OperatorId | null {
  const { corporations = [], sold_percent = 0 } = at(game.title.corporations.of, corporation).opens_after ?? {};
  const isOpen = (id: OperatorId): boolean =>
    at(game.state.operators, id).status !== 'unlaunched' && floatedPercent(game, id) >= sold_percent;
  return corporations.find((id) => !isOpen(id)) ?? null;
}

/** The certificate that goes to who starts a corporation: the president's, or the first one unsold where records let somebody take that. */
function startingCard(game: Game, corporation: OperatorId): CertificateId {
  const card = presidentCertificate(game, corporation);
  const unsold = held(game, 'ipo', corporation);
  return unsold.includes(card) ? card : (unsold[0] ?? card);
}

/** What starting a corporation at a price costs. */
export const startPrice = (game: Game, corporation: OperatorId, price: number): number =>
  unitsOn(game, [startingCard(game, corporation)]) * price;

/** Why a player may not pay for the start of a corporation in this cell (1830 §5.3). */
export function parPriceRefusal(game: Game, player: PlayerId, corporation: OperatorId, cell: CellId): Refusal | null {
  const place = game.title.market.cells.of[cell];
  if (!place || !isParOf(game, corporation, place)) return refuse('stock.par.cell', { cell });
  const price = startPrice(game, corporation, place.price);
  const cash = cashIn(game, playerPurse(player));
  if (price > cash && presidencyPaidBy(game, player, corporation) === null) return refuse('stock.par.cash', { price, cash });
  return ask.mayLaunch(game, corporation, place.price);
}

/** Whether there is a cell in which a player may start a corporation now. */
export const canStart = (game: Game, player: PlayerId, corporation: OperatorId): boolean =>
  at(game.state.operators, corporation).status === 'unlaunched' &&
  startRefusal(game, player, corporation) === null &&
  parCellsFor(game, corporation).some(({ id }) => parPriceRefusal(game, player, corporation, id) === null);

/** Hands the president's certificate over, for a price paid before or none, and starts the corporation. */
export function launch(draft: Draft, player: PlayerId, corporation: OperatorId, cell: CellId): void {
  const { price } = at(draft.title.market.cells.of, cell);
  moveCertificates(draft, [startingCard(draft, corporation)], 'ipo', playerHolder(player));
  const { president } = at(draft.state.operators, corporation);
  const started = draft.title.rules.launch.later.length === 0 ? {} : { started_in: draft.state.phase };
  setOperator(draft, corporation, { status: 'launched', par: price, president: president ?? player, ...started });
  placeMarker(draft, corporation, cell);
  if (draft.title.rules.launch.rest === 'to_market') moveCertificates(draft, held(draft, 'ipo', corporation), 'ipo', 'market');
  draft.events.push({ type: 'par', corporation, cell, price, player });
  checkPresident(draft, corporation);
  checkFloat(draft, corporation);
  const { subsidy } = at(draft.title.corporations.of, corporation);
  // 1846 §7.10: once the price at which it was started.
  if (subsidy === 'launch_price') transfer(draft, 'bank', operatorPurse(corporation), price, 'subsidy');
  if (draft.title.rules.launch.home_token === 'launch') layHome(draft, corporation);
}

/** Buys the president's certificate and starts the corporation (1830 §5.3). */
export function buyPresidency(draft: Draft, player: PlayerId, corporation: OperatorId, cell: CellId): void {
  const { price } = at(draft.title.market.cells.of, cell);
  transfer(draft, playerPurse(player), payee(draft, corporation, 'ipo'), startPrice(draft, corporation, price), 'share');
  launch(draft, player, corporation, cell);
}

/** Plain certificates in every number of each size: the first ones of a size stand for the others. */
function plainBundles(game: Game, plain: readonly CertificateId[]): readonly (readonly CertificateId[])[] {
  const sizes = [...new Set(plain.map((id) => at(game.state.certificates, id).units))].sort((a, b) => a - b);
  return sizes.reduce<readonly (readonly CertificateId[])[]>(
    (made, size) => {
      const alike = plain.filter((id) => at(game.state.certificates, id).units === size);
      return [0, ...alike.keys()].flatMap((_, n) => made.map((bundle) => [...bundle, ...alike.slice(0, n)]));
    },
    [[]],
  );
}

/**
 * Every bundle that the player could form of a corporation, smallest first: plain certificates, then half and all of
 * the president's certificate (1830 §5.8).
 */
export function bundlesOf(game: Game, player: PlayerId, corporation: OperatorId): readonly Bundle[] {
  const ids = held(game, playerHolder(player), corporation);
  const plain = singles(game, ids);
  const bundles: Bundle[] = plainBundles(game, plain)
    .filter((certificates) => certificates.length > 0)
    .map((certificates) => ({ corporation, certificates, units: unitsOn(game, certificates) }))
    .sort((a, b) => a.units - b.units);
  const card = presidentCertificate(game, corporation);
  if (ids.includes(card)) {
    const certificates = [...plain, card];
    const all = unitsOn(game, certificates);
    for (let units = unitsOn(game, plain) + 1; units <= all; units++) bundles.push({ corporation, certificates, units });
  }
  return bundles;
}

/** Why the player cannot sell certificates that are not his, or that he owes (1817 §4.5). */
export function ownershipRefusal(game: Game, player: PlayerId, { corporation, certificates }: Bundle): Refusal | null {
  const ids = held(game, playerHolder(player), corporation);
  const named = certificates.length > 0 && new Set(certificates).size === certificates.length;
  const his = named && certificates.every((id) => ids.includes(id) && at(game.state.certificates, id).units > 0);
  return his ? null : refuse('stock.sell.not_owned', { corporation });
}

/** Why this bundle may not be sold at all, whatever it is sold for (1830 §5.8). */
export function bundleRefusal(
  game: Game,
  player: PlayerId,
  bundle: Bundle,
  exempt: { readonly operated?: boolean; readonly zone?: boolean; readonly price?: boolean } = {},
): Refusal | null {
  const { corporation, certificates, units } = bundle;
  const ids = held(game, playerHolder(player), corporation);
  const others = ownershipRefusal(game, player, bundle);
  if (others) return others;
  const card = presidentCertificate(game, corporation);
  const total = unitsOn(game, certificates);
  const withCard = certificates.includes(card);
  // The president's certificate goes only with all the singles, whole or half.
  const plain = unitsOn(game, singles(game, ids));
  if (!Number.isInteger(units)) return refuse('stock.sell.not_owned', { corporation });
  if (withCard ? units <= plain || units > total || certificates.length !== ids.length : units !== total) {
    return refuse('stock.sell.not_owned', { corporation });
  }
  if (cellOf(game, corporation) === null && !exempt.price) return refuse('stock.sell.no_price', { corporation });
  if (inZone(game, corporation, 'no_trading') && !exempt.zone) return refuse('stock.zone', { corporation });
  const { may_sell } = game.title.rules.stock;
  // Forced sales of the first operating rounds are in time.
  if (may_sell === 'after_first_stock_round' && game.state.turn < 2 && game.state.round.kind === 'stock')
    return refuse('stock.sell.first_round');
  if (isPresidentless(game, corporation) && !exempt.zone) return refuse('stock.sell.presidentless', { corporation });
  const bound =
    may_sell === 'operated' || (may_sell === 'operated_or_president' && at(game.state.operators, corporation).president !== player);
  if (bound && !exempt.operated && !at(game.state.operators, corporation).operated)
    return refuse('stock.sell.not_operated', { corporation });
  const limit = game.title.rules.limits.market;
  if (limit !== 'none' && percentOf(game, corporation, unitsHeld(game, 'market', corporation) + units) > limit) {
    return refuse('stock.sell.market_limit', { corporation, limit });
  }
  return withCard ? presidencySaleRefusal(game, player, bundle) : null;
}

/** Why the president's certificate may not be part of a sale: nobody takes it over, or half of it cannot be given back. */
function presidencySaleRefusal(game: Game, player: PlayerId, { corporation, certificates, units }: Bundle): Refusal | null {
  const left = unitsOn(game, certificates) - units;
  const heir = presidentAfter(game, corporation, player, left);
  const given = certificatesFor(game, held(game, playerHolder(heir), corporation), presidentUnits(game, corporation));
  if (heir === player || given === null) return refuse('stock.sell.president', { corporation });
  const market = [...held(game, 'market', corporation), ...singles(game, certificates), ...given];
  return left > 0 && certificatesFor(game, market, left) === null ? refuse('stock.sell.president', { corporation }) : null;
}

/** Why a further bundle of a corporation may not be sold in a turn (1889 §4.2). */
export function secondBundleRefusal(game: Game, sold: readonly OperatorId[], corporation: OperatorId): Refusal | null {
  const once = game.title.rules.stock.bundles === 'one_per_corporation';
  return once && sold.includes(corporation) ? refuse('stock.sell.one_bundle', { corporation }) : null;
}

/** How a sale moves the price of what the player sells; null: it stays (1830 §5.10). */
export function fallAfterSale(
  game: Game,
  player: PlayerId,
  { corporation, units }: Bundle,
): { readonly direction: 'down' | 'left'; readonly steps: number } | null {
  const { sale_moves_price } = game.title.rules.stock;
  switch (sale_moves_price) {
    case 'down_per_share':
      return { direction: 'down', steps: units };
    case 'down_per_bundle':
      return { direction: 'down', steps: 1 };
    case 'left_per_share':
      return { direction: 'left', steps: units };
    case 'left_per_bundle':
      return { direction: 'left', steps: 1 };
    case 'left_if_president':
      // 1833NE §6.6: only a sale by the president moves the price, once for the batch.
      return at(game.state.operators, corporation).president === player ? { direction: 'left', steps: 1 } : null;
    case 'none':
      return null;
  }
}

/** Sells a bundle to the pool: money before the price moves, then certificates, price and presidency (1830 §5.8, §5.10). */
export function sellBundle(draft: Draft, player: PlayerId, bundle: Bundle): void {
  const { corporation, certificates, units } = bundle;
  transfer(draft, 'bank', playerPurse(player), units * (priceOf(draft, corporation) ?? 0), 'sale');
  const half = units < unitsOn(draft, certificates);
  const fall = fallAfterSale(draft, player, bundle);
  moveCertificates(draft, certificates, playerHolder(player), 'market');
  checkPresident(draft, corporation, half);
  cancelPairs(draft, 'market', corporation);
  if (fall !== null) moveMarker(draft, corporation, fall.direction, fall.steps);
}

/** The certificates go to the market whole for the price of the units named, and who presides is not asked (1817-K5). */
export function dropBundle(draft: Draft, player: PlayerId, { corporation, certificates, units }: Bundle): void {
  transfer(draft, 'bank', playerPurse(player), units * (priceOf(draft, corporation) ?? 0), 'sale');
  moveCertificates(draft, certificates, playerHolder(player), 'market');
  cancelPairs(draft, 'market', corporation);
}

/** Who would preside over the corporation after the sale. */
export function presidentAfterSale(game: Game, player: PlayerId, bundle: Bundle): PlayerId | null {
  const { president } = at(game.state.operators, bundle.corporation);
  if (president !== player) return president;
  const left = unitsHeld(game, playerHolder(player), bundle.corporation) - bundle.units;
  return presidentAfter(game, bundle.corporation, player, left);
}

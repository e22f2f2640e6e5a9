import type { Action, ActionOf, Choice } from '../action.ts';
import { ask, isAnswered, tell } from '../answers.ts';
import { bankPurchaseRefusal, bankSaleRefusal, forSaleByBank, sellableToBank, sellToBank } from '../companies/bank-trade.ts';
import { held } from '../companies/certificates.ts';
import { at, type Draft } from '../draft.ts';
import { certificateLimit, helpsLimits, overLimit } from '../companies/limits.ts';
import { parCellsFor } from '../companies/launching.ts';
import { cellOf, inZone } from '../market.ts';
import { cashIn, playerPurse } from '../money.ts';
import { buyFromPlayer, ownerOf, playerPurchaseRefusal, sellPrivate } from '../companies/privates.ts';
import { refuse, type Refusal } from '../result.ts';
import { endStockTurn } from '../rounds/stock.ts';
import { mustTrade, noteBought, noteSold, stockRound } from '../rounds/turn.ts';
import {
  bundleRefusal,
  bundlesOf,
  buyCertificate,
  buyPresidency,
  buyRefusal,
  canStart,
  parPriceRefusal,
  secondBundleRefusal,
  sellBundle,
  startPrice,
  startRefusal,
  type Bundle,
} from '../companies/shares.ts';
import { isStartedWithoutPar } from '../companies/without-par.ts';
import type { CellId, CertificateId, Game, Holder, OperatorId, StockRound } from '../state.ts';
import { presidencyPaidBy } from '../powers/pays-presidency.ts';
import { canExchange } from './exchange.ts';
import { startCorporation } from './par-choice.ts';
import { isBy, player, type Step } from './step.ts';

/** The certificate limit for a refusal; a title may have none. */
function limitParams(game: Game): Readonly<Record<string, number>> {
  const limit = certificateLimit(game);
  return Number.isFinite(limit) ? { limit } : {};
}

/** Bundles whose sale would bring the player nearer to his limits. */
function usefulSale(game: Game, id: string): boolean {
  return game.title.corporations.ids.some((corporation) =>
    bundlesOf(game, id, corporation).some((bundle) => helpsLimits(game, id, bundle.certificates) && saleRefusal(game, bundle) === null),
  );
}

/** Whether the player has to sell before anything else (1830 §5.9). */
export function mustSell(game: Game, id: string): boolean {
  return game.title.rules.limits.forced_selling !== 'never' && overLimit(game, id) && usefulSale(game, id);
}

/** What the turn so far says about one more purchase (1830 §5.1, §5.7). */
function purchaseRefusal(round: StockRound): Refusal | null {
  return round.turn.bought === null ? null : refuse('stock.buy.once');
}

/** Places from which further certificates of a corporation may follow the first in one turn, by its zone (1830 §5.7). */
function placesForMore(game: Game, corporation: OperatorId): readonly Holder[] {
  const zone = cellOf(game, corporation)?.zone ?? null;
  if (zone === null || !inZone(game, corporation, 'several_purchases')) return [];
  return at(game.title.market.zones.of, zone).several_from.map((place) => (place === 'unsold' ? 'ipo' : 'market'));
}

/** Whether this certificate may follow the purchase already made. */
function mayBuyMore(game: Game, round: StockRound, id: CertificateId, from: Holder): boolean {
  const { bought } = round.turn;
  const { corporation } = at(game.state.certificates, id);
  const places = placesForMore(game, corporation);
  if (!bought || !places.includes(from)) return false;
  const zone = at(game.title.market.zones.of, cellOf(game, corporation)?.zone ?? '');
  // 1828 §5.8: the president alone, and so many at the most.
  if (zone.several_by === 'president' && at(game.state.operators, corporation).president !== round.turn.player) return false;
  if (zone.several_most !== null && bought.count >= zone.several_most) return false;
  // A private does not count as the purchase where records say so.
  if (bought.corporation === null) return game.state.setup.quirks.includes('brown_after_private');
  // 1828-C28: nor do a merger and an exchange.
  if (bought.unpaid && game.state.setup.quirks.includes('second_share_after_merger')) return true;
  return bought.corporation === corporation && bought.from !== null && places.includes(bought.from);
}

function shareRefusal(game: Game, round: StockRound, id: CertificateId, from: Holder): Refusal | null {
  if (round.turn.bought !== null && !mayBuyMore(game, round, id, from)) return refuse('stock.buy.once');
  const { corporation } = at(game.state.certificates, id);
  if (round.sold[round.turn.player]?.includes(corporation)) return refuse('stock.buy.sold_before', { corporation });
  return buyRefusal(game, round.turn.player, id, from);
}

/** Why a bundle may not be sold; `unpriced`: apart from its having no price, which does not keep records from asking (1830-K8). */
function saleRefusal(game: Game, bundle: Bundle, unpriced = false): Refusal | null {
  const round = mustTrade(game);
  const late = sellingRefusal(game, round);
  if (late) return late;
  const again = secondBundleRefusal(game, round.turn.sold, bundle.corporation);
  return again ?? bundleRefusal(game, round.turn.player, bundle, { price: unpriced });
}

/** Where certificates are bought. */
const PLACES = ['ipo', 'market'] as const;

/** The certificates that a buyer may get there: all of one size are alike, but for the president's. */
function alikeForSale(game: Game, corporation: OperatorId, from: Holder): readonly CertificateId[] {
  const bySize = new Map<number, CertificateId>();
  for (const id of held(game, from, corporation)) {
    const { president, units } = at(game.state.certificates, id);
    if (!president && units > 0 && !bySize.has(units)) bySize.set(units, id);
  }
  return [...bySize.values()];
}

/** Corporations whose shares are for sale; what records sell of one that is not started is asked for by nobody (1830-K8). */
const sharesAsked = (game: Game): readonly OperatorId[] =>
  game.title.corporations.ids.filter((id) => at(game.state.operators, id).par !== null || isStartedWithoutPar(game, id));

function forSale(game: Game): readonly { readonly id: CertificateId; readonly from: Holder }[] {
  return sharesAsked(game).flatMap((corporation) =>
    PLACES.flatMap((from) => alikeForSale(game, corporation, from).map((id) => ({ id, from }))),
  );
}

function parChoices(game: Game, id: string, corporation: string): readonly CellId[] {
  if (startRefusal(game, id, corporation) !== null) return [];
  return parCellsFor(game, corporation).flatMap((cell) => (parPriceRefusal(game, id, corporation, cell.id) === null ? [cell.id] : []));
}

const canBuyShare = (game: Game, round: StockRound): boolean =>
  sharesAsked(game).some((corporation) =>
    PLACES.some((from) => alikeForSale(game, corporation, from).some((id) => shareRefusal(game, round, id, from) === null)),
  );

/** Whether a player starts a corporation by choosing its par. */
const startsAtPar = (game: Game): boolean => !ask.startsOtherwise(game);

function canPar(game: Game, round: StockRound): boolean {
  return round.turn.bought === null && startsAtPar(game) && game.title.corporations.ids.some((id) => canStart(game, round.turn.player, id));
}

function canBuyPrivate(game: Game, round: StockRound): boolean {
  if (game.title.rules.privates.between_players?.alone_stops_turn === false) return false;
  return round.turn.bought === null && game.title.privates.ids.some((id) => playerPurchaseRefusal(game, round.turn.player, id, 1) === null);
}

/** Why the turn so far does not let the player sell to the bank. */
function sellingRefusal(game: Game, round: StockRound): Refusal | null {
  const { turn: order } = game.title.rules.stock;
  const { bought } = round.turn;
  const late = bought && (order === 'sell_buy' || (order === 'sell_buy_or_buy_sell' && bought.after_sale));
  return late ? refuse('stock.sell.order') : null;
}

/** Whether a private can be bought from the bank or sold to it. */
function canTradeWithBank(game: Game, round: StockRound): boolean {
  const { player: id, bought } = round.turn;
  if (bought === null && forSaleByBank(game, id).length > 0) return true;
  return sellingRefusal(game, round) === null && sellableToBank(game, id).length > 0;
}

function canSell(game: Game, round: StockRound): boolean {
  return game.title.corporations.ids.some((id) =>
    bundlesOf(game, round.turn.player, id).some((bundle) => saleRefusal(game, bundle, isStartedWithoutPar(game, id)) === null),
  );
}

/** Whether the turn stops for a decision (1830 §1.7). */
function asked(game: Game, round: StockRound): boolean {
  if (ask.sitsOut(game, round.turn.player)) return false;
  // What is found out soonest comes first.
  if (canSell(game, round) || canBuyShare(game, round) || canPar(game, round) || canBuyPrivate(game, round)) return true;
  if (ask.stockTurnOpen(game, round.turn.player)) return true;
  if (canTradeWithBank(game, round)) return true;
  // An exchange that is the purchase of the turn may follow sales.
  if (round.turn.bought !== null || game.state.setup.quirks.includes('exchange_alone_passes')) return false;
  const sold = round.turn.sold.length > 0 && game.title.rules.stock.turn !== 'sell_buy';
  return canExchange(game, round.turn.player, sold);
}

/** Why the player may not buy this private, from the bank or from another player. */
function privateRefusal(game: Game, id: string, thing: string, amount: number): Refusal | null {
  const fromBank = ownerOf(game, thing) === null && ask.bankSells(game, id).some((offer) => offer.private === thing);
  return fromBank ? bankSaleRefusal(game, id, thing, amount) : playerPurchaseRefusal(game, id, thing, amount);
}

function buySharesRefusal(game: Game, round: StockRound, action: ActionOf<'buy_shares'>): Refusal | null {
  const [id] = action.certificates;
  const certificate = game.state.certificates[id ?? ''];
  if (id === undefined || !certificate) return refuse('action.unknown_thing', { thing: id ?? '' });
  if (action.certificates.length !== 1) return refuse('stock.buy.once');
  const from = PLACES.find((place) => held(game, place, certificate.corporation).includes(id));
  return from ? shareRefusal(game, round, id, from) : refuse('stock.buy.not_for_sale', { certificate: id });
}

function refusal(game: Game, action: Action): Refusal | null {
  const round = stockRound(game);
  if (!round) return refuse('turn.not_now');
  const id = round.turn.player;
  if (!isBy(action, 'player', id)) return refuse('turn.not_yours', { active: id });
  if (action.type === 'sell_shares') {
    const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation;
    return corporation === undefined
      ? refuse('stock.sell.not_owned', { corporation: '' })
      : saleRefusal(game, { corporation, certificates: action.certificates, units: action.units });
  }
  if (action.type === 'sell_private') return sellingRefusal(game, round) ?? bankPurchaseRefusal(game, id, action.private, action.amount);
  // 1893 §6.12: records of the peer let a pass and bonds through.
  const passable = action.type === 'pass' || (action.type === 'buy_private' && ownerOf(game, action.private) === null);
  const lax = passable && game.state.setup.quirks.includes('over_limit_passes');
  if (!lax && mustSell(game, id)) return refuse('stock.must_sell', limitParams(game));
  switch (action.type) {
    case 'pass':
      return null;
    case 'buy_shares':
      return buySharesRefusal(game, round, action);
    case 'par':
      if (!startsAtPar(game)) return refuse('turn.not_now');
      return (
        purchaseRefusal(round) ?? startRefusal(game, id, action.corporation) ?? parPriceRefusal(game, id, action.corporation, action.cell)
      );
    case 'buy_private':
      return purchaseRefusal(round) ?? privateRefusal(game, id, action.private, action.amount);
    default:
      return refuse('turn.not_now');
  }
}

function saleChoices(game: Game, id: string): readonly Choice[] {
  return game.title.corporations.ids
    .flatMap((corporation) => bundlesOf(game, id, corporation))
    .filter((bundle) => saleRefusal(game, bundle) === null)
    .map(({ certificates, units }) => ({ action: { type: 'sell_shares', by: player(id), certificates, units }, decider: id }));
}

function choices(game: Game): readonly Choice[] {
  const round = stockRound(game);
  if (!round) return [];
  const id = round.turn.player;
  const by = player(id);
  const toBank = sellingRefusal(game, round) === null ? sellableToBank(game, id) : [];
  const sales = [
    ...saleChoices(game, id),
    ...toBank.map(({ private: thing, price }): Choice => ({
      action: { type: 'sell_private', by, private: thing, amount: price },
      decider: id,
    })),
  ];
  if (mustSell(game, id)) return sales;
  const shares = forSale(game)
    .filter((card) => shareRefusal(game, round, card.id, card.from) === null)
    .map((card): Choice => ({ action: { type: 'buy_shares', by, certificates: [card.id] }, decider: id }));
  const fresh = round.turn.bought === null;
  const pars =
    fresh && startsAtPar(game)
      ? game.title.corporations.ids.flatMap((corporation) =>
          parChoices(game, id, corporation).map((cell): Choice => ({ action: { type: 'par', by, corporation, cell }, decider: id })),
        )
      : [];
  const cash = cashIn(game, playerPurse(id));
  const privates = fresh
    ? game.title.privates.ids
        .filter((thing) => playerPurchaseRefusal(game, id, thing, 1) === null)
        .map((thing): Choice => ({
          action: { type: 'buy_private', by, private: thing, amount: 1 },
          decider: id,
          amount: { min: 1, max: cash, step: 1 },
        }))
    : [];
  const fromBank = (fresh ? forSaleByBank(game, id) : []).map(({ private: thing, price }): Choice => ({
    action: { type: 'buy_private', by, private: thing, amount: price },
    decider: id,
  }));
  return [...shares, ...pars, ...privates, ...fromBank, ...sales, { action: { type: 'pass', by }, decider: id }];
}

/** Starts a corporation; a private that can pay for the presidency does where the player cannot, else he is asked (1893 §7.4). */
function par(draft: Draft, id: string, { corporation, cell }: ActionOf<'par'>): void {
  const paid = presidencyPaidBy(draft, id, corporation);
  if (paid === null) {
    buyPresidency(draft, id, corporation, cell);
    noteBought(draft, corporation, null);
    return;
  }
  const choice = { player: id, corporation, cell, private: paid };
  const price = startPrice(draft, corporation, at(draft.title.market.cells.of, cell).price);
  if (cashIn(draft, playerPurse(id)) < price) startCorporation(draft, choice, true);
  else draft.state.par_choice = choice;
}

function perform(draft: Draft, action: Action): void {
  const round = mustTrade(draft);
  const id = round.turn.player;
  switch (action.type) {
    case 'buy_shares': {
      const [card] = action.certificates;
      if (card === undefined) return;
      const { corporation } = at(draft.state.certificates, card);
      const from: Holder = held(draft, 'market', corporation).includes(card) ? 'market' : 'ipo';
      buyCertificate(draft, id, card, from);
      noteBought(draft, corporation, from);
      return;
    }
    case 'par':
      par(draft, id, action);
      return;
    case 'buy_private':
      if (ownerOf(draft, action.private) === null) {
        sellPrivate(draft, action.private, `player/${id}`, action.amount);
        tell.privateSold(draft, action.private, id);
      } else buyFromPlayer(draft, id, action.private, action.amount);
      noteBought(draft, null, null);
      return;
    case 'sell_private':
      sellToBank(draft, id, action.private, action.amount);
      noteSold(draft, action.private);
      return;
    case 'sell_shares': {
      const { corporation } = at(draft.state.certificates, action.certificates[0] ?? '');
      sellBundle(draft, id, { corporation, certificates: action.certificates, units: action.units });
      noteSold(draft, corporation);
      return;
    }
    default:
      if (round.turn.bought === null && round.turn.sold.length === 0) tell.stockPass(draft, id);
      endStockTurn(draft);
  }
}

/** One turn of a stock round: sales, one purchase, sales (1830 §5.1). */
export const stockTurn: Step = {
  name: 'stock_turn',
  handles: ['buy_shares', 'par', 'buy_private', 'sell_private', 'sell_shares', 'pass'],
  idle: (title) => [
    ...(isAnswered({ title }, 'startsOtherwise') ? (['par'] as const) : []),
    ...(title.rules.privates.between_players || isAnswered({ title }, 'bankSells') ? [] : (['buy_private'] as const)),
    ...(isAnswered({ title }, 'bankBuys') ? [] : (['sell_private'] as const)),
  ],
  awaits: (game) => {
    const round = stockRound(game);
    return round && asked(game, round) ? [{ entity: player(round.turn.player), decider: round.turn.player }] : [];
  },
  choices,
  refusal,
  perform,
};

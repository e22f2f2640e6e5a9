import { tell } from '../../answers.ts';
import { sellPrivate } from '../../companies/privates.ts';
import { after, first, type Draft } from '../../draft.ts';
import { cashIn, playerPurse } from '../../money.ts';
import { refuse } from '../../result.ts';
import { endRound } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { PackageSale } from '../slices.ts';
import type { Game, PlayerId, PrivateId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import { cardsLeft, cardsOnTable, facePriceOf, packageOf, parametersOf, setPackage } from './cards.ts';

function saleOf(game: Game): PackageSale {
  const { sale } = packageOf(game);
  if (!sale) throw new Error('no card is sold by force');
  return sale;
}

const canPay = (game: Game, id: PlayerId, price: number): boolean => cashIn(game, playerPurse(id)) >= price;

/** Who has to choose a card, or is asked whether he takes the one chosen; null: the sale goes on by itself. */
function active(game: Game): PlayerId | null {
  const { selector, item, price, asked } = saleOf(game);
  if (cardsLeft(game).length === 0) return null;
  if (item === null) return selector;
  const [now] = asked;
  return now !== undefined && canPay(game, now, price) ? now : null;
}

/** Hands the chosen card over; the player after the one who chose it chooses the next (1893 §4.6). */
function sell(draft: Draft, buyer: PlayerId, price: number): void {
  const { selector, item } = saleOf(draft);
  if (item === null) return;
  sellPrivate(draft, item, `player/${buyer}`, price);
  tell.privateSold(draft, item, buyer);
  const next = first(after(draft.state.seating, selector));
  setPackage(draft, { sale: { selector: next, item: null, price: 0, asked: [] } });
}

/** Whether the price falls no more (1893 §4.3); for records of the peer only once it has come to half or less. */
function isLowest(game: Game, item: PrivateId, price: number): boolean {
  const { step, floor_percent } = parametersOf(game).forced;
  const floor = (facePriceOf(game, item) * floor_percent) / 100;
  return game.state.setup.quirks.includes('package_price_below_floor') ? price <= floor : price - step < floor;
}

/** A card that is sold by force, and how its price falls (1893 §4.3). */
export interface FallingPrice {
  readonly item: PrivateId;
  /** Who must buy it in the end. */
  readonly selector: PlayerId;
  readonly price: number;
  /** Price once everybody has passed; null: it falls no more. */
  readonly next: number | null;
  readonly lowest: number;
}

/** The card that has been chosen in a forced sale; null: none is. */
export function fallingPrice(game: Game): FallingPrice | null {
  const sale = game.state.mechanics.start_package?.sale ?? null;
  if (sale === null || sale.item === null) return null;
  const { item, selector, price } = sale;
  const { step } = parametersOf(game).forced;
  let lowest = price;
  while (!isLowest(game, item, lowest)) lowest -= step;
  return { item, selector, price, next: lowest === price ? null : price - step, lowest };
}

/** All have passed: the price falls, or the one who chose must buy; who cannot pay leaves it to the next who can (1893 §4.3, §4.4). */
function allPassed(draft: Draft, last: PlayerId, automatic: boolean): void {
  const sale = saleOf(draft);
  const { selector, item, price } = sale;
  if (item === null) return;
  if (isLowest(draft, item, price)) {
    const order = [selector, ...after(draft.state.seating, selector)];
    const buyer = order.find((id) => canPay(draft, id, price));
    sell(draft, buyer ?? selector, buyer === undefined ? cashIn(draft, playerPurse(selector)) : price);
    return;
  }
  const lower = price - parametersOf(draft).forced.step;
  // 1893-Q12: after an automatic last pass the peer begins one seat later.
  const shifted = automatic && draft.state.setup.quirks.includes('package_order_shifts');
  const from = draft.state.setup.quirks.includes('package_order_shifts') ? last : selector;
  const start = shifted ? first(after(draft.state.seating, from)) : from;
  setPackage(draft, { sale: { ...sale, price: lower, asked: after(draft.state.seating, start) } });
  draft.events.push({ type: 'price_drop', private: item, price: lower });
}

/** The player who is asked does not take it. */
function pass(draft: Draft, automatic: boolean): void {
  const sale = saleOf(draft);
  const [now, ...asked] = sale.asked;
  if (now === undefined) return;
  setPackage(draft, { sale: { ...sale, asked } });
  if (asked.length === 0) allPassed(draft, now, automatic);
}

/** A card is chosen, then bought at its present price or passed on (1893 §4.2). */
export const forcedSale: Step = {
  name: 'forced_sale',
  handles: ['nominate', 'bid', 'pass'],
  awaits: (game) => {
    const now = active(game);
    return now === null ? [] : [{ entity: player(now), decider: now }];
  },
  choices: (game) => {
    const now = active(game);
    if (now === null) return [];
    const by = player(now);
    const { item, price } = saleOf(game);
    if (item === null) return cardsOnTable(game).map((id) => ({ action: { type: 'nominate', by, private: id }, decider: now }));
    return [
      { action: { type: 'bid', by, private: item, amount: price }, decider: now },
      { action: { type: 'pass', by }, decider: now },
    ];
  },
  refusal: (game, action) => {
    const now = active(game);
    if (now === null) return refuse('turn.not_now');
    if (!isBy(action, 'player', now)) return refuse('turn.not_yours', { active: now });
    const { item, price } = saleOf(game);
    if (item === null) {
      if (action.type !== 'nominate') return refuse('package.chosen', { private: '' });
      return cardsOnTable(game).includes(action.private) ? null : refuse('package.card', { private: action.private });
    }
    if (action.type === 'pass') return null;
    if (action.type !== 'bid' || action.private !== item) return refuse('package.chosen', { private: item });
    return action.amount === price ? null : refuse('package.price', { private: item, price });
  },
  perform: (draft, action) => {
    const sale = saleOf(draft);
    if (action.type === 'nominate') {
      const price = facePriceOf(draft, action.private);
      setPackage(draft, { sale: { ...sale, item: action.private, price, asked: after(draft.state.seating, sale.selector) } });
      draft.events.push({ type: 'chosen', player: action.by.id, private: action.private, price });
    } else if (action.type === 'bid') sell(draft, action.by.id, action.amount);
    else pass(draft, false);
  },
};

/** The sale of what is left before a stock round; the priority stays where it is (1893 §4.1, §4.6). */
export const forcedSaleRounds: RoundKind = {
  kind: 'package_sale',
  due: (game) => game.state.turn > 1 && cardsLeft(game).length > 0,
  begin: (draft) => {
    setPackage(draft, { sale: { selector: first(draft.state.seating), item: null, price: 0, asked: [] } });
    draft.state.round = { kind: 'package_sale' };
  },
  step: () => forcedSale.name,
  beside: () => [],
  advance: (draft) => {
    if (cardsLeft(draft).length > 0) {
      pass(draft, true);
      return;
    }
    setPackage(draft, { sale: null });
    endRound(draft);
  },
  label: (game) => `DR ${String(game.state.turn)}`,
};

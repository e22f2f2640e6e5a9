import {
  apply,
  availableCash,
  awaited,
  liquidity,
  priceMoves,
  priceOf,
  reviewMoves,
  trainSales,
  unitsHeld,
  type Action,
  type Game,
} from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { findBot, playGame, type PlayedStep } from '../src/index.ts';

// What the outlook says before an action is what the action does.

const bot = findBot('random');

/** Every step of some games of each title. */
const steps: readonly PlayedStep[] = Object.values(TITLES).flatMap((title) =>
  [1, 2].flatMap((seed) => {
    if (bot === null) throw new Error('no bot');
    const seen: PlayedStep[] = [];
    playGame(title, { bots: [bot, bot, bot], seed, maxActions: 700, watch: (step) => (seen.push(step), null) });
    return seen;
  }),
);

/** The largest bundle of each corporation that the player may sell. */
function bestSales({ before, choices }: PlayedStep, player: string): readonly Action[] {
  const best = new Map<string, Extract<Action, { type: 'sell_shares' }>>();
  for (const { action } of choices) {
    if (action.type !== 'sell_shares' || action.by.id !== player) continue;
    const corporation = before.state.certificates[action.certificates[0] ?? '']?.corporation ?? '';
    if (action.units > (best.get(corporation)?.units ?? 0)) best.set(corporation, action);
  }
  return [...best.values()];
}

/** What the sales bring, one after the other. */
function proceeds(game: Game, sales: readonly Action[]): number {
  let now = game;
  let sum = 0;
  for (const action of sales) {
    const result = apply(now, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    now = result.game;
    for (const event of result.events) if (event.type === 'money' && event.why === 'sale') sum += event.amount;
  }
  return sum;
}

describe('the outlook', () => {
  it('moves a marker as the declaration does', () => {
    let seen = 0;
    for (const { before, action, after, events } of steps) {
      // A corporation that cannot pay its interest after that falls further; one without a price is closed.
      if (action.type !== 'dividend' || events.some((event) => event.type === 'liquidated')) continue;
      if (after.state.operators[action.by.id]?.cell === null) continue;
      const move = priceMoves(before).find(({ cause }) => cause === action.kind);
      expect(move?.operator).toBe(action.by.id);
      expect(after.state.operators[action.by.id]?.cell).toBe(move?.to);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('moves prices at the end of a stock round: the sold-out ones, and those with shares in the market', () => {
    const seen = { sold_out: 0, in_market: 0 };
    for (const { before, events } of steps) {
      const ended = before.state.round.kind === 'stock' && events.some((event) => event.type === 'round');
      if (!ended) continue;
      const foreseen = priceMoves(before);
      expect(reviewMoves(before)).toEqual(foreseen);
      for (const { operator, cause } of foreseen) {
        if (cause !== 'sold_out' && cause !== 'in_market') throw new Error(cause);
        const last = events.filter((event) => event.type === 'price').findLast(({ corporation }) => corporation === operator);
        const to = foreseen.findLast((move) => move.operator === operator)?.to;
        expect(last?.to ?? before.state.operators[operator]?.cell).toBe(to);
        seen[cause] += 1;
      }
      const moved = events.flatMap((event) => (event.type === 'price' ? [event.corporation] : []));
      expect(moved.filter((id) => !foreseen.some(({ operator }) => operator === id))).toEqual([]);
    }
    expect([seen.sold_out > 0, seen.in_market > 10]).toEqual([true, true]);
  });

  it('names what the first train of a kind sets off', () => {
    let seen = 0;
    for (const { before, action, after, events } of steps) {
      if (action.type !== 'buy_train' || action.trade_in !== undefined) continue;
      const name = action.train.slice(0, action.train.lastIndexOf('-'));
      const sale = trainSales(before).find(({ train }) => train.id === name);
      if (events.some((event) => event.type === 'phase')) {
        expect(sale?.first?.phase).toBe(after.state.phase);
        const rusted = events.flatMap((event) => (event.type === 'rusted' && event.owner !== 'bank' ? [event.owner] : []));
        expect(sale?.first?.rusts.flatMap(({ owners }) => owners).toSorted()).toEqual(rusted.toSorted());
        seen += 1;
      } else if (sale !== undefined) expect(sale.first?.phase ?? null).toBeNull();
    }
    expect(seen).toBeGreaterThan(4);
  });

  it('counts as liquid what a player has after selling all that he may', () => {
    let seen = 0;
    for (const step of steps) {
      const { before } = step;
      const { round } = before.state;
      if (round.kind !== 'stock' || round.turn.sold.length > 0 || round.turn.bought !== null) continue;
      const { player, shorted, acting } = round.turn;
      if (shorted !== null || acting !== null) continue;
      if (!awaited(before).some((each) => each.decider === player && each.step === 'stock_turn')) continue;
      const sales = bestSales(step, player);
      expect(liquidity(before, player)).toBe(availableCash(before, player) + proceeds(before, sales));
      seen += sales.length;
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('holds no more than a player is worth', () => {
    for (const { before } of steps) {
      for (const { id } of before.state.setup.players) {
        const shares = before.title.corporations.ids.reduce(
          (sum, corporation) => sum + Math.max(0, unitsHeld(before, `player/${id}`, corporation)) * (priceOf(before, corporation) ?? 0),
          before.state.players[id]?.cash ?? 0,
        );
        expect(liquidity(before, id)).toBeLessThanOrEqual(shares);
      }
    }
  });
});

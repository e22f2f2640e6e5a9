import { put, type Draft } from '../draft.ts';
import type { Game, Holder, OperatingRound, OperatingTurn, OperatorId, StockRound } from '../state.ts';

/** The stock round that is on; null in any other. */
export function stockRound(game: Game): StockRound | null {
  return game.state.round.kind === 'stock' ? game.state.round : null;
}

/** The operating turn that is on; null outside one. */
export function operatingTurn(game: Game): OperatingTurn | null {
  return game.state.round.kind === 'operating' ? game.state.round.turn : null;
}

/** The operator whose turn it is; null outside operating turns. */
export function currentOperator(game: Game): OperatorId | null {
  return operatingTurn(game)?.operator ?? null;
}

/** The operating round and turn, where the caller knows that there is one. */
export function mustOperate(game: Game): { readonly round: OperatingRound; readonly turn: OperatingTurn } {
  const { round } = game.state;
  if (round.kind !== 'operating' || !round.turn) throw new Error('no operating turn');
  return { round, turn: round.turn };
}

export function setTurn(draft: Draft, change: Partial<OperatingTurn>): void {
  const { round, turn } = mustOperate(draft);
  draft.state.round = { ...round, turn: { ...turn, ...change } };
}

/** Notes the purchase of the stock turn that is on; `unpaid`: a merger, or a private handed in. */
export function noteBought(draft: Draft, corporation: OperatorId | null, from: Holder | null, unpaid = false): void {
  const round = mustTrade(draft);
  const { sold, bought } = round.turn;
  const count = (bought?.count ?? 0) + 1;
  draft.state.round = {
    ...round,
    turn: { ...round.turn, bought: { corporation, from, after_sale: sold.length > 0, count, ...(unpaid ? { unpaid } : {}) } },
  };
}

/** Notes what the player whose stock turn is on has sold: a corporation's shares, or a private. */
export function noteSold(draft: Draft, thing: string): void {
  const round = mustTrade(draft);
  const { player } = round.turn;
  const sold = round.sold[player] ?? [];
  draft.state.round = {
    ...round,
    turn: { ...round.turn, sold: [...round.turn.sold, thing] },
    sold: sold.includes(thing) ? round.sold : put(round.sold, player, [...sold, thing]),
  };
}

export function mustTrade(game: Game): StockRound {
  const { round } = game.state;
  if (round.kind !== 'stock') throw new Error('no stock round');
  return round;
}

import { openDraft } from '../../draft.ts';
import type { Game, Holder, OperatorId } from '../../state.ts';
import { priceOf } from '../../market.ts';
import { absorb, buyOut, holdersOf, isDefenceless, owedTo, sharesFor, waysToPay, type Deal } from './deal.ts';

/** What a takeover comes to. */
export interface TakeoverPlan {
  readonly acquirer: OperatorId;
  readonly target: OperatorId;
  /** Who is still to be paid, in that order, and how much; with how many shares of the acquirer it could be now, and what is added to them. */
  readonly owed: readonly { readonly holder: Holder; readonly amount: number; readonly shares: number; readonly rest: number }[];
  /** The president of the target cannot refuse (1833NE §23.7). */
  readonly defenceless: boolean;
}

/** The takeover that is being paid now; null: none is. */
export function takeoverNow(game: Game): TakeoverPlan | null {
  const deal = game.state.round.kind === 'takeover' ? game.state.round.deal : null;
  return deal === null ? null : planOf(game, deal);
}

/** What one corporation would pay for another. */
export function takeoverPlan(game: Game, acquirer: OperatorId, target: OperatorId): TakeoverPlan {
  return planOf(game, { acquirer, target, holders: holdersOf(game, target) });
}

function planOf(game: Game, deal: Deal): TakeoverPlan {
  const { acquirer, target, holders } = deal;
  const owed = holders.map((holder) => {
    const [amount, shares] = [owedTo(game, target, holder), sharesFor(game, deal, holder)];
    return { holder, amount, shares, rest: amount - shares * (priceOf(game, acquirer) ?? 0) };
  });
  return { acquirer, target, owed, defenceless: isDefenceless(game, target) };
}

/**
 * Carries out a takeover, or what is left of one that is being paid, on a copy: as if its target agreed, and whoever can
 * be paid in money were paid so (1833NE §23.8). Trains over the limit are discarded afterwards.
 */
export function foreseeTakeover(game: Game, { acquirer, target }: Pick<TakeoverPlan, 'acquirer' | 'target'>): Game {
  const draft = openDraft(game);
  const { round } = game.state;
  let deal: Deal = (round.kind === 'takeover' ? round.deal : null) ?? { acquirer, target, holders: holdersOf(game, target) };
  for (let [way] = waysToPay(draft, deal); way !== undefined; [way] = waysToPay(draft, deal)) {
    buyOut(draft, deal, way);
    deal = { ...deal, holders: deal.holders.slice(1) };
  }
  absorb(draft, deal);
  return { title: draft.title, state: draft.state };
}

import type { Action, Choice } from '../../action.ts';
import { isMinor } from '../../companies/minors.ts';
import { at, type Draft } from '../../draft.ts';
import { inOperatingOrder } from '../../market.ts';
import { cashIn, operatorPurse } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { endRound } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Game, OperatorId, PlayerId, Sale } from '../../state.ts';
import { isBy, operator, player, type Awaited, type Step } from '../../steps/step.ts';
import { speaker, withBid, withPass } from '../bidding.ts';
import { borrow, borrowRefusal, loanValue, repay } from '../loans/loans.ts';
import { surplus } from '../merger-round/merging.ts';
import type { Mechanic } from '../mechanic.ts';
import {
  ableBidders,
  bankTakes,
  buyersOf,
  deliver,
  limitOfPlayer,
  minimumBid,
  parametersOf,
  roundOf,
  setRound,
  setSale,
  settle,
  takeUp,
} from './sale.ts';

const saleOf = (game: Game): Sale | null => roundOf(game)?.sale ?? null;

function repayRefusal(game: Game, sale: Sale, buyer: OperatorId): Refusal | null {
  if (sale.taken_over === 0) return refuse('loan.none', { operator: buyer });
  const value = loanValue(game);
  const cash = cashIn(game, operatorPurse(buyer));
  return cash < value ? refuse('loan.cash', { value, cash }) : null;
}

/** Whose word is awaited at this stage of a sale; null: nobody’s (1817 §17.1). */
function active(game: Game, sale: Sale): Awaited | null {
  const { corporation, stage, bidding, buyer } = sale;
  const byBuyer = (): Awaited | null => {
    const decider = buyer === null ? null : at(game.state.operators, buyer).president;
    return buyer === null || decider === null ? null : { entity: operator(buyer), decider };
  };
  switch (stage) {
    case 'offer': {
      const { president } = at(game.state.operators, corporation);
      return president !== null ? { entity: player(president), decider: president } : null;
    }
    case 'bidding': {
      const now = speaker(ableBidders(game, sale));
      return now === null ? null : { entity: player(now), decider: now };
    }
    case 'buyer': {
      const winner = bidding.high;
      if (!winner || buyersOf(game, winner.player, sale, winner.amount).length < 2) return null;
      return { entity: player(winner.player), decider: winner.player };
    }
    case 'borrow':
      return buyer !== null && borrowRefusal(game, buyer) === null ? byBuyer() : null;
    case 'repay':
      return buyer !== null && repayRefusal(game, sale, buyer) === null ? byBuyer() : null;
  }
}

/** Amounts that a player may bid: his own corporation's president only the least one (1817 §10.5). */
function range(game: Game, sale: Sale, id: PlayerId): { readonly min: number; readonly max: number; readonly step: number } {
  const { step } = parametersOf(game);
  const min = minimumBid(game, sale);
  const own = at(game.state.operators, sale.corporation).president === id;
  const max = own ? min : min + Math.floor((limitOfPlayer(game, id, sale) - min) / step) * step;
  return { min, max, step };
}

function bidRefusal(game: Game, sale: Sale, id: PlayerId, amount: number): Refusal | null {
  const { min, max, step } = range(game, sale, id);
  if (Number.isInteger(amount) && amount >= min && amount <= max && (amount - min) % step === 0) return null;
  const own = at(game.state.operators, sale.corporation).president === id;
  return own ? refuse('acquisition.bid.own', { corporation: sale.corporation, min }) : refuse('acquisition.bid.range', { min, max, step });
}

function refusal(game: Game, action: Action): Refusal | null {
  const sale = saleOf(game);
  const now = sale && active(game, sale);
  if (!sale || !now) return refuse('acquisition.not_asked');
  if (!isBy(action, now.entity.kind, now.entity.id)) return refuse('turn.not_yours', { active: now.entity.id });
  const { stage, corporation, bidding, buyer } = sale;
  if (stage === 'offer') {
    if (action.type === 'pass') return null;
    return action.type === 'offer_sale' && action.corporation === corporation ? null : refuse('acquisition.not_asked');
  }
  if (stage === 'bidding') {
    if (action.type === 'pass') return null;
    if (action.type !== 'bid_corporation' || action.corporation !== corporation) return refuse('acquisition.not_asked');
    return bidRefusal(game, sale, now.decider, action.amount);
  }
  if (stage === 'buyer') {
    if (action.type !== 'merge') return refuse('acquisition.buyer');
    return buyersOf(game, now.decider, sale, bidding.high?.amount ?? 0).includes(action.corporation) ? null : refuse('acquisition.buyer');
  }
  const id = buyer ?? '';
  if (stage === 'borrow') {
    if (action.type === 'pass') return null;
    return action.type === 'take_loan' ? borrowRefusal(game, id) : refuse('turn.not_now');
  }
  if (action.type === 'pass') return null;
  return action.type === 'repay_loan' ? repayRefusal(game, sale, id) : refuse('loan.repaying', { operator: id });
}

function choices(game: Game): readonly Choice[] {
  const sale = saleOf(game);
  const now = sale && active(game, sale);
  if (!sale || !now) return [];
  const { entity: by, decider } = now;
  const { corporation } = sale;
  const pass: Choice = { action: { type: 'pass', by }, decider };
  switch (sale.stage) {
    case 'offer':
      return [{ action: { type: 'offer_sale', by, corporation }, decider }, pass];
    case 'bidding': {
      const amount = range(game, sale, decider);
      const action = { type: 'bid_corporation', by, corporation, amount: amount.min } as const;
      return [amount.min === amount.max ? { action, decider } : { action, decider, amount }, pass];
    }
    case 'buyer':
      return buyersOf(game, decider, sale, sale.bidding.high?.amount ?? 0).map((id) => ({
        action: { type: 'merge', by, corporation: id },
        decider,
      }));
    case 'borrow':
      return [{ action: { type: 'take_loan', by }, decider }, pass];
    case 'repay':
      return [{ action: { type: 'repay_loan', by }, decider }, pass];
  }
}

/** The decisions about one corporation on offer (1817 §10). */
const step: Step = {
  name: 'acquisition',
  handles: ['offer_sale', 'bid_corporation', 'merge', 'take_loan', 'repay_loan', 'pass'],
  awaits: (game) => {
    const sale = saleOf(game);
    const now = sale && active(game, sale);
    return now ? [now] : [];
  },
  choices,
  refusal,
  perform: (draft, action) => {
    const sale = saleOf(draft);
    if (!sale) return;
    const { buyer } = sale;
    switch (action.type) {
      case 'offer_sale':
        setSale(draft, { stage: 'bidding' });
        return;
      case 'bid_corporation': {
        draft.events.push({ type: 'bid_corporation', player: action.by.id, corporation: sale.corporation, amount: action.amount });
        const next = { ...sale, bidding: withBid(ableBidders(draft, sale), action.by.id, action.amount) };
        setSale(draft, { bidding: ableBidders(draft, next) });
        return;
      }
      case 'merge':
        hand(draft, sale, action.corporation);
        return;
      case 'take_loan':
        if (buyer !== null) borrow(draft, buyer);
        return;
      case 'repay_loan':
        if (buyer !== null) repay(draft, buyer, false);
        setSale(draft, { taken_over: sale.taken_over - 1 });
        return;
      default:
        if (sale.stage === 'bidding') setSale(draft, { bidding: withPass(ableBidders(draft, sale), action.by.id) });
        else if (sale.stage === 'borrow') setSale(draft, { stage: 'repay' });
        else if (sale.stage === 'repay') settle(draft, sale);
        else setRound(draft, { sale: null });
    }
  },
};

/** The corporation changes hands; where no token and no loan is to be decided the settlement follows at once (1817 §10.7). */
function hand(draft: Draft, sale: Sale, buyer: OperatorId): void {
  deliver(draft, sale, buyer);
  if (surplus(draft) !== null) return;
  for (let now = saleOf(draft); now && active(draft, now) === null; now = saleOf(draft)) {
    if (now.stage === 'borrow') setSale(draft, { stage: 'repay' });
    else {
      settle(draft, now);
      return;
    }
  }
}

/** Where nobody has to decide: the next stage of the sale, the next corporation, the next round. */
function advance(draft: Draft): void {
  const round = roundOf(draft);
  const sale = saleOf(draft);
  if (!round) return;
  if (!sale) {
    if (round.waiting.length > 0) takeUp(draft);
    if (!saleOf(draft) && (roundOf(draft)?.waiting.length ?? 0) === 0) endRound(draft);
    return;
  }
  const { high } = sale.bidding;
  if (sale.stage === 'offer') setRound(draft, { sale: null });
  else if (sale.stage === 'bidding' && high) setSale(draft, { stage: 'buyer' });
  else if (sale.stage === 'bidding') {
    if (sale.mode === 'liquidation') bankTakes(draft, sale);
    else setRound(draft, { sale: null });
  } else if (sale.stage === 'buyer' && high) {
    const [buyer] = buyersOf(draft, high.player, sale, high.amount);
    if (buyer !== undefined) hand(draft, sale, buyer);
    else if (sale.mode === 'liquidation') bankTakes(draft, sale);
    else setRound(draft, { sale: null });
  } else if (sale.stage === 'borrow') setSale(draft, { stage: 'repay' });
  else settle(draft, sale);
}

const rounds: RoundKind = {
  kind: 'acquisition',
  begin: (draft) => {
    const floated = draft.title.corporations.ids.filter((id) => at(draft.state.operators, id).status === 'floated' && !isMinor(draft, id));
    const presidents = new Set(floated.map((id) => at(draft.state.operators, id).president));
    const bidders = draft.state.seating.filter((id) => presidents.has(id));
    draft.state.round = { kind: 'acquisition', waiting: [...inOperatingOrder(draft, floated)].reverse(), bidders, sale: null };
  },
  step: () => step.name,
  beside: () => [],
  advance,
  label: (game) => `AR ${String(game.state.turn)}.${String(game.state.cycle.time)}`,
};

export const acquisitionRound: Mechanic = {
  name: 'acquisition_round',
  answers: () => null,
  steps: { [step.name]: step },
  rounds: [rounds],
};

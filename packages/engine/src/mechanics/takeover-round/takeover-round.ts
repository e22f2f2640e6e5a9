import type { Action, Choice } from '../../action.ts';
import { presidentOf } from '../../companies/presidency.ts';
import { at, without, type Draft } from '../../draft.ts';
import { startedInOrder } from '../../market.ts';
import { refuse, type Refusal } from '../../result.ts';
import { endRound } from '../../rounds/cycle.ts';
import type { RoundKind } from '../../rounds/round.ts';
import type { Game, Holder, OperatorId, TakeoverRound } from '../../state.ts';
import { deciderOf } from '../../steps/consent.ts';
import { isBy, operator, type Awaited, type Step } from '../../steps/step.ts';
import type { Mechanic } from '../mechanic.ts';
import { absorb, attemptRefusal, buyOut, hasLiveTrain, holdersOf, isDefenceless, waysToPay } from './deal.ts';
import { hasCome } from '../../phase.ts';

const roundOf = (game: Game): TakeoverRound | null => (game.state.round.kind === 'takeover' ? game.state.round : null);

/** Whom a corporation could take over; none without a train that is not obsolete (1833NE §23.5). */
function targetsOf(game: Game, acquirer: OperatorId): readonly OperatorId[] {
  if (!hasLiveTrain(game, acquirer)) return [];
  return game.title.corporations.ids.filter((id) => attemptRefusal(game, acquirer, id) === null);
}

/** Who decides now: the acquirer about the next payment where there is a choice, or the next corporation that could take over another. */
function active(game: Game): OperatorId | null {
  const round = roundOf(game);
  if (!round) return null;
  if (round.deal) return waysToPay(game, round.deal).length > 1 ? round.deal.acquirer : null;
  const [next] = round.waiting;
  return next !== undefined && targetsOf(game, next).length > 0 ? next : null;
}

const nameOf = (holder: Holder): string => (holder.startsWith('player/') ? holder.slice(7) : holder);

function refusal(game: Game, action: Action): Refusal | null {
  const round = roundOf(game);
  const now = active(game);
  if (!round || now === null) return refuse('turn.not_now');
  if (!isBy(action, 'operator', now)) return refuse('turn.not_yours', { active: now });
  if (round.deal) {
    if (action.type !== 'buy_out') return refuse('turn.not_now');
    const [holder] = round.deal.holders;
    const fits = holder !== undefined && nameOf(holder) === action.holder && waysToPay(game, round.deal).includes(action.with);
    return fits ? null : refuse('takeover.pay', { operator: now });
  }
  if (action.type === 'pass') return null;
  return action.type === 'merge' ? attemptRefusal(game, now, action.corporation) : refuse('turn.not_now');
}

function choices(game: Game): readonly Choice[] {
  const round = roundOf(game);
  const now = active(game);
  if (!round || now === null) return [];
  const by = operator(now);
  const decider = presidentOf(game, now);
  const { deal } = round;
  if (deal) {
    const holder = nameOf(deal.holders[0] ?? 'market');
    return waysToPay(game, deal).map((way) => ({ action: { type: 'buy_out', by, holder, with: way }, decider }));
  }
  const merges = targetsOf(game, now).map((corporation) => ({ action: { type: 'merge' as const, by, corporation }, decider }));
  return [...merges, { action: { type: 'pass', by }, decider }];
}

function set(draft: Draft, change: Partial<TakeoverRound>): void {
  const round = roundOf(draft);
  if (round) draft.state.round = { ...round, ...change };
}

/** Pays the next holder; after the last one the target is gone. */
function payNext(draft: Draft, way: 'cash' | 'shares'): void {
  const round = roundOf(draft);
  if (!round?.deal) return;
  buyOut(draft, round.deal, way);
  set(draft, { deal: { ...round.deal, holders: round.deal.holders.slice(1) } });
}

function settle(draft: Draft, deal: NonNullable<TakeoverRound['deal']>): void {
  const all = { ...deal, holders: holdersOf(draft, deal.target) };
  set(draft, { deal: null, waiting: without(roundOf(draft)?.waiting.slice(1) ?? [], deal.target) });
  absorb(draft, all);
}

/** A corporation tries to take over another, and pays its holders one after the other (1833NE §23.5–23.8). */
const step: Step = {
  name: 'takeover',
  handles: ['merge', 'buy_out', 'pass'],
  awaits: (game): readonly Awaited[] => {
    const now = active(game);
    return now === null ? [] : [{ entity: operator(now), decider: presidentOf(game, now) }];
  },
  choices,
  refusal,
  perform: (draft, action) => {
    if (action.type === 'buy_out') payNext(draft, action.with);
    else if (action.type === 'merge')
      set(draft, { deal: { acquirer: action.by.id, target: action.corporation, holders: holdersOf(draft, action.corporation) } });
    else set(draft, { waiting: roundOf(draft)?.waiting.slice(1) ?? [] });
  },
};

/** Where nobody has to decide: the only way to pay, the end of a deal, the next corporation, the next round. */
function advance(draft: Draft): void {
  const round = roundOf(draft);
  if (!round) return;
  if (round.deal) {
    const [way] = waysToPay(draft, round.deal);
    if (way === undefined) settle(draft, round.deal);
    else payNext(draft, way);
  } else if (round.waiting.length > 0) set(draft, { waiting: round.waiting.slice(1) });
  else endRound(draft);
}

const rounds: RoundKind = {
  kind: 'takeover',
  due: (game) => hasCome(game, game.title.mechanics.takeover_round?.from_phase ?? ''),
  begin: (draft) => {
    const able = startedInOrder(draft).filter((id) => {
      const { status, president } = at(draft.state.operators, id);
      return status === 'floated' && president !== null;
    });
    draft.state.round = { kind: 'takeover', waiting: able, deal: null };
  },
  step: () => step.name,
  beside: () => [],
  advance,
  label: (game) => `TOR ${String(game.state.turn)}`,
};

export const takeoverRound: Mechanic = {
  name: 'takeover_round',
  answers: ({ mechanics: { takeover_round } }) =>
    takeover_round
      ? {
          moreTrains: (game, id) => (game.state.mechanics.takeovers?.[id] ?? 0) * takeover_round.more_trains,
          mergerParties: (game, by, target) =>
            isDefenceless(game, target) ? { proposer: deciderOf(game, operator(by)), partner: null } : null,
        }
      : null,
  steps: { [step.name]: step },
  rounds: [rounds],
};

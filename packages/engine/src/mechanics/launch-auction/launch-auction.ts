import type { Action, Choice } from '../../action.ts';
import type { Answers } from '../../answers.ts';
import { tokenPlaces, tokenRefusal } from '../../board/tokens.ts';
import { certificateCount, certificateLimit } from '../../companies/limits.ts';
import { at, type Draft } from '../../draft.ts';
import { inZone, liquidate } from '../../market.ts';
import { cashIn, playerPurse } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { endStockTurn } from '../../rounds/stock.ts';
import { stockRound } from '../../rounds/turn.ts';
import type { Bidding, LaunchState } from '../slices.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { isBy, operator, player, type Awaited, type Step } from '../../steps/step.ts';
import { mustSell } from '../../steps/stock-turn.ts';
import { placeToken } from '../../steps/token.ts';
import { clockwiseFrom, speaker, withBid, withPass } from '../bidding.ts';
import { borrow, borrowRefusal } from '../loans/loans.ts';
import type { Mechanic } from '../mechanic.ts';
import {
  able,
  bidRanges,
  buyTokens,
  canPayExactly,
  complete,
  contribute,
  eligible,
  finishPayment,
  hasHome,
  launchOf,
  noteBidding,
  openCorporations,
  parametersOf,
  setLaunch,
  setSize,
  sizesNow,
  win,
} from './launch.ts';

function amountRefusal(game: Game, id: PlayerId, least: number, amount: number): Refusal | null {
  const { maximum, step, minimum } = parametersOf(game);
  if (!Number.isInteger(amount) || amount < least || amount > maximum || (amount - minimum) % step !== 0) {
    return refuse('launch.bid.range', { min: least, max: maximum, step });
  }
  const limit = certificateLimit(game);
  if (certificateCount(game, id) >= limit) return refuse('launch.certificate_limit', { limit });
  return canPayExactly(game, id, amount) ? null : refuse('launch.bid.exact', { amount });
}

/** Why a player may not open an auction now (1817 §7.3). */
function openRefusal(game: Game, id: PlayerId): Refusal | null {
  const round = stockRound(game);
  if (!round || round.turn.acting) return refuse('turn.not_now');
  if (round.turn.player !== id) return refuse('turn.not_yours', { active: round.turn.player });
  if (mustSell(game, id)) return refuse('stock.must_sell');
  return round.turn.bought === null ? null : refuse('stock.buy.once');
}

function bidChoices(game: Game, id: PlayerId, corporation: OperatorId, least: number): readonly Choice[] {
  const { step } = parametersOf(game);
  return bidRanges(game, id, least).map(({ min, max }) => ({
    action: { type: 'bid_corporation', by: player(id), corporation, amount: min },
    decider: id,
    amount: { min, max, step },
  }));
}

const canOpen = (game: Game, id: PlayerId): boolean => {
  if (openRefusal(game, id) !== null || !able(game)(id, parametersOf(game).minimum)) return false;
  const [corporation] = openCorporations(game);
  return corporation !== undefined && hasHome(game, corporation) && bidRanges(game, id, parametersOf(game).minimum).length > 0;
};

/** Opening the auction of a corporation as the purchase of a stock turn (1817 §7.8). */
const open: Step = {
  name: 'launch_open',
  handles: ['bid_corporation'],
  awaits: () => [],
  choices: (game) => {
    const id = stockRound(game)?.turn.player;
    if (id === undefined || !canOpen(game, id)) return [];
    return openCorporations(game).flatMap((corporation) => bidChoices(game, id, corporation, parametersOf(game).minimum));
  },
  refusal: (game, action) => {
    if (action.type !== 'bid_corporation' || action.by.kind !== 'player') return refuse('turn.not_now');
    const { corporation, amount } = action;
    const forbidden = openRefusal(game, action.by.id);
    if (forbidden) return forbidden;
    if (at(game.state.operators, corporation).status !== 'unlaunched') return refuse('launch.started', { corporation });
    if (!hasHome(game, corporation)) return refuse('launch.home', { corporation });
    return amountRefusal(game, action.by.id, parametersOf(game).minimum, amount);
  },
  perform: (draft, action) => {
    if (action.type !== 'bid_corporation') return;
    const { by, corporation, amount } = action;
    draft.events.push({ type: 'bid_corporation', player: by.id, corporation, amount });
    const bidding = withBid({ players: clockwiseFrom(draft, by.id), bids: {}, high: null }, by.id, amount);
    noteBidding(draft, corporation, bidding, true);
    settle(draft);
  },
};

/** Who has to act in the launch that is on. */
function active(game: Game, launch: LaunchState): Awaited | null {
  const opener = stockRound(game)?.turn.player ?? '';
  if (launch.home_owed) return { entity: operator(launch.corporation), decider: opener };
  const winner = launch.bidding.high?.player ?? '';
  switch (launch.stage) {
    case 'bidding': {
      const now = speaker(launch.bidding);
      return now === null ? null : { entity: player(now), decider: now };
    }
    case 'size':
    case 'pay':
      return { entity: player(winner), decider: winner };
    case 'paid':
      return null;
  }
}

/** A loan of a bidder's corporation in the middle of an auction: records hold some (1817-K11). */
function loanRefusal(game: Game, { corporation, stage }: LaunchState, bidder: PlayerId, id: OperatorId): Refusal | null {
  const known = game.state.setup.quirks.includes('loan_during_launch') && stage === 'bidding';
  if (!known || game.state.operators[id]?.president !== bidder) return refuse('launch.busy', { corporation });
  return inZone(game, id, 'no_trading') ? refuse('corporate.trading', { operator: id }) : borrowRefusal(game, id);
}

function refusal(game: Game, action: Action): Refusal | null {
  const launch = launchOf(game);
  const now = launch && active(game, launch);
  if (!launch || !now) return refuse('turn.not_now');
  if (action.type === 'take_loan') return loanRefusal(game, launch, now.decider, action.by.id);
  if (!isBy(action, now.entity.kind, now.entity.id)) return refuse('turn.not_yours', { active: now.entity.id });
  if (launch.home_owed) {
    if (action.type !== 'place_token') return refuse('launch.busy', { corporation: launch.corporation });
    return tokenRefusal(game, launch.corporation, action, { connected: false });
  }
  switch (launch.stage) {
    case 'bidding': {
      if (action.type === 'pass') return null;
      if (action.type !== 'bid_corporation' || action.corporation !== launch.corporation) {
        return refuse('launch.busy', { corporation: launch.corporation });
      }
      return amountRefusal(game, now.decider, (launch.bidding.high?.amount ?? 0) + parametersOf(game).step, action.amount);
    }
    case 'size':
      if (action.type !== 'choose_size') return refuse('launch.busy', { corporation: launch.corporation });
      return sizesNow(game).includes(action.size) ? null : refuse('launch.size', { sizes: sizesNow(game).join(', ') });
    case 'pay':
      if (action.type === 'contribute') {
        return eligible(game).includes(action.private) ? null : refuse('launch.contribute', { private: action.private });
      }
      if (action.type !== 'pass') return refuse('launch.busy', { corporation: launch.corporation });
      return cashIn(game, playerPurse(now.decider)) < 0 ? refuse('launch.cash', { corporation: launch.corporation }) : null;
    case 'paid':
      return refuse('turn.not_now');
  }
}

function choices(game: Game): readonly Choice[] {
  const launch = launchOf(game);
  const now = launch && active(game, launch);
  if (!launch || !now) return [];
  const { entity: by, decider } = now;
  if (launch.home_owed) {
    return tokenPlaces(game, launch.corporation, { connected: false }).map((place) => ({
      action: { type: 'place_token', by, ...place },
      decider,
    }));
  }
  const pass: Choice = { action: { type: 'pass', by }, decider };
  switch (launch.stage) {
    case 'bidding':
      return [...bidChoices(game, decider, launch.corporation, (launch.bidding.high?.amount ?? 0) + parametersOf(game).step), pass];
    case 'size':
      return sizesNow(game).map((size) => ({ action: { type: 'choose_size', by, size }, decider }));
    case 'pay': {
      const privates = eligible(game).map((id): Choice => ({ action: { type: 'contribute', by, private: id }, decider }));
      return cashIn(game, playerPurse(decider)) < 0 ? privates : [...privates, pass];
    }
    case 'paid':
      return [];
  }
}

/** Goes on where nobody has to decide. */
function settle(draft: Draft): void {
  const launch = launchOf(draft);
  if (launch?.stage === 'pay' && (launch.disturbed === 'payment' || eligible(draft).length === 0)) {
    const skipped = eligible(draft).length > 0;
    if (skipped) setLaunch(draft, { ...launch, disturbed: null });
    finishPayment(draft);
  }
  const now = launchOf(draft);
  if (now?.stage !== 'paid' || now.home_owed) return;
  complete(draft);
  if (now.disturbed === null) return;
  // Records pass the next player then (1817-K11).
  endStockTurn(draft);
  endStockTurn(draft);
}

/** Who passes is out; where a loan has disturbed the auction, records pass all others too (1817-K11). */
function afterPass({ bidding, disturbed }: LaunchState, id: PlayerId): Bidding {
  const rest = withPass(bidding, id);
  if (disturbed === null) return rest;
  return rest.players.filter((other) => other !== rest.high?.player).reduce(withPass, rest);
}

function perform(draft: Draft, action: Action): void {
  const launch = launchOf(draft);
  if (!launch) return;
  const { corporation, bidding } = launch;
  switch (action.type) {
    case 'place_token':
      placeToken(draft, { owner: corporation, hex: action.hex, stop: action.stop, slot: action.slot }, 0);
      setLaunch(draft, { ...launch, home_owed: false });
      break;
    case 'bid_corporation':
      draft.events.push({ type: 'bid_corporation', player: action.by.id, corporation, amount: action.amount });
      noteBidding(draft, corporation, withBid(bidding, action.by.id, action.amount), false);
      break;
    case 'take_loan':
      borrow(draft, action.by.id);
      setLaunch(draft, { ...launch, disturbed: 'payment' });
      break;
    case 'choose_size':
      if (launch.disturbed !== null) setLaunch(draft, { ...launch, disturbed: 'turn' });
      setSize(draft, action.size);
      break;
    case 'contribute':
      contribute(draft, action.private);
      break;
    default:
      if (launch.stage === 'pay') {
        finishPayment(draft);
        break;
      }
      setLaunch(draft, { ...launch, bidding: afterPass(launch, action.by.id) });
      if (speaker(afterPass(launch, action.by.id)) === null) win(draft);
  }
  settle(draft);
}

/** The home, the bids, the number of shares and the payment of a new corporation; nothing else happens meanwhile (1817 §7.8–7.11). */
const launchStep: Step = {
  name: 'launch',
  handles: ['place_token', 'bid_corporation', 'choose_size', 'contribute', 'take_loan', 'pass'],
  awaits: (game) => {
    const launch = launchOf(game);
    const now = launch && active(game, launch);
    return now ? [now] : [];
  },
  choices,
  refusal,
  perform,
};

const answers: Answers = {
  startsOtherwise: () => true,
  stockTurnOpen: canOpen,
  afterFundsRaised: buyTokens,
  // 1817 §7.14: what still owes tokens is liquidated.
  atStockRoundEnd: (draft) => {
    const { tokens_owed = {} } = draft.state.mechanics;
    for (const id of draft.title.corporations.ids) {
      if ((tokens_owed[id] ?? 0) > 0 && !at(draft.state.operators, id).operated) liquidate(draft, id, 'tokens');
    }
    const { tokens_owed: _, ...rest } = draft.state.mechanics;
    draft.state.mechanics = rest;
  },
};

export const launchAuction: Mechanic = {
  name: 'launch_auction',
  answers: (title) => (title.mechanics.launch_auction ? answers : null),
  steps: { launch_open: open, launch: launchStep },
};

import type { Action, Choice } from '../action.ts';
import { ask, isAnswered, tell } from '../answers.ts';
import { sellToBank } from '../companies/bank-trade.ts';
import { issueForTrain, trainIssueChoices, trainIssueRefusal } from '../trains/train-issue.ts';
import { declareBankruptcy } from '../trains/bankruptcy.ts';
import { at, type Draft } from '../draft.ts';
import {
  bankruptcyRefusal,
  emergencySaleRefusal,
  emptyShelves,
  mustBuyTrain,
  privateSaleRefusal,
  saleGap,
  sellableForTrains,
  trainOffers,
  trainPurchaseRefusal,
  treasury,
} from '../trains/funding.ts';
import { inOperatingOrder, inZone, priceOf } from '../market.ts';
import { operatorPurse, playerPurse, transfer } from '../money.ts';
import { trainSold } from '../trains/phases.ts';
import { actingFor, isPresidentless, presidentOf } from '../companies/presidency.ts';
import { isMinor, minorsOf } from '../companies/minors.ts';
import { refuse, type Refusal } from '../result.ts';
import { mustOperate, operatingTurn, setTurn } from '../rounds/turn.ts';
import { bundlesOf, sellBundle, type Bundle } from '../companies/shares.ts';
import type { Game, OperatingTurn, OperatorId } from '../state.ts';
import {
  bankPrice,
  countedTrains,
  depotTrains,
  discardTrain,
  moveTrain,
  overTrainLimit,
  sidesOf,
  trainOwner,
  trainRoom,
  trainsOf,
} from '../trains/trains.ts';
import { leaveStep } from './operating-step.ts';
import { isBy, operator, player, type Step } from './step.ts';

/** Whether trains of others, which may not be bought now, are counted all the same (1893 §1.5, 1833NE §7.5). */
function othersCount(game: Game, id: OperatorId): boolean {
  const { counted_when_closed, minimum } = game.title.rules.trains.from_others;
  if (counted_when_closed === 'none' || trainRoom(game, id) <= 0 || treasury(game, id) < Math.max(1, minimum)) return false;
  if (game.state.setup.quirks.includes('minor_train_in_reach') && strangerRan(game, id)) return true;
  return game.title.corporations.ids.some(
    (other) =>
      other !== id &&
      (counted_when_closed === 'all' || !isMinor(game, other)) &&
      trainsOf(game, other).some((card) => counted_when_closed === 'all' || !card.obsolete),
  );
}

/**
 * Whether the operator is asked: it must buy, or has room and money for the cheapest candidate (any train of
 * another corporation counts as costing the least allowed), or can trade in (1830 §1.7).
 */
function asked(game: Game, turn: OperatingTurn): boolean {
  const { operator: id } = turn;
  if (game.state.setup.quirks.includes('unsellable_trains_asked') && seesUnsellable(game, id)) return true;
  // 1828 §1.6: a system with an empty shelf is asked, whatever it has.
  if (mustBuyTrain(game, id) || othersCount(game, id) || emptyShelves(game, id).length > 0) return true;
  const offers = trainOffers(game, id, turn, ask.credit(game, id));
  // 1893-Q11: an owner who could help is not asked.
  const alone = isMinor(game, id) && game.state.setup.quirks.includes('trainless_minor_passes');
  return alone ? offers.some(({ min }) => min <= treasury(game, id)) : offers.length > 0;
}

/** The quirk: the train of a minor counts too once it has made a run, unless the minor is the president's own. */
function strangerRan(game: Game, id: OperatorId): boolean {
  const president = presidentOf(game, id);
  return minorsOf(game).some((minor) => {
    const { last_run, president: owner, status } = at(game.state.operators, minor);
    return status === 'floated' && owner !== president && last_run.length > 0;
  });
}

/** Records ask although these trains are nobody's to sell: of corporations in liquidation, and those the bank took (1817-K6). */
function seesUnsellable(game: Game, id: OperatorId): boolean {
  if (trainRoom(game, id) <= 0 || treasury(game, id) + ask.credit(game, id) < game.title.rules.trains.from_others.minimum) return false;
  const { depot, mechanics } = game.state;
  const rusted = (name: string): boolean => depot.sold.includes(game.title.trains.of[name]?.rusts_on ?? '');
  const others = game.title.corporations.ids.filter((other) => other !== id && inZone(game, other, 'liquidation'));
  return (
    others.some((other) => trainsOf(game, other).some(({ obsolete }) => !obsolete)) ||
    (mechanics.bank_trains ?? []).some(({ name, obsolete }) => !obsolete && !rusted(name))
  );
}

function saleChoices(game: Game, id: OperatorId): readonly Choice[] {
  if (saleGap(game, id) === 0) return [];
  const president = presidentOf(game, id);
  const toBank = sellableForTrains(game, id).map(({ private: thing, price }): Choice => ({
    action: { type: 'sell_private', by: player(president), private: thing, amount: price },
    decider: president,
  }));
  if (toBank.length > 0) return toBank;
  return game.title.corporations.ids
    .flatMap((corporation) => bundlesOf(game, president, corporation))
    .filter((bundle) => emergencySaleRefusal(game, id, bundle) === null)
    .map(({ certificates, units }) => ({
      action: { type: 'sell_shares', by: player(president), certificates, units },
      decider: president,
    }));
}

function buyChoices(game: Game, turn: OperatingTurn): readonly Choice[] {
  const by = operator(turn.operator);
  const decider = presidentOf(game, turn.operator);
  return trainOffers(game, turn.operator, turn).map(({ card, owner, min, max, trade_in, shelf }) => {
    const base = {
      type: 'buy_train' as const,
      by,
      train: card.id,
      amount: min,
      ...(owner !== null || card.face === undefined ? {} : { face: card.face }),
      ...(shelf === null ? {} : { shelf }),
    };
    const action = trade_in === null ? base : { ...base, trade_in: trade_in.id };
    return min === max ? { action, decider } : { action, decider, amount: { min, max, step: 1 } };
  });
}

/** Whether a train has to be bought: it is due, or shares have been sold for it (1828 §14.9d). */
function mustStay(game: Game, turn: OperatingTurn): boolean {
  return mustBuyTrain(game, turn.operator) || turn.sale_unused === true;
}

function bundleOf(game: Game, action: Extract<Action, { type: 'sell_shares' }>): Bundle | null {
  const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation;
  return corporation === undefined ? null : { corporation, certificates: action.certificates, units: action.units };
}

function refusal(game: Game, action: Action): Refusal | null {
  const turn = operatingTurn(game);
  if (!turn) return refuse('turn.not_now');
  const id = turn.operator;
  if (action.type === 'sell_shares' && action.by.kind === 'operator') {
    return isBy(action, 'operator', id) ? trainIssueRefusal(game, id, action) : refuse('turn.not_yours', { active: id });
  }
  if (action.type === 'sell_shares') {
    const president = presidentOf(game, id);
    if (!isBy(action, 'player', president)) return refuse('turn.not_yours', { active: president });
    const bundle = bundleOf(game, action);
    return bundle ? emergencySaleRefusal(game, id, bundle) : refuse('stock.sell.not_owned', { corporation: '' });
  }
  if (action.type === 'sell_private') {
    const president = presidentOf(game, id);
    if (!isBy(action, 'player', president)) return refuse('turn.not_yours', { active: president });
    return privateSaleRefusal(game, id, action.private, action.amount);
  }
  if (!isBy(action, 'operator', id)) return refuse('turn.not_yours', { active: id });
  switch (action.type) {
    case 'pass':
      return mustStay(game, turn) ? refuse('train.must_buy', { operator: id }) : null;
    case 'bankrupt':
      return bankruptcyRefusal(game, id);
    case 'buy_train':
      return trainPurchaseRefusal(game, id, turn, action);
    default:
      return refuse('turn.not_now');
  }
}

function buy(draft: Draft, id: OperatorId, action: Extract<Action, { type: 'buy_train' }>): void {
  const owner = trainOwner(draft, action.train);
  const sides = depotTrains(draft).flatMap((each) => sidesOf(draft, each));
  const card = [...(owner === null ? sides : []), ...(owner === null ? [] : trainsOf(draft, owner))].find(
    (c) => c.id === action.train && (owner !== null || c.face === action.face),
  );
  if (!card) throw new Error(`no train ${action.train}`);
  const missing = action.amount - treasury(draft, id);
  // 1830 §10.8: the treasury pays first, the president adds what is missing.
  if (missing > 0) transfer(draft, playerPurse(presidentOf(draft, id)), operatorPurse(id), missing, 'help');
  // 1830 §10.4: the old train goes back first, so that it rusts if the new phase says so.
  const old = trainsOf(draft, id).find((c) => c.id === action.trade_in);
  if (old) {
    discardTrain(draft, id, old);
    setTurn(draft, { trade_ins: (mustOperate(draft).turn.trade_ins ?? 0) + 1 });
  }
  moveTrain(draft, card, id, action.amount, action.shelf);
  if (mustOperate(draft).turn.sale_unused) setTurn(draft, { sale_unused: false });
  tell.trainBought(draft, id, owner === null ? card.name : null);
  if (owner === null) trainSold(draft, card.name);
}

/** The president sells shares for the train; then those who have not operated are sorted again (1830 §7.2, §10.9). */
function sell(draft: Draft, turn: OperatingTurn, bundle: Bundle): void {
  const price = priceOf(draft, bundle.corporation) ?? 0;
  sellBundle(draft, presidentOf(draft, turn.operator), bundle);
  if (!mustBuyTrain(draft, turn.operator)) setTurn(draft, { sale_unused: true });
  setTurn(draft, { sold: [...turn.sold, bundle.corporation], last_sale: { corporation: bundle.corporation, price, units: bundle.units } });
  const { round } = mustOperate(draft);
  draft.state.round = { ...round, waiting: inOperatingOrder(draft, round.waiting) };
}

/** Buying trains, with the president's help where it is due (1830 §10). */
export const trains: Step = {
  name: 'trains',
  handles: ['buy_train', 'sell_shares', 'sell_private', 'bankrupt', 'pass'],
  idle: (title) => (isAnswered({ title }, 'paysForTrains') ? [] : ['sell_private']),
  awaits: (game) => {
    const turn = operatingTurn(game);
    return turn && !isPresidentless(game, turn.operator) && asked(game, turn)
      ? [{ entity: operator(turn.operator), decider: presidentOf(game, turn.operator) }]
      : [];
  },
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn) return [];
    const by = operator(turn.operator);
    const decider = presidentOf(game, turn.operator);
    const list = [...buyChoices(game, turn), ...saleChoices(game, turn.operator)];
    const issues = trainIssueChoices(game, turn.operator).map((each): Choice => ({
      action: { type: 'sell_shares', by, ...each },
      decider,
    }));
    list.push(...issues);
    if (bankruptcyRefusal(game, turn.operator) === null) list.push({ action: { type: 'bankrupt', by }, decider });
    if (!mustStay(game, turn)) list.push({ action: { type: 'pass', by }, decider });
    return list;
  },
  refusal,
  perform: (draft, action) => {
    const { turn } = mustOperate(draft);
    const issues = action.type === 'sell_shares' && action.by.kind === 'operator';
    const bundle = action.type === 'sell_shares' && !issues ? bundleOf(draft, action) : null;
    if (issues) issueForTrain(draft, turn.operator, action.certificates);
    else if (bundle) sell(draft, turn, bundle);
    else if (action.type === 'sell_private') sellToBank(draft, presidentOf(draft, turn.operator), action.private, action.amount);
    else if (action.type === 'buy_train') buy(draft, turn.operator, action);
    else if (action.type === 'bankrupt') goBankrupt(draft, turn.operator);
    else leaveStep(draft);
  },
  skip: (draft) => {
    const turn = operatingTurn(draft);
    if (turn) buyAlone(draft, turn);
  },
};

/** A corporation without a president buys the cheapest train of the bank if it has none and can pay (1833NE §19.4). */
function buyAlone(draft: Draft, turn: OperatingTurn): void {
  const id = turn.operator;
  if (!isPresidentless(draft, id) || trainsOf(draft, id).length > 0) return;
  const [card] = depotTrains(draft)
    .flatMap((each) => sidesOf(draft, each))
    .sort((a, b) => bankPrice(draft, id, a) - bankPrice(draft, id, b));
  if (!card || bankPrice(draft, id, card) > treasury(draft, id)) return;
  const base = { type: 'buy_train' as const, by: operator(id), train: card.id, amount: bankPrice(draft, id, card) };
  buy(draft, id, card.face === undefined ? base : { ...base, face: card.face });
}

/** The president gives up; where nobody takes over the operator buys what it can alone, even if the game then ends (1833NE §19). */
function goBankrupt(draft: Draft, id: OperatorId): void {
  declareBankruptcy(draft, id);
  const turn = operatingTurn(draft);
  if (turn?.operator === id) buyAlone(draft, turn);
}

/** In records bankruptcy is declared at any step of the turn (1830-K6). */
export const bankruptcy: Step = {
  name: 'bankruptcy',
  handles: ['bankrupt'],
  awaits: () => [],
  choices: () => [],
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    if (!turn || isMinor(game, turn.operator) || isPresidentless(game, turn.operator)) return refuse('turn.not_now');
    return isBy(action, 'operator', turn.operator)
      ? bankruptcyRefusal(game, turn.operator)
      : refuse('turn.not_yours', { active: turn.operator });
  },
  perform: (draft) => {
    goBankrupt(draft, mustOperate(draft).turn.operator);
  },
};

/** Trains over the limit go at once, before the buyer goes on; one owner after the other (1830 §10.6). */
export const discard: Step = {
  name: 'discard',
  handles: ['discard_train'],
  awaits: (game) =>
    overTrainLimit(game)
      .slice(0, 1)
      .map((id) => ({ entity: operator(id), decider: actingFor(game, id) })),
  choices: (game) =>
    overTrainLimit(game).flatMap((id) =>
      countedTrains(game, id).map((card) => ({
        action: { type: 'discard_train' as const, by: operator(id), train: card.id },
        decider: actingFor(game, id),
      })),
    ),
  refusal: (game, action) => {
    if (action.type !== 'discard_train' || action.by.kind !== 'operator') return refuse('turn.not_now');
    const id = action.by.id;
    if (!overTrainLimit(game).includes(id)) return refuse('turn.not_yours', { active: overTrainLimit(game).join(', ') });
    return countedTrains(game, id).some((card) => card.id === action.train) ? null : refuse('train.discard', { train: action.train });
  },
  perform: (draft, action) => {
    if (action.type !== 'discard_train') return;
    const card = trainsOf(draft, action.by.id).find((c) => c.id === action.train);
    if (card) discardTrain(draft, action.by.id, card);
  },
};

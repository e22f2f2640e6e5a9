import type { Action } from '../../action.ts';
import { cancelPairs, held, moveCertificates, playerHolder, unitsHeld } from '../../companies/certificates.ts';
import { closeMinor, isMinor, minorOf } from '../../companies/minors.ts';
import { closePrivate, privatesOf } from '../../companies/privates.ts';
import { bundleRefusal, bundlesOf, sellBundle, type Bundle } from '../../companies/shares.ts';
import { at, beginningAt, put, type Draft } from '../../draft.ts';
import { inOperatingOrder, liquidate, priceOf, startedInOrder } from '../../market.ts';
import { cashIn, playerPurse, setOperator, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { currentOperator, operatingTurn } from '../../rounds/turn.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { isBy, player, type Step } from '../../steps/step.ts';
import type { Mechanic } from '../mechanic.ts';

/** The player below nothing who must act: the president it comes from first, then clockwise (1817 §11.1). */
function inCrisis(game: Game): PlayerId | null {
  const { seating, players, mechanics, operators, round, setup } = game.state;
  // In a stock round nobody gets below nothing but by a habit of records (1817-K11), which wait for the next round.
  if (setup.quirks.includes('loan_during_launch') && (round.kind === 'stock' || beforeDividend(game))) return null;
  const operating = currentOperator(game);
  const from = (operating === null ? null : operators[operating]?.president) ?? mechanics.crisis_from ?? seating[0] ?? '';
  return beginningAt(seating, from).find((id) => at(players, id).cash < 0) ?? null;
}

/** Whether the operator has not paid yet: nobody can have got below nothing in its turn. */
function beforeDividend(game: Game): boolean {
  const turn = operatingTurn(game);
  if (turn === null) return game.state.round.kind === 'operating';
  return turn.step <= game.title.rules.rounds.operating.steps.indexOf('dividend');
}

/** Why a bundle may not be sold for money that is missing, however much that is (1817 §11.3). */
function saleRefusal(game: Game, id: PlayerId, bundle: Bundle): Refusal | null {
  const { corporation, units } = bundle;
  const forbidden = bundleRefusal(game, id, bundle, { operated: game.state.round.kind === 'operating' });
  if (forbidden) return forbidden;
  if (at(game.state.operators, corporation).president !== id) return null;
  const left = unitsHeld(game, playerHolder(id), corporation) - units;
  const most = Math.max(
    0,
    ...game.state.seating.filter((other) => other !== id).map((other) => unitsHeld(game, playerHolder(other), corporation)),
  );
  return most > left ? refuse('crisis.presidency', { corporation }) : null;
}

function neededRefusal(game: Game, id: PlayerId, bundle: Bundle): Refusal | null {
  const missing = -cashIn(game, playerPurse(id));
  const enough = (bundle.units - 1) * (priceOf(game, bundle.corporation) ?? 0) >= missing;
  return enough ? refuse('crisis.too_much', { missing }) : null;
}

function largest(game: Game, id: PlayerId, corporation: OperatorId): Bundle | null {
  return bundlesOf(game, id, corporation).findLast((bundle) => saleRefusal(game, id, bundle) === null) ?? null;
}

/** Why bankruptcy may not be declared: sales could still do it (1817 §11.4). */
function bankruptcyRefusal(game: Game, id: PlayerId): Refusal | null {
  // Records take it at any moment (1817-K3).
  if (game.state.setup.quirks.includes('early_bankruptcy')) return null;
  const value = game.title.corporations.ids.reduce((sum, corporation) => {
    const bundle = largest(game, id, corporation);
    return sum + (bundle ? bundle.units * (priceOf(game, corporation) ?? 0) : 0);
  }, 0);
  const missing = -cashIn(game, playerPurse(id));
  return value >= missing ? refuse('crisis.can_pay', { missing, value }) : null;
}

function bundleOf(game: Game, action: Action): Bundle | null {
  if (action.type !== 'sell_shares') return null;
  const corporation = game.state.certificates[action.certificates[0] ?? '']?.corporation;
  return corporation === undefined ? null : { corporation, certificates: action.certificates, units: action.units };
}

function refusal(game: Game, action: Action): Refusal | null {
  const id = inCrisis(game);
  if (id === null) return refuse('turn.not_now');
  if (!isBy(action, 'player', id)) return refuse('turn.not_yours', { active: id });
  if (action.type === 'bankrupt') return bankruptcyRefusal(game, id);
  const bundle = bundleOf(game, action);
  return bundle ? (saleRefusal(game, id, bundle) ?? neededRefusal(game, id, bundle)) : refuse('stock.sell.not_owned', { corporation: '' });
}

/** Those who have not begun their turn are sorted again (1817 §8.2). */
function sortAgain(draft: Draft): void {
  const { round } = draft.state;
  if (round.kind === 'operating') draft.state.round = { ...round, waiting: inOperatingOrder(draft, round.waiting) };
}

/** He sells what he may, the rest goes to the market as it is, and his corporations go into liquidation (1817 §11.5–11.7). */
function goBankrupt(draft: Draft, id: PlayerId): void {
  for (const corporation of startedInOrder(draft)) {
    const bundle = cashIn(draft, playerPurse(id)) < 0 ? largest(draft, id, corporation) : null;
    if (bundle) sellBundle(draft, id, bundle);
  }
  const holder = playerHolder(id);
  for (const corporation of draft.title.corporations.ids) {
    moveCertificates(draft, held(draft, holder, corporation), holder, 'market');
    cancelPairs(draft, 'market', corporation);
  }
  const cash = cashIn(draft, playerPurse(id));
  if (cash < 0) transfer(draft, 'bank', playerPurse(id), -cash, 'bankruptcy');
  else transfer(draft, playerPurse(id), 'bank', cash, 'bankruptcy');
  if (!draft.state.setup.quirks.includes('bankrupt_keeps_privates')) {
    for (const item of privatesOf(draft, `player/${id}`)) {
      const minor = minorOf(draft, item);
      closePrivate(draft, item);
      if (minor !== null) closeMinor(draft, minor);
    }
  }
  const { state } = draft;
  state.players = put(state.players, id, { ...at(state.players, id), bankrupt: true });
  draft.events.push({ type: 'bankrupt', player: id });
  for (const corporation of inOperatingOrder(draft, presided(draft, id))) {
    setOperator(draft, corporation, { president: null });
    liquidate(draft, corporation, 'bankruptcy');
    state.mechanics = { ...state.mechanics, last_presidents: put(state.mechanics.last_presidents ?? {}, corporation, id) };
  }
  leaveRound(draft, id);
  if (state.setup.players.filter((each) => !at(state.players, each.id).bankrupt).length === 1) state.ending = 'last_player';
}

const presided = (game: Game, id: PlayerId): readonly OperatorId[] =>
  game.title.corporations.ids.filter(
    (corporation) => at(game.state.operators, corporation).president === id && !isMinor(game, corporation),
  );

/** Nothing waits for him any more: neither a turn of his corporation, nor a bid, nor a sale of what is liquidated now. */
function leaveRound(draft: Draft, id: PlayerId): void {
  const { round } = draft.state;
  if (round.kind === 'operating' && round.turn && at(draft.state.operators, round.turn.operator).president === null) {
    const { operator } = round.turn;
    if (!at(draft.state.operators, operator).operated) setOperator(draft, operator, { operated: true });
    draft.state.round = { ...round, operated: [...round.operated, operator], turn: null };
  }
  if (round.kind !== 'acquisition') return;
  const bidders = round.bidders.filter((each) => each !== id);
  const { sale } = round;
  const withdrawn = sale && sale.mode !== 'liquidation' && at(draft.state.operators, sale.corporation).president === null;
  const left =
    sale && !withdrawn ? { ...sale, bidding: { ...sale.bidding, players: sale.bidding.players.filter((each) => each !== id) } } : null;
  draft.state.round = { ...round, bidders, sale: left };
}

/** Sales of a player below nothing, or his bankruptcy; nothing else happens until then (1817 §11). */
const crisis: Step = {
  name: 'crisis',
  handles: ['sell_shares', 'bankrupt'],
  awaits: (game) => {
    const id = inCrisis(game);
    return id === null ? [] : [{ entity: player(id), decider: id }];
  },
  choices: (game) => {
    const id = inCrisis(game);
    if (id === null) return [];
    const by = player(id);
    const sales = game.title.corporations.ids
      .flatMap((corporation) => bundlesOf(game, id, corporation))
      .filter((bundle) => saleRefusal(game, id, bundle) === null && neededRefusal(game, id, bundle) === null)
      .map(({ certificates, units }) => ({ action: { type: 'sell_shares' as const, by, certificates, units }, decider: id }));
    return bankruptcyRefusal(game, id) === null ? [...sales, { action: { type: 'bankrupt', by }, decider: id }] : sales;
  },
  refusal,
  perform: (draft, action) => {
    const bundle = bundleOf(draft, action);
    if (bundle) sellBundle(draft, action.by.id, bundle);
    else goBankrupt(draft, action.by.id);
    sortAgain(draft);
  },
};

export const cashCrisis: Mechanic = { name: 'cash_crisis', answers: () => null, steps: { crisis } };

import type { Action, ActionOf, Choice } from '../../action.ts';
import type { Answers } from '../../answers.ts';
import { held, moveCertificates, singles, unitsOn } from '../../companies/certificates.ts';
import { at, type Draft } from '../../draft.ts';
import { inZone, priceOf } from '../../market.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import { endStockTurn } from '../../rounds/stock.ts';
import { mustTrade, stockRound } from '../../rounds/turn.ts';
import type { CertificateId, Game, OperatorId, PlayerId } from '../../state.ts';
import { isBy, operator, player, type Step } from '../../steps/step.ts';
import { mustSell } from '../../steps/stock-turn.ts';
import { borrow, borrowRefusal } from '../loans/loans.ts';
import type { Mechanic } from '../mechanic.ts';

/** Why the turn may not be taken, or go on, for this corporation (1817 §7.13). */
function turnRefusal(game: Game, id: OperatorId): Refusal | null {
  const round = stockRound(game);
  if (!round) return refuse('turn.not_now');
  const { turn } = round;
  if (turn.acting) return turn.acting.operator === id ? null : refuse('turn.not_yours', { active: turn.acting.operator });
  if (at(game.state.operators, id).president !== turn.player) return refuse('corporate.president', { operator: id });
  if (mustSell(game, turn.player)) return refuse('stock.must_sell');
  if (turn.bought !== null || turn.sold.length > 0 || turn.shorted !== null) return refuse('corporate.whole_turn');
  return inZone(game, id, 'no_trading') && !acceptsZones(game) ? refuse('corporate.trading', { operator: id }) : null;
}

/** Records hold loans of corporations whose shares are worth nothing (1817-K2). */
const acceptsZones = (game: Game): boolean => game.state.setup.quirks.includes('corporate_turn_in_zones');

function loanRefusal(game: Game, id: OperatorId): Refusal | null {
  if (!game.title.mechanics.loans) return refuse('turn.not_now');
  if (stockRound(game)?.turn.acting?.redeemed) return refuse('loan.repaying', { operator: id });
  return borrowRefusal(game, id);
}

/** Shares in the market that the corporation could take back. */
const onMarket = (game: Game, id: OperatorId): readonly CertificateId[] => singles(game, held(game, 'market', id));

function redeemRefusal(game: Game, id: OperatorId, action: ActionOf<'buy_shares'>): Refusal | null {
  const own = onMarket(game, id);
  const ids = action.certificates;
  if (ids.length === 0 || new Set(ids).size !== ids.length || !ids.every((card) => own.includes(card))) {
    return refuse('corporate.shares', { operator: id });
  }
  // A price of nothing buys nothing back (1817 §3.5).
  if (inZone(game, id, 'no_trading')) return refuse('corporate.trading', { operator: id });
  const price = unitsOn(game, ids) * (priceOf(game, id) ?? 0);
  const cash = cashIn(game, operatorPurse(id));
  return price > cash ? refuse('corporate.cash', { price, cash }) : null;
}

function redemptions(game: Game, id: OperatorId): readonly ActionOf<'buy_shares'>[] {
  const own = onMarket(game, id);
  return own
    .map((_, n): ActionOf<'buy_shares'> => ({ type: 'buy_shares', by: operator(id), certificates: own.slice(0, n + 1) }))
    .filter((action) => redeemRefusal(game, id, action) === null);
}

function possible(game: Game, id: OperatorId): readonly Action[] {
  if (turnRefusal(game, id) !== null) return [];
  const loan: Action = { type: 'take_loan', by: operator(id) };
  return [...(loanRefusal(game, id) === null ? [loan] : []), ...redemptions(game, id)];
}

const presided = (game: Game, id: PlayerId): readonly OperatorId[] =>
  game.title.corporations.ids.filter((corporation) => at(game.state.operators, corporation).president === id);

function refusal(game: Game, action: Action): Refusal | null {
  const turn = stockRound(game)?.turn;
  if (!turn) return refuse('turn.not_now');
  if (action.type === 'pass') {
    if (!turn.acting) return refuse('turn.not_now');
    return isBy(action, 'player', turn.player) ? null : refuse('turn.not_yours', { active: turn.player });
  }
  if (action.by.kind !== 'operator' || !game.state.operators[action.by.id]) return refuse('turn.not_now');
  const { id } = action.by;
  const forbidden = turnRefusal(game, id);
  if (forbidden) return forbidden;
  return action.type === 'buy_shares' ? redeemRefusal(game, id, action) : loanRefusal(game, id);
}

function perform(draft: Draft, action: Action): void {
  if (action.type === 'pass') {
    endStockTurn(draft);
    return;
  }
  const { id } = action.by;
  const redeems = action.type === 'buy_shares';
  const round = mustTrade(draft);
  const bought = { corporation: id, from: null, after_sale: false, count: 1 };
  const redeemed = redeems || (round.turn.acting?.redeemed ?? false);
  draft.state.round = { ...round, turn: { ...round.turn, bought, acting: { operator: id, redeemed } } };
  if (!redeems) {
    borrow(draft, id);
    return;
  }
  transfer(draft, operatorPurse(id), 'bank', unitsOn(draft, action.certificates) * (priceOf(draft, id) ?? 0), 'own_share');
  moveCertificates(draft, action.certificates, 'market', 'ipo');
}

/** A stock turn for one corporation: it borrows, then takes own shares back (1817 §7.13). */
const corporate: Step = {
  name: 'corporate',
  handles: ['take_loan', 'buy_shares', 'pass'],
  awaits: (game) => {
    const turn = stockRound(game)?.turn;
    if (!turn?.acting || possible(game, turn.acting.operator).length === 0) return [];
    return [{ entity: player(turn.player), decider: turn.player }];
  },
  choices: (game): readonly Choice[] => {
    const turn = stockRound(game)?.turn;
    if (!turn) return [];
    const decider = turn.player;
    if (!turn.acting) return presided(game, decider).flatMap((id) => possible(game, id).map((action) => ({ action, decider })));
    const pass: Choice = { action: { type: 'pass', by: player(decider) }, decider };
    return [...possible(game, turn.acting.operator).map((action) => ({ action, decider })), pass];
  },
  refusal,
  perform,
};

const answers: Answers = {
  stockTurnOpen: (game, id) => {
    const turn = stockRound(game)?.turn;
    return turn?.acting === null && turn.player === id && presided(game, id).some((corporation) => possible(game, corporation).length > 0);
  },
};

export const corporateTurn: Mechanic = {
  name: 'corporate_turn',
  answers: (title) => (title.mechanics.corporate_turn ? answers : null),
  steps: { corporate },
};

import type { Answers } from '../../answers.ts';
import { isPresidentless, presidentOf } from '../../companies/presidency.ts';
import type { Draft } from '../../draft.ts';
import { inZone, liquidate } from '../../market.ts';
import { cashIn, operatorPurse } from '../../money.ts';
import { refuse } from '../../result.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import type { Action } from '../../action.ts';
import type { Game, OperatingTurn } from '../../state.ts';
import { leaveStep } from '../../steps/operating-step.ts';
import { isBy, operator, type Step } from '../../steps/step.ts';
import { trainsOf } from '../../trains/trains.ts';
import type { Mechanic } from '../mechanic.ts';
import { borrow, borrowRefusal, loanRoom, loansOf, loansState, parametersOf, payInterest, rateNow, repay, setLoans } from './loans.ts';

const stepNow = (game: Game, turn: OperatingTurn): string | undefined => game.title.rules.rounds.operating.steps[turn.step];

function beforeInterest(game: Game, turn: OperatingTurn): boolean {
  return turn.step < game.title.rules.rounds.operating.steps.indexOf('interest');
}

/** Loans at any moment of a turn before interest (1817 §8.3). */
const anyTime: Step = {
  name: 'loans',
  handles: ['take_loan'],
  awaits: () => [],
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn || !beforeInterest(game, turn) || borrowRefusal(game, turn.operator) !== null) return [];
    return [{ action: { type: 'take_loan', by: operator(turn.operator) }, decider: presidentOf(game, turn.operator) }];
  },
  refusal: (game, action) => {
    const turn = operatingTurn(game);
    if (!turn || !beforeInterest(game, turn)) return refuse('loan.not_now');
    if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
    return borrowRefusal(game, turn.operator);
  },
  perform: (draft, action) => borrow(draft, action.by.id),
};

/** A step without a decision. */
const byItself = (name: string, does: (draft: Draft, turn: OperatingTurn) => void): Step => ({
  name,
  handles: [],
  awaits: () => [],
  choices: () => [],
  refusal: () => refuse('turn.not_now'),
  perform: () => undefined,
  skip: (draft) => {
    const turn = operatingTurn(draft);
    if (turn) does(draft, turn);
  },
});

const interest = byItself('interest', (draft, turn) => {
  setLoans(draft, { step: null });
  payInterest(draft, turn.operator);
});

const trainless = byItself('trainless', (draft, turn) => {
  if (parametersOf(draft).trainless === 'liquidated' && trainsOf(draft, turn.operator).length === 0)
    liquidate(draft, turn.operator, 'no_train');
});

function repayRefusal(game: Game, turn: OperatingTurn) {
  if (loansState(game).step === 'borrowed') return refuse('loan.borrowed');
  if (loansOf(game, turn.operator) === 0) return refuse('loan.none', { operator: turn.operator });
  const { value } = parametersOf(game);
  const cash = cashIn(game, operatorPurse(turn.operator));
  return cash < value ? refuse('loan.cash', { value, cash }) : null;
}

function refusalOf(game: Game, action: Action) {
  const turn = operatingTurn(game);
  if (!turn || stepNow(game, turn) !== 'loan_turn') return refuse('turn.not_now');
  if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
  if (action.type === 'pass') return null;
  return action.type === 'repay_loan' ? repayRefusal(game, turn) : borrowRefusal(game, turn.operator);
}

/** Repaying and borrowing at the end of a turn; whoever has borrowed repays no more (1817 §8.12). */
const loanTurn: Step = {
  name: 'loan_turn',
  handles: ['take_loan', 'repay_loan', 'pass'],
  awaits: (game) => {
    const turn = operatingTurn(game);
    if (!turn || inZone(game, turn.operator, 'liquidation') || isPresidentless(game, turn.operator)) return [];
    const open = repayRefusal(game, turn) === null || borrowRefusal(game, turn.operator) === null;
    return open ? [{ entity: operator(turn.operator), decider: presidentOf(game, turn.operator) }] : [];
  },
  choices: (game) => {
    const turn = operatingTurn(game);
    if (!turn || isPresidentless(game, turn.operator)) return [];
    const by = operator(turn.operator);
    const decider = presidentOf(game, turn.operator);
    return (['take_loan', 'repay_loan', 'pass'] as const)
      .map((type) => ({ action: { type, by }, decider }))
      .filter(({ action }) => refusalOf(game, action) === null);
  },
  refusal: refusalOf,
  perform: (draft, action) => {
    const { id } = action.by;
    if (action.type === 'take_loan') {
      borrow(draft, id);
      setLoans(draft, { step: 'borrowed' });
    } else if (action.type === 'repay_loan') repay(draft, id, true);
    else leaveStep(draft);
  },
};

const answers: Answers = {
  credit: (game, id) => loanRoom(game, id) * parametersOf(game).value,
  // 1817 §8.1: the rate holds until the next operating round.
  atOperatingRoundBegin: (draft) => {
    const rate = rateNow(draft);
    setLoans(draft, { rate });
    draft.events.push({ type: 'interest_rate', rate });
  },
};

export const loans: Mechanic = {
  name: 'loans',
  answers: (title) => (title.mechanics.loans ? answers : null),
  steps: { loans: anyTime, interest, loan_turn: loanTurn, trainless },
};

import { at, openDraft } from '../../draft.ts';
import { inZone } from '../../market.ts';
import { cashIn, operatorPurse, playerPurse } from '../../money.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import type { Game, OperatorId, PlayerId } from '../../state.ts';
import { trainsOf } from '../../trains/trains.ts';
import { loansOf, parametersOf, payInterest } from './loans.ts';

/** What the end of the turn that is on brings as the table stands (1817 §8.11, §8.12). */
export interface TurnEndOutlook {
  readonly operator: OperatorId;
  readonly president: PlayerId;
  /** Interest that is still to be paid, and the loans that are taken by themselves for it. */
  readonly interest: number;
  readonly borrows: number;
  /** It cannot pay: its president pays so much of his own; null: it can. */
  readonly owed: number | null;
  /** It is liquidated because it cannot pay. */
  readonly liquidated: boolean;
  /** It is liquidated unless it gets a train. */
  readonly trainless: boolean;
}

/** What is due at the end of the turn that is on; null: nothing is, or the title has no loans. */
export function turnEndOutlook(game: Game): TurnEndOutlook | null {
  const turn = operatingTurn(game);
  if (game.title.mechanics.loans === undefined || turn === null || inZone(game, turn.operator, 'liquidation')) return null;
  const { operator } = turn;
  const { president } = at(game.state.operators, operator);
  if (president === null) return null;
  const trainless = parametersOf(game).trainless === 'liquidated' && trainsOf(game, operator).length === 0;
  const paid = turn.step >= game.title.rules.rounds.operating.steps.indexOf('interest');
  if (paid) return { operator, president, interest: 0, borrows: 0, owed: null, liquidated: false, trainless };
  const draft = openDraft(game);
  payInterest(draft, operator);
  const before = cashIn(game, playerPurse(president));
  const borrows = loansOf(draft, operator) - loansOf(game, operator);
  const liquidated = inZone(draft, operator, 'liquidation');
  const raised = cashIn(game, operatorPurse(operator)) + borrows * parametersOf(game).value;
  const own = before - cashIn(draft, playerPurse(president));
  const interest = raised + own - cashIn(draft, operatorPurse(operator));
  return { operator, president, interest, borrows, owed: liquidated || own > 0 ? own : null, liquidated, trainless };
}

import type { Action, ActionOf, ActionType, Choice } from '../action.ts';
import type { Draft } from '../draft.ts';
import { actingFor, isPresidentless } from '../companies/presidency.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn, setTurn } from '../rounds/turn.ts';
import type { Game, OperatingTurn } from '../state.ts';
import { isBy, operator, type Awaited, type Step } from './step.ts';

/** The parts of a step that one operator decides in its turn. */
export interface OperatingStep<T extends ActionType> {
  readonly name: string;
  readonly type: T;
  /** Whether there is anything to decide. */
  readonly asked: (game: Game, turn: OperatingTurn) => boolean;
  /** Whether the operator may leave it undone; null: yes. */
  readonly passRefusal?: (game: Game, turn: OperatingTurn) => Refusal | null;
  readonly choices: (game: Game, turn: OperatingTurn) => readonly Choice[];
  readonly refusal: (game: Game, turn: OperatingTurn, action: ActionOf<T>) => Refusal | null;
  readonly perform: (draft: Draft, turn: OperatingTurn, action: ActionOf<T>) => void;
  readonly skip?: (draft: Draft, turn: OperatingTurn) => void;
  /** Also asked where the operator has no president: a player acts for it (1833NE §19.4). */
  readonly alone?: true;
}

/** Leaves the present step of an operating turn. */
export function leaveStep(draft: Draft): void {
  const turn = operatingTurn(draft);
  if (turn) setTurn(draft, { step: turn.step + 1 });
}

/** Builds a step of an operating turn from its parts: the president decides, a pass leaves it. */
export function operatingStep<T extends ActionType>(parts: OperatingStep<T>): Step {
  const is = (action: Action): action is ActionOf<T> => action.type === parts.type;
  const awaits = (game: Game): readonly Awaited[] => {
    const turn = operatingTurn(game);
    if (!turn || !parts.asked(game, turn)) return [];
    if (isPresidentless(game, turn.operator) && !parts.alone) return [];
    return [{ entity: operator(turn.operator), decider: actingFor(game, turn.operator) }];
  };
  return {
    name: parts.name,
    handles: [parts.type, 'pass'],
    awaits,
    choices: (game) => {
      const turn = operatingTurn(game);
      if (!turn) return [];
      if (isPresidentless(game, turn.operator) && !parts.alone) return [];
      const list = [...parts.choices(game, turn)];
      if ((parts.passRefusal?.(game, turn) ?? null) === null) {
        list.push({ action: { type: 'pass', by: operator(turn.operator) }, decider: actingFor(game, turn.operator) });
      }
      return list;
    },
    refusal: (game, action) => {
      const turn = operatingTurn(game);
      if (!turn) return refuse('turn.not_now');
      if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
      if (isPresidentless(game, turn.operator) && !parts.alone) return refuse('turn.not_now');
      if (action.type === 'pass') return parts.passRefusal?.(game, turn) ?? null;
      return is(action) ? parts.refusal(game, turn, action) : refuse('turn.not_now');
    },
    perform: (draft, action) => {
      const turn = operatingTurn(draft);
      if (!turn) return;
      if (is(action)) parts.perform(draft, turn, action);
      else leaveStep(draft);
    },
    skip: (draft) => {
      const turn = operatingTurn(draft);
      if (turn) parts.skip?.(draft, turn);
    },
  };
}

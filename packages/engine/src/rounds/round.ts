import type { Draft } from '../draft.ts';
import type { Game, Round } from '../state.ts';

/** A kind of round: what it does between the decisions that its steps ask for. */
export interface RoundKind {
  readonly kind: Round['kind'];
  /** Whether there is anything to do in it; where it says no the round is passed over without a word. */
  readonly due?: (game: Game) => boolean;
  /** Sets the round up; the first decision is found by the kernel. */
  readonly begin: (draft: Draft) => void;
  /** The step whose turn it is, interrupts apart; null between turns. */
  readonly step: (game: Game) => string | null;
  /** Steps that are open beside it, for whoever they belong to. */
  readonly beside: (game: Game) => readonly string[];
  /** Goes on where the step has nothing to decide: every call moves the game on. */
  readonly advance: (draft: Draft) => void;
  /** Name as players say it: `SR 3`, `OR 2.1`. */
  readonly label: (game: Game) => string;
}

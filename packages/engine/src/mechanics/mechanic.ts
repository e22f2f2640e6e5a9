import type { MechanicName, Title } from '@roundhouse/title-schema';
import type { Answers } from '../answers.ts';
import type { RoundKind } from '../rounds/round.ts';
import type { Step } from '../steps/step.ts';

/** What a title can add to the core by naming it with parameters. */
export interface Mechanic {
  readonly name: MechanicName;
  /** Its answers in this title; null where the title does not use it. */
  readonly answers: (title: Title) => Answers | null;
  /** Steps that it adds, by name. */
  readonly steps: Readonly<Record<string, Step>>;
  /** Kinds of round that it adds; the title's cycle names them. */
  readonly rounds?: readonly RoundKind[];
  /** For a mechanic that runs the opening sale: the round that it is. */
  readonly opening?: RoundKind;
}

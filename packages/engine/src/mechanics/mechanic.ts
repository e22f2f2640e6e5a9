import type { Title } from '@roundhouse/title-schema';
import type { Answers } from '../answers.ts';
import type { Draft } from '../draft.ts';
import type { Step } from '../steps/step.ts';

/** What a title can add to the core by naming it with parameters. */
export interface Mechanic {
  readonly name: string;
  /** Its answers in this title; null where the title does not use it. */
  readonly answers: (title: Title) => Answers | null;
  /** Steps that it adds, by name. */
  readonly steps: Readonly<Record<string, Step>>;
  /** For a mechanic that runs the opening sale: how it begins and which step it is. */
  readonly opening?: { readonly begin: (draft: Draft) => void; readonly step: string };
}

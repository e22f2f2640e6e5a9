import type { Entity, Route } from '@roundhouse/engine';

export interface LayDraft {
  readonly by: Entity;
  readonly tile: string;
  readonly rotation: number;
}

/** A run as it is being put together: per train the stops in travelling order, `<hex>/<stop>`. */
export type RunDraft = Readonly<Record<string, readonly string[]>>;

/** What is being prepared on the board and not done yet. */
export interface Draft {
  /** Table revision that it belongs to; another one clears it. */
  readonly revision: number;
  /** The player who acts out of turn; null: those who are awaited act. */
  readonly aside: string | null;
  readonly hex: string | null;
  readonly lay: LayDraft | null;
  /** null: the proposed run. */
  readonly run: RunDraft | null;
  readonly train: string | null;
  readonly proposal: Proposal | null;
  /** What is known while it is sought; null: nothing yet. */
  readonly search: Search | null;
}

/** The best run found so far. */
export interface Proposal {
  readonly routes: readonly Route[];
  readonly revenue: number;
  readonly proven: boolean;
  /** No run makes more. */
  readonly bound: number;
  /** Other runs that make as much. */
  readonly equals: readonly (readonly Route[])[];
}

/** How far the search for it has come. */
export type Search = Pick<Proposal, 'revenue' | 'bound'>;

export const emptyDraft = (revision: number): Draft => ({
  revision,
  aside: null,
  hex: null,
  lay: null,
  run: null,
  train: null,
  proposal: null,
  search: null,
});

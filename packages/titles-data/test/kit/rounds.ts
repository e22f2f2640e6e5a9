import type { State } from '@roundhouse/engine';
import type { Edit } from './position.ts';

type Sale = NonNullable<Extract<State['round'], { kind: 'acquisition' }>['sale']>;

/** A merger round in which these corporations decide, in this order (1817 §9). */
export const merging =
  (...waiting: readonly string[]): Edit =>
  ({ title, state }) => ({
    title,
    state: {
      ...state,
      cycle: { group: 1, round: 1, time: 1, of: 2 },
      mechanics: { ...state.mechanics, zones: Object.fromEntries(title.corporations.ids.map((id) => [id, null])) },
      round: { kind: 'merger', waiting, changed: [], growth: null, refused: {} },
    },
  });

/** An acquisition round in which this corporation is on offer and these players bid, the first one next (1817 §10). */
export const onSale =
  (corporation: string, bidders: readonly string[], more: Partial<Sale> = {}): Edit =>
  ({ title, state }) => ({
    title,
    state: {
      ...state,
      cycle: { group: 1, round: 2, time: 1, of: 2 },
      round: {
        kind: 'acquisition',
        waiting: [],
        bidders,
        sale: {
          corporation,
          mode: 'liquidation',
          stage: 'bidding',
          bidding: { players: bidders, bids: {}, high: null },
          president: state.operators[corporation]?.president ?? null,
          pot: 0,
          debts: 0,
          buyer: null,
          taken_over: 0,
          ...more,
        },
      },
    },
  });

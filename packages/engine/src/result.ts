import type { RuleKey } from '@roundhouse/title-schema';
import type { GameEvent } from './event.ts';
import type { Game } from './state.ts';

/** Why an action is not allowed: the rule's key and the figures that its words name. */
export interface Refusal {
  readonly rule: RuleKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The game after an action, or the reason why nothing has changed. */
export type Result =
  { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

export function refuse(rule: RuleKey, params: Readonly<Record<string, string | number>> = {}): Refusal {
  return { rule, params };
}

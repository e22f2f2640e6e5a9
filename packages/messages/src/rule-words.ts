import type { RuleKey } from '@roundhouse/title-schema';

/** What is said of one rule. `figures` is added to the refusal when every figure that it names is known. */
export interface RuleText {
  readonly rule: string;
  readonly refusal: string;
  readonly figures?: string;
}

/** One text for every rule key: a key without words does not compile. */
export type RuleWords = Readonly<Record<RuleKey, RuleText>>;

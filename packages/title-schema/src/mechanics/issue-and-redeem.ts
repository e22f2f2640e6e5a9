import { Type, type Static } from 'typebox';
import type { Frozen } from '../frozen.ts';

const step = (description: string) => Type.Integer({ minimum: -3, maximum: 3, description });

/** A corporation sells own shares to the market or buys them back, once a turn and before the dividend (1833NE §8). */
export const IssueAndRedeem = Type.Object(
  {
    issue_at: step('Price of an issued share, in steps to the right of the present one.'),
    redeem_at: step('Price of a redeemed share, in steps to the right of the present one.'),
  },
  { additionalProperties: false, description: 'Corporations issue and redeem shares; as many may lie in the market as players hold.' },
);
export type IssueAndRedeem = Frozen<Static<typeof IssueAndRedeem>>;
export const ISSUE_AND_REDEEM_RULES = [
  'issue.when',
  'issue.once',
  'issue.certificates',
  'issue.limit',
  'issue.cash',
  'emergency.issue',
] as const;

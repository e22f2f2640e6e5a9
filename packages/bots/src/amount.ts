import type { Action, Choice, Range } from '@roundhouse/engine';
import { pick, type Chance } from './chance.ts';

/** The action of a choice with this amount in it. */
export function withAmount(action: Action, amount: number): Action {
  return 'amount' in action ? { ...action, amount } : action;
}

/** Both ends of a range and one amount inside, where there is one. */
export function samples(
  { min, max, step }: Range,
  chance: Chance,
): { readonly low: number; readonly high: number; readonly inside: number | null } {
  const steps = Math.floor((max - min) / step);
  return { low: min, high: min + steps * step, inside: steps < 2 ? null : min + step * (1 + Math.floor(chance() * (steps - 1))) };
}

/** Mostly the least amount, so that money lasts; now and then something inside, seldom all. */
export function modestAmount(choice: Choice, chance: Chance): Action {
  if (choice.amount === undefined) return choice.action;
  const { low, high, inside } = samples(choice.amount, chance);
  const amounts = [
    { amount: low, weight: 14 },
    { amount: inside ?? low, weight: 5 },
    { amount: high, weight: 1 },
  ];
  return withAmount(choice.action, pick(amounts, chance, (each) => each.weight)?.amount ?? low);
}

import { mergePatch } from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { TITLE_1830 } from './title.ts';

/** Other names for things of 1830, so that no name of 1830 can matter to the engine. */
const NAMES: Readonly<Record<string, string>> = {
  '1830': 'second',
  PRR: 'Red',
  NYC: 'Blue',
  CPR: 'Gold',
  'B&O': 'Grey',
  'C&O': 'Pink',
  ERIE: 'Black',
  SV: 'Ferry',
  CS: 'Canal',
  DH: 'Mine',
  MH: 'Coach',
  CA: 'Barge',
  BO: 'Mill',
  D: 'Express',
  H12: 'Q12',
  E11: 'Q11',
  F16: 'Q16',
  B20: 'Q20',
};

function renamed(value: unknown): unknown {
  if (typeof value === 'string') return NAMES[value] ?? value;
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [NAMES[key] ?? key, renamed(member)]));
}

const BASE = renamed(TITLE_1830) as Title;

/** The data of 1830 under other names, with these changes: a title that the engine has never heard of. */
export const secondTitle = (changes: object = {}): Title => mergePatch(BASE, changes) as Title;

/** One private with other powers. */
export const withPowers = (powers: Readonly<Record<string, readonly object[]>>): Title =>
  secondTitle({ privates: { of: Object.fromEntries(Object.entries(powers).map(([id, list]) => [id, { powers: list }])) } });

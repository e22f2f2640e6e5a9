import type { MechanicName } from './compiled.ts';
import { CORE_RULES, MECHANIC_RULES, type RuleKey } from './rule-keys.ts';

/** Beginnings of the rule keys that a group of parameters bears on. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  stock: ['stock.'],
  launch: ['stock.par.', 'stock.buy.no_par'],
  limits: ['stock.buy.ownership', 'stock.buy.certificate_limit', 'stock.sell.market_limit', 'stock.must_sell'],
  track: ['track.'],
  tokens: ['token.'],
  routes: ['routes.'],
  dividend: ['dividend.'],
  trains: ['train.'],
  emergency: ['emergency.', 'train.help.', 'bankruptcy.'],
  privates: ['private.', 'stock.private.'],
};
/** The same for the lists of other files. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'trains/trains': ['train.'],
  'trains/phases': ['train.limit', 'track.colour'],
  'title/certificate_limit': ['stock.buy.certificate_limit', 'stock.must_sell'],
  'market/par': ['stock.par.cell'],
  'tiles/counts': ['track.supply'],
};

const startingWith = (beginnings: readonly string[]): readonly RuleKey[] =>
  CORE_RULES.filter((key) => beginnings.some((beginning) => key.startsWith(beginning)));

/** Rule keys that the parameter at a path (file, then members) bears on, as far as its group tells. */
export function ruleKeysOf(path: readonly string[]): readonly RuleKey[] {
  const [file, group, name = ''] = path;
  if (file === 'rules' && group === 'mechanics' && Object.hasOwn(MECHANIC_RULES, name)) return MECHANIC_RULES[name as MechanicName];
  if (file === 'rules' && group === 'rules') return startingWith(GROUPS[name] ?? []);
  if (file === 'rules' && group === 'sections') return CORE_RULES.filter((key) => key === name);
  return startingWith(LISTS[`${file ?? ''}/${group ?? ''}`] ?? []);
}

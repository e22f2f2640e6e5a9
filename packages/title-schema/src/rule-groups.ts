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
  return startingWith(LISTS[`${file ?? ''}/${group ?? ''}`] ?? []);
}

/** Groups of parameters that bear on a rule, as paths of a title. */
export function groupsOf(key: string): readonly string[] {
  const bears = ([, beginnings]: readonly [string, readonly string[]]): boolean =>
    beginnings.some((beginning) => key.startsWith(beginning));
  const mechanics = Object.entries(MECHANIC_RULES).filter(([, keys]) => (keys as readonly string[]).includes(key));
  return [
    ...Object.entries(GROUPS)
      .filter(bears)
      .map(([name]) => `rules.rules.${name}`),
    ...mechanics.map(([name]) => `rules.mechanics.${name}`),
    ...Object.entries(LISTS)
      .filter(bears)
      .map(([path]) => path.replace('/', '.')),
  ];
}

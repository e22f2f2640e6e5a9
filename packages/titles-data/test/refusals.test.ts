import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_RULES, MECHANIC_RULES, type RuleKey } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { TITLE_1830 } from './kit/title.ts';

/** Keys that no position of 1830 can meet, and why; another title meets them. */
const NOT_IN_1830: Partial<Record<RuleKey, string>> = {
  'auction.bid.multiple': 'bids are any whole sum (§3.3)',
  'stock.sell.order': 'sales may come before and after the purchase (§5.1)',
  'stock.sell.one_bundle': 'bundles may be sold one after the other (§5.8)',
  'track.by_power': 'no tile is kept for a private (§8.1)',
  'stock.par.formed': 'every corporation is started by a player (§5.3)',
  'exchange.when': 'an exchange is possible at any time (§11.6)',
  'trade_in.once': 'any number of trains may be traded in (§10.4)',
  'stock.zone': 'shares are traded in every zone (§5.7)',
  'track.same_hex': 'there is one track action (§8.1)',
  'track.most_exits': 'any tile that fits may be laid (§8.1)',
  'private.power.facing': 'no tile has to face anything (§11.4)',
  'private.power.marker': 'there are no markers (§11)',
  'stock.sell.not_operated': 'any corporation with a par may be sold (§5.8)',
};

const folder = import.meta.dirname;
const sources = (second: boolean): string =>
  readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.test.ts') &&
        name !== 'refusals.test.ts' &&
        /^(second-title|1889|1817|1828|1833ne|1846|1893)-/.test(name) === second,
    )
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** Keys named as the reason in a `refuses(…)` of the tests. */
function provoked(text: string): Set<string> {
  const calls = text
    .split('refuses(')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(');\n')));
  return new Set(calls.flatMap((call) => [...call.matchAll(/'([a-z_]+(?:\.[a-z_]+)+)'/g)].map(([, key = '']) => key)));
}

/** Mechanics of titles with launches, loans, mergers and drafts; 1830 has none of their rules. */
const OTHERS = [
  'private_auction',
  'launch_auction',
  'loans',
  'shorts',
  'corporate_turn',
  'merger_round',
  'acquisition_round',
  'cash_crisis',
  'train_export',
  'card_draft',
  'issue_and_redeem',
  'connection_bonuses',
  'station_bonus',
] as const;
const isOther = (name: string): boolean => (OTHERS as readonly string[]).includes(name);
/** Keys of mechanics, by whether 1830 plays them; of two openings it plays one. */
const ofMechanics = (played: boolean): readonly RuleKey[] =>
  Object.entries(MECHANIC_RULES).flatMap(([name, list]) => (!isOther(name) && name in TITLE_1830.mechanics === played ? [...list] : []));
const keys: readonly RuleKey[] = [...CORE_RULES, ...ofMechanics(true)];

describe('every reason to refuse', () => {
  it('is provoked by a test in 1830, but for those that it cannot meet', () => {
    const met = provoked(sources(false));
    expect(keys.filter((key) => !met.has(key)).sort()).toEqual(Object.keys(NOT_IN_1830).sort());
  });

  it('that 1830 cannot meet is provoked in another title', () => {
    const met = provoked(sources(true));
    expect([...Object.keys(NOT_IN_1830), ...ofMechanics(false)].filter((key) => !met.has(key))).toEqual([]);
  });

  it('has a section of the rules of 1830', () => {
    expect(keys.filter((key) => TITLE_1830.sections[key] === undefined)).toEqual([]);
  });
});

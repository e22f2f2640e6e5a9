import type { Corporation, Title } from '@roundhouse/title-schema';
import { CLASSIC } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { flowsOf } from './flows.ts';

const SHARES = ['flow.shares', 'flow.capital', 'flow.own_shares'];
const paid = (title: Title): readonly string[] => flowsOf(title).flatMap(({ what }) => what.filter((key) => SHARES.includes(key)));

function withCapital(launch: Partial<Title['rules']['launch']>, first: Partial<Corporation> = {}): Title {
  const [id = ''] = CLASSIC.corporations.ids;
  const charter = { ...CLASSIC.corporations.of[id], ...first } as Corporation;
  return {
    ...CLASSIC,
    rules: { ...CLASSIC.rules, launch: { ...CLASSIC.rules.launch, ...launch } },
    corporations: { ...CLASSIC.corporations, of: { ...CLASSIC.corporations.of, [id]: charter } },
  };
}

it('money for shares goes the way of every corporation, whether by its charter, by the phase of its start or by the rules of all', () => {
  const [full, incremental] = [['flow.shares', 'flow.capital'], ['flow.own_shares']];
  expect(paid(CLASSIC)).toEqual(full);
  expect(paid(withCapital({ capitalisation: 'incremental' }))).toEqual(incremental);
  expect(paid(withCapital({}, { capitalisation: 'incremental' }))).toEqual([...full, ...incremental]);
  expect(paid(withCapital({ later: [{ from_phase: '5', capitalisation: 'incremental' }] }))).toEqual([...full, ...incremental]);
});

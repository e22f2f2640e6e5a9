import type { FactKey } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { capitalsOf } from './charters.ts';

export type Purse = 'bank' | 'players' | 'corporations';

/** Money that goes from one kind of purse to another in a title, and what for. */
export interface Flow {
  readonly from: Purse;
  readonly to: Purse;
  readonly what: readonly FactKey[];
}

/** All ways of money in a title, as its parameters open them. */
export function flowsOf(title: Title): readonly Flow[] {
  const { rules, mechanics, privates } = title;
  const cards = privates.ids.length > 0;
  const capitals = capitalsOf(title);
  const [full, incremental] = [capitals.has('full'), capitals.has('incremental')];
  const when = (holds: boolean, key: FactKey): readonly FactKey[] => (holds ? [key] : []);
  const flows: readonly Flow[] = [
    { from: 'bank', to: 'players', what: ['flow.start', ...when(cards, 'flow.income'), 'flow.sales'] },
    { from: 'players', to: 'bank', what: [...when(cards, 'flow.privates'), ...when(full, 'flow.shares')] },
    {
      from: 'bank',
      to: 'corporations',
      what: [...when(full, 'flow.capital'), 'flow.revenue', ...when(mechanics.loans !== undefined, 'flow.loans')],
    },
    { from: 'corporations', to: 'bank', what: ['flow.build', ...when(mechanics.loans !== undefined, 'flow.interest')] },
    {
      from: 'players',
      to: 'corporations',
      what: [...when(incremental, 'flow.own_shares'), ...when(rules.emergency.president_helps, 'flow.help')],
    },
    {
      from: 'corporations',
      to: 'players',
      what: ['flow.dividends', ...when(rules.privates.to_corporations !== undefined, 'flow.purchase')],
    },
  ];
  return flows.filter(({ what }) => what.length > 0);
}

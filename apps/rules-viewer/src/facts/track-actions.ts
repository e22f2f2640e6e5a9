import type { FactKey } from '@roundhouse/messages';
import type { Rules } from '@roundhouse/title-schema';
import { given, list, money, say, text, type Part } from './answer.ts';

type TrackAction = Rules['track']['lays'][number];

const UPGRADES = {
  yes: { alone: 'say.upgrade_only', beside: 'say.lay_or_upgrade' },
  if_none_yet: { alone: 'say.first_upgrade', beside: 'say.lay_or_first_upgrade' },
  no: { alone: 'say.no_action', beside: 'say.lay_only' },
} as const satisfies Record<TrackAction['upgrade'], Record<'alone' | 'beside', FactKey>>;

/** What one of the track actions of a turn may be, at what price and on which conditions. */
export function actionPart({ lay, upgrade, fee, other_hex, before_upgrades, from_phase }: TrackAction): Part {
  return list([
    say(UPGRADES[upgrade][lay ? 'beside' : 'alone']),
    ...(fee > 0 ? [say('say.for_fee', { fee: money(fee) })] : []),
    ...(other_hex ? [say('say.in_other_hex')] : []),
    ...(before_upgrades ? [say('say.before_upgrades')] : []),
    ...given(from_phase, (phase) => say('say.from_phase', { phase: text(phase) })),
  ]);
}

import { valueOf, type EndCause, type Game } from '@roundhouse/engine';
import { differences, type Difference } from './difference.ts';
import type { GameRecord } from './recorded.ts';

/** Why a game ended, in the words of the export format (games/README §1). */
export const END_REASONS: Readonly<Record<EndCause, string>> = {
  bankruptcy: 'bankrupt',
  bank_broken: 'bank',
  last_player: 'bankrupt',
  last_phase: 'final_phase',
  price_reached: 'stock_market',
  all_closed: 'all_closed',
  round_limit: 'dnf',
  players_agreed: 'manually_ended',
};

/** Whether a record says what everybody has in the end, or has so far. */
export function tellsResult({ result }: GameRecord): boolean {
  return result !== null && Object.keys(result).length > 0;
}

/** Where the end parts from what the game file tells of it: whether it is over and why, and what everybody has. */
export function endDifferences(record: GameRecord, game: Game): Difference[] {
  const { over, players } = game.state;
  if (record.status !== null && (record.status === 'finished') !== (over !== null)) {
    return [{ path: '/status', expected: record.status, got: over === null ? 'active' : 'finished' }];
  }
  const reason = over === null ? undefined : END_REASONS[over.cause];
  if (record.game_end_reason !== null && record.game_end_reason !== reason) {
    return [{ path: '/game_end_reason', expected: record.game_end_reason, got: reason }];
  }
  if (record.result === null || !tellsResult(record)) return [];
  const values = over?.scores ?? Object.fromEntries(Object.keys(players).map((id) => [id, valueOf(game, id)]));
  return differences(record.result, values, '/result');
}

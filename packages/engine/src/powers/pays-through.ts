import type { Answers } from '../answers.ts';
import { hexOf } from '../board/hex.ts';
import { stopValue } from '../routes/value.ts';
import type { PowerOf } from './types.ts';

/** A stop is worth what is printed on routes that stop in another hex as well, and nothing on others (1833NE §12.4). */
export const paysThrough = ({ hex, stop, through }: PowerOf<'pays_through'>): Answers => ({
  stopValue: (_game, _operator, _card, there, print) => (there === hex && print.kind === 'offboard' ? 0 : null),
  bonuses: (game) => {
    const print = hexOf(game, hex).stops[stop];
    const amount = print === undefined ? 0 : stopValue(game, print);
    if (amount === 0) return [];
    return [
      {
        source: { kind: 'hex', hex },
        mostPerRoute: amount,
        multipleOf: amount,
        byCounts: true,
        byStops: true,
        needs: [[hex], [through]],
        ofRoute: ({ visits, counts }) =>
          visits.some((visit, index) => counts[index] && visit.hex === hex) && visits.some((visit) => visit.hex === through) ? amount : 0,
      },
    ];
  },
});

import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** A stop from which its operator builds and runs, where others may have to keep away (1833NE §12.4, §12.5). */
export const countsAsStation = (id: PrivateId, { hex, stop, nobody_else_runs_there }: PowerOf<'counts_as_station'>): Answers => ({
  stationsElsewhere: (game, operator) => (ownerOf(game, id) === `operator/${operator}` ? [{ hex, stop }] : []),
  ...(nobody_else_runs_there
    ? {
        stopAccess: (game, operator, there, index) =>
          there === hex && index === stop && ownerOf(game, id) !== `operator/${operator}` ? 'closed' : null,
      }
    : {}),
});

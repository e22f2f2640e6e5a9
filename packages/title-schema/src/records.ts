import { Type, type Static } from 'typebox';
import { QUIRK_MEANINGS } from './quirks.ts';
import { id, record, words } from './words.ts';

/** A place in a recorded game where our state and the recorded one may differ. */
export const Tolerance = record(
  {
    game: id('Recorded game.'),
    line: Type.Integer({ minimum: 1, description: 'Line of its trace.' }),
    member: id('Member of the state, with "/" between the levels.'),
    reason: id('Why the recorded value is not ours.'),
  },
  'A tolerated difference.',
);
export type Tolerance = Static<typeof Tolerance>;

/** What has to be known to play recorded games of a title. */
export const RecordsFile = record(
  {
    tolerances: Type.Array(Tolerance, { description: 'Differences that are tolerated.', default: [] }),
    quirks: Type.Array(
      record(
        {
          id: id('Id in the rules.'),
          name: words(QUIRK_MEANINGS, 'Switch of the engine.'),
          section: id('Section of the rules where it bites.'),
          effect: id('What happens in recorded games.'),
          changes: Type.Optional(
            Type.Object(
              {},
              {
                additionalProperties: true,
                description: 'Differences of the title, by file, in the form of a title that extends this one.',
              },
            ),
          ),
        },
        'A habit of recorded games.',
      ),
      { description: 'Habits of recorded games, off in play.', default: [] },
    ),
  },
  'Recorded games.',
);
export type RecordsFile = Static<typeof RecordsFile>;

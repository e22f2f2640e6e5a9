import { Type, type Static } from 'typebox';
import { byPlayers, id, money, record, told } from './words.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const certificates = Type.Union([count('Certificates.'), byPlayers(count('Certificates.'))], {
  description: 'Certificates, or certificates by corporations still in the game.',
});

/** Who and how many: the head of a title. */
export const TitleFile = record(
  {
    id: Type.String({
      pattern: '^[0-9A-Za-z-]+$',
      description: 'Id of the title; its folder and module are named by it.',
      examples: ['18XY'],
    }),
    extends: Type.Optional(id('Id of the title of which this one lists only the differences.')),
    made_from: Type.Optional(id('Id of the title whose files this one was made from; `todo` compares the two.')),
    confirmed: Type.Optional(
      Type.Array(id('A place, such as title.money.currency, or a group, such as trains.'), {
        description:
          'Places, as `todo` names them, that were looked at and are right as they are in the other title: `todo` leaves them out.',
      }),
    ),
    name: id('Full name.'),
    designers: Type.Array(id('Name.'), { minItems: 1, description: 'Designers.' }),
    setting: Type.Union([id('In English.'), told('By language code.')], {
      description: 'Country and time in a few words: in English, or by language.',
    }),
    hours: Type.Optional(
      record(
        {
          min: Type.Number({ exclusiveMinimum: 0, description: 'Hours of a short game.' }),
          max: Type.Number({ exclusiveMinimum: 0, description: 'Hours of a long game.' }),
        },
        'Usual playing time, for readers.',
      ),
    ),
    special: Type.Optional(told('What is special about the title in one sentence, by language code, for readers.')),
    record_title: id('Name of the title in game records.'),
    players: record(
      {
        min: Type.Integer({ minimum: 1, description: 'Fewest players.' }),
        max: Type.Integer({ minimum: 1, description: 'Most players.' }),
        unofficial_from: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Players from which on the figures are not the publisher’s. Left out: all are.' }),
        ),
      },
      'Number of players.',
    ),
    money: record(
      {
        currency: id('Sign of the currency.'),
        bank: Type.Union([money('Size of the bank.'), Type.Literal('unlimited'), byPlayers(money('Size of the bank.'))], {
          description: 'Size of the bank, "unlimited", or a size by players.',
        }),
        starting_cash: byPlayers(count('Money of each player.'), 'Money of each player at the start, by number of players.'),
      },
      'Money.',
    ),
    certificate_limit: Type.Union([byPlayers(certificates, 'Limit by number of players.'), Type.Literal('none')], {
      description: 'Certificates that a player may hold, by number of players, or "none".',
    }),
  },
  'Head of a title.',
);
export type TitleFile = Static<typeof TitleFile>;

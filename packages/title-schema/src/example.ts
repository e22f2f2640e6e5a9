import { Type, type Static } from 'typebox';
import { id, money, record, told } from './words.ts';

const text = (description: string) => told(`${description} By language code.`);
const open = (description: string) => Type.Object({}, { additionalProperties: true, description });

/** A worked example: steps of a game with the figures that must be on the table after each. */
export const ExampleFile = record(
  {
    id: id('Name of the example; its file is named by it.'),
    title: id('Id of the title.'),
    name: text('Heading.'),
    players: Type.Integer({ minimum: 1, description: 'Number of players.' }),
    seed: Type.Integer({ minimum: 0, description: 'Seed of every draw.' }),
    options: Type.Array(id('Option.'), { description: 'Options chosen.', default: [] }),
    follows: record(
      { player: id('Player whom the captions follow.'), corporation: id('Corporation that they follow.') },
      'Whom the captions follow.',
    ),
    columns: Type.Array(
      record(
        {
          id: id('Name of the column.'),
          path: id('Path into the projected state, with "/" between the members.'),
          less_bids_of: Type.Optional(id('Player whose standing bids are taken off.')),
          label: text('Heading of the column.'),
        },
        'A column of the table.',
      ),
      { minItems: 1, description: 'Columns of the table.' },
    ),
    steps: Type.Array(
      record(
        {
          id: id('Name of the step.'),
          round: id('Round in which the step ends: ISR, SR n, OR n.m.'),
          phase: id('Phase at its end.'),
          caption: text('What happens.'),
          actions: Type.Array(open('An action in the form of game records, without its number.'), {
            description: 'Actions from the step before to this one.',
          }),
          revenue: Type.Optional(money('What the followed corporation earns in this step.')),
          expect: open('Value of every column after the last action; null while there is nothing to show.'),
          check: Type.Optional(open('Further members of the projected state.')),
          refused: Type.Array(
            record(
              { action: open('An action in the form of game records.'), rule: id('Rule that refuses it.') },
              'An action that is not allowed after the step.',
            ),
            { description: 'Actions that are not allowed after the last one, with the rule that refuses each.', default: [] },
          ),
          why: Type.Optional(text('The arithmetic.')),
        },
        'A step.',
      ),
      { minItems: 1, description: 'Steps in order.' },
    ),
  },
  'A worked example.',
);
export type ExampleFile = Static<typeof ExampleFile>;

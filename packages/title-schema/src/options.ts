import { Type, type Static } from 'typebox';
import { id, record, told } from './words.ts';

/** A variant that players may choose. */
export const OptionSource = record(
  {
    id: id('Id of the option.'),
    import_as: Type.Optional(id('Its name in game records; left out: its id.')),
    effect: told('What it changes, in a sentence, by language code.'),
    excludes: Type.Array(id('Option.'), { description: 'Options that cannot be chosen together with it.', default: [] }),
    changes: Type.Object(
      {},
      { additionalProperties: true, description: 'The differences, by file, in the form of a title that extends this one.' },
    ),
  },
  'A variant that players may choose.',
);
export type OptionSource = Static<typeof OptionSource>;

export const OptionsFile = record({ options: Type.Array(OptionSource, { description: 'Options.' }) }, 'Options.');
export type OptionsFile = Static<typeof OptionsFile>;

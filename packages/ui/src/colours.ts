import type { Colour } from '@roundhouse/title-schema';

const COLOUR_WORDS = {
  white: 'colours.white',
  yellow: 'colours.yellow',
  green: 'colours.green',
  brown: 'colours.brown',
  grey: 'colours.grey',
  red: 'colours.red',
  blue: 'colours.blue',
} as const satisfies Record<Colour, string>;

/** Message key of a tile colour. */
export function colourWord(colour: Colour): (typeof COLOUR_WORDS)[Colour] {
  return COLOUR_WORDS[colour];
}

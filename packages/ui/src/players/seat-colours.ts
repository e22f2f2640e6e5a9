/** Colours that stand for players; number n of the style sheet is the n-th, from 1. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'violet', 'ochre', 'teal', 'plum', 'slate'] as const;

/** The colour of a seat where nobody has chosen another: from 1, in seat order. */
export const seatColour = (seat: number): number => ((seat - 1) % SEAT_COLOURS.length) + 1;

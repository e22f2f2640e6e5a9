import { createWords } from '@roundhouse/messages';

/** The words of the play app. */
export const words = createWords('en');

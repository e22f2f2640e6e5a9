import type { Answers } from '../answers.ts';
import { closePrivate, ownerOf } from '../companies/privates.ts';
import type { PrivateId } from './types.ts';

/** It only pays for a corporation, and is gone once that has started (1817 §16.4). */
export const closesWhenLaunched = (id: PrivateId): Answers => ({
  afterLaunched: (draft, operator) => {
    if (ownerOf(draft, id) === `operator/${operator}`) closePrivate(draft, id);
  },
});

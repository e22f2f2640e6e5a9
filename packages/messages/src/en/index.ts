import { board } from './board.ts';
import { interfaceWords } from './interface.ts';
import { log } from './log.ts';
import { reference } from './reference.ts';
import { terms } from './terms.ts';

/** English. */
export const en = { ...board, ...interfaceWords, log, reference, terms } as const;

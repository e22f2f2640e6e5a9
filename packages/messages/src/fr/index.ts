import { board } from './board.ts';
import { chartWords } from './charts.ts';
import { finance } from './finance.ts';
import { history } from './history.ts';
import { interfaceWords } from './interface.ts';
import { log } from './log.ts';
import { reference } from './reference.ts';
import { terms } from './terms.ts';

/** French. */
export const fr = { ...board, ...chartWords, finance, ...history, ...interfaceWords, log, reference, terms } as const;

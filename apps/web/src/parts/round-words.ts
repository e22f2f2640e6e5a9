import { words } from './words.ts';

/** How a round is called on every page; its short name stays unless it says nothing to players. */
export const roundWords = (round: string): string => (round === 'ISR' ? words('table.opening') : round);

import type { Action, Choice, Game, PlayerId } from '@roundhouse/engine';
import type { Chance } from './chance.ts';

/**
 * A player of wood: decides for a seat, given everything that this seat may do now (never empty).
 * Answers with one of the choices, its amount set or its routes replaced where the choice allows it.
 */
export type Bot = (game: Game, seat: PlayerId, choices: readonly Choice[], chance: Chance) => Action;

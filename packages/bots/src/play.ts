import {
  apply,
  awaited,
  choices,
  newGame,
  type Action,
  type Choice,
  type EndCause,
  type Game,
  type GameEvent,
  type GameSetup,
  type PlayerId,
} from '@roundhouse/engine';
import type { Bot } from './bot.ts';
import { chanceFrom, pick, type Chance } from './chance.ts';

type Title = Game['title'];

export interface PlayOptions {
  /** One bot per seat. */
  readonly bots: readonly Bot[];
  readonly seed: number;
  readonly maxActions: number;
  readonly options?: readonly string[];
  readonly consent?: GameSetup['consent'];
  /** Sees each step; a sentence in answer stops the game as broken. */
  readonly watch?: (step: PlayedStep) => string | null;
}
export interface PlayedStep {
  /** From 0. */
  readonly n: number;
  readonly before: Game;
  readonly choices: readonly Choice[];
  readonly action: Action;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/**
 * How it ended: as the rules say; `stopped` at the limit of actions; `dead_end` when somebody must act and
 * cannot, or nobody may although it is not over; `refused` when a listed action was not accepted; `broken` when the watcher said so.
 */
export type PlayedEnd = EndCause | 'stopped' | 'dead_end' | 'refused' | 'broken';
export interface Played {
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
  readonly game: Game;
  readonly end: PlayedEnd;
  /** What went wrong, where something did. */
  readonly problem: string | null;
  /** Names of the rounds gone through. */
  readonly rounds: readonly string[];
}

/** How often somebody acts while another is to act, where he may. */
const OUT_OF_TURN = 0.03;

/** The set-up of a table of bots. */
export function tableFor({ bots, seed, options = [], consent = 'implied' }: PlayOptions): GameSetup {
  const players = bots.map((_, index) => ({ id: String(index + 1), name: `Player ${index + 1}` }));
  return { players, seed, options, quirks: [], consent };
}

/** Bots play one game to its end or to the limit. Same seed, same game. */
export function playGame(title: Title, options: PlayOptions): Played {
  const setup = tableFor(options);
  const chance = chanceFrom(options.seed);
  const actions: Action[] = [];
  const rounds: string[] = [];
  let game = newGame(title, setup);
  const ended = (end: PlayedEnd, problem: string | null = null): Played => ({ setup, actions, game, end, problem, rounds });

  while (game.state.over === null) {
    if (actions.length >= options.maxActions) return ended('stopped');
    const open = choices(game);
    const seat = seatToAct(game, open, chance);
    const bot = seat === null ? undefined : options.bots[Number(seat) - 1];
    if (seat === null || bot === undefined) return ended('dead_end', deadEnd(game));
    const action = bot(
      game,
      seat,
      open.filter((choice) => choice.decider === seat),
      chance,
    );
    const result = apply(game, action);
    if (!result.ok) return ended('refused', `${JSON.stringify(action)} is listed but refused (${result.refusal.rule})`);
    const step: PlayedStep = { n: actions.length, before: game, choices: open, action, after: result.game, events: result.events };
    game = result.game;
    actions.push(action);
    for (const event of result.events) if (event.type === 'round') rounds.push(event.round);
    const problem = options.watch?.(step) ?? null;
    if (problem !== null) return ended('broken', problem);
  }
  return ended(game.state.over.cause);
}

/** Whoever is awaited first and can act; seldom another one who may act as well. To stop the game is no way to act. */
function seatToAct(game: Game, open: readonly Choice[], chance: Chance): PlayerId | null {
  const able = [...new Set(open.filter((choice) => choice.action.type !== 'end_game').map((choice) => choice.decider))];
  const awaitedSeats = awaited(game).map((each) => each.decider);
  const others = able.filter((seat) => !awaitedSeats.includes(seat));
  if (others.length > 0 && chance() < OUT_OF_TURN) return pick(others, chance);
  return awaitedSeats.find((seat) => able.includes(seat)) ?? null;
}

function deadEnd(game: Game): string {
  const waiting = awaited(game).map((each) => `${each.entity.id} (${each.step})`);
  return waiting.length === 0 ? 'nobody is to act although the game is not over' : `${waiting.join(', ')} should act and cannot`;
}

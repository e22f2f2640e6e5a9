import { findBot, chanceFrom } from '@roundhouse/bots';
import { awaited, choices, view } from '@roundhouse/engine';
import { randomInt } from 'node:crypto';
import type { Store } from '@roundhouse/storage';
import { logger } from './logger.ts';
import { present } from './positions.ts';
import { carryOut } from './tables.ts';

/** Pause after which a bot acts, so that people can follow, in milliseconds. */
const PAUSE = 150;

const shared = globalThis as { roundhouseBots?: Set<string> };
const running = (shared.roundhouseBots ??= new Set());

/** Lets the bots of a table act for as long as it waits for them. Of several processes that try, one wins each action. */
export async function wakeBots(store: Store, id: string): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  try {
    while (await botActs(store, id)) await new Promise((go) => setTimeout(go, PAUSE));
  } catch (error) {
    // It is tried again when somebody looks at the table.
    logger().error({ table: id, error: String(error) }, 'a bot could not act');
  } finally {
    running.delete(id);
  }
}

/** One action of a bot; whether there may be more to do. */
async function botActs(store: Store, id: string): Promise<boolean> {
  const here = await present(store, id);
  if (typeof here === 'string') return false;
  const room = await store.room(id);
  const { game } = here.position;
  const waiting = awaited(game).map(({ decider }) => decider);
  const seat = room?.seats.find(({ player, bot }) => bot !== null && waiting.includes(player));
  const bot = findBot(seat?.bot ?? '');
  if (room === null || seat === undefined || bot === null) return false;
  const open = choices(game).filter(({ decider, action }) => decider === seat.player && action.type !== 'end_game');
  if (open.length === 0) {
    logger().error({ table: id, seat: seat.player }, 'a bot has nothing to choose from');
    return false;
  }
  const action = bot(view(game, seat.player), seat.player, open, chanceFrom(randomInt(2 ** 31)));
  const sitter = { guest: null, mine: [seat.player], room };
  const { kind } = await carryOut(store, { here, sitter, request: undefined }, action, seat.player);
  if (kind === 'refused') logger().error({ table: id, seat: seat.player, action }, 'what a bot chose was refused');
  return kind === 'done' || kind === 'conflict';
}

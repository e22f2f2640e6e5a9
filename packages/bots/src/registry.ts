import type { Bot } from './bot.ts';
import { random } from './random.ts';

/** Bots by level. */
export const BOTS = { random } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** The bot of that level, or null. */
export function findBot(name: string): Bot | null {
  return Object.hasOwn(BOTS, name) ? BOTS[name as BotName] : null;
}

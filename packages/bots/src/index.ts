export { samples, withAmount } from './amount.ts';
export type { Bot } from './bot.ts';
export { chanceFrom, pick, type Chance } from './chance.ts';
export { playGame, tableFor, type Played, type PlayedEnd, type PlayedStep, type PlayOptions } from './play.ts';
export { BOT_NAMES, BOTS, findBot, type BotName } from './registry.ts';

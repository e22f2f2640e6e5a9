import type { MessageKey } from '@roundhouse/messages';

/** What a key can do at the table, with the key that players know for it. A command shows in the list once a part of the page takes it. */
export const COMMANDS = {
  keys: '?',
  primary: 'Enter',
  pass: '1',
  clear_routes: '2',
  best_routes: '3',
  turn_tile: 'r',
  turn_tile_back: 'Shift+r',
  undo: 'Ctrl+z',
  redo: 'Ctrl+y',
  map: 'm',
  market: 'k',
  companies: 'e',
  tables: 'i',
  history: 'h',
  zoom_in: '+',
  zoom_out: '-',
  zoom_fit: '0',
  earlier: 'ArrowLeft',
  later: 'ArrowRight',
  earlier_round: 'ArrowUp',
  later_round: 'ArrowDown',
  first: 'Home',
  last: 'End',
} as const;
export type Command = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly Command[];

/** What a command does, in words. */
export const COMMAND_WORDS: Readonly<Record<Command, MessageKey>> = {
  keys: 'keys.commands.keys',
  primary: 'keys.commands.primary',
  pass: 'keys.commands.pass',
  clear_routes: 'keys.commands.clear_routes',
  best_routes: 'keys.commands.best_routes',
  turn_tile: 'keys.commands.turn_tile',
  turn_tile_back: 'keys.commands.turn_tile_back',
  undo: 'keys.commands.undo',
  redo: 'keys.commands.redo',
  map: 'keys.commands.map',
  market: 'keys.commands.market',
  companies: 'keys.commands.companies',
  tables: 'keys.commands.tables',
  history: 'keys.commands.history',
  zoom_in: 'keys.commands.zoom_in',
  zoom_out: 'keys.commands.zoom_out',
  zoom_fit: 'keys.commands.zoom_fit',
  earlier: 'keys.commands.earlier',
  later: 'keys.commands.later',
  earlier_round: 'keys.commands.earlier_round',
  later_round: 'keys.commands.later_round',
  first: 'keys.commands.first',
  last: 'keys.commands.last',
};

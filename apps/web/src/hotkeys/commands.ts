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

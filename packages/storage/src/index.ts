export { backup, restore, BackupFault } from './backup.ts';
export { isAway, openDatabase, openStore, type Place } from './open.ts';
export type { Message, Motion, People, Room, Seat } from './people.ts';
export { sqliteStore } from './sqlite.ts';
export type {
  Begun,
  Change,
  Entry,
  Head,
  Logged,
  Note,
  Origin,
  Presence,
  Rewritten,
  Snapshot,
  Standing,
  Store,
  Table,
  Written,
} from './store.ts';

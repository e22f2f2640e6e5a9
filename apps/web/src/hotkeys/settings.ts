import { useSyncExternalStore } from 'react';
import { COMMAND_NAMES, COMMANDS, type Command } from './commands.ts';

const PLACE = 'roundhouse.hotkeys';

/** What somebody has changed on this device. */
export interface HotkeySettings {
  readonly off: boolean;
  /** Keys other than the usual ones. */
  readonly keys: Partial<Readonly<Record<Command, string>>>;
}

const USUAL: HotkeySettings = { off: false, keys: {} };
const listeners = new Set<() => void>();
let kept: HotkeySettings | null = null;

function read(): HotkeySettings {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { readonly off?: unknown; readonly keys?: Record<string, unknown> };
    const keys = COMMAND_NAMES.flatMap((name) => {
      const key = found.keys?.[name];
      return typeof key === 'string' ? [[name, key] as const] : [];
    });
    return { off: found.off === true, keys: Object.fromEntries(keys) };
  } catch {
    // Nothing is kept here, or nothing that can be read.
    return USUAL;
  }
}

export const hotkeySettings = (): HotkeySettings => (kept ??= read());

export function changeHotkeys(change: Partial<HotkeySettings>): void {
  kept = { ...hotkeySettings(), ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A device that keeps nothing: the change holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The key of a command now. */
export const keyFor = (command: Command, { keys } = hotkeySettings()): string => keys[command] ?? COMMANDS[command];

export function useHotkeySettings(): HotkeySettings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hotkeySettings,
    () => USUAL,
  );
}

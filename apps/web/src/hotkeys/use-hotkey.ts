import { useEffect, useRef, useSyncExternalStore } from 'react';
import { COMMAND_NAMES, type Command } from './commands.ts';
import { isTaken, keyOf } from './keys.ts';
import { hotkeySettings, keyFor } from './settings.ts';

type Run = () => void;

/** Parts of the page that take a command, the newest last; null: it has nothing to do now. */
const takers = new Map<Command, { readonly current: Run | null }[]>();
const listeners = new Set<() => void>();
let known: readonly Command[] = [];

function press(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (key === null || event.defaultPrevented || hotkeySettings().off || isTaken(event.target, key)) return;
  const command = COMMAND_NAMES.find((name) => keyFor(name) === key);
  const run = command === undefined ? undefined : takers.get(command)?.at(-1)?.current;
  if (run === undefined || run === null) return;
  event.preventDefault();
  run();
}

function changed(): void {
  known = COMMAND_NAMES.filter((name) => (takers.get(name)?.length ?? 0) > 0);
  if (known.length > 0) window.addEventListener('keydown', press);
  else window.removeEventListener('keydown', press);
  for (const listener of listeners) listener();
}

/** Does something at the key of a command, while this part of the page is shown; null: nothing just now. Never while one types. */
export function useHotkey(command: Command, run: Run | null): void {
  const latest = useRef<Run | null>(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    takers.set(command, [...(takers.get(command) ?? []), latest]);
    changed();
    return () => {
      takers.set(
        command,
        (takers.get(command) ?? []).filter((one) => one !== latest),
      );
      changed();
    };
  }, [command]);
}

const NONE: readonly Command[] = [];

/** The commands that something on the page takes. */
export function useKnownCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => NONE,
  );
}

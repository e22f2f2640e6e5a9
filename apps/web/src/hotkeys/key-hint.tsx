import type { ReactElement } from 'react';
import type { Command } from './commands.ts';
import { keyFor, useHotkeySettings } from './settings.ts';

/** The key that does the same, after the words of a button; not where keys are off, or there are none. */
export function KeyHint({ command }: { readonly command: Command }): ReactElement | null {
  const settings = useHotkeySettings();
  return settings.off ? null : <span className="key-hint">&nbsp;({keyFor(command, settings).toUpperCase()})</span>;
}

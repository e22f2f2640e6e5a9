import type { Action } from '@roundhouse/engine';

/** What sort of action this is, whatever it is done with: its type, who does it, and which members it has. */
export function kindOf({ type, by, ...members }: Action): string {
  return [type, by.kind, ...Object.keys(members).sort()].join(' ');
}

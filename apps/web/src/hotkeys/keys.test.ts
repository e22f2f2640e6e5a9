import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES, COMMANDS } from './commands.ts';
import { keyOf } from './keys.ts';

const pressed = (key: string, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

describe('keys', () => {
  it('names a key with its modifiers', () => {
    expect(pressed('r')).toBe('r');
    expect(pressed('R', { shiftKey: true })).toBe('Shift+r');
    expect(pressed('z', { ctrlKey: true })).toBe('Ctrl+z');
    expect(pressed('z', { metaKey: true })).toBe('Ctrl+z');
    expect(pressed('ArrowLeft', { shiftKey: true })).toBe('Shift+ArrowLeft');
    expect(pressed(' ')).toBe('Space');
  });

  it('takes a sign as it is written, whatever it is typed with', () => {
    expect(pressed('?', { shiftKey: true })).toBe('?');
    expect(pressed('+', { shiftKey: true })).toBe('+');
    expect(pressed('+')).toBe('+');
  });

  it('knows no key in a modifier alone', () => {
    expect(pressed('Shift', { shiftKey: true })).toBeNull();
    expect(pressed('Control', { ctrlKey: true })).toBeNull();
  });

  it('gives no key to two commands', () => {
    expect(new Set(Object.values(COMMANDS)).size).toBe(COMMAND_NAMES.length);
  });
});

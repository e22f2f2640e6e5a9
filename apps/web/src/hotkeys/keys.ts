/** Modifier keys and what a layout writes with dead keys: no key of its own. */
const NO_KEYS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Process', 'Unidentified'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A pressed key as it is kept: `r`, `Shift+r`, `Ctrl+z`, `ArrowLeft`; the command key of a Mac counts as Ctrl. null: only a modifier. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (NO_KEYS.includes(key)) return null;
  const letter = key.length === 1;
  const name = letter ? key.toLowerCase() : key;
  // Shift is part of what a sign is (`?`), but not of a letter.
  const shifted = shiftKey && (!letter || name !== name.toUpperCase());
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shifted ? 'Shift+' : ''}${name === ' ' ? 'Space' : name}`;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog[open]';
/** Keys that press whatever has the focus. */
const PRESSING = ['Enter', 'Space', 'Tab', 'Shift+Tab'];
/** Keys that move within a list of tabs or a part that scrolls. */
const MOVING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
const MOVED_IN = '[role="tablist"], [role="radiogroup"], [role="slider"], section[tabindex="0"], div[tabindex="0"]';

/** Whether a key belongs to what has the focus: one types there, or the key presses it or moves within it. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || target === document.body) return false;
  if (target.closest(TYPING) !== null) return true;
  if (PRESSING.includes(key)) return target.tabIndex >= 0;
  return MOVING.includes(key) && target.matches(`${MOVED_IN}, [role="tab"]`);
}

import { useEffect, useRef } from 'react';

/** What was focused before a wish, and where the focus is to be after it. */
interface Place {
  readonly element: Element | null;
  readonly revision: number;
  readonly then: 'heading' | 'same';
}

/**
 * Keeps the place of those who play without a mouse: buttons go out or vanish with every action, and the focus would fall to the top of
 * the page. After an action it goes to what is decided next; after undo and redo, and where nothing came of it, back to the button.
 */
export function useKeptFocus(busy: boolean, revision: number): (then: Place['then']) => void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const before = place.current;
    if (before === null) return;
    const lost = document.activeElement === null || document.activeElement === document.body || document.activeElement === before.element;
    if (before.revision !== revision && before.then === 'heading') {
      place.current = null;
      if (lost) focusHeading();
      return;
    }
    if (busy) return;
    place.current = null;
    if (!lost) return;
    if (before.element instanceof HTMLElement && before.element.isConnected) before.element.focus({ preventScroll: true });
    if (before.revision !== revision && (document.activeElement === null || document.activeElement === document.body)) focusHeading();
  }, [busy, revision]);
  return (then) => {
    // A second click while the first is on its way changes nothing.
    if (!busy) place.current = { element: document.activeElement, revision, then };
  };
}

function focusHeading(): void {
  const heading = document.getElementById('panel-heading') ?? document.getElementById('standings');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

import { useEffect } from 'react';

const ICONS = { plain: '/icon.svg', turn: '/icon-turn.svg' } as const;

/** Says in the title and the icon of the tab whether one is awaited. */
export function useTurnSign(title: string, awaited: boolean): void {
  useEffect(() => {
    const sign = () => {
      if (document.title !== title) document.title = title;
      setIcon(awaited ? ICONS.turn : ICONS.plain);
    };
    sign();
    // The framework may write the head of the page only after this.
    const watch = new MutationObserver(sign);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      setIcon(ICONS.plain);
    };
  }, [title, awaited]);
}

function setIcon(href: string): void {
  const icon = document.querySelector('link[rel~="icon"]');
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

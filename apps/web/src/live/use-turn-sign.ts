import { useEffect } from 'react';

const ICONS = { plain: '/icon.svg', turn: '/icon-turn.svg' } as const;

/** Says in the title and the icon of the tab whether one is awaited. */
export function useTurnSign(title: string, awaited: boolean): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (icon === null) return;
    icon.href = awaited ? ICONS.turn : ICONS.plain;
    return () => {
      icon.href = ICONS.plain;
    };
  }, [awaited]);
}

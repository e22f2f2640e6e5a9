import { useEffect } from 'react';
import { roundBack, roundForth } from './reel.ts';
import type { Time } from './use-time.ts';

/** What a key does to the moment that is looked at. */
export type TimeStep = 'start' | 'round_back' | 'back' | 'forth' | 'round_forth' | 'end';

/** The keys that players know for them. */
export const TIME_KEYS: Readonly<Record<TimeStep, string>> = {
  start: 'Home',
  round_back: 'ArrowUp',
  back: 'ArrowLeft',
  forth: 'ArrowRight',
  round_forth: 'ArrowDown',
  end: 'End',
};

/** Makes a step through the game. A step by rounds needs the rounds: until they are known it only wakes them. */
export function stepTime(time: Time, step: TimeStep): void {
  const { at, now, loading } = time;
  const reel = loading.kind === 'there' ? loading.reel : null;
  switch (step) {
    case 'start':
      return time.goTo(0);
    case 'back':
      return time.goTo(at - 1);
    case 'forth':
      return time.goTo(at + 1);
    case 'end':
      return time.goTo(now);
    case 'round_back':
      return reel === null ? time.wake() : time.goTo(roundBack(reel, at));
    case 'round_forth':
      return reel === null ? time.wake() : time.goTo(roundForth(reel, at));
  }
}

/** Where arrows, Home and End mean something of their own. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role="tablist"], [role="radiogroup"], dialog';

/** Lets the keys step through the game while its slider is shown, except where one types or chooses. */
export function useTimeKeys(time: Time): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      const step = (Object.keys(TIME_KEYS) as TimeStep[]).find((one) => TIME_KEYS[one] === event.key);
      if (step === undefined) return;
      event.preventDefault();
      stepTime(time, step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [time]);
}

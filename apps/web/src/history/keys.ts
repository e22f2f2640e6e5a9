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

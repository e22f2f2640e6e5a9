import { useHotkey } from '../hotkeys/use-hotkey.ts';
import { roundBack, roundForth } from './reel.ts';
import type { Time } from './use-time.ts';

/** What a key does to the moment that is looked at. */
export type TimeStep = 'start' | 'round_back' | 'back' | 'forth' | 'round_forth' | 'end';

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

/** Lets the keys step through the game while its slider is shown. */
export function useTimeKeys(time: Time): void {
  useHotkey('first', () => stepTime(time, 'start'));
  useHotkey('earlier_round', () => stepTime(time, 'round_back'));
  useHotkey('earlier', () => stepTime(time, 'back'));
  useHotkey('later', () => stepTime(time, 'forth'));
  useHotkey('later_round', () => stepTime(time, 'round_forth'));
  useHotkey('last', () => stepTime(time, 'end'));
}

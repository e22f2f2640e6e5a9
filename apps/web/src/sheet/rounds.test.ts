// @vitest-environment jsdom
import { findBot, playGame } from '@roundhouse/bots';
import { newGame, valueOf } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { newReel, playOn } from '../history/reel.ts';
import { roundsOf } from './rounds.ts';

const title = findTitle('1830');
const bot = findBot('random');
if (title === null || bot === null) throw new Error('no game');
const { setup, actions } = playGame(title, { bots: [bot, bot, bot], seed: 2, maxActions: 250 });
const start = newGame(title, setup);
const reel = playOn(newReel(start.title, start.state, actions), () => false);

describe('rounds of the table of everything', () => {
  const rounds = roundsOf(reel, actions.length);

  it('are those that are over, in order', () => {
    const over = reel.chapters.slice(0, -1).map(({ round }) => round);
    expect(rounds.map(({ label }) => label)).toEqual(['Opening sale', ...over.slice(1)]);
    expect(over.some((round) => round.startsWith('OR'))).toBe(true);
  });

  it('tell what each player was worth at the end', () => {
    for (const { key, worth } of rounds) {
      const state = reel.states[Number(key)];
      if (state === undefined) throw new Error(`no state ${key}`);
      for (const { id } of setup.players) expect(worth[id]).toBe(valueOf({ title: start.title, state }, id));
    }
  });

  it('tell every run once', () => {
    const runs = rounds.flatMap(({ runs: all }) => Object.values(all));
    const end = reel.chapters.at(-1)?.from ?? 0;
    const decided = reel.events
      .slice(0, end + 1)
      .flat()
      .filter((event) => event.type === 'dividend');
    expect(runs.length).toBe(decided.length);
    expect(runs.length).toBeGreaterThan(0);
  });

  it('end with the moment that is looked at', () => {
    const early = roundsOf(reel, Number(rounds[1]?.key));
    expect(early.map(({ label }) => label)).toEqual(['Opening sale', 'SR 1']);
  });
});

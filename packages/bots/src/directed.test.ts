import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { mechanicsSeen } from '../test/occurrences.ts';
import type { Bot } from './bot.ts';
import { playGame } from './play.ts';
import { BOTS } from './registry.ts';

/** Corporations that are started at the most. */
const STARTED = 9;

/** Starts few corporations and buys trains whenever it can, so that the last phase comes while some have not been started. */
const hasty: Bot = (game, seat, choices, chance) => {
  const begun = Object.values(game.state.operators).filter(({ par }) => par !== null).length;
  const few = choices.filter(({ action }) => action.type !== 'par' || begun < STARTED || game.state.pars_owed.length > 0);
  const trains = few.filter(({ action }) => action.type === 'buy_train' && action.by.kind === 'operator');
  return BOTS.random(game, seat, trains.length > 0 ? trains : few.length > 0 ? few : choices, chance);
};

describe('a directed game', () => {
  it('1828 §15.6: the last phase comes with corporations that nobody has started, which leave', { timeout: 120_000 }, () => {
    const title = TITLES['1828'];
    if (title === undefined) throw new Error('no title');
    const { problem } = playGame(title, {
      bots: [hasty, hasty, hasty],
      seed: 1,
      maxActions: 4000,
      watch: (step) => (mechanicsSeen(step).includes('unstarted_removal') ? 'they have left' : null),
    });
    expect(problem).toMatch(/they have left/u);
  });

  it.each([
    { game: 'the standard game', options: [], seed: 4, players: 4, kinds: ['issue_and_redeem', 'waterfall_auction'] },
    {
      game: 'the Takeover game',
      options: ['takeover'],
      seed: 3,
      players: 3,
      kinds: ['issue_and_redeem', 'takeover_round', 'variable_homes'],
    },
  ])(
    '1833NE §22.1: $game ends by the bank, after the sequence in which it broke',
    { timeout: 120_000 },
    ({ options, seed, players, kinds }) => {
      const title = TITLES['1833ne'];
      if (title === undefined) throw new Error('no title');
      const seen = new Set<string>();
      let broken: string | null = null;
      const bots = Array.from({ length: players }, () => BOTS.random);
      const { end, problem, game } = playGame(title, {
        bots,
        seed,
        options,
        maxActions: 2000,
        watch: (step) => {
          for (const name of mechanicsSeen(step)) seen.add(name);
          if (step.after.state.ending === 'bank_broken') broken ??= String(step.after.state.turn);
          return null;
        },
      });
      expect([end, problem]).toEqual(['bank_broken', null]);
      expect([...seen]).toEqual(expect.arrayContaining(kinds));
      // §2.2: it went on paying without limit to the end of that sequence.
      expect([String(game.state.turn), (game.state.bank ?? 0) < 0]).toEqual([broken, true]);
    },
  );
});

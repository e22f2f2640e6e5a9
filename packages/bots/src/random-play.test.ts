import { brokenInvariants, brokenReplay } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { optionsByBits } from '../test/options.ts';
import { frozen, listedFaults, moneyFaults, mutationFaults } from '../test/probe.ts';
import { chanceFrom } from './chance.ts';
import { playGame, type PlayedStep } from './play.ts';
import { BOTS } from './registry.ts';

const GAMES = 12;
const MAX_ACTIONS = 400;
const SAMPLES = 20;
const MUTATIONS = 25;

const games = Object.values(TITLES).flatMap((title) =>
  Array.from({ length: GAMES }, (_, index) => {
    const { min, max } = title.players;
    return {
      title,
      name: title.id,
      seed: index + 1,
      players: min + (index % (max - min + 1)),
      consent: index % 2 === 0 ? 'implied' : 'asked',
      options: optionsByBits(title, index >> 2),
    } as const;
  }),
);

describe('random play', () => {
  it.each(games)(
    '$name, seed $seed, $players players, $consent, $options',
    { timeout: 60_000 },
    ({ title, seed, players, consent, options }) => {
      const chance = chanceFrom(seed + 1000);
      const sampled = new Set(Array.from({ length: SAMPLES }, () => Math.floor(chance() * MAX_ACTIONS)));
      const done: PlayedStep['action'][] = [];
      const watch = (step: PlayedStep): string | null => {
        done.push(step.action);
        const faults = [...brokenInvariants(step.after, step.before), ...moneyFaults(step.before, step.after, step.events)];
        if (sampled.has(step.n) && step.after.state.over === null) {
          frozen(step.after.state);
          faults.push(...listedFaults(step.after, chance), ...mutationFaults(step.after, done, chance, MUTATIONS));
        }
        return faults.length === 0 ? null : `after action ${step.n} ${JSON.stringify(step.action)}: ${faults.slice(0, 5).join('; ')}`;
      };
      const bots = Array.from({ length: players }, () => BOTS.random);
      const played = playGame(title, { bots, seed, maxActions: MAX_ACTIONS, options, consent, watch });
      expect(played.problem).toBeNull();
      expect(brokenReplay(played.game, played.actions)).toEqual([]);
    },
  );

  it('plays the same game from the same seed', () => {
    for (const title of Object.values(TITLES)) {
      const play = (seed: number) => playGame(title, { bots: [BOTS.random, BOTS.random, BOTS.random], seed, maxActions: 120 });
      expect(play(5).game.state).toEqual(play(5).game.state);
      expect(play(5).actions).not.toEqual(play(6).actions);
    }
  });
});

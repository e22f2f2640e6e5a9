import type { PowerName } from '@roundhouse/title-schema';
import type { Check, Checked } from './check.ts';

type Rounds = Checked['source']['rules']['rules']['rounds'];
interface Need {
  readonly step: string;
  readonly where: string;
  readonly there: (rounds: Rounds) => boolean;
}

const anyTime = (step: string): Need => ({
  step,
  where: 'any_time of stock or operating',
  there: ({ stock, operating }) => stock.any_time.includes(step) || operating.any_time.includes(step),
});
const interrupt = (step: string): Need => ({ step, where: 'interrupts', there: ({ interrupts }) => interrupts.includes(step) });

/** Steps without which nobody could ever use a power. */
const NEEDS: Readonly<Partial<Record<PowerName, Need>>> = {
  lay_tile: anyTime('power_lay'),
  player_lays_tile: anyTime('player_lay'),
  seller_lays_tile: interrupt('seller_lay'),
  exchange_for_share: anyTime('exchange'),
};

/** Every power that somebody decides on has the step in which he does. */
export const powersHaveSteps: Check = (title) => {
  const { rounds } = title.source.rules.rules;
  title.source.privates.privates.forEach(({ id, powers }, index) => {
    powers.forEach(({ power }, place) => {
      const need = NEEDS[power];
      if (need === undefined || need.there(rounds)) return;
      const path = ['privates', 'privates', index, 'powers', place, 'power'];
      title.fault(
        'power.step',
        path,
        `nobody can ever use ${power} of ${id}: the step ${need.step} is nowhere`,
        `add ${need.step} to ${need.where}`,
      );
    });
  });
};

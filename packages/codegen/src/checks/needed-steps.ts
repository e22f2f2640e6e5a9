import type { Power, RoundName, StepName } from '@roundhouse/title-schema';
import { check, type Checked } from './check.ts';

type Rounds = Pick<Checked<'rules'>, 'source' | 'fault'>;
/** A list of steps by its place below `rounds`. */
type List = readonly ['interrupts'] | readonly ['stock' | 'operating', 'steps' | 'any_time'];

function stepsIn({ source }: Rounds, [first, second]: List): readonly string[] {
  const { rounds } = source.rules.rules;
  return first === 'interrupts' ? rounds.interrupts : rounds[first][second];
}

/** Reports a step that a list lacks. */
function needs(title: Rounds, list: List, step: StepName, why: string): void {
  if (stepsIn(title, list).includes(step)) return;
  title.fault(
    'rounds.lacks',
    ['rules', 'rules', 'rounds', ...list],
    `the step ${step} is missing: ${why}`,
    `add ${step} to ${list.join('.')}`,
  );
}

const plays = ({ source }: Rounds, round: RoundName): boolean =>
  source.rules.rules.rounds.cycle.some(({ rounds }) => rounds.includes(round));

const IN_OPERATING = {
  track: 'nobody could lay track',
  token: 'nobody could place a token',
  routes: 'no train could run',
  dividend: 'no dividend could be decided',
  trains: 'nobody could buy a train',
} as const satisfies Partial<Record<StepName, string>>;

/** Rounds have the steps without which a game cannot go on. */
export const neededSteps = check(['rules'], (title) => {
  if (plays(title, 'stock')) needs(title, ['stock', 'steps'], 'stock_turn', 'nobody could buy or sell');
  if (plays(title, 'operating')) {
    const { steps } = title.source.rules.rules.rounds.operating;
    const elsewhere = steps.includes('build') ? ['track', 'token'] : [];
    for (const [step, why] of Object.entries(IN_OPERATING))
      if (!elsewhere.includes(step)) needs(title, ['operating', 'steps'], step as keyof typeof IN_OPERATING, why);
  }
  needs(title, ['interrupts'], 'consent', 'nobody could be asked whether he sells');
  needs(title, ['interrupts'], 'discard', 'trains over the limit would stay');
});

function powerNeeds(title: Rounds, id: string, power: Power): void {
  if (power.power === 'grants_shares' && power.president) {
    needs(title, ['interrupts'], 'par_owed', `${id} gives a presidency, and its par has to be chosen`);
  }
  if (power.power === 'lay_tile') {
    if (plays(title, 'operating')) needs(title, ['operating', 'any_time'], 'power_lay', `${id} may lay a tile`);
    if (power.token !== undefined) needs(title, ['interrupts'], 'follow_up', `a token may follow the tile of ${id}`);
  }
  if (power.power === 'place_station' && plays(title, 'operating'))
    needs(title, ['operating', 'any_time'], 'power_token', `${id} may place a station`);
  if (power.power === 'hex_bonus') {
    if (plays(title, 'operating')) needs(title, ['operating', 'any_time'], 'assign', `the marker of ${id} has to be placed`);
    if (power.moves !== 'never') needs(title, ['interrupts'], 'assign_first', `the marker of ${id} may move before the first operator`);
  }
  if (power.power === 'player_lays_tile') {
    const inStock = power.when.includes('stock_round');
    const inOperating = power.when.some((time) => time !== 'stock_round');
    if (inStock && plays(title, 'stock')) needs(title, ['stock', 'any_time'], 'player_lay', `the player who owns ${id} may lay a tile`);
    if (inOperating && plays(title, 'operating'))
      needs(title, ['operating', 'any_time'], 'player_lay', `the player who owns ${id} may lay a tile`);
  }
  if (power.power === 'pays_presidency') needs(title, ['interrupts'], 'par_choice', `${id} may pay for a presidency`);
  if (power.power === 'seller_lays_tile') needs(title, ['interrupts'], 'seller_lay', `who sells ${id} may lay a tile`);
  if (power.power === 'buyer_lays_tile') needs(title, ['interrupts'], 'buyer_lay', `who buys ${id} has to lay a tile`);
  if (power.power === 'exchange_for_share') {
    if (power.half_presidency) needs(title, ['interrupts'], 'par_owed', `${id} may start a corporation, whose par has to be chosen`);
    for (const round of power.when === 'own_stock_turn' ? (['stock'] as const) : (['stock', 'operating'] as const)) {
      if (plays(title, round)) needs(title, [round, 'any_time'], 'exchange', `${id} may be handed in for a share at any time`);
    }
  }
}

/** What a power sets off has its step. */
export const stepsForPowers = check(['rules', 'privates'], (title) => {
  const told = new Set<string>();
  const once: Rounds = {
    source: title.source,
    fault: (code, path, message, remedy) => {
      const text = `${path.join('/')} ${remedy}`;
      // One step is missing once, however many powers need it.
      if (!told.has(text)) title.fault(code, path, message, remedy);
      told.add(text);
    },
  };
  for (const { id, powers } of title.source.privates.privates) for (const power of powers) powerNeeds(once, id, power);
});

/** A home whose city is decided later has the step in which it is. */
export const stepsForHomes = check(['rules', 'companies', 'map'], (title) => {
  const { companies, map } = title.source;
  const waits = companies.corporations.find(({ home }) => {
    const stops = map.hexes.find(({ id }) => id === home?.hex)?.stops ?? [];
    return home?.stop === undefined && stops.filter(({ kind }) => kind === 'city').length > 1;
  });
  const homes = companies.corporations.some(({ home }) => home !== undefined);
  const atTurn = title.source.rules.rules.launch.home_token !== 'launch';
  if (homes && atTurn && plays(title, 'operating'))
    needs(title, ['operating', 'steps'], 'home_token', 'no corporation could place its home token');
  if (waits !== undefined) needs(title, ['interrupts'], 'waiting_token', `the home of ${waits.id} is in a city that is decided later`);
});

/** A mechanic that is switched on has the steps and mechanics without which it does nothing, or a game cannot go on. */
export const stepsForMechanics = check(['rules'], (title) => {
  const { loans, cash_crisis, merger_round, acquisition_round, launch_auction, variable_homes, systems } = title.source.rules.mechanics;
  if (loans && plays(title, 'operating')) needs(title, ['operating', 'steps'], 'interest', 'interest would never be paid');
  if (cash_crisis) needs(title, ['interrupts'], 'crisis', 'a player below nothing would go on');
  if (merger_round) needs(title, ['interrupts'], 'surplus_token', 'nobody could give up a token too many');
  if (launch_auction) {
    needs(title, ['interrupts'], 'launch', 'nobody could bid');
    needs(title, ['stock', 'any_time'], 'launch_open', 'nobody could open an auction');
  }
  if (variable_homes) needs(title, ['interrupts'], 'variable_home', 'nobody could choose a home');
  if (systems) {
    needs(title, ['interrupts'], 'system_token', 'two stations in one hex would stay');
    needs(title, ['interrupts'], 'system_shares', 'shares could not become those of a system');
  }
  if (acquisition_round && !merger_round)
    title.fault(
      'mechanic.lacks',
      ['rules', 'mechanics', 'acquisition_round'],
      'who takes a corporation over merges with it, and nothing says by which rules',
      'add merger_round to mechanics, with its parameters',
      'name',
    );
  if (loans && !cash_crisis)
    title.fault(
      'mechanic.lacks',
      ['rules', 'mechanics', 'loans'],
      'a president pays interest that is lacking, below nothing if need be, and nothing becomes of him',
      'add cash_crisis: {} to mechanics',
      'name',
    );
});

import type { Title } from '@roundhouse/title-schema';
import { MECHANICS } from '../mechanics/registry.ts';
import { assign, assignFirst } from './assign.ts';
import { build } from './build.ts';
import { buyerLay } from './buyer-lay.ts';
import { offeredPlace } from './offered-place.ts';
import { consent } from './consent.ts';
import { dividend } from './dividend.ts';
import { exchange } from './exchange.ts';
import { homeToken, waitingToken } from './home-token.ts';
import { parChoice } from './par-choice.ts';
import { parOwed } from './par-owed.ts';
import { playerPurchase } from './player-purchase.ts';
import { playerLay } from './player-lay.ts';
import { placeMarkerStep } from './place-marker.ts';
import { followUp, powerLay } from './power-lay.ts';
import { powerToken } from './power-token.ts';
import { privates } from './privates.ts';
import { routes } from './routes.ts';
import { sellerLay } from './seller-lay.ts';
import { joining } from './joining.ts';
import type { Step } from './step.ts';
import { stockTurn } from './stock-turn.ts';
import { token } from './token.ts';
import { track } from './track.ts';
import { bankruptcy, discard, trains } from './trains.ts';

const core = (): readonly Step[] => [
  consent,
  parOwed,
  parChoice,
  followUp,
  sellerLay,
  discard,
  waitingToken,
  stockTurn,
  homeToken,
  track,
  token,
  routes,
  dividend,
  trains,
  bankruptcy,
  privates,
  build,
  assignFirst,
  joining,
  assign,
  powerToken,
  powerLay,
  playerLay,
  playerPurchase,
  exchange,
  placeMarkerStep,
  buyerLay,
  offeredPlace,
];

let steps: ReadonlyMap<string, Step> | null = null;

/** The step of a name; titles are checked for unknown names when they are compiled. */
export function stepNamed(name: string): Step {
  // Built on first use, since rounds, steps and mechanics name each other.
  steps ??= new Map([
    ...core().map((step) => [step.name, step] as const),
    ...MECHANICS.flatMap((mechanic) => Object.entries(mechanic.steps)),
  ]);
  const step = steps.get(name);
  if (!step) throw new Error(`no step '${name}'`);
  return step;
}

/** The steps that a game of the title may come to, with the kinds of action that each takes in it. */
export function stepsOf(title: Title): readonly Pick<Step, 'name' | 'handles'>[] {
  const {
    mechanics,
    rules: { rounds },
  } = title;
  const { opening, interrupts, stock, operating } = rounds;
  const used = MECHANICS.filter(({ name }) => name === opening || mechanics[name] !== undefined);
  const added = used.flatMap((mechanic) => Object.keys(mechanic.steps));
  const names = [...added, ...interrupts, ...stock.steps, ...stock.any_time, ...operating.steps, ...operating.any_time];
  return [...new Set(names)].map((name) => {
    const { handles, idle } = stepNamed(name);
    const never = idle?.(title) ?? [];
    return { name, handles: handles.filter((type) => !never.includes(type)) };
  });
}

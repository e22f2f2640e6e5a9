import type { Answers } from '../../answers.ts';
import type { Choice } from '../../action.ts';
import { network } from '../../board/network.ts';
import { isMinor } from '../../companies/minors.ts';
import { isPresidentless, presidentOf } from '../../companies/presidency.ts';
import { ownerOf } from '../../companies/privates.ts';
import { put, type Draft } from '../../draft.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import { openPowers } from '../../powers/types.ts';
import { refuse, type Refusal } from '../../result.ts';
import type { Bonus, RouteView } from '../../routes/value.ts';
import { operatingTurn, setTurn } from '../../rounds/turn.ts';
import type { FerriesState } from '../slices.ts';
import type { Game, HexId, OperatingTurn, PrivateId } from '../../state.ts';
import { isBy, operator, type Step } from '../../steps/step.ts';
import type { Mechanic } from '../mechanic.ts';
import { ferriesOf, inGame, ownFerries, slice, type Ferry } from './owned.ts';

function set(draft: Draft, change: Partial<FerriesState>): void {
  draft.state.mechanics = { ...draft.state.mechanics, ferries: { ...slice(draft), ...change } };
}

/** The turn in which a ferry may be bought. */
function turnOf(game: Game): OperatingTurn | null {
  const turn = operatingTurn(game);
  return turn && !isMinor(game, turn.operator) && !isPresidentless(game, turn.operator) ? turn : null;
}

/** Why the operator may not buy this ferry now (1833NE §14.3). */
function purchaseRefusal(game: Game, turn: OperatingTurn, hex: HexId): Refusal | null {
  const ferries = inGame(game);
  const { steps } = game.title.rules.rounds.operating;
  if (!ferries?.ferries.some((ferry) => ferry.hex === hex) || slice(game).owners[hex] !== undefined) return refuse('ferry.sold', { hex });
  if (turn.revenue !== null || turn.step > steps.indexOf('routes')) return refuse('ferry.when');
  if (turn.ferry) return refuse('ferry.once');
  const reached = [...network(game, turn.operator).stops].some((stop) => stop.startsWith(`${hex}/`));
  if (!reached) return refuse('ferry.not_connected', { hex });
  const cash = cashIn(game, operatorPurse(turn.operator));
  return ferries.price > cash ? refuse('ferry.cash', { price: ferries.price, cash }) : null;
}

/** Buying the ferry of a city before the run, once a turn (1833NE §14.3). */
const buying: Step = {
  name: 'ferry',
  handles: ['buy_ferry'],
  awaits: () => [],
  choices: (game) => {
    const turn = turnOf(game);
    if (!turn) return [];
    const decider = presidentOf(game, turn.operator);
    return (inGame(game)?.ferries ?? [])
      .filter(({ hex }) => purchaseRefusal(game, turn, hex) === null)
      .map(({ hex }): Choice => ({ action: { type: 'buy_ferry', by: operator(turn.operator), hex }, decider }));
  },
  refusal: (game, action) => {
    const turn = turnOf(game);
    if (!turn || action.type !== 'buy_ferry') return refuse('turn.not_now');
    if (!isBy(action, 'operator', turn.operator)) return refuse('turn.not_yours', { active: turn.operator });
    return purchaseRefusal(game, turn, action.hex);
  },
  perform: (draft, action) => {
    const turn = turnOf(draft);
    const ferries = inGame(draft);
    if (!turn || !ferries || action.type !== 'buy_ferry') return;
    const { operator: id } = turn;
    transfer(draft, operatorPurse(id), 'bank', ferries.price, 'ferry');
    set(draft, { owners: put(slice(draft).owners, action.hex, id), newest: action.hex });
    draft.events.push({ type: 'ferry', operator: id, hex: action.hex, cost: ferries.price });
    setTurn(draft, { ferry: true });
  },
};

/** The private of the operator that could double a ferry now (1833NE §14.4). */
function doubling(game: Game): { readonly turn: OperatingTurn; readonly id: PrivateId } | null {
  const turn = turnOf(game);
  if (!turn || slice(game).doubled !== null || turn.revenue !== null) return null;
  const held = openPowers(game, 'doubles_ferry').find((each) => ownerOf(game, each.private) === `operator/${turn.operator}`);
  return held ? { turn, id: held.private } : null;
}

/** The choice of the ferry that counts twice, for good (1833NE §14.4). */
const choosing: Step = {
  name: 'double_ferry',
  handles: ['assign'],
  awaits: () => [],
  choices: (game) => {
    const found = doubling(game);
    if (!found) return [];
    const { turn, id } = found;
    const decider = presidentOf(game, turn.operator);
    const by = { kind: 'private' as const, id };
    return ownFerries(game, turn.operator).map((target): Choice => ({ action: { type: 'assign', by, target }, decider }));
  },
  refusal: (game, action) => {
    const found = doubling(game);
    if (!found || action.type !== 'assign') return refuse('turn.not_now');
    if (!isBy(action, 'private', found.id)) return refuse('turn.not_yours', { active: found.id });
    return ownFerries(game, found.turn.operator).includes(action.target) ? null : refuse('ferry.not_owned', { hex: action.target });
  },
  perform: (draft, action) => {
    if (action.type !== 'assign') return;
    set(draft, { doubled: action.target });
    draft.events.push({ type: 'assigned', private: action.by.id, target: action.target });
  },
};

const paidAt = ({ visits, counts }: RouteView, hex: HexId): boolean => visits.some((visit, index) => counts[index] && visit.hex === hex);

function bonusOf({ hex, value, bonus }: Ferry): Bonus {
  const amount = value + bonus;
  return {
    source: { kind: 'ferry', hex },
    mostPerRoute: amount,
    multipleOf: Math.max(1, amount),
    byCounts: true,
    ofRoute: (route) => (paidAt(route, hex) ? amount : 0),
    // Once in a run, however many routes are paid for the city.
    ofRun: (routes) => -amount * Math.max(0, routes.filter((route) => paidAt(route, hex)).length - 1),
    mostPerRun: 0,
  };
}

const answers: Answers = {
  bonuses: (game, id) =>
    ferriesOf(game, id)
      .filter(({ value, bonus }) => value + bonus > 0)
      .map(bonusOf),
  afterAbsorbed: (draft, target, into) => {
    const { owners } = slice(draft);
    if (!Object.values(owners).includes(target)) return;
    set(draft, { owners: Object.fromEntries(Object.entries(owners).map(([hex, id]) => [hex, id === target ? into : id])) });
  },
};

/** Ferries of cities, which corporations buy and keep up to a phase (1833NE §14). */
export const ferries: Mechanic = {
  name: 'ferries',
  answers: ({ mechanics }) => (mechanics.ferries ? answers : null),
  steps: { [buying.name]: buying, [choosing.name]: choosing },
};

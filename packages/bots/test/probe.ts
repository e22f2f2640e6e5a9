import { apply, choices, type Action, type Choice, type Game, type GameEvent, type Purse } from '@roundhouse/engine';
import { samples, withAmount } from '../src/amount.ts';
import { pick, type Chance } from '../src/chance.ts';

/** Makes any change to a game throw: what is applied must leave the position before as it was. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Tries everything that is listed, both ends of amounts, one inside and one just outside; gives what is not as it should be. */
export function listedFaults(game: Game, chance: Chance): string[] {
  const faults: string[] = [];
  const expectTo = (word: 'accept' | 'refuse', action: Action): void => {
    const result = apply(game, action);
    if (result.ok !== (word === 'accept'))
      faults.push(`should ${word} ${JSON.stringify(action)}${result.ok ? '' : ` (${result.refusal.rule})`}`);
  };
  for (const { action, amount } of choices(game)) {
    expectTo('accept', action);
    if (amount === undefined) continue;
    const { low, high, inside } = samples(amount, chance);
    expectTo('accept', withAmount(action, low));
    expectTo('accept', withAmount(action, high));
    if (inside !== null) expectTo('accept', withAmount(action, inside));
    expectTo('refuse', withAmount(action, amount.min - 1));
    expectTo('refuse', withAmount(action, amount.max + 1));
    if (amount.step > 1) expectTo('refuse', withAmount(action, amount.min + 1));
  }
  return faults;
}

/**
 * Changes one member of a listed action, or takes one that was done earlier in the game. Whatever is accepted then
 * must be listed, and do the same twice; whatever is refused has a rule.
 */
export function mutationFaults(game: Game, earlier: readonly Action[], chance: Chance, tries: number): string[] {
  const listed = choices(game);
  const faults: string[] = [];
  for (let index = 0; index < tries; index += 1) {
    const from = chance() < 0.3 && earlier.length > 0 ? pick(earlier, chance) : pick(listed, chance)?.action;
    if (from === null || from === undefined) continue;
    const action = mutated(from, game, listed, chance);
    const result = apply(game, action);
    const again = apply(game, action);
    if (JSON.stringify(result) !== JSON.stringify(again)) faults.push(`not the same twice: ${JSON.stringify(action)}`);
    if (result.ok && !isListed(action, listed, game)) faults.push(`accepted and not listed: ${JSON.stringify(action)}`);
  }
  return faults;
}

/** Half of the new values come from other listed actions: what is nearly right tests more than what is plainly wrong. */
function mutated(action: Action, { title, state }: Game, listed: readonly Choice[], chance: Chance): Action {
  const members: Record<string, () => unknown> = {
    by: () => ({
      kind: pick(['player', 'operator', 'private'] as const, chance),
      id: pick([...Object.keys(state.players), ...title.corporations.ids, ...title.privates.ids], chance),
    }),
    private: () => pick(title.privates.ids, chance),
    corporation: () => pick(title.corporations.ids, chance),
    cell: () => pick(title.market.cells.ids, chance),
    certificates: () => [pick(Object.keys(state.certificates), chance)],
    units: () => 1 + Math.floor(chance() * 5),
    hex: () => pick(title.map.hexes.ids, chance),
    tile: () => pick(title.tiles.ids, chance),
    rotation: () => Math.floor(chance() * 6),
    stop: () => Math.floor(chance() * 3),
    slot: () => Math.floor(chance() * 3),
    train: () => `${pick(title.trains.ids, chance)}-${Math.floor(chance() * 4)}`,
    trade_in: () => `${pick(title.trains.ids, chance)}-${Math.floor(chance() * 4)}`,
    amount: () => Math.floor(chance() * 800) - 20,
    kind: () => pick(['payout', 'half', 'withhold'], chance),
    owner: () => pick(title.corporations.ids, chance),
    yes: () => chance() < 0.5,
    target: () => pick(title.corporations.ids, chance),
  };
  const names = Object.keys(members).filter((name) => name in action);
  const name = pick(names, chance) ?? 'by';
  return { ...action, [name]: members[name]?.() };
}

/** Whether a choice covers the action: equal but for what is interchangeable (copies, which of equal certificates, the way of a run). */
function isListed(action: Action, listed: readonly Choice[], game: Game): boolean {
  return listed.some((choice) => {
    if (choice.judged && action.type === 'run_routes') return JSON.stringify(choice.action.by) === JSON.stringify(action.by);
    if (outline(choice.action, game) !== outline(action, game)) return false;
    if (!('amount' in action)) return true;
    const { amount } = choice;
    if (amount === undefined) return 'amount' in choice.action && choice.action.amount === action.amount;
    return action.amount >= amount.min && action.amount <= amount.max && (action.amount - amount.min) % amount.step === 0;
  });
}

function outline(action: Action, game: Game): string {
  const { certificates, amount, copy, slot, ...rest } = action as Action & {
    certificates?: string[];
    amount?: number;
    copy?: number;
    slot?: number;
  };
  const shares = certificates?.map((id) => {
    const certificate = game.state.certificates[id];
    const holder = Object.entries(game.state.holdings).find(([, held]) => Object.values(held).some((ids) => ids.includes(id)))?.[0];
    return `${certificate?.corporation} ${certificate?.units} ${holder}`;
  });
  return JSON.stringify(
    Object.entries({ ...rest, ...(shares === undefined ? {} : { shares: shares.sort() }) }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Money that moved without an event, or an event without money. */
export function moneyFaults(before: Game, after: Game, events: readonly GameEvent[]): string[] {
  const expected = new Map<Purse, number>(purses(before));
  for (const event of events) {
    if (event.type !== 'money') continue;
    expected.set(event.from, (expected.get(event.from) ?? 0) - event.amount);
    expected.set(event.to, (expected.get(event.to) ?? 0) + event.amount);
  }
  return purses(after).flatMap(([purse, cash]) =>
    // Who comes into the game begins with nothing.
    (expected.get(purse) ?? 0) === cash ? [] : [`${purse} has ${cash}, its events say ${expected.get(purse) ?? 0}`],
  );
}

function purses({ state }: Game): [Purse, number][] {
  return [
    ...(state.bank === null ? [] : [['bank', state.bank] satisfies [Purse, number]]),
    ...Object.entries(state.players).map(([id, { cash }]): [Purse, number] => [`player/${id}`, cash]),
    ...Object.entries(state.operators).map(([id, { cash }]): [Purse, number] => [`operator/${id}`, cash]),
  ];
}

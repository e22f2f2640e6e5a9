import type { Title } from '@roundhouse/title-schema';
import { ask, tell } from '../answers.ts';
import { isMinor } from '../companies/minors.ts';
import { at, put, type Draft } from '../draft.ts';
import { setOperator, transfer } from '../money.ts';
import { hasCome } from '../phase.ts';
import type { Game, OperatorId, State, TrainCard, TrainId } from '../state.ts';

/** Shelf of operators that have only one. */
export const MAIN_SHELF = 'main';

/** All trains of an operator, shelf by shelf. */
export function trainsOf(game: Game, operator: OperatorId): readonly TrainCard[] {
  const { shelves } = at(game.state.operators, operator);
  const main = shelves[MAIN_SHELF];
  const names = Object.keys(shelves);
  return main && names.length === 1 ? main : names.flatMap((name) => shelves[name] ?? []);
}

/** Most trains that the operator may own now (1830 §10.1); left out: that a corporation may. */
export function trainLimit(game: Game, operator?: OperatorId): number {
  const { train_limit, minor_train_limit = train_limit } = at(game.title.phases.of, game.state.phase);
  if (operator === undefined) return train_limit;
  return (isMinor(game, operator) ? minor_train_limit : train_limit) + ask.moreTrains(game, operator);
}

/** Names of the shelves of an operator: one, or those of the two parts of a system (1828 §8.1). */
export function shelvesOf(game: Game, operator: OperatorId): readonly string[] {
  return Object.keys(at(game.state.operators, operator).shelves);
}

/** Trains of one shelf. */
export function shelf(game: Game, operator: OperatorId, name: string): readonly TrainCard[] {
  return at(game.state.operators, operator).shelves[name] ?? [];
}

/** How many more trains one shelf may take. */
export function shelfRoom(game: Game, operator: OperatorId, name: string): number {
  return trainLimit(game, operator) - counted(game, shelf(game, operator, name)).length;
}

/** How many more trains the operator may take, on the shelf with most room. */
export function trainRoom(game: Game, operator: OperatorId): number {
  return Math.max(...shelvesOf(game, operator).map((name) => shelfRoom(game, operator, name)));
}

/** The first shelf with too many trains; null: there is none. */
export function overfullShelf(game: Game, operator: OperatorId): string | null {
  return shelvesOf(game, operator).find((name) => shelfRoom(game, operator, name) < 0) ?? null;
}

/** Trains that count for the limit (1817 §13.4, 1833NE §15.4). */
function counted(game: Game, trains: readonly TrainCard[]): readonly TrainCard[] {
  return game.title.rules.trains.obsolete_count ? trains : trains.filter((card) => !card.obsolete);
}

/** Trains any of which may be discarded: those that count, of the shelf with too many where there is one (1828 §14.5). */
export function countedTrains(game: Game, operator: OperatorId): readonly TrainCard[] {
  const full = overfullShelf(game, operator);
  return counted(game, full === null ? trainsOf(game, operator) : shelf(game, operator, full));
}

const overLimit = new WeakMap<
  State['operators'],
  { readonly title: Title; readonly phase: string; readonly list: readonly OperatorId[] }
>();

/** Operators with more trains than the limit, in charter order (1830 §10.6). */
export function overTrainLimit(game: Game): readonly OperatorId[] {
  const { title } = game;
  const { operators, phase } = game.state;
  const known = overLimit.get(operators);
  const arranging = arrangingNow(game);
  const asked = (all: readonly OperatorId[]): readonly OperatorId[] => (arranging === null ? all : all.filter((id) => id !== arranging));
  if (known?.phase === phase && known.title === title) return asked(known.list);
  const list = game.title.corporations.ids.filter((id) => overfullShelf(game, id) !== null && at(operators, id).president !== null);
  overLimit.set(operators, { title, phase, list });
  return asked(list);
}

/** The operator that is moving trains between its shelves: one may be too full meanwhile (1828 §14.4). */
function arrangingNow({ title, state: { round } }: Game): OperatorId | null {
  if (round.kind !== 'operating' || round.turn === null) return null;
  return title.rules.rounds.operating.steps[round.turn.step] === 'arrange_trains' ? round.turn.operator : null;
}

/** Price on the side of the card that shows, as it is in the present phase. */
export function facePrice(game: Game, train: TrainCard): number {
  const print = at(game.title.trains.of, train.name);
  if (train.face !== undefined) return at(print.faces.of, train.face).price;
  const phase = game.title.phases.ids.findLast((id) => print.later_prices[id] !== undefined && hasCome(game, id));
  return phase === undefined ? print.price : at(print.later_prices, phase);
}

/** What the bank asks an operator for a train, the side that shows. */
export function bankPrice(game: Game, operator: OperatorId, train: TrainCard): number {
  return Math.max(0, facePrice(game, train) - ask.trainOff(game, operator, train.name));
}

/** Every side as which the bank sells a card (1833NE §15.1). */
export function sidesOf(game: Game, card: TrainCard): readonly TrainCard[] {
  const { faces } = at(game.title.trains.of, card.name);
  return faces.ids.length === 0 ? [card] : [card, ...faces.ids.map((face) => ({ ...card, face }))];
}

/** What the side of a card that shows is called. */
export const trainName = (card: TrainCard): string => card.face ?? card.name;

/**
 * Trains that the bank sells now: the top of the stack, types released early, and the discarded ones
 * (1830 §10.2). One card of each name from the stack.
 */
export function depotTrains(game: Game): readonly TrainCard[] {
  const { upcoming, discarded, sold } = game.state.depot;
  const offered: TrainCard[] = [];
  const names = new Set<string>();
  upcoming.forEach((card, i) => {
    const release = at(game.title.trains.of, card.name).available_from;
    const open = i === 0 || (release !== null && sold.includes(release));
    if (open && !names.has(card.name)) {
      names.add(card.name);
      offered.push(card);
    }
  });
  return [...offered, ...discarded];
}

/** What the bank asks an operator for each train that it sells now. */
function bankPrices(game: Game, operator: OperatorId): readonly number[] {
  return depotTrains(game).flatMap((card) => sidesOf(game, card).map((side) => bankPrice(game, operator, side)));
}

/** Price of the train of the bank that is cheapest for an operator; null when it has none. */
export function cheapestDepotPrice(game: Game, operator: OperatorId): number | null {
  const prices = bankPrices(game, operator);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Price of the train of the bank that is dearest for an operator; null when it has none. */
export function dearestDepotPrice(game: Game, operator: OperatorId): number | null {
  const prices = bankPrices(game, operator);
  return prices.length === 0 ? null : Math.max(...prices);
}

/** Who owns a train now; null when it lies with the bank or is out of the game. */
export function trainOwner(game: Game, train: TrainId): OperatorId | null {
  for (const [id, operator] of Object.entries(game.state.operators)) {
    for (const shelf of Object.values(operator.shelves)) if (shelf.some((card) => card.id === train)) return id;
  }
  return null;
}

function withoutTrain(cards: readonly TrainCard[], train: TrainId): readonly TrainCard[] {
  return cards.filter((card) => card.id !== train);
}

function takeFromOperator(draft: Draft, operator: OperatorId, train: TrainId): void {
  const { shelves } = at(draft.state.operators, operator);
  setOperator(draft, operator, {
    shelves: Object.fromEntries(Object.entries(shelves).map(([name, cards]) => [name, withoutTrain(cards, train)])),
  });
}

/** Next copy of a type without end, so that one always lies on top. */
function nextCopy(card: TrainCard): TrainCard {
  const copy = Number(card.id.slice(card.id.lastIndexOf('-') + 1));
  return { id: `${card.name}-${String(copy + 1)}`, name: card.name };
}

function takeFromDepot(draft: Draft, card: TrainCard): void {
  const { depot } = draft.state;
  const endless = at(draft.title.trains.of, card.name).count === 'unlimited';
  const replace = (c: TrainCard): readonly TrainCard[] => (c.id !== card.id ? [c] : endless ? [nextCopy(c)] : []);
  const discarded = depot.discarded.some((c) => c.id === card.id);
  draft.state.depot = discarded
    ? { ...depot, discarded: withoutTrain(depot.discarded, card.id) }
    : { ...depot, upcoming: depot.upcoming.flatMap(replace) };
}

/** The shelf that a train goes to: the one that is named, or else the first with room. */
function shelfFor(game: Game, operator: OperatorId, name: string | undefined): string {
  const names = shelvesOf(game, operator);
  return name ?? names.find((each) => shelfRoom(game, operator, each) > 0) ?? names[0] ?? MAIN_SHELF;
}

/** Puts a train on a shelf of an operator. */
function putOnShelf(draft: Draft, card: TrainCard, to: OperatorId, name: string): void {
  const { shelves } = at(draft.state.operators, to);
  setOperator(draft, to, { shelves: put(shelves, name, [...(shelves[name] ?? []), card]) });
}

/** A train goes to the other shelf of its system (1828 §14.4). */
export function moveToShelf(draft: Draft, operator: OperatorId, card: TrainCard, name: string): void {
  takeFromOperator(draft, operator, card.id);
  putOnShelf(draft, card, operator, name);
  draft.events.push({ type: 'train', train: card, from: operator, to: operator, price: 0 });
}

/** Hands a train over: from its owner, or from the bank where nobody owns it. */
export function moveTrain(draft: Draft, card: TrainCard, to: OperatorId, price: number, onShelf?: string): void {
  const owner = trainOwner(draft, card.id);
  transfer(draft, `operator/${to}`, owner === null ? 'bank' : `operator/${owner}`, price, 'train');
  if (owner === null) takeFromDepot(draft, card);
  else takeFromOperator(draft, owner, card.id);
  putOnShelf(draft, card, to, shelfFor(draft, to, onShelf));
  draft.events.push({ type: 'train', train: card, from: owner ?? 'bank', to, price });
}

/** Trains of an operator leave the game. */
export function takeOutOfGame(draft: Draft, operator: OperatorId, cards: readonly TrainCard[]): void {
  for (const card of cards) {
    takeFromOperator(draft, operator, card.id);
    draft.state.depot = { ...draft.state.depot, removed: [...draft.state.depot.removed, card] };
    draft.events.push({ type: 'rusted', train: card, owner: operator });
  }
}

/** A train goes with its operator into another one, for nothing. */
export function handOver(draft: Draft, card: TrainCard, from: OperatorId, to: OperatorId, onShelf?: string): void {
  takeFromOperator(draft, from, card.id);
  putOnShelf(draft, card, to, shelfFor(draft, to, onShelf));
  draft.events.push({ type: 'train', train: card, from, to, price: 0 });
}

/** Puts a train of an operator into the bank pool, or out of the game where the title says so (1830 §10.6). */
export function discardTrain(draft: Draft, operator: OperatorId, card: TrainCard): void {
  takeFromOperator(draft, operator, card.id);
  const { depot } = draft.state;
  draft.state.depot =
    draft.title.rules.trains.discarded_go_to === 'depot' && !card.obsolete
      ? { ...depot, discarded: [...depot.discarded, { id: card.id, name: card.name }] }
      : { ...depot, removed: [...depot.removed, card] };
  draft.events.push({ type: 'train', train: card, from: operator, to: 'bank', price: 0 });
}

/** Trains of these names run once more: those of operators are marked, the bank's leave at once (1817 §13.4). */
export function makeObsolete(draft: Draft, names: readonly string[]): void {
  const old = (card: TrainCard): boolean => names.includes(card.name);
  for (const [id, operator] of Object.entries(draft.state.operators)) {
    const shelves = Object.entries(operator.shelves).map(
      ([name, cards]) => [name, cards.map((card) => (old(card) ? { ...card, obsolete: true as const } : card))] as const,
    );
    if (Object.values(operator.shelves).flat().some(old)) setOperator(draft, id, { shelves: Object.fromEntries(shelves) });
  }
  for (const name of names) draft.events.push({ type: 'obsolete', name });
  const { depot } = draft.state;
  const bank = depot.discarded.filter(old);
  if (bank.length === 0) return;
  draft.state.depot = { ...depot, discarded: depot.discarded.filter((card) => !old(card)), removed: [...depot.removed, ...bank] };
}

/** Obsolete trains of an operator leave the game after its run, whether they ran or not (1817 §13.4, 1833NE §15.6). */
export function removeObsolete(draft: Draft, operator: OperatorId): void {
  takeOutOfGame(
    draft,
    operator,
    trainsOf(draft, operator).filter((card) => card.obsolete),
  );
}

/** The bank takes a train from the top of the stack out of the game. */
export function removeFromDepot(draft: Draft, card: TrainCard): void {
  takeFromDepot(draft, card);
  draft.state.depot = { ...draft.state.depot, removed: [...draft.state.depot.removed, card] };
  draft.events.push({ type: 'exported', train: card });
}

/** Every train of these names leaves the game, wherever it is (1830 §10.5). */
export function rust(draft: Draft, names: readonly string[]): void {
  const gone = (card: TrainCard): boolean => names.includes(card.name) && !card.kept;
  for (const [id, operator] of Object.entries(draft.state.operators)) {
    const rusted = Object.values(operator.shelves).flat().filter(gone);
    for (const card of rusted) {
      takeFromOperator(draft, id, card.id);
      draft.events.push({ type: 'rusted', train: card, owner: id });
      draft.state.depot = { ...draft.state.depot, removed: [...draft.state.depot.removed, card] };
      tell.rusted(draft, id, card);
    }
  }
  const { depot } = draft.state;
  const bank = [...depot.upcoming, ...depot.discarded].filter(gone);
  if (bank.length === 0) return;
  draft.state.depot = {
    ...depot,
    upcoming: depot.upcoming.filter((card) => !gone(card)),
    discarded: depot.discarded.filter((card) => !gone(card)),
    removed: [...depot.removed, ...bank],
  };
  for (const card of bank) draft.events.push({ type: 'rusted', train: card, owner: 'bank' });
}

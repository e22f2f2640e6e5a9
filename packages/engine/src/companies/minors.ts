import { stationsIn } from '../board/stations.ts';
import { at, type Draft } from '../draft.ts';
import { cashIn, operatorPurse, setOperator, transfer } from '../money.ts';
import { refuse, type Refusal } from '../result.ts';
import type { Game, OperatorId, PlayerId, PrivateId } from '../state.ts';
import { MAIN_SHELF, handOver, takeOutOfGame, trainRoom, trainsOf } from '../trains/trains.ts';
import { operatingTurn } from '../rounds/turn.ts';
import { blockPlace, layStation, takeStationsOff } from './stations.ts';

/** Minors of the title in printed order. */
export function minorsOf(game: Game): readonly OperatorId[] {
  return game.title.corporations.ids.filter((id) => isMinor(game, id));
}

/** Whether the operator is a minor: one owner, no shares, no price. */
export function isMinor(game: Game, operator: OperatorId): boolean {
  return game.title.corporations.of[operator]?.kind === 'minor';
}

/** The minor of which a private is the share; null where it is of none. */
export function minorOf(game: Game, card: PrivateId): OperatorId | null {
  return game.title.corporations.ids.find((id) => game.title.corporations.of[id]?.card === card) ?? null;
}

/** Minors have their first trains from the set-up on (1846 §2.6). */
export function setUpMinors(draft: Draft): void {
  for (const id of minorsOf(draft)) {
    const { starts_with } = at(draft.title.corporations.of, id);
    for (const name of starts_with?.trains ?? []) {
      const { depot } = draft.state;
      const card = depot.upcoming.filter((each) => each.name === name)[starts_with?.skipped ?? 0];
      if (!card) throw new Error(`no train ${name} for ${id}`);
      draft.state.depot = { ...depot, upcoming: depot.upcoming.filter((each) => each !== card) };
      setOperator(draft, id, {
        shelves: { [MAIN_SHELF]: [...trainsOf(draft, id), starts_with?.kept ? { ...card, kept: true as const } : card] },
      });
    }
  }
}

/**
 * A minor goes with its card: its owner decides for it. With its first owner it is in operation, and where the title
 * says so the bank pays it what the card cost, or a least sum, or what is printed on its charter (1893 §3.2, §4.5, 1846 §3.5).
 */
export function takeMinor(draft: Draft, card: PrivateId, owner: PlayerId, price: number): void {
  const minor = minorOf(draft, card);
  if (minor === null) return;
  const fresh = at(draft.state.operators, minor).status === 'unlaunched';
  setOperator(draft, minor, { status: 'floated', president: owner });
  draft.events.push({ type: 'president', corporation: minor, player: owner });
  if (!fresh) return;
  const { capital, starts_with } = at(draft.title.corporations.of, minor);
  const money = capital === undefined ? (starts_with?.cash ?? 0) : Math.max(price, capital.least);
  transfer(draft, 'bank', operatorPurse(minor), money, 'capital');
}

/** Why a corporation may not take a minor over with its card: there is no room for its trains (1846 §6.3). */
export function takeoverRefusal(game: Game, card: PrivateId, operator: OperatorId): Refusal | null {
  const minor = minorOf(game, card);
  // 1828 §16.6d: the train of a minor that leaves its place does not go with it.
  if (minor === null || at(game.title.corporations.of, minor).leaves_place) return null;
  return trainsOf(game, minor).length <= trainRoom(game, operator) ? null : refuse('private.train_room', { private: card });
}

/**
 * A corporation that has bought the card gets the minor's cash and trains; an extra station of its own replaces the
 * minor's, unless it has one in that city (1846 §6.3).
 */
export function takeMinorOver(draft: Draft, minor: OperatorId, operator: OperatorId): void {
  transfer(draft, operatorPurse(minor), operatorPurse(operator), cashIn(draft, operatorPurse(minor)), 'merged');
  if (at(draft.title.corporations.of, minor).leaves_place) {
    offerPlace(draft, minor, operator);
    return;
  }
  for (const card of trainsOf(draft, minor)) handOver(draft, card, minor, operator);
  for (const { hex, stop, slot } of draft.state.board.stations.filter(({ owner }) => owner === minor)) {
    const there = stop !== null && stationsIn(draft.state.board, hex, stop).some(({ owner }) => owner === operator);
    if (!there) layStation(draft, { owner: operator, hex, stop, slot, extra: true }, minor);
  }
  closeMinor(draft, minor);
}

/**
 * The minor is gone, and the corporation that has bought it may take its place if it has placed no token in this turn; a
 * place that nobody takes is blocked (1828 §16.6d).
 */
function offerPlace(draft: Draft, minor: OperatorId, operator: OperatorId): void {
  const { card = minor } = at(draft.title.corporations.of, minor);
  const places = draft.state.board.stations.filter(({ owner, stop }) => owner === minor && stop !== null);
  removeMinor(draft, minor);
  const placed = operatingTurn(draft)?.tokens_placed ?? 0;
  const entitled = at(draft.state.operators, operator).tokens.length > 0 && placed === 0;
  for (const { hex, stop, slot } of places) {
    if (stop === null) continue;
    const there = draft.state.board.stations.some((station) => station.owner === operator && station.hex === hex);
    if (entitled && !there) {
      draft.state.mechanics = { ...draft.state.mechanics, offered_place: { operator, hex, stop, slot, private: card } };
      continue;
    }
    // 1828-C6
    if (there && draft.state.setup.quirks.includes('place_stays_free')) continue;
    blockPlace(draft, { hex, stop, slot });
  }
}

/** A minor leaves the game: its money goes to the bank, trains and stations go (1846 §5). */
export function closeMinor(draft: Draft, id: OperatorId): void {
  if (at(draft.state.operators, id).status === 'closed') return;
  const places = draft.state.board.stations.filter(({ owner, stop }) => owner === id && stop !== null);
  removeMinor(draft, id);
  if (at(draft.title.corporations.of, id).leaves_place)
    for (const { hex, stop, slot } of places) if (stop !== null) blockPlace(draft, { hex, stop, slot });
}

function removeMinor(draft: Draft, id: OperatorId): void {
  transfer(draft, operatorPurse(id), 'bank', cashIn(draft, operatorPurse(id)), 'closing');
  takeOutOfGame(draft, id, trainsOf(draft, id));
  takeStationsOff(draft, id);
  setOperator(draft, id, { status: 'closed', president: null });
  draft.events.push({ type: 'operator_closed', operator: id });
  leaveRound(draft, id);
}

/** Takes an operator out of the operating round that is on. */
export function leaveRound(draft: Draft, id: OperatorId): void {
  const { round } = draft.state;
  if (round.kind !== 'operating') return;
  const without = (list: readonly OperatorId[]): readonly OperatorId[] => list.filter((each) => each !== id);
  draft.state.round = {
    ...round,
    waiting: without(round.waiting),
    operated: without(round.operated),
    turn: round.turn?.operator === id ? null : round.turn,
  };
}

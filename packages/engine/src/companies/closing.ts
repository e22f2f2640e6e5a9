import { at, put, without, type Draft } from '../draft.ts';
import { inOperatingOrder, inZone } from '../market.ts';
import { cashIn, operatorPurse, setOperator, transfer } from '../money.ts';
import type { OperatorId } from '../state.ts';
import { takeOutOfGame, trainsOf } from '../trains/trains.ts';
import { leaveRound } from './minors.ts';
import { closePrivate, privatesOf } from './privates.ts';
import { takeStationsOff } from './stations.ts';

/** Corporations whose marker has come to a price that closes them leave the game (1833NE §20). */
export function closeFallen(draft: Draft): void {
  const fallen = draft.title.corporations.ids.filter((id) => inZone(draft, id, 'closes'));
  for (const id of inOperatingOrder(draft, fallen)) closeCorporation(draft, id);
}

/** A corporation leaves the game: shares are worthless, cash goes to the bank, trains, stations and privates go (1833NE §20.1). */
export function closeCorporation(draft: Draft, id: OperatorId): void {
  const { state } = draft;
  transfer(draft, operatorPurse(id), 'bank', cashIn(draft, operatorPurse(id)), 'closing');
  takeOutOfGame(draft, id, trainsOf(draft, id));
  takeStationsOff(draft, id);
  for (const held of privatesOf(draft, `operator/${id}`)) closePrivate(draft, held);
  dropShares(draft, id);
  const { cell } = at(state.operators, id);
  if (cell !== null) state.stacks = put(state.stacks, cell, without(state.stacks[cell] ?? [], id));
  setOperator(draft, id, { status: 'closed', cell: null, par: null, president: null, tokens: [] });
  draft.events.push({ type: 'operator_closed', operator: id });
  leaveRound(draft, id);
}

/** All shares of a corporation leave the game. */
export function dropShares(draft: Draft, id: OperatorId): void {
  const { state } = draft;
  const leave = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(record).filter(([corporation]) => corporation !== id));
  state.holdings = Object.fromEntries(Object.entries(state.holdings).map(([holder, held]) => [holder, leave(held)]));
  state.certificates = Object.fromEntries(Object.entries(state.certificates).filter(([, each]) => each.corporation !== id));
}

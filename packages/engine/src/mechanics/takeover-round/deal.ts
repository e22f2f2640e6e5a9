import { moveCertificates, playerHolder, sizeOf, unitsHeld } from '../../companies/certificates.ts';
import { closeCorporation } from '../../companies/closing.ts';
import { ownershipLimit } from '../../companies/limits.ts';
import { checkPresident, isPresidentless } from '../../companies/presidency.ts';
import { privatesOf } from '../../companies/privates.ts';
import { passStations } from '../../companies/stations.ts';
import { network } from '../../board/network.ts';
import { isStationOf } from '../../board/stations.ts';
import { tell } from '../../answers.ts';
import { at, put, type Draft } from '../../draft.ts';
import { priceOf } from '../../market.ts';
import { cashIn, operatorPurse, transfer } from '../../money.ts';
import { refuse, type Refusal } from '../../result.ts';
import type { Game, Holder, OperatorId, Purse, TakeoverRound } from '../../state.ts';
import { handOver, trainsOf } from '../../trains/trains.ts';
import { ownShares, sharesAt } from '../issue-and-redeem/issue.ts';

export type Deal = NonNullable<TakeoverRound['deal']>;

/** Everybody outside who has shares of a corporation, in the order in which they are bought out: players in seat order, then the market. */
export function holdersOf(game: Game, target: OperatorId): readonly Holder[] {
  const all: readonly Holder[] = [...game.state.seating.map(playerHolder), 'market'];
  return all.filter((holder) => unitsHeld(game, holder, target) > 0);
}

/** What a holder is owed: the price of the target for every share (1833NE §23.8). */
export function owedTo(game: Game, target: OperatorId, holder: Holder): number {
  return unitsHeld(game, holder, target) * (priceOf(game, target) ?? 0);
}

/** Shares of the acquirer that a holder can take for what he is owed: none beyond the limits on ownership and market. */
function roomFor(game: Game, { acquirer, target }: Deal, holder: Holder): number {
  const price = priceOf(game, acquirer) ?? 0;
  const { market } = game.title.rules.limits;
  const percent = holder === 'market' ? (market === 'none' ? 100 : market) : ownershipLimit(game, acquirer);
  const room = Math.floor((percent * sizeOf(game, acquirer)) / 100) - unitsHeld(game, holder, acquirer);
  return price === 0 ? 0 : Math.max(0, Math.min(room, Math.floor(owedTo(game, target, holder) / price)));
}

/** The shares of its treasury with which the acquirer would pay a holder; what is missing it adds in money. */
export function sharesFor(game: Game, deal: Deal, holder: Holder): number {
  return Math.min(roomFor(game, deal, holder), unitsHeld(game, ownShares, deal.acquirer));
}

/** Least money that the holders of a deal take where as many as can be are paid in `shares` shares. */
function leastCash(game: Game, deal: Deal, holders: readonly Holder[], shares: number): number {
  const owed = holders.reduce((sum, holder) => sum + owedTo(game, deal.target, holder), 0);
  const taken = holders.reduce((sum, holder) => sum + roomFor(game, deal, holder), 0);
  return owed - Math.min(shares, taken) * (priceOf(game, deal.acquirer) ?? 0);
}

/** Money that the acquirer lacks for a takeover, at the least. */
export function lacking(game: Game, acquirer: OperatorId, target: OperatorId): number {
  const deal: Deal = { acquirer, target, holders: holdersOf(game, target) };
  const least = leastCash(game, deal, deal.holders, unitsHeld(game, ownShares, acquirer));
  return Math.max(0, least - cashIn(game, operatorPurse(acquirer)));
}

/** How the first holder of a deal can be paid so that the others can be paid, too. */
export function waysToPay(game: Game, deal: Deal): readonly ('cash' | 'shares')[] {
  const [holder, ...rest] = deal.holders;
  if (holder === undefined) return [];
  const left = cashIn(game, operatorPurse(deal.acquirer)) - owedTo(game, deal.target, holder);
  const inCash = left >= leastCash(game, deal, rest, unitsHeld(game, ownShares, deal.acquirer));
  return [...(inCash ? (['cash'] as const) : []), ...(sharesFor(game, deal, holder) > 0 ? (['shares'] as const) : [])];
}

/** Whether a corporation owns a train that is not obsolete. */
export const hasLiveTrain = (game: Game, id: OperatorId): boolean => trainsOf(game, id).some(({ obsolete }) => !obsolete);

/** Whether nobody can keep a corporation from being taken over: it has no train but obsolete ones, or no president (1833NE §23.7). */
export function isDefenceless(game: Game, id: OperatorId): boolean {
  return isPresidentless(game, id) || !hasLiveTrain(game, id);
}

/** Whether track leads from a station of one to a station of the other (1833NE §23.5). */
function isConnected(game: Game, acquirer: OperatorId, target: OperatorId): boolean {
  const { stops } = network(game, acquirer);
  return game.state.board.stations.some(
    (station) => station.stop !== null && isStationOf(station, target) && stops.has(`${station.hex}/${String(station.stop)}`),
  );
}

/** Why one corporation may not try to take over the other (1833NE §23.5, §23.8). */
export function attemptRefusal(game: Game, acquirer: OperatorId, target: OperatorId): Refusal | null {
  if (acquirer === target || at(game.state.operators, target).status !== 'floated')
    return refuse('takeover.target', { corporation: target });
  if (!isConnected(game, acquirer, target)) return refuse('takeover.not_connected', { operator: acquirer, corporation: target });
  const missing = lacking(game, acquirer, target);
  return missing > 0 ? refuse('takeover.money', { operator: acquirer, corporation: target, missing }) : null;
}

/** Pays the first holder of a deal. */
export function buyOut(draft: Draft, deal: Deal, way: 'cash' | 'shares'): void {
  const [holder] = deal.holders;
  if (holder === undefined) return;
  const shares = way === 'shares' ? sharesFor(draft, deal, holder) : 0;
  const purse: Purse = holder.startsWith('player/') ? (holder as Purse) : 'bank';
  const money = owedTo(draft, deal.target, holder) - shares * (priceOf(draft, deal.acquirer) ?? 0);
  transfer(draft, operatorPurse(deal.acquirer), purse, money, 'takeover');
  moveCertificates(draft, sharesAt(draft, ownShares, deal.acquirer, shares), ownShares, holder);
}

/** Everything of the target goes to the acquirer, and the target out of the game (1833NE §23.9). */
export function absorb(draft: Draft, { acquirer, target }: Deal): void {
  const { mechanics } = draft.state;
  draft.state.mechanics = { ...mechanics, takeovers: put(mechanics.takeovers ?? {}, acquirer, (mechanics.takeovers?.[acquirer] ?? 0) + 1) };
  const price = holdersOf(draft, target).reduce((sum, holder) => sum + owedTo(draft, target, holder), 0);
  draft.events.push({ type: 'taken_over', operator: target, to: acquirer, price });
  transfer(draft, operatorPurse(target), operatorPurse(acquirer), cashIn(draft, operatorPurse(target)), 'takeover');
  for (const card of trainsOf(draft, target)) handOver(draft, card, target, acquirer);
  for (const id of privatesOf(draft, `operator/${target}`)) {
    draft.state.privates = put(draft.state.privates, id, { ...at(draft.state.privates, id), owner: `operator/${acquirer}` });
    draft.events.push({ type: 'private', private: id, to: acquirer, price: 0 });
  }
  passStations(draft, target, acquirer);
  tell.absorbed(draft, target, acquirer);
  closeCorporation(draft, target);
  checkPresident(draft, acquirer);
}

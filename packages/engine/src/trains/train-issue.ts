import { certificatesRefusal, issueLimit, ownShares, priceBeside, sharesAt } from '../mechanics/issue-and-redeem/issue.ts';
import { moveCertificates } from '../companies/certificates.ts';
import { moveMarker } from '../market.ts';
import { operatorPurse, transfer } from '../money.ts';
import { refuse, type Refusal } from '../result.ts';
import { operatingTurn, setTurn } from '../rounds/turn.ts';
import type { ActionOf } from '../action.ts';
import type { Draft } from '../draft.ts';
import type { Game, OperatorId } from '../state.ts';
import { mustBuyTrain, treasury } from './funding.ts';
import { bankPrice, depotTrains, sidesOf } from './trains.ts';

/** What a corporation gets for so many shares issued for a train: the price falls with each, then each brings the value below (1833NE §18.3). */
export function trainIssueValue(game: Game, id: OperatorId, units: number): number {
  return units * priceBeside(game, id, -units - 1);
}

/** What the bank asks the operator for each side of its cheapest card, from the lowest. */
function cheapestCard(game: Game, id: OperatorId): readonly number[] {
  const cards = depotTrains(game).map((card) =>
    sidesOf(game, card)
      .map((side) => bankPrice(game, id, side))
      .sort((a, b) => a - b),
  );
  return cards.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))[0] ?? [];
}

/** Every number of shares that the corporation may issue for the train it has to buy (1833NE §18.3). */
export function trainIssues(game: Game, id: OperatorId): readonly number[] {
  const turn = operatingTurn(game);
  if (game.title.rules.emergency.issue === 'none' || turn?.operator !== id || turn.issued_for_train !== null) return [];
  if (!mustBuyTrain(game, id)) return [];
  const prices = cheapestCard(game, id);
  const [least = 0, dear = least] = [prices[0], prices.at(-1)];
  const cash = treasury(game, id);
  if (cash >= dear) return [];
  const all = Array.from({ length: issueLimit(game, id) }, (_, index) => index + 1).filter(
    (units) => priceBeside(game, id, -units - 1) > 0,
  );
  const reaching = (price: number): readonly number[] => all.filter((units) => cash + trainIssueValue(game, id, units) >= price);
  const [first] = reaching(least);
  if (first === undefined) return all.slice(-1);
  const [last] = reaching(dear);
  const allowed: number[] = [];
  const sides = depotTrains(game).flatMap((card) => sidesOf(game, card).map((side) => bankPrice(game, id, side)));
  for (const units of all.filter((count) => count >= first && (last === undefined || count <= last))) {
    // A larger issue after which no train is dear enough would leave the corporation without any.
    const smaller = cash + (allowed.length === 0 ? 0 : trainIssueValue(game, id, allowed.at(-1) ?? 0));
    const funds = cash + trainIssueValue(game, id, units);
    if (sides.some((price) => price > smaller && price <= funds)) allowed.push(units);
  }
  return allowed;
}

/** Why the corporation may not issue these shares for its train. */
export function trainIssueRefusal(game: Game, id: OperatorId, { certificates, units }: ActionOf<'sell_shares'>): Refusal | null {
  const allowed = trainIssues(game, id);
  const [min, max] = [allowed[0], allowed.at(-1)];
  if (min === undefined || max === undefined) return refuse('emergency.not_needed', { operator: id });
  const fault = certificatesRefusal(game, id, ownShares, certificates);
  if (fault) return fault;
  return certificates.length === units && allowed.includes(units) ? null : refuse('emergency.issue', { min, max });
}

/** The shares of every issue that is allowed. */
export function trainIssueChoices(
  game: Game,
  id: OperatorId,
): readonly { readonly certificates: readonly string[]; readonly units: number }[] {
  return trainIssues(game, id).map((units) => ({ certificates: sharesAt(game, ownShares, id, units), units }));
}

/** Issues shares for a train; what is bought must cost more than a smaller issue would have reached (1833NE §18.3). */
export function issueForTrain(draft: Draft, id: OperatorId, certificates: readonly string[]): void {
  const units = certificates.length;
  const smaller = trainIssues(draft, id)
    .filter((count) => count < units)
    .at(-1);
  const least = treasury(draft, id) + (smaller === undefined ? 0 : trainIssueValue(draft, id, smaller));
  const value = trainIssueValue(draft, id, units);
  moveMarker(draft, id, 'left', units);
  transfer(draft, 'bank', operatorPurse(id), value, 'issue');
  moveCertificates(draft, certificates, ownShares, 'market');
  setTurn(draft, { issued_for_train: least });
}

import { held, moveCertificates, playerHolder, unitsOn } from '../companies/certificates.ts';
import { closeMinor, minorOf } from '../companies/minors.ts';
import { checkPresident } from '../companies/presidency.ts';
import { closePrivate, privatesOf } from '../companies/privates.ts';
import { sharesAt, ownShares } from '../mechanics/issue-and-redeem/issue.ts';
import { at, put, type Draft } from '../draft.ts';
import { sellToBank } from '../companies/bank-trade.ts';
import { largestBundle, sellableForTrains } from './funding.ts';
import { priceOf, startedInOrder } from '../market.ts';
import { cashIn, operatorPurse, playerPurse, transfer } from '../money.ts';
import { presidentOf } from '../companies/presidency.ts';
import { sellBundle } from '../companies/shares.ts';
import { mustOperate, setTurn } from '../rounds/turn.ts';
import type { OperatorId, PlayerId } from '../state.ts';
import { issueForTrain, trainIssues } from './train-issue.ts';

/**
 * The president of the operator cannot pay: he sells, corporation by corporation in operating order, the
 * largest bundle that he may. Then his cash goes and the game ends (1830 §12.2), or he leaves it and the others go
 * on (1833NE §19).
 */
export function declareBankruptcy(draft: Draft, operator: OperatorId): void {
  const president = presidentOf(draft, operator);
  for (const { private: id, price } of sellableForTrains(draft, operator)) sellToBank(draft, president, id, price);
  const leaves = draft.title.rules.end.bankruptcy === 'player_leaves';
  const issue = trainIssues(draft, operator).at(-1);
  if (issue !== undefined) issueForTrain(draft, operator, sharesAt(draft, ownShares, operator, issue));
  for (const corporation of startedInOrder(draft)) {
    const bundle = largestBundle(draft, operator, corporation);
    if (bundle) sellBundle(draft, president, bundle);
  }
  const heir = leaves ? operatorPurse(operator) : 'bank';
  if (leaves) leaveGame(draft, president);
  transfer(draft, playerPurse(president), heir, cashIn(draft, playerPurse(president)), 'bankruptcy');
  const { state } = draft;
  state.players = put(state.players, president, { ...at(state.players, president), bankrupt: true });
  draft.events.push({ type: 'bankrupt', player: president });
  if (!leaves) state.ending = 'bankruptcy';
  // 1833NE §19.2: what bound the old president does not bind the new one.
  else if (mustOperate(draft).turn.operator === operator) setTurn(draft, { sold: [], last_sale: null, issued_for_train: null });
}

/** What else the player owns is sold at the present price, which does not move, or goes out of the game (1833NE §19.1). */
function leaveGame(draft: Draft, player: PlayerId): void {
  for (const id of startedInOrder(draft)) {
    const holder = playerHolder(player);
    const certificates = held(draft, holder, id);
    if (certificates.length === 0) continue;
    transfer(draft, 'bank', playerPurse(player), unitsOn(draft, certificates) * (priceOf(draft, id) ?? 0), 'sale');
    moveCertificates(draft, certificates, holder, 'market');
    checkPresident(draft, id);
  }
  for (const id of privatesOf(draft, `player/${player}`)) {
    const minor = minorOf(draft, id);
    closePrivate(draft, id);
    if (minor !== null) closeMinor(draft, minor);
  }
}

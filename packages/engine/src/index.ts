export type * from './action.ts';
export type * from './event.ts';
export { REASONS } from './event.ts';
export type * from './result.ts';
export type * from './mechanics/slices.ts';
export type * from './state.ts';
export { END_CAUSES, OPERATOR_STATUSES } from './state.ts';
export type { Awaited } from './steps/step.ts';
export { newGame, setupFault } from './game.ts';
export { beginningAt } from './draft.ts';
export { isSeed, sealOf } from './chance.ts';
export { actorOf, apply, awaited, choices } from './kernel.ts';
export { hasSecrets, view, viewAction } from './view.ts';
export { availableCash, liquidity } from './outlook/liquidity.ts';
export { priceMoves, reviewMoves, type PriceMove } from './outlook/price-moves.ts';
export { roundsLeft, trainSales, type FirstPurchase, type TrainSale } from './outlook/train-sales.ts';
export { brokenInvariants, brokenReplay } from './invariants.ts';
export { titleWith, mergePatch } from './options.ts';
export { roundName } from './rounds/cycle.ts';
export { certificateCount, certificateLimit, overLimit } from './companies/limits.ts';
export { unitsHeld, longUnits, shortsHeld, percentOf, sizeOf, held, presidentCertificate } from './companies/certificates.ts';
export { priceOf, cellOf, inOperatingOrder, startedInOrder, inZone } from './market.ts';
export { floatedPercent } from './companies/floating.ts';
export { capitalisationOf, floatPercentOf } from './companies/launching.ts';
export {
  bankPrice,
  cheapestDepotPrice,
  countedTrains,
  depotTrains,
  facePrice,
  sidesOf,
  trainLimit,
  trainName,
  trainOwner,
  trainsOf,
} from './trains/trains.ts';
export { gap, needsHelp, mustBuyTrain } from './trains/funding.ts';
export { privatesOf, ownerOf, revenueOf } from './companies/privates.ts';
export { isPresidentless } from './companies/presidency.ts';
export { playersIn } from './rounds/players.ts';
export { valueOf } from './ending.ts';
export { stepsOf } from './steps/registry.ts';
export { deciderOf } from './steps/consent.ts';
export { split } from './steps/dividend.ts';
export { cardsOnTable } from './mechanics/start-package/cards.ts';
export { fallingPrice, type FallingPrice } from './mechanics/start-package/forced-sale.ts';
export { voteOutlook, type VoteOutlook } from './mechanics/formation-by-vote/outlook.ts';
export { votersOf } from './mechanics/formation-by-vote/ballot.ts';
export { onOffer, unsold, minimumBid, highest, committed } from './mechanics/waterfall-auction/bids.ts';
export { foreseeMerger, type MergerDecision, type MergerOutlook } from './mechanics/systems/foresee.ts';
export { foreseeTakeover, takeoverNow, takeoverPlan, type TakeoverPlan } from './mechanics/takeover-round/foresee.ts';
export { ferriesOf, ferryOf, type Ferry } from './mechanics/ferries/owned.ts';
export { mergerQuestion } from './mechanics/systems/steps.ts';
export type { Question as MergerQuestion } from './mechanics/systems/convert.ts';
export { gameOf, isSystem, partsOf, systemsOf } from './companies/systems.ts';
export { interestRate, loansLeft, loanLimit, loansOf, loansOut, rateNow } from './mechanics/loans/loans.ts';
export { destinationOf, type Destination } from './mechanics/destinations/destination.ts';
export { turnEndOutlook, type TurnEndOutlook } from './mechanics/loans/outlook.ts';
export { launchPrice } from './mechanics/launch-auction/launch.ts';
export { mergerOutlook, type JoinDue, type JoinOutlook } from './mechanics/merger-round/outlook.ts';
export { saleOutlook, takeoverOutlook, type SaleOutlook } from './mechanics/acquisition-round/outlook.ts';
export { network, type Network } from './board/network.ts';
export { exitsOfStop, faceAt, isHex, presentStop, type HexFace } from './board/hex.ts';
export { isUpgrade, terrainCost } from './board/lays.ts';
export { judge, premiumsOf, type Premium, type Verdict } from './routes/judge.ts';
export { bestRun, type BestRun } from './routes/find.ts';
export { equalRuns } from './routes/alternatives.ts';
export { routeOf, type FoundRoute } from './routes/written.ts';
export type { Host as SearchHost, Progress as SearchProgress } from './routes/watch.ts';
export { stopValue, type BonusSource } from './routes/value.ts';
export { stretchesFrom, type Stretch } from './routes/stretches.ts';
export { readAction } from './foreign.ts';

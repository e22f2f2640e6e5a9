export type * from './action.ts';
export type * from './event.ts';
export { REASONS } from './event.ts';
export type * from './result.ts';
export type * from './state.ts';
export { END_CAUSES, OPERATOR_STATUSES } from './state.ts';
export type { Awaited } from './steps/step.ts';
export { newGame, setupFault } from './game.ts';
export { apply, awaited, choices } from './kernel.ts';
export { view } from './view.ts';
export { brokenInvariants, brokenReplay } from './invariants.ts';
export { titleWith, mergePatch } from './options.ts';
export { roundName } from './rounds/cycle.ts';
export { certificateCount, certificateLimit, overLimit } from './companies/limits.ts';
export { unitsHeld, percentOf, held, presidentCertificate } from './companies/certificates.ts';
export { priceOf, cellOf, inOperatingOrder, startedInOrder, inZone } from './market.ts';
export { floatedPercent } from './companies/floating.ts';
export { cheapestDepotPrice, depotTrains, facePrice, trainLimit, trainOwner, trainsOf } from './trains/trains.ts';
export { gap, needsHelp, mustBuyTrain } from './trains/funding.ts';
export { privatesOf, ownerOf, revenueOf } from './companies/privates.ts';
export { valueOf } from './ending.ts';
export { deciderOf } from './steps/consent.ts';
export { split } from './steps/dividend.ts';
export { unsold, minimumBid, highest, committed } from './mechanics/waterfall-auction/bids.ts';
export { network, type Network } from './board/network.ts';
export { exitsOfStop, faceAt, isHex, presentStop, type HexFace } from './board/hex.ts';
export { isUpgrade, terrainCost } from './board/lays.ts';
export { judge, type Verdict } from './routes/judge.ts';
export {
  bestRun,
  routeOf,
  type BestRun,
  type FoundRoute,
  type Host as SearchHost,
  type Progress as SearchProgress,
} from './routes/find.ts';
export { stopValue } from './routes/value.ts';

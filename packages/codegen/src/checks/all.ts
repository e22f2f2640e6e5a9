import { bands, bandsOfTrains } from './bands.ts';
import { certificates, grants } from './certificates.ts';
import type { Check } from './check.ts';
import { homes, reservedPlaces, roomForHomes } from './homes.ts';
import { UNIQUE_IDS } from './ids.ts';
import { labels } from './labels.ts';
import { bordersMeet, hexesFitLayout } from './layout.ts';
import { market, parsOfCorporations, placeForLiquidation } from './market.ts';
import { destinations, formations, namesOfMechanics, namesOfPlaces, opening, privateDeal, tradeIn, waterfallAuction } from './mechanics.ts';
import { neededSteps, stepsForHomes, stepsForMechanics, stepsForPowers } from './needed-steps.ts';
import { options } from './options.ts';
import { phasesAndTrains } from './phases.ts';
import { players, playersOfPrivates } from './players.ts';
import { printedTrack, trackStops, trackStopsOfTiles } from './printed-track.ts';
import { REFERENCES } from './references.ts';
import { rounds } from './rounds.ts';
import { rulesHaveWords } from './rule-words.ts';
import { hexesCanBeBuilt, powerTilesFit, tilesCanBeLaid } from './tiles.ts';

/** Every cross-check of a title, each independent of the others. */
export const CHECKS: readonly Check[] = [
  ...UNIQUE_IDS,
  ...REFERENCES,
  homes,
  reservedPlaces,
  roomForHomes,
  hexesFitLayout,
  bordersMeet,
  trackStops,
  trackStopsOfTiles,
  printedTrack,
  bands,
  bandsOfTrains,
  labels,
  tilesCanBeLaid,
  hexesCanBeBuilt,
  powerTilesFit,
  phasesAndTrains,
  market,
  parsOfCorporations,
  placeForLiquidation,
  certificates,
  grants,
  players,
  playersOfPrivates,
  opening,
  waterfallAuction,
  privateDeal,
  tradeIn,
  namesOfMechanics,
  namesOfPlaces,
  destinations,
  formations,
  rounds,
  neededSteps,
  stepsForPowers,
  stepsForMechanics,
  stepsForHomes,
  rulesHaveWords,
  options,
];

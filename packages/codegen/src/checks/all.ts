import { bands } from './bands.ts';
import { certificates } from './certificates.ts';
import type { Check } from './check.ts';
import { homes } from './homes.ts';
import { uniqueIds } from './ids.ts';
import { market } from './market.ts';
import { mechanics } from './mechanics.ts';
import { options } from './options.ts';
import { phasesAndTrains } from './phases.ts';
import { players } from './players.ts';
import { powersHaveSteps } from './power-steps.ts';
import { printedTrack, trackStops } from './printed-track.ts';
import { provisional } from './provisional.ts';
import { references } from './references.ts';
import { rounds } from './rounds.ts';
import { rulesHaveWords } from './rule-words.ts';
import { hexesCanBeBuilt, powerTilesFit, tilesCanBeLaid } from './tiles.ts';

/** Every cross-check of a title, each independent of the others. */
export const CHECKS: readonly Check[] = [
  uniqueIds,
  references,
  homes,
  trackStops,
  printedTrack,
  tilesCanBeLaid,
  hexesCanBeBuilt,
  powerTilesFit,
  powersHaveSteps,
  phasesAndTrains,
  bands,
  market,
  certificates,
  players,
  mechanics,
  rounds,
  rulesHaveWords,
  options,
  provisional,
];

import { Type, type Static } from 'typebox';
import { CompaniesFile } from './companies.ts';
import { MapFile } from './map.ts';
import { MarketFile } from './market.ts';
import { OptionsFile } from './options.ts';
import { PrivatesFile } from './privates.ts';
import { RecordsFile } from './records.ts';
import { RulesFile } from './rules-file.ts';
import { TilesFile } from './tiles.ts';
import { TitleFile } from './title.ts';
import { TrainsFile } from './trains.ts';
import { record } from './words.ts';

/** The files of a title, by name without ".yaml". */
export const TITLE_FILES = {
  title: TitleFile,
  companies: CompaniesFile,
  privates: PrivatesFile,
  trains: TrainsFile,
  market: MarketFile,
  map: MapFile,
  tiles: TilesFile,
  rules: RulesFile,
  options: OptionsFile,
  records: RecordsFile,
} as const;
export type TitleFileName = keyof typeof TITLE_FILES;
export const TITLE_FILE_NAMES = Object.keys(TITLE_FILES) as readonly TitleFileName[];

/** A whole title as it is written: one member per file. */
export const TitleSource = record(
  { ...TITLE_FILES, options: Type.Optional(OptionsFile), records: Type.Optional(RecordsFile) },
  'A title as it is written, one member per file.',
);
export type TitleSource = Static<typeof TitleSource>;

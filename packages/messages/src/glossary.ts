import { glossary as cs } from './cs/glossary.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as es } from './es/glossary.ts';
import { glossary as fr } from './fr/glossary.ts';
import type { Translation } from './translation.ts';
import type { Locale } from './words.ts';

export type TermId = keyof typeof en;

/** The glossary by language: every term with what it means. */
export const GLOSSARY: Readonly<Record<Locale, Translation<typeof en>>> = { en, fr, cs, es };

/** Other names of a term, as publishers and players use them in English. */
export const SYNONYMS: Readonly<Partial<Record<TermId, readonly string[]>>> = {
  acquisition: ['takeover'],
  bank_broken: ['bank break'],
  bank_pool: ['open market', 'pool', 'market'],
  barrier: ['impassable border'],
  blocked_city: ['tokened out'],
  brown: ['russet'],
  certificate_limit: ['paper limit'],
  city: ['station', 'large city'],
  corporation: ['company', 'public company', 'major'],
  diesel: ['D train'],
  dividend: ['payout'],
  edge: ['side'],
  emergency: ['emergency money raising', 'forced train purchase'],
  float: ['flotation'],
  grey: ['gray'],
  half_dividend: ['split dividend'],
  home: ['home station', 'base'],
  incremental_capitalisation: ['partial capitalisation'],
  ipo: ['IPO', 'initial public offering'],
  market_price: ['stock value'],
  minor: ['independent railway'],
  obsolete: ['phased out'],
  off_board: ['red area'],
  operating_round: ['OR', 'business round'],
  option: ['variant'],
  par: ['par value'],
  path: ['path'],
  place: ['slot'],
  power: ['ability'],
  president: ['director'],
  presidents_certificate: ['director’s certificate'],
  priority_deal: ['priority'],
  private_company: ['private'],
  redeem: ['buy back'],
  river: ['water'],
  route: ['run'],
  rust: ['scrapped', 'phased out'],
  share: ['stock'],
  share_market: ['stock market'],
  short: ['shorting'],
  starting_cash: ['seed capital'],
  station: ['token'],
  stock_round: ['SR', 'share-dealing round'],
  tile: ['track tile'],
  title: ['game'],
  token: ['station marker'],
  town: ['village', 'small city', 'dit'],
  upgrade: ['promotion'],
  worth: ['net worth'],
};

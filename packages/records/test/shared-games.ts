import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';

export interface SharedGame {
  /** `<title>/<file>` */
  readonly name: string;
  readonly path: string;
}

/** Games that ask for an option which their title does not offer, by that option. */
const ASKS_FOR: Readonly<Record<string, string>> = { '1817/1817_game_end_bankrupt.json': 'volatility' };

/** The recorded games beside the checkout of every title, but for those of options not offered. */
export function sharedGames(): readonly SharedGame[] {
  return all().filter(({ name }) => !(name in ASKS_FOR));
}

/** Games that cannot be read, and the option that they lack. */
export function gamesNotOffered(): readonly (SharedGame & { readonly option: string })[] {
  return all().flatMap((game) => (ASKS_FOR[game.name] === undefined ? [] : { ...game, option: ASKS_FOR[game.name] ?? '' }));
}

function all(): readonly SharedGame[] {
  const shared = sharedDir();
  if (shared === null) return [];
  return Object.keys(TITLES).flatMap((title) => {
    const folder = join(shared, 'games', title);
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.json'))
      .map(({ name }) => ({ name: `${title}/${name}`, path: join(folder, name) }));
  });
}

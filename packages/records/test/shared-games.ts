import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDir } from '@roundhouse/testing';
import { TITLES } from '@roundhouse/titles-data';

export interface SharedGame {
  /** `<title>/<file>` */
  readonly name: string;
  readonly path: string;
}

/** The recorded games beside the checkout of every title. */
export function sharedGames(): readonly SharedGame[] {
  const shared = sharedDir();
  if (shared === null) return [];
  return Object.keys(TITLES).flatMap((title) => {
    const folder = join(shared, 'games', title);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.json'))
      .map(({ name }) => ({ name: `${title}/${name}`, path: join(folder, name) }));
  });
}

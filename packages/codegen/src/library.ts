import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@roundhouse/title-schema';
import type { Located } from './source/located.ts';
import { readYaml } from './source/read.ts';

/** What titles share: tiles, and the titles that others may extend. */
export interface Library {
  /** The file of shared tiles; its member `tiles` maps tile numbers to tiles. */
  readonly tiles: Located;
  /** Folder of the title with this id, if there is one. */
  readonly find: (id: string) => string | null;
  /** Ids of all titles. */
  readonly ids: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The library of a folder with `tiles.yaml` and `titles/<id>/`. */
export function loadLibrary(folder: string): Library {
  const { node, diagnostics } = readYaml(join(folder, 'tiles.yaml'));
  const titles = join(folder, 'titles');
  const ids = existsSync(titles)
    ? readdirSync(titles)
        .filter((name) => statSync(join(titles, name)).isDirectory())
        .sort()
    : [];
  return { tiles: node, ids, diagnostics, find: (id) => (ids.includes(id) ? join(titles, id) : null) };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(join(root, 'titles'), { recursive: true, encoding: 'utf8' })
  // Guides are prose by heading, which the reference reads and judges.
  .filter((name) => name.endsWith('.yaml') && basename(dirname(name)) !== 'guide')
  .map((name) => join(root, 'titles', name));
const REMEDY =
  "sed -i 's#title-schema/dist/schemas/#title-schema/schemas/#' packages/titles-data/titles/*/*.yaml packages/titles-data/titles/*/examples/*.yaml";

it('every file of a title names its schema in the first line, where editors look for it', () => {
  for (const file of [...files, join(root, 'tiles.yaml')]) {
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    const schema = /^# yaml-language-server: \$schema=(.+)$/.exec(line)?.[1] ?? '';
    const path = resolve(dirname(file), schema);
    const kind = dirname(file).endsWith('examples') ? 'example' : dirname(file) === root ? 'tile-library' : basename(file, '.yaml');
    const name = relative(root, file);
    expect(basename(path).replace(/(\.differences)?\.schema\.json$/, ''), `${name} names the schema of its kind`).toBe(kind);
    expect(
      existsSync(path) && !path.includes('/dist/'),
      `${name} names ${schema}, which is not in the repository. Mend it: ${REMEDY}`,
    ).toBe(true);
  }
});

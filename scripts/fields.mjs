// npm run fields: writes docs/authoring/fields, the pages about every field of a title, from the schemas and the titles.
import { join } from 'node:path';
import { bootstrap, root, turboQuietly } from './lib.mjs';

bootstrap();
await turboQuietly(['build', '--filter=@roundhouse/codegen'], 'the compiler');
const { writePages } = await import('../packages/codegen/dist/index.js');
const changed = writePages(join(root, 'packages/titles-data'), join(root, 'docs/authoring/fields'));
console.log(changed.length === 0 ? 'docs/authoring/fields is up to date' : `written: ${changed.join(', ')}`);

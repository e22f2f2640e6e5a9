// npm run bench [-- NAME]: runs packages/*/bench/*.mjs against the built packages, as they run in production.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, packageFolders, root, run, turboQuietly } from './lib.mjs';

const name = process.argv[2] ?? '';
bootstrap();
await turboQuietly(['build', '--filter=./packages/*'], 'the packages');

const benches = packageFolders()
  .map((folder) => `${folder}/bench`)
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.mjs') && file.includes(name));
if (benches.length === 0) {
  console.error(name ? `No benchmark's path holds "${name}".` : 'There are no benchmarks in packages/*/bench.');
  process.exit(1);
}
let failed = 0;
for (const file of benches) {
  console.log(`\n${file}`);
  if (run(process.execPath, [join(root, file)]) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

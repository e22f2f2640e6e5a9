// npm run bench [-- NAME]: runs the bench/*.mjs of packages and apps against what was built, as it runs in production.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, packageFolders, root, run, turboQuietly } from './lib.mjs';

const name = process.argv[2] ?? '';
bootstrap();
const benches = packageFolders()
  .map((folder) => `${folder}/bench`)
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.mjs') && file.includes(name));
if (benches.length === 0) {
  console.error(name ? `No benchmark's path holds "${name}".` : 'There are no benchmarks.');
  process.exit(1);
}
const apps = [...new Set(benches.filter((file) => file.startsWith('apps/')).map((file) => file.split('/').slice(0, 2).join('/')))];
await turboQuietly(['build', '--filter=./packages/*', ...apps.map((folder) => `--filter=./${folder}`)], 'what is measured');
let failed = 0;
for (const file of benches) {
  console.log(`\n${file}`);
  if (run(process.execPath, [join(root, file)]) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

// npm start: builds what is out of date and serves the play app with the rules under /rules.
// HOST (localhost), PORT (3000, or the next free one), DATA_DIR (./data), TITLES_DIR or `-- --titles DIR`: titles of your own.
import { mkdirSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { bootstrap, environment, freePort, hand, root, run, titlesFolder, turboQuietly } from './lib.mjs';

bootstrap();
const titles = titlesFolder();
await turboQuietly(
  ['build', '--filter=@roundhouse/web', ...(titles === null ? [] : ['--filter=@roundhouse/cli'])],
  'Roundhouse (the first time takes a few minutes)',
);

// A bare 127.0.0.1 sends the language redirect of the start page in circles; localhost is the same place without that.
const host = ['127.0.0.1', '::1', undefined, ''].includes(process.env.HOST) ? 'localhost' : process.env.HOST;
const wanted = Number(process.env.PORT || 3000);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'));
mkdirSync(dataDir, { recursive: true });
const built = titles === null ? '' : join(dataDir, 'titles');
// Titles with faults are told of and keep what they were; the others are played.
if (titles !== null) run(process.execPath, [join(root, 'packages/cli/dist/main.js'), 'compile', '--titles', titles, '--out', built]);

const port = await freePort(wanted, host);
const app = join(root, 'apps/web');
const server = hand(
  process.execPath,
  ['--dns-result-order=ipv4first', join(app, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', host],
  {
    cwd: app,
    env: environment({ NODE_ENV: 'production', HOST: host, PORT: String(port), DATA_DIR: dataDir, BUILT_TITLES: built }),
    stdio: ['inherit', 'pipe', 'inherit'],
  },
);

// Next's own banner gives way to one line with the address, said when it answers.
let ready = false;
server.stdout.on('data', (chunk) => {
  if (ready) process.stdout.write(chunk);
});
const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
const address = `http://${name}:${port}`;
const knock = () => {
  const request = get({ host: name, port, path: '/' }, (response) => {
    response.destroy();
    if (ready) return;
    ready = true;
    console.log(`Roundhouse: ${address} (games in ${dataDir})`);
  });
  request.once('error', () => {
    if (!ready) setTimeout(knock, 100);
  });
};
knock();

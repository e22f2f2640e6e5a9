// npm run dev [-- rules-viewer]: serves an app that follows the sources (the play app unless another is named),
// while turbo rebuilds the packages it stands on.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bootstrap, endWith, environment, freePort, root, turbo } from './lib.mjs';

const name = process.argv[2] ?? 'web';
bootstrap();
turbo(['build', `--filter=@roundhouse/${name}^...`]);

const app = join(root, 'apps', name);
const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'));
mkdirSync(dataDir, { recursive: true });
const port = await freePort(Number(process.env.PORT || 3000));
const env = environment({ DATA_DIR: dataDir });
const children = [
  spawn(join(root, 'node_modules/.bin/turbo'), ['watch', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(app, 'node_modules/next/dist/bin/next'), 'dev', '-p', String(port), '-H', 'localhost'], {
    cwd: app,
    env,
    stdio: 'inherit',
  }),
];
endWith(...children);
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}

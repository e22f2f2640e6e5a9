// npm run dev [-- rules-viewer] [-- --titles DIR]: serves an app that follows the sources (the play app unless another is named),
// while turbo rebuilds the packages it stands on. Titles, those of DIR (or TITLES_DIR) too, are compiled after each save, and a table
// in the browser goes over to the new data.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bootstrap, endWith, environment, freePort, root, titlesFolder, turbo } from './lib.mjs';

const name = process.argv.slice(2).find((word, index, words) => !word.startsWith('--') && words[index - 1] !== '--titles') ?? 'web';
bootstrap();
const titles = titlesFolder();
turbo(['build', `--filter=@roundhouse/${name}^...`, '--filter=@roundhouse/cli']);

const app = join(root, 'apps', name);
const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'));
mkdirSync(dataDir, { recursive: true });
const port = await freePort(Number(process.env.PORT || 3000));
const built = join(dataDir, 'titles');
const env = environment({ DATA_DIR: dataDir, BUILT_TITLES: built, FOLLOW_TITLES: '1' });
const compile = (...more) =>
  spawn(process.execPath, [join(root, 'packages/cli/dist/main.js'), 'compile', '--watch', '--out', built, ...more], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const pages = name === 'rules-viewer';
// The pages of the reference are written anew by its build and only served here; the play app follows its sources itself.
const watched = pages ? '@roundhouse/rules-viewer...' : './packages/*';
const serving = () => [
  spawn(
    process.execPath,
    pages
      ? [join(app, 'node_modules/vite/bin/vite.js'), 'preview', '--port', String(port)]
      : [join(app, 'node_modules/next/dist/bin/next'), 'dev', '-p', String(port), '-H', 'localhost'],
    { cwd: app, env, stdio: 'inherit' },
  ),
];
const children = [
  compile(),
  ...(titles === null ? [] : [compile('--titles', titles)]),
  spawn(join(root, 'node_modules/.bin/turbo'), ['watch', 'build', `--filter=${watched}`, '--output-logs=errors-only'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  ...serving(),
];
endWith(...children);
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}

// npm run -s roundhouse -- ARGS: builds the command when it is out of date, then runs it where the caller stands.
// Nothing but the command itself writes to stdout.
import { join } from 'node:path';
import { bootstrap, hand, root, turboQuietly } from './lib.mjs';

bootstrap();
await turboQuietly(['build', '--filter=@roundhouse/cli'], 'the roundhouse command');
// npm runs scripts in the root and keeps the caller's folder in INIT_CWD.
const cwd = process.env.npm_lifecycle_event === 'roundhouse' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();
hand(process.execPath, [join(root, 'packages/cli/dist/main.js'), ...process.argv.slice(2)], { cwd, env: process.env });

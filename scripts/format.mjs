// npm run format [-- files]: writes every file the way prettier wants it.
import { bootstrap, tool } from './lib.mjs';

bootstrap();
const files = process.argv.slice(2);
process.exit(tool('prettier', ['--write', '--log-level=warn', ...(files.length ? files : ['.'])]));

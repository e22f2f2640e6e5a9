// npm run build [-- turbo arguments]: builds every package and app that is out of date.
import { bootstrap, turbo } from './lib.mjs';

bootstrap();
turbo(['build', ...process.argv.slice(2)]);

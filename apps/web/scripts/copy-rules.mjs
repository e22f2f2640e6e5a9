// Puts the exported rules reference where the play app serves it: public/rules.
import { cpSync, existsSync, rmSync } from 'node:fs';

const from = new URL('../../rules-viewer/out/', import.meta.url);
const to = new URL('../public/rules/', import.meta.url);
if (!existsSync(from)) {
  console.error('The rules reference is not built yet: build @roundhouse/rules-viewer first.');
  process.exit(1);
}
rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });

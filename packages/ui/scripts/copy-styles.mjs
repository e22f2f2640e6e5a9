// tsc emits no style sheets: puts those of src beside the compiled parts.
import { cpSync, readdirSync } from 'node:fs';

const from = new URL('../src/', import.meta.url);
const to = new URL('../dist/', import.meta.url);
for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.css')) cpSync(new URL(file, from), new URL(file, to));
}

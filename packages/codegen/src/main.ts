import { resolve } from 'node:path';
import { formatDiagnostic } from './format-diagnostic.ts';
import { generate } from './generate.ts';
import { writePages } from './reference/write.ts';

const folder = resolve(process.argv[2] ?? '.');
const { written, failed, diagnostics } = await generate(folder);
for (const diagnostic of diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`);
if (written.length > 0) console.log(`compiled ${written.join(', ')}`);
const pages = process.argv[3];
if (pages !== undefined) writePages(folder, resolve(pages));
if (failed.length > 0) {
  console.error(`${diagnostics.length} ${diagnostics.length === 1 ? 'fault' : 'faults'} in ${failed.join(', ')}`);
  process.exitCode = 1;
}

// Marks the scripts that the page of a table begins with, so that browsers which know the mark compile all of their
// functions beside the page, while they are fetched, instead of one by one in its way.
import { readFileSync, writeFileSync } from 'node:fs';

const MARK = '//# allFunctionsCalledOnLoad\n';
const at = (path) => new URL(`../${path}`, import.meta.url);
const pages = JSON.parse(readFileSync(at('.next/diagnostics/route-bundle-stats.json'), 'utf8'));
const table = pages.find(({ route }) => route === '/table/[id]');
if (table === undefined) throw new Error('Next tells nothing of the scripts of /table/[id] in .next/diagnostics/route-bundle-stats.json.');
for (const path of table.firstLoadChunkPaths) {
  const script = readFileSync(at(path), 'utf8');
  if (!script.startsWith(MARK)) writeFileSync(at(path), MARK + script);
}

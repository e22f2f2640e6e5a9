// Writes a JSON Schema for each file of a title, so that editors complete and check the YAML as it is typed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { TITLE_FILES } from '../dist/index.js';

const folder = new URL('../dist/schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(TITLE_FILES)) {
  const document = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `${name}.yaml`, ...schema };
  writeFileSync(new URL(`${name}.schema.json`, folder), `${JSON.stringify(document, null, 2)}\n`);
}

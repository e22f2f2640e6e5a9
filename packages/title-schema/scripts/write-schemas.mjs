// Writes the JSON Schemas by which editors complete and check titles. They are part of the repository (decision 006).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchemas } from '../dist/index.js';

const folder = new URL('../schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
const schemas = editorSchemas();
for (const name of readdirSync(folder)) if (!(name in schemas)) rmSync(new URL(name, folder));
for (const [name, schema] of Object.entries(schemas)) writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 1)}\n`);

import { mkdirSync, writeFileSync } from 'node:fs';
import { editorSchemas } from './editor-schemas.ts';

const folder = new URL('./schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);

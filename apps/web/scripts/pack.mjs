// Packs scripts and styles once and as well as can be; else the server would pack them anew for every page. next.config.ts sends them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = new URL('../.next/static/chunks/', import.meta.url);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(?:js|css)$/.test(name)) continue;
  const text = readFileSync(new URL(name, folder));
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(text));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(text, { level: 9 }));
}

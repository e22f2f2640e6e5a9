import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '@roundhouse/title-schema';
import type { Compiled } from '../compile-title.ts';
import { companionModule, indexModule, titleModule } from './module.ts';

/** Writes a file in one go: readers see the old text or the new one, never half of it. */
function replace(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const draft = `${file}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Writes the modules and the JSON of a title into the folder of generated files; nothing before all of it is made. */
export async function writeTitle(compiled: Compiled & { readonly title: Title }, folder: string): Promise<void> {
  const { title } = compiled;
  const [module, companion] = [await titleModule(title), await companionModule(compiled)];
  mkdirSync(folder, { recursive: true });
  replace(join(folder, `${title.id}.ts`), module);
  replace(join(folder, `${title.id}.companion.ts`), companion);
  replace(join(folder, `${title.id}.json`), `${JSON.stringify(title, null, 1)}\n`);
}

/** Writes the list of titles: every module of the folder, the ones of earlier runs included. */
export async function writeIndex(folder: string, ids: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  replace(join(folder, 'index.ts'), await indexModule(ids.filter((id) => present.has(`${id}.ts`)).sort()));
}

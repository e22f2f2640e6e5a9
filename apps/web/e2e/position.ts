import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Game } from '@roundhouse/engine';
import { sqliteStore } from '@roundhouse/storage';
import { editionOf } from '../src/server/edition.ts';

/** Lays a table that stands at a position into the database of the server; its id. The log before it is not kept. */
export async function tableFrom({ title, state }: Game): Promise<string> {
  const folder = process.env['DATA_DIR'];
  if (folder === undefined) throw new Error('DATA_DIR is not set: run the browser tests through playwright.config.ts');
  const store = await sqliteStore(path.join(folder, 'roundhouse.sqlite'));
  const id = randomBytes(18).toString('base64url');
  const titleHash = createHash('sha256').update(JSON.stringify(title)).digest('hex');
  const at = new Date().toISOString();
  const standing = { round: '', phase: state.phase, waiting: [] };
  const { count, setup } = state;
  const table = {
    id,
    titleId: title.id,
    titleName: title.name,
    titleHash,
    setup,
    count,
    undone: 0,
    revision: 0,
    standing,
    origin: null,
    createdAt: at,
    updatedAt: at,
    talk: 0,
  };
  try {
    await store.keepTitle(titleHash, title);
    const edition = editionOf(title, setup) ?? '';
    const head = { state, turnStart: count, edition };
    await store.create({ table, head, snapshots: [{ number: count, state, edition }], log: [], host: null, seats: [] });
  } finally {
    await store.close();
  }
  return id;
}

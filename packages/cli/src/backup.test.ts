import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@roundhouse/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from './program.ts';

const secret = '0f'.repeat(32);
let folder = '';
let said: string[] = [];

/** Runs a command in the folder with the data of one installation. */
async function command(data: string, ...args: readonly string[]): Promise<number> {
  vi.stubEnv('DATA_DIR', join(folder, data));
  vi.stubEnv('DATABASE_URL', '');
  said = [];
  const say = (line: string) => said.push(line);
  return run(args, { out: say, err: say, cwd: folder });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'));
  mkdirSync(join(folder, 'here'));
  const store = await sqliteStore(join(folder, 'here/roundhouse.sqlite'));
  await store.keepTitle('hash', { id: 'kept' } as Parameters<typeof store.keepTitle>[1]);
  await store.close();
  writeFileSync(join(folder, 'here/secret'), secret);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('carries tables and secret to another place', async () => {
  expect(await command('here', 'backup', 'all.gz')).toBe(0);
  expect(said).toEqual([expect.stringContaining('all.gz: 1 rows')]);
  expect(statSync(join(folder, 'all.gz')).mode & 0o777).toBe(0o600);
  expect(await command('there', 'restore', 'all.gz')).toBe(0);
  expect(readFileSync(join(folder, 'there/secret'), 'utf8')).toBe(secret);
  const store = await sqliteStore(join(folder, 'there/roundhouse.sqlite'));
  expect((await store.title('hash'))?.id).toBe('kept');
  await store.close();
});

it('says what is wrong and what to do, and writes over nothing', async () => {
  expect(await command('here', 'backup', 'all.gz')).toBe(0);
  expect(await command('here', 'backup', 'all.gz')).toBe(1);
  expect(said).toEqual(['all.gz is there already. Name a file that is not there yet.']);
  expect(await command('here', 'restore', 'all.gz')).toBe(1);
  expect(said).toEqual(['There are tables already. Name a DATA_DIR or DATABASE_URL that is empty.']);
  expect(await command('nowhere', 'backup', 'none.gz')).toBe(1);
  expect(said[0]).toContain('There are no tables in');
  truncateSync(join(folder, 'all.gz'), 60);
  expect(await command('other', 'restore', 'all.gz')).toBe(1);
  expect(said).toEqual(['all.gz is damaged or no backup. Take another file that `roundhouse backup` has written.']);
});

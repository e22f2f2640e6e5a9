import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL that lives as long as a test file. */
export interface TestPostgres {
  /** Address of a database; each name is one of its own, made when it is asked for first. */
  readonly database: (name: string) => string;
  /** Ends the server without warning, as a power failure does. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly remove: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the server's programs: PGBIN, Debian's newest, or the one on the path; null where there is none. */
export function postgresPrograms(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const places = [
    process.env['PGBIN'] ?? '',
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return places.find((place) => place !== '' && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

/** The user who may run a server: PostgreSQL refuses root. */
function runner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  const [uid, gid] = [id('-u'), id('-g')];
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65_534, gid: 65_534 };
}

/** Starts a server of its own in a temporary folder; null where PostgreSQL is not installed. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'));
  const as = runner();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
  const known = new Set<string>();
  let server: ChildProcess | null = null;

  const psql = (query: string) =>
    spawnSync(join(programs, 'psql'), ['-X', '-q', '-d', address('postgres'), '-c', query], { cwd: folder, encoding: 'utf8' });
  const start = async () => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'shared_buffers=32MB'];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    for (let tries = 0; psql('SELECT 1').status !== 0; tries += 1) {
      if (tries > 200) throw new Error('PostgreSQL does not answer.');
      await new Promise((go) => setTimeout(go, 50));
    }
  };
  const end = async () => {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((go) => running.once('exit', go));
    running.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    database: (name) => {
      if (!known.has(name)) {
        const answer = psql(`CREATE DATABASE "${name}"`);
        if (answer.status !== 0) throw new Error(answer.stderr);
        known.add(name);
      }
      return address(name);
    },
    kill: end,
    start,
    remove: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

/** A server of a test's own. */
export interface Server {
  readonly address: string;
  /** Ends it as asked; its exit code. */
  readonly end: () => Promise<number | null>;
  /** Ends it without warning. */
  readonly kill: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts the built app on a free port, or the one given, with what the environment says beside ours; answers once it is ready. */
export async function serve(env: Readonly<Record<string, string>>, port?: number): Promise<Server> {
  port ??= await freePort();
  const next = ['--dns-result-order=ipv4first', 'node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', 'localhost'];
  const child = spawn(process.execPath, next, {
    cwd: 'apps/web',
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
    return ended;
  };
  return { address, end: () => signal('SIGTERM'), kill: () => signal('SIGKILL').then(() => undefined) };
}

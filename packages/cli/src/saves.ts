import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a save may take to be whole: editors write a file in several steps. */
const SETTLE = 20;

/** Saves in folders: `next` waits for one, and until it is whole. */
export class Saves {
  pending = false;
  /** The file that was saved last. */
  last = '';
  private wake: () => void = () => undefined;
  private readonly watchers;

  constructor(folders: readonly string[]) {
    this.watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (file !== null && !/\.ya?ml$/.test(file)) return;
        this.pending = true;
        this.last = file === null ? '' : join(folder, file);
        this.wake();
      }),
    );
  }

  async next(until: AbortSignal | undefined): Promise<void> {
    if (!this.pending && until?.aborted !== true)
      await new Promise<void>((done) => {
        const end = (): void => {
          until?.removeEventListener('abort', end);
          done();
        };
        this.wake = end;
        until?.addEventListener('abort', end);
      });
    await wait(SETTLE);
    this.pending = false;
  }

  end(): void {
    for (const watcher of this.watchers) watcher.close();
  }
}

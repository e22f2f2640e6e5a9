import type { Game } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import type { Proposal } from './draft.ts';

/** The best run of a corporation, reckoned in a worker; null while it is at work or where nothing runs. */
export function useBestRun(game: Game, operator: string | null): Proposal | null {
  const [found, setFound] = useState<{ readonly game: Game; readonly proposal: Proposal } | null>(null);
  useEffect(() => {
    if (operator === null) return;
    const worker = new Worker(new URL('../workers/best-run.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (message: MessageEvent<Proposal>) => {
      setFound({ game, proposal: message.data });
      worker.terminate();
    };
    worker.postMessage({ game, operator });
    return () => worker.terminate();
  }, [game, operator]);
  return found?.game === game ? found.proposal : null;
}

import type { Game } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import type { BestRunMessage } from '../workers/best-run.worker.ts';
import type { Draft } from './draft.ts';

type Found = Pick<Draft, 'proposal' | 'search'>;

const NOTHING: Found = { proposal: null, search: null };

/** The best run of a corporation, reckoned in a worker, with others as good, and how far it has come; nothing where nothing runs. */
export function useBestRun(game: Game, operator: string | null): Found {
  const [found, setFound] = useState<Found & { readonly game: Game | null }>({ ...NOTHING, game: null });
  useEffect(() => {
    if (operator === null) return;
    const worker = new Worker(new URL('../workers/best-run.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BestRunMessage>) => {
      if (data.kind === 'search') setFound({ game, proposal: null, search: data.search });
      else if (data.kind === 'found') setFound({ game, proposal: data.proposal, search: null });
      else {
        const { equals } = data;
        if (equals.length > 0) setFound((known) => ({ ...known, proposal: known.proposal && { ...known.proposal, equals } }));
        worker.terminate();
      }
    };
    worker.postMessage({ game, operator });
    // The game has gone on, or the page is left: what is still sought is of no use.
    return () => worker.terminate();
  }, [game, operator]);
  return found.game === game ? found : NOTHING;
}

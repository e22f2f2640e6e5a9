import type { ReactElement } from 'react';
import type { Words } from '@roundhouse/messages';

export interface CertificateCountProps {
  readonly count: number;
  /** Infinity: no limit. */
  readonly limit: number;
  readonly words: Words;
}

/** Certificates of the most allowed: marked at the limit, and above it in the colour of alarm. */
export function CertificateCount({ count, limit, words }: CertificateCountProps): ReactElement {
  if (limit === Infinity) return <>{count}</>;
  const kind = count > limit ? 'over' : count === limit ? 'full' : undefined;
  return <span className={kind}>{words('player.certificates', { count, limit })}</span>;
}

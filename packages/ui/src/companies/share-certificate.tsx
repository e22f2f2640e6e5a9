import type { ReactElement } from 'react';
import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import type { Names } from '../names.ts';
import { inkOn } from './ink.ts';

export interface ShareCertificateProps {
  readonly title: Title;
  readonly names: Names;
  readonly words: Words;
  readonly corporation: string;
  /** Shares on it. */
  readonly units: number;
  readonly president?: boolean;
  /** What it costs or is worth; left out where it has no price. */
  readonly price?: number | null;
  /** As a choice among many: name and part alone. */
  readonly small?: boolean;
}

/** A share as the paper it is: name, part of the whole, and the president's mark. */
export function ShareCertificate(props: ShareCertificateProps): ReactElement {
  const { title, names, words, corporation, units, president = false, price = null, small = false } = props;
  const print = title.corporations.of[corporation];
  const colour = print?.colour ?? '#000000';
  const kinds = ['certificate', ...(president ? ['certificate-president'] : []), ...(small ? ['certificate-small'] : [])];
  return (
    <span
      role="img"
      className={kinds.join(' ')}
      aria-label={words(president ? 'certificate.president_of' : 'certificate.share_of', {
        corporation,
        percent: names.percent(corporation, units),
      })}
    >
      <span className="certificate-head" style={{ background: colour, color: inkOn(colour) }}>
        <strong>{corporation}</strong>
        {president && <span>{small ? '★' : words('certificate.president')}</span>}
      </span>
      {!small && <span className="certificate-name">{print?.name}</span>}
      <span className="certificate-part">{names.percent(corporation, units)}</span>
      {!small && (
        <span className="certificate-foot">
          <span>{words('certificate.shares', { count: units })}</span>
          {price !== null && <span className="figure">{names.money(price)}</span>}
        </span>
      )}
    </span>
  );
}

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
}

/** A share as the paper it is: name, part of the whole, and the president's mark. */
export function ShareCertificate(props: ShareCertificateProps): ReactElement {
  const { title, names, words, corporation, units, president = false, price = null } = props;
  const print = title.corporations.of[corporation];
  const colour = print?.colour ?? '#000000';
  return (
    <article
      className={president ? 'certificate certificate-president' : 'certificate'}
      aria-label={words(president ? 'certificate.president_of' : 'certificate.share_of', {
        corporation,
        percent: names.percent(corporation, units),
      })}
    >
      <header style={{ background: colour, color: inkOn(colour) }}>
        <strong>{corporation}</strong>
        {president && <span>{words('certificate.president')}</span>}
      </header>
      <p className="certificate-name">{print?.name}</p>
      <p className="certificate-part">{names.percent(corporation, units)}</p>
      <footer>
        <span>{words('certificate.shares', { count: units })}</span>
        {price !== null && <span className="figure">{names.money(price)}</span>}
      </footer>
    </article>
  );
}

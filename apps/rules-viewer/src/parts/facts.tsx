import type { Words } from '@roundhouse/messages';
import type { CertificateLimit, Title } from '@roundhouse/title-schema';
import { writeMoney } from '@roundhouse/ui';
import type { ReactElement } from 'react';

/** Money and limits by number of players, and the options. */
export function Facts({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const { money, certificate_limit: limit, players } = title;
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => String(players.min + index));
  const write = (amount: number | undefined) => (amount === undefined ? words('terms.none') : writeMoney(money.currency, amount));
  return (
    <>
      <div className="scroller">
        <table className="facts-table">
          <thead>
            <tr>
              <th scope="col">{words('reference.players')}</th>
              {counts.map((count) => (
                <th key={count} scope="col" className="figure">
                  {count}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words('reference.starting_cash')}</th>
              {counts.map((count) => (
                <td key={count} className="figure">
                  {write(money.starting_cash[count])}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{words('reference.certificate_limit')}</th>
              {counts.map((count) => (
                <td key={count} className="figure">
                  {limitText(limit?.[count]) ?? words('terms.none')}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <dl className="pairs">
        <dt>{words('reference.bank')}</dt>
        <dd>{money.bank === 'unlimited' ? words('reference.bank_unlimited') : write(money.bank)}</dd>
        {title.options.ids.length > 0 && (
          <>
            <dt>{words('reference.options')}</dt>
            {title.options.ids.map((id) => (
              <dd key={id}>{title.options.of[id]?.effect}</dd>
            ))}
          </>
        )}
      </dl>
    </>
  );
}

/** A limit as it stands in a cell; one that depends on the corporations in the game lists them as corporations: limit. */
function limitText(limit: CertificateLimit | undefined): string | null {
  if (limit === undefined) return null;
  if (typeof limit === 'number') return String(limit);
  return Object.entries(limit)
    .map(([corporations, certificates]) => `${corporations}: ${String(certificates)}`)
    .join(', ');
}

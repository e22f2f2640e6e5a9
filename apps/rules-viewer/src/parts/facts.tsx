import { textIn, type Words } from '@roundhouse/messages';
import type { CertificateLimit, Title } from '@roundhouse/title-schema';
import { FactsTable, officialPlayers, writeMoney } from '@roundhouse/ui';
import type { ReactElement } from 'react';

/** Money and limits by number of players, and the options. */
export function Facts({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const { money, certificate_limit: limit, players } = title;
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => String(players.min + index));
  const official = officialPlayers(players).max;
  const write = (amount: number | undefined) =>
    amount === undefined ? words('terms.none') : writeMoney(money.currency, amount, words.locale);
  return (
    <>
      <FactsTable
        label={words('reference.facts')}
        columns={[
          { key: 'players', head: words('reference.players') },
          ...counts.map((count) => ({ key: count, head: Number(count) > official ? `${count} *` : count, figure: true })),
        ]}
        rows={[
          {
            key: 'cash',
            head: words('reference.starting_cash'),
            cells: counts.map((count) => write(money.starting_cash[count])),
          },
          {
            key: 'limit',
            head: words('reference.certificate_limit'),
            cells: counts.map((count) => limitText(limit?.[count]) ?? words('terms.none')),
          },
        ]}
      />
      {players.max > official && <p>{words('reference.unofficial')}</p>}
      <dl className="pairs">
        <dt>{words('reference.bank')}</dt>
        <dd>{money.bank === 'unlimited' ? words('reference.bank_unlimited') : write(money.bank)}</dd>
        {title.options.ids.length > 0 && (
          <>
            <dt>{words('reference.options')}</dt>
            {title.options.ids.map((id) => (
              <dd key={id}>{textIn(words.locale, title.options.of[id]?.effect)}</dd>
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

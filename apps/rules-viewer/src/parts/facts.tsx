import { textIn, type Words } from '@roundhouse/messages';
import type { CertificateLimit, Title } from '@roundhouse/title-schema';
import { FactsTable, officialPlayers, writeMoney, type FactsRow } from '@roundhouse/ui';
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
          ...limitRows(counts, limit, words),
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

/** Certificate limits by players; where they depend on the corporations in the game, a row for each number of them, most first. */
function limitRows(counts: readonly string[], limit: Title['certificate_limit'], words: Words): readonly FactsRow[] {
  const numbers = [...new Set(counts.flatMap((count) => byCorporations(limit?.[count]).map(([number]) => number)))];
  const row = (key: string, head: string, limitOf: (count: string) => number | undefined): FactsRow => ({
    key,
    head,
    cells: counts.map((count) => limitOf(count) ?? words('terms.none')),
  });
  if (numbers.length === 0) {
    return [row('limit', words('reference.certificate_limit'), (count) => (typeof limit?.[count] === 'number' ? limit[count] : undefined))];
  }
  return numbers
    .toSorted((one, other) => other - one)
    .map((number) =>
      row(`limit ${String(number)}`, words('reference.certificate_limit_of', { corporations: number }), (count) => {
        const one = limit?.[count];
        return typeof one === 'number' ? one : byCorporations(one).find(([other]) => other === number)?.[1];
      }),
    );
}

/** Pairs of a number of corporations and the limit with as many; none where it is the same with any number. */
const byCorporations = (limit: CertificateLimit | undefined): readonly (readonly [corporations: number, most: number])[] =>
  typeof limit === 'object' ? Object.entries(limit).map(([corporations, most]) => [Number(corporations), most]) : [];

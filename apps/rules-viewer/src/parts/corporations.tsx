import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { Chip, createNames, FactsTable } from '@roundhouse/ui';
import type { ReactElement } from 'react';

/** Corporations: home, tokens, shares, float. */
export function Corporations({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const names = createNames(title, null, words);
  const prints = title.corporations.ids.flatMap((id) => title.corporations.of[id] ?? []);
  return (
    <FactsTable
      cards
      label={words('reference.companies')}
      columns={[
        { key: 'corporation', head: words('reference.corporation') },
        { key: 'home', head: words('reference.home_hex') },
        { key: 'tokens', head: words('reference.tokens') },
        { key: 'shares', head: words('reference.shares'), figure: true },
        { key: 'float', head: words('reference.float'), figure: true },
      ]}
      rows={prints.map((print) => ({
        key: print.id,
        head: (
          <>
            <Chip id={print.id} corporation={print} /> {print.name}
          </>
        ),
        cells: [
          print.home === null ? words('terms.none') : names.hex(print.home.hex),
          print.token_prices.map(names.money).join(' · '),
          print.size,
          words('terms.percent', { percent: print.float_percent }),
        ],
      }))}
    />
  );
}

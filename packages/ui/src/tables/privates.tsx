import type { ReactElement } from 'react';
import type { Names } from '../names.ts';
import { FactsTable } from './facts-table.tsx';
import { powerSentence } from './powers.ts';
import type { TablesProps } from './trains.tsx';

/** Private companies: price, income, powers and, in a game, the owner. */
export function PrivateTable({ title, state, words, names }: TablesProps & { readonly names: Names }): ReactElement {
  const cards = title.privates.ids.flatMap((id) => title.privates.of[id] ?? []);
  const owner = (id: string): string => {
    const now = state?.privates[id];
    if (now?.closed === true) return words('privates.closed');
    return now?.owner ? names.owner(now.owner) : words('privates.unsold');
  };
  return (
    <FactsTable
      label={words('terms.privates')}
      columns={[
        { key: 'private', head: words('terms.private') },
        { key: 'face', head: words('privates.face'), figure: true },
        { key: 'income', head: words('privates.income'), figure: true },
        ...(state === null ? [] : [{ key: 'owner', head: words('privates.owner') }]),
        { key: 'powers', head: words('privates.powers'), prose: true },
      ]}
      rows={cards.map((card) => ({
        key: card.id,
        head: (
          <>
            {card.name} <span className="quiet">{card.id}</span>
          </>
        ),
        gone: state?.privates[card.id]?.closed === true,
        cells: [
          names.money(card.price),
          names.money(card.revenue),
          ...(state === null ? [] : [owner(card.id)]),
          card.powers.map((power) => powerSentence(title, power, words)).join(' '),
        ],
      }))}
    />
  );
}

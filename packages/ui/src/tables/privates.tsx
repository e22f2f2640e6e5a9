import type { ReactElement } from 'react';
import type { Names } from '../names.ts';
import { writeMoney } from '../names.ts';
import { powerSentence } from './powers.ts';
import type { TablesProps } from './trains.tsx';

/** Private companies: price, income, powers and, in a game, the owner. */
export function PrivateTable({ title, state, words, names }: TablesProps & { readonly names: Names }): ReactElement {
  return (
    <div className="scroller">
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{words('terms.private')}</th>
            <th scope="col" className="figure">
              {words('privates.face')}
            </th>
            <th scope="col" className="figure">
              {words('privates.income')}
            </th>
            {state !== null && <th scope="col">{words('privates.owner')}</th>}
            <th scope="col">{words('privates.powers')}</th>
          </tr>
        </thead>
        <tbody>
          {title.privates.ids.flatMap((id) => {
            const card = title.privates.of[id];
            if (card === undefined) return [];
            const now = state?.privates[id];
            const owner = now?.owner ?? null;
            return (
              <tr key={id} className={now?.closed === true ? 'row-gone' : undefined}>
                <th scope="row">
                  {card.name} <span className="quiet">{id}</span>
                </th>
                <td className="figure">{writeMoney(title.money.currency, card.price)}</td>
                <td className="figure">{writeMoney(title.money.currency, card.revenue)}</td>
                {state !== null && (
                  <td>
                    {now?.closed === true ? words('privates.closed') : owner === null ? words('privates.unsold') : names.owner(owner)}
                  </td>
                )}
                <td className="prose">{card.powers.map((power) => powerSentence(title, power, words)).join(' ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import type { Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { Chip, createNames } from '@roundhouse/ui';
import type { ReactElement } from 'react';

/** Corporations: home, tokens, shares, float. */
export function Corporations({ title, words }: { readonly title: Title; readonly words: Words }): ReactElement {
  const names = createNames(title, null, words);
  return (
    <div className="scroller">
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{words('reference.corporation')}</th>
            <th scope="col">{words('reference.home_hex')}</th>
            <th scope="col">{words('reference.tokens')}</th>
            <th scope="col" className="figure">
              {words('reference.shares')}
            </th>
            <th scope="col" className="figure">
              {words('reference.float')}
            </th>
          </tr>
        </thead>
        <tbody>
          {title.corporations.ids.flatMap((id) => {
            const print = title.corporations.of[id];
            if (print === undefined) return [];
            return (
              <tr key={id}>
                <th scope="row">
                  <Chip id={id} corporation={print} /> {print.name}
                </th>
                <td>{print.home === null ? words('terms.none') : names.hex(print.home.hex)}</td>
                <td>{print.token_prices.map(names.money).join(' · ')}</td>
                <td className="figure">{print.size}</td>
                <td className="figure">{words('terms.percent', { percent: print.float_percent })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

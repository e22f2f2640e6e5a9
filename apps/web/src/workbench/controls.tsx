import type { ReactElement } from 'react';
import type { BenchProps } from './sections.tsx';

/** What is pressed, typed and read, in each of its states. */
export function Controls({ words }: BenchProps): ReactElement {
  return (
    <>
      <div className="buttons">
        <button type="button" className="button">
          {words('act.pass')}
        </button>
        <button type="button" className="button button-primary">
          {words('act.do_it')}
        </button>
        <button type="button" className="button button-danger">
          {words('act.bankrupt')}
        </button>
        <button type="button" className="button" disabled>
          {words('table.undo')}
        </button>
        <button type="button" className="link-button">
          {words('home.forget')}
        </button>
      </div>
      <label className="field">
        <span>{words('auction.amount')}</span>
        <input type="text" inputMode="numeric" defaultValue="100" />
      </label>
      <label className="field">
        <span>{words('auction.amount')}</span>
        <input type="text" inputMode="numeric" defaultValue="x" aria-invalid="true" />
      </label>
      <p className="notice">{words('notice.conflict')}</p>
      <p className="refusal">{words('act.whole_number')}</p>
    </>
  );
}

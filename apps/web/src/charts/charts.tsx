import type { Names } from '@roundhouse/ui';
import { useEffect, useMemo, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { chapterAt, type Reel } from '../history/reel.ts';
import type { Time } from '../history/use-time.ts';
import { Download } from './download.tsx';
import { FigureTable } from './figure-table.tsx';
import { companyInk, playerInk, type Ink } from './inks.ts';
import { Plot } from './plot.tsx';
import { byAction, byRound, dividendsOf, payoutsByRound, pricesOver, valuesOver, type Series } from './series.ts';

/** Value, share prices and dividends over the game so far. */
export function Charts({ time, names }: { readonly time: Time; readonly names: Names }): ReactElement {
  const { loading, wake, now, past, at } = time;
  useEffect(wake, [wake]);
  if (loading.kind === 'secret') return <p role="status">{words('time.secret')}</p>;
  if (loading.kind === 'offline') return <p role="alert">{words('time.offline')}</p>;
  if (loading.kind !== 'there' || !loading.ready)
    return <p role="status">{words('time.loading', { done: loading.kind === 'there' ? loading.played : 0, count: now })}</p>;
  const { reel } = loading;
  return <Drawn reel={reel} names={names} here={past ? (reel.chapters[chapterAt(reel, at)]?.round ?? null) : null} />;
}

interface DrawnProps {
  readonly reel: Reel;
  readonly names: Names;
  readonly here: string | null;
}

function Drawn({ reel, names, here }: DrawnProps): ReactElement {
  const { values, prices, payouts, decided } = useMemo(() => {
    const rounds = byRound(reel);
    return {
      values: valuesOver(reel, rounds),
      prices: pricesOver(reel, rounds),
      payouts: payoutsByRound(reel),
      decided: dividendsOf(reel),
    };
  }, [reel]);
  const money = (amount: number) => names.money(amount);
  const company = (id: string) => names.operator(id);
  /** A dividend as players write it: withheld in brackets, half between bars. */
  const paid = (operator: string, upTo: number) => {
    const chapter = reel.chapters.findLast(({ from }) => from < upTo);
    const one = decided.find((each) => each.operator === operator && each.at > (chapter?.from ?? 0) && each.at <= upTo);
    if (one === undefined) return '';
    if (one.kind === 'withhold') return words('charts.withheld', { amount: money(one.revenue) });
    return words(one.kind === 'half' ? 'charts.half' : 'charts.paid', { amount: money(one.perShare) });
  };
  const everything = byAction(reel);
  return (
    <div className="charts">
      <Figure
        name="value"
        heading={words('charts.values')}
        note={words('charts.values_note')}
        series={values}
        inkOf={(id) => playerInk(values.ids.indexOf(id), names.colour(id))}
        nameOf={names.player}
        written={money}
        money={money}
        here={here}
        finer={() => valuesOver(reel, everything)}
      />
      <Figure
        name="price"
        heading={words('charts.prices')}
        note={words('charts.prices_note')}
        series={prices}
        inkOf={(id) => companyInk(reel.title, id)}
        nameOf={company}
        written={money}
        money={money}
        here={here}
        finer={() => pricesOver(reel, everything)}
      />
      <Figure
        name="dividend"
        heading={words('charts.dividends')}
        note={words('charts.dividends_note')}
        series={payouts}
        kind="bars"
        inkOf={(id) => companyInk(reel.title, id)}
        nameOf={company}
        written={(_, id, at) => paid(id, at)}
        money={money}
        here={here}
      />
    </div>
  );
}

interface FigureProps {
  /** Beginning of the name of its file. */
  readonly name: string;
  readonly heading: string;
  readonly note: string;
  readonly series: Series;
  readonly kind?: 'lines' | 'bars';
  readonly inkOf: (id: string) => Ink;
  readonly nameOf: (id: string) => string;
  readonly written: (value: number, id: string, at: number) => string;
  readonly money: (amount: number) => string;
  readonly here: string | null;
  /** The same by action, where it changes from one to the next. */
  readonly finer?: () => Series;
}

/** A chart with its key, its figures as a table, and both for a spreadsheet. */
function Figure({ name, heading, note, series, kind = 'lines', inkOf, nameOf, written, money, here, finer }: FigureProps): ReactElement {
  if (series.ids.length === 0 || series.rows.length === 0)
    return (
      <section>
        <h2>{heading}</h2>
        <p className="quiet">{words('charts.nothing')}</p>
      </section>
    );
  return (
    <section>
      <h2>{heading}</h2>
      <p className="quiet">{note}</p>
      <ul className="chart-key">
        {series.ids.map((id) => (
          <li key={id}>
            <Swatch ink={inkOf(id)} bar={kind === 'bars'} /> {nameOf(id)}
          </li>
        ))}
      </ul>
      <div className="chart" aria-hidden="true">
        <Plot kind={kind} series={series} inkOf={inkOf} nameOf={nameOf} money={money} here={here} />
      </div>
      <details>
        <summary>{words('charts.as_table', { heading })}</summary>
        <FigureTable series={series} caption={heading} nameOf={nameOf} written={written} />
      </details>
      <p className="buttons">
        <Download file={`${name}-by-round.csv`} label={words('charts.csv_round')} series={() => series} nameOf={nameOf} />
        {finer !== undefined && (
          <Download file={`${name}-by-action.csv`} label={words('charts.csv_action')} series={finer} nameOf={nameOf} />
        )}
      </p>
    </section>
  );
}

function Swatch({ ink: { colour, dash, casing }, bar }: { readonly ink: Ink; readonly bar: boolean }): ReactElement {
  return (
    <svg width="28" height="12" aria-hidden="true" focusable="false">
      {casing && <line x1="1" x2="27" y1="6" y2="6" stroke="var(--edge)" strokeWidth={bar ? 12 : 5} />}
      <line x1="1" x2="27" y1="6" y2="6" stroke={colour} strokeWidth={bar ? 10 : 3} strokeDasharray={dash} />
    </svg>
  );
}

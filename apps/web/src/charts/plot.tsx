import type { ReactElement } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { roundWords } from '../parts/round-words.ts';
import type { Ink } from './inks.ts';
import type { Series } from './series.ts';

const HEIGHT = 300;

export interface PlotProps {
  readonly kind: 'lines' | 'bars';
  readonly series: Series;
  readonly inkOf: (id: string) => Ink;
  readonly nameOf: (id: string) => string;
  readonly money: (amount: number) => string;
  /** Round that is looked at; null: the present. */
  readonly here: string | null;
}

/** A chart of figures by round: lines, or bars upon each other. */
export function Plot({ kind, series: { ids, rows }, inkOf, nameOf, money, here }: PlotProps): ReactElement {
  const data = rows.map(({ sample, values }) => ({ round: roundWords(sample.round), ...values }));
  const axes = [
    <CartesianGrid key="grid" stroke="var(--hairline)" vertical={false} />,
    <XAxis key="x" dataKey="round" stroke="var(--quiet)" tick={{ fontSize: 12 }} interval="preserveStartEnd" minTickGap={24} />,
    <YAxis key="y" stroke="var(--quiet)" tick={{ fontSize: 12 }} width={64} tickFormatter={(value: number) => money(value)} />,
    <Tooltip
      key="tip"
      isAnimationActive={false}
      cursor={{ stroke: 'var(--edge)', fill: 'var(--hairline)', fillOpacity: 0.4 }}
      contentStyle={{ background: 'var(--card)', border: '1px solid var(--edge)', borderRadius: 4, color: 'var(--ink)' }}
      itemStyle={{ color: 'var(--ink)' }}
      formatter={(value) => money(Number(value))}
    />,
    here === null ? null : <ReferenceLine key="here" x={roundWords(here)} stroke="var(--info)" strokeDasharray="4 4" />,
  ];
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {kind === 'lines' ? (
        <LineChart accessibilityLayer={false} data={data} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          {axes}
          {ids.flatMap((id) => {
            const { colour, dash, casing } = inkOf(id);
            const common = { dataKey: id, dot: false, isAnimationActive: false, connectNulls: false } as const;
            return [
              casing && (
                <Line
                  key={`${id} casing`}
                  {...common}
                  stroke="var(--edge)"
                  strokeWidth={4.5}
                  tooltipType="none"
                  legendType="none"
                  activeDot={false}
                />
              ),
              <Line key={id} {...common} name={nameOf(id)} stroke={colour} strokeWidth={2.5} strokeDasharray={dash} />,
            ];
          })}
        </LineChart>
      ) : (
        <BarChart accessibilityLayer={false} data={data} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          {axes}
          {ids.map((id) => (
            <Bar
              key={id}
              dataKey={id}
              name={nameOf(id)}
              stackId="all"
              fill={inkOf(id).colour}
              stroke="var(--edge)"
              strokeWidth={0.5}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}

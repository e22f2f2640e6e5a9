import type { ReactElement } from 'react';
import type { Stop, Title } from '@roundhouse/title-schema';

/** Values of a stop that change with the phase, as coloured steps; the one in force is framed. */
export function OffboardValues({
  title,
  stop,
  band,
  name,
}: {
  readonly title: Title;
  readonly stop: Stop;
  readonly band: string | null;
  readonly name: string | null;
}): ReactElement {
  const steps = stop.show_revenue === false ? [] : bandsOf(title, stop);
  const width = 22;
  return (
    <g className="offboard">
      {name !== null && (
        <text className="place-name" y={-13} fontSize={9.2}>
          {name}
        </text>
      )}
      {steps.map(({ bands, value }, index) => (
        <g
          key={bands[0] ?? ''}
          transform={`translate(${(index - (steps.length - 1) / 2) * width} 3)`}
          className={band !== null && bands.includes(band) ? 'band band-now' : 'band'}
        >
          <rect className={`band-${bandColour(title, bands[0] ?? null)}`} x={-width / 2} y={-8} width={width} height={16} />
          <text className="value">{value}</text>
        </g>
      ))}
    </g>
  );
}

/** A band has the colour of the newest tiles of its first phase; grey where no phase brings it, as one that only trains have. */
export function bandColour(title: Title, band: string | null): string {
  if (band === null) return 'yellow';
  const phase = title.phases.ids.find((id) => title.rules.routes.bands[id] === band);
  return phase === undefined ? 'grey' : (title.phases.of[phase]?.tile_colours.at(-1) ?? 'yellow');
}

function bandsOf(title: Title, stop: Stop): readonly { readonly bands: readonly string[]; readonly value: number }[] {
  if (typeof stop.revenue === 'number') return stop.revenue === 0 ? [] : [{ bands: [], value: stop.revenue }];
  const { revenue } = stop;
  const ofPhases = title.phases.ids.map((phase) => title.rules.routes.bands[phase] ?? '');
  const ofTrains = title.trains.ids.flatMap((train) => title.trains.of[train]?.reach.flatMap(({ band }) => band ?? []) ?? []);
  const order = [...new Set([...ofPhases, ...ofTrains])].filter((band) => band in revenue);
  const steps: { bands: string[]; value: number }[] = [];
  for (const band of order.length > 0 ? order : Object.keys(revenue)) {
    const value = revenue[band] ?? 0;
    const last = steps.at(-1);
    if (last?.value === value) last.bands.push(band);
    else steps.push({ bands: [band], value });
  }
  return steps;
}

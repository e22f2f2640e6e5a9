import type { ReactElement } from 'react';
import type { Hex, Title } from '@roundhouse/title-schema';
import { drawFace, SLOT } from './drawing.ts';
import { centre, outline, RADIUS, round } from './layout.ts';

/** The board as a cover: land, printed track, cities and towns without lettering. An ornament, told to nobody who does not see it. */
export function MapCover({ title }: { readonly title: Title }): ReactElement {
  const { layout } = title.map;
  const hexes = title.map.hexes.ids.flatMap((id) => title.map.hexes.of[id] ?? []);
  const centres = hexes.map((hex) => centre(layout, hex));
  const left = Math.min(...centres.map(({ x }) => x)) - RADIUS;
  const top = Math.min(...centres.map(({ y }) => y)) - RADIUS;
  const width = Math.max(...centres.map(({ x }) => x)) + RADIUS - left;
  const height = Math.max(...centres.map(({ y }) => y)) + RADIUS - top;
  return (
    <svg className="map-cover" viewBox={`${round(left)} ${round(top)} ${round(width)} ${round(height)}`} aria-hidden="true">
      {hexes.map((hex) => (
        <CoverHex key={hex.id} title={title} hex={hex} />
      ))}
    </svg>
  );
}

function CoverHex({ title, hex }: { readonly title: Title; readonly hex: Hex }): ReactElement {
  const { layout } = title.map;
  const { x, y } = centre(layout, hex);
  const { stops, tracks } = drawFace(hex, 0, layout);
  const home = (id: string | undefined): string => title.corporations.of[id ?? '']?.colour ?? 'var(--map-paper)';
  return (
    <g className={`face-${hex.colour}`} transform={`translate(${round(x)} ${round(y)})`}>
      <polygon className="face-ground" points={outline(layout)} />
      {tracks.map((path) => (
        <path key={path} className="cover-track" d={path} />
      ))}
      {stops.map(({ stop, point, slots }, index) =>
        stop.kind === 'town' ? (
          <circle key={index} className="town-dot" cx={round(point.x)} cy={round(point.y)} r={9} />
        ) : (
          slots.map((slot, place) => (
            <circle
              key={`${index}/${place}`}
              className="cover-city"
              cx={round(slot.x)}
              cy={round(slot.y)}
              r={SLOT * 1.15}
              fill={home(stop.reserved[place] ?? hex.reserved_hex[index])}
            />
          ))
        ),
      )}
    </g>
  );
}

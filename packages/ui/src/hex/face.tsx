import type { ReactElement } from 'react';
import type { Face, Terrain, Title } from '@roundhouse/title-schema';
import { Token } from '../companies/token.tsx';
import { drawFace, SLOT, type DrawnStop, type Drawing } from './drawing.ts';
import { at, edgeAngle, edgePoint, outline, round, RADIUS, type Layout, type Point } from './layout.ts';
import { GUEST, letteringOf, type PlacedWords } from './lettering.ts';
import { OffboardValues } from './offboard.tsx';

export interface Seat {
  readonly stop: number;
  readonly slot: number;
  readonly owner: string;
}

export interface FaceProps {
  readonly title: Title;
  readonly face: Face;
  readonly rotation: number;
  readonly layout: Layout;
  readonly seats?: readonly Seat[];
  /** Value band in force. */
  readonly band?: string | null;
  readonly name?: string | null;
  readonly terrain?: readonly Terrain[];
  readonly coordinate?: string | null;
  readonly number?: string | null;
  /** Tokens that lie in the hex and in no city yet, or are kept for it: drawn beside the cities and the name. */
  readonly guests?: readonly { readonly owner: string; readonly reserved: boolean }[];
  /** Sides at which it is written what they cost to cross. */
  readonly sides?: readonly number[];
}

/** One hex or tile around the origin: ground, track, stops, tokens and lettering. */
export function FaceDrawing(props: FaceProps): ReactElement {
  const { face, rotation, layout, title, seats = [] } = props;
  const drawing = drawFace(face, rotation, layout);
  return (
    <g className={`face face-${face.colour}`}>
      <polygon className="face-ground" points={outline(layout)} />
      {drawing.stubs.map((edge) => (
        <Stub key={edge} edge={edge} layout={layout} />
      ))}
      {drawing.tracks.length > 0 && (
        <>
          <path className="track-casing" d={drawing.tracks.join(' ')} />
          <path className="track" d={drawing.tracks.join(' ')} />
        </>
      )}
      {drawing.stops.map((drawn, index) => (
        <StopDrawing key={index} drawn={drawn} title={title} seats={seats.filter((seat) => seat.stop === index)} />
      ))}
      <Lettering {...props} drawing={drawing} />
    </g>
  );
}

function Stub({ edge, layout }: { readonly edge: number; readonly layout: Layout }): ReactElement {
  const angle = edgeAngle(layout, edge);
  const base = edgePoint(layout, edge);
  const tip = at(angle, RADIUS * 0.5);
  const side = at(angle + 90, 4.5);
  const points = [
    [base.x + side.x, base.y + side.y],
    [base.x - side.x, base.y - side.y],
    [tip.x, tip.y],
  ].map(([x = 0, y = 0]) => `${round(x)},${round(y)}`);
  return <polygon className="track-stub" points={points.join(' ')} />;
}

function StopDrawing({
  drawn,
  title,
  seats,
}: {
  readonly drawn: DrawnStop;
  readonly title: Title;
  readonly seats: readonly Seat[];
}): ReactElement | null {
  const { stop, point, slots, across } = drawn;
  if (stop.kind === 'offboard') return null;
  if (stop.kind === 'town') {
    if (across === null) return <circle className="town-dot" cx={round(point.x)} cy={round(point.y)} r={RADIUS * 0.11} />;
    const half = at(across, RADIUS * 0.16);
    return (
      <path
        className="town-bar"
        d={`M${round(point.x - half.x)} ${round(point.y - half.y)}L${round(point.x + half.x)} ${round(point.y + half.y)}`}
      />
    );
  }
  return (
    <g className="city">
      {slots.length > 1 && (
        <polygon className="city-join" points={slots.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')} strokeWidth={SLOT * 2} />
      )}
      {slots.map((slot, index) => {
        const seat = seats.find((one) => one.slot === index);
        const reserved = stop.reserved[index];
        return (
          <g key={index}>
            <circle className="city-slot" cx={round(slot.x)} cy={round(slot.y)} r={SLOT} />
            {seat !== undefined && (
              <Token
                id={seat.owner}
                corporation={title.corporations.of[seat.owner]}
                x={round(slot.x)}
                y={round(slot.y)}
                radius={SLOT * 0.94}
              />
            )}
            {seat === undefined && reserved !== undefined && !seats.some((one) => one.owner === reserved) && (
              <Token
                id={reserved}
                corporation={title.corporations.of[reserved]}
                x={round(slot.x)}
                y={round(slot.y)}
                radius={SLOT * 0.94}
                reserved
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Lettering({
  face,
  drawing,
  layout,
  title,
  band = null,
  name = null,
  terrain = [],
  coordinate = null,
  number = null,
  guests = [],
  sides = [],
}: FaceProps & { readonly drawing: Drawing }): ReactElement {
  const { offboard, values, label, named, costs, tokens, corner } = letteringOf(drawing, {
    face,
    layout,
    name,
    terrain,
    coordinate,
    number,
    guests: guests.length,
    sides,
  });
  return (
    <g className="lettering">
      {offboard && <OffboardValues title={title} stop={offboard} band={band} name={name} />}
      {values.map(({ value, place }, index) => (
        <g key={index} transform={`translate(${round(place.x)} ${round(place.y)})`}>
          <rect className="value-pill" x={-9} y={-6.5} width={18} height={13} rx={6.5} />
          <text className="value">{value}</text>
        </g>
      ))}
      {label && <Words className="face-label" placed={label} />}
      {named && <Words className="place-name" placed={named} />}
      {costs.map(({ terrain: one, place }, index) => (
        <TerrainMark key={index} terrain={one} place={place} />
      ))}
      {guests.map((guest, index) => (
        <Token
          key={guest.owner}
          id={guest.owner}
          corporation={title.corporations.of[guest.owner]}
          x={round(tokens[index]?.x ?? 0)}
          y={round(tokens[index]?.y ?? 0)}
          radius={GUEST}
          reserved={guest.reserved}
        />
      ))}
      {corner && (
        <text className="coordinate" x={round(corner.place.x)} y={round(corner.place.y)}>
          {corner.text}
        </text>
      )}
    </g>
  );
}

function Words({ className, placed: { x, y, lines, size } }: { readonly className: string; readonly placed: PlacedWords }): ReactElement {
  return (
    <text className={className} y={round(y)} fontSize={size}>
      {lines.map((text, index) => (
        <tspan key={text} x={round(x)} dy={index === 0 ? -(size / 2) * (lines.length - 1) : size}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

const MARKS: Readonly<Record<string, string>> = {
  mountain: 'M-7 3L-1 -7L2 -2L4 -5L8 3Z',
  hill: 'M-7 3Q-3 -6 1 3M-1 3Q4 -5 8 3',
  water: 'M-8 -3q2 -3 4 0t4 0t4 0t4 0M-8 1q2 -3 4 0t4 0t4 0t4 0',
  lake: 'M-8 -3q2 -3 4 0t4 0t4 0t4 0M-8 1q2 -3 4 0t4 0t4 0t4 0',
  river: 'M-8 -3q2 -3 4 0t4 0t4 0t4 0M-8 1q2 -3 4 0t4 0t4 0t4 0',
  swamp: 'M-6 2V-4M-3 2V-6M0 2V-4M3 2V-6M6 2V-4',
};

function TerrainMark({ terrain, place }: { readonly terrain: Terrain; readonly place: Point }): ReactElement {
  const kind = terrain.types[0] ?? 'hill';
  return (
    <g className={`terrain terrain-${kind}`} transform={`translate(${round(place.x)} ${round(place.y - 3)})`}>
      <path className="terrain-mark" d={MARKS[kind] ?? MARKS['hill']} />
      {terrain.cost > 0 && (
        <text className="terrain-cost" y={10}>
          {terrain.cost}
        </text>
      )}
    </g>
  );
}

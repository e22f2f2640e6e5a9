import { memo, type ReactElement } from 'react';
import type { Board, PaidRoute } from '@roundhouse/engine';
import type { Words } from '@roundhouse/messages';
import type { Hex, Title } from '@roundhouse/title-schema';
import { Barriers } from './barriers.tsx';
import { costlySides } from './borders.ts';
import { drawFace } from './drawing.ts';
import { FaceDrawing, type Seat } from './face.tsx';
import { centre, distance, outline, RADIUS, round, type Point } from './layout.ts';
import { faceAt, routeLine } from './route-line.ts';

/** A route, with the number of its train by which it is known beside the map; left out: its place in the list. */
export interface DrawnRoute extends Pick<PaidRoute, 'hexes' | 'stops'> {
  readonly number?: number;
}

export interface MapProps {
  readonly title: Title;
  /** null: the board as printed. */
  readonly board: Board | null;
  readonly phase: string | null;
  readonly words: Words;
  /** Hexes that may be used now. */
  readonly usable?: ReadonlySet<string>;
  readonly selected?: string | null;
  /** The hex of the last lay. */
  readonly last?: string | null;
  /** A tile that is tried out. */
  readonly trial?: { readonly hex: string; readonly tile: string; readonly rotation: number } | null;
  readonly routes?: readonly DrawnRoute[];
  readonly onHex?: ((hex: string) => void) | undefined;
  readonly onStop?: ((hex: string, stop: number) => void) | undefined;
  /** Stops that may be chosen, `<hex>/<stop>`; left out: all. */
  readonly stops?: ReadonlySet<string> | undefined;
  readonly numbers?: boolean;
  readonly coordinates?: boolean;
}

/** The whole board. */
export function HexMap(props: MapProps): ReactElement {
  const { title, board, phase, words, usable, selected = null, trial = null, routes = [], onHex, onStop } = props;
  const hexes = title.map.hexes.ids.flatMap((id) => title.map.hexes.of[id] ?? []);
  const centres = hexes.map((hex) => centre(title.map.layout, hex));
  const left = Math.min(...centres.map(({ x }) => x)) - RADIUS - 4;
  const top = Math.min(...centres.map(({ y }) => y)) - RADIUS - 4;
  const width = Math.max(...centres.map(({ x }) => x)) + RADIUS + 4 - left;
  const height = Math.max(...centres.map(({ y }) => y)) + RADIUS + 4 - top;
  const shown: Board | null =
    board !== null && trial !== null
      ? { ...board, tiles: { ...board.tiles, [trial.hex]: { tile: trial.tile, copy: 0, rotation: trial.rotation } } }
      : board;
  const band = phase === null ? null : (title.rules.routes.bands[phase] ?? null);
  return (
    <svg
      className={usable === undefined ? 'map' : 'map map-choosing'}
      viewBox={`${round(left)} ${round(top)} ${round(width)} ${round(height)}`}
      role="group"
      aria-label={words('map.label', { title: title.name })}
    >
      {hexes.map((hex) => {
        const place = faceAt(title, shown, hex);
        return (
          <MapHex
            key={hex.id}
            title={title}
            hex={hex}
            tile={place.tile}
            rotation={place.rotation}
            seats={seatsIn(shown, hex.id)}
            band={band}
            words={words}
            usable={usable?.has(hex.id) ?? false}
            selected={selected === hex.id}
            last={props.last === hex.id}
            number={props.numbers === true ? place.tile : null}
            coordinate={props.coordinates !== false}
            onHex={onHex}
          />
        );
      })}
      <Barriers title={title} board={shown} />
      {board !== null &&
        routes.map((route, index) => (
          <RouteLine key={index} title={title} board={board} route={route} number={route.number ?? index + 1} />
        ))}
      {onStop !== undefined &&
        hexes.map((hex) => (
          <StopTargets key={hex.id} title={title} board={board} hex={hex} words={words} onStop={onStop} allowed={props.stops} />
        ))}
    </svg>
  );
}

/** Tokens in a hex as text, so that an unchanged hex is not drawn again. */
function seatsIn(board: Board | null, hex: string): string {
  return (board?.stations ?? [])
    .filter((station) => station.hex === hex)
    .map(({ owner, stop, slot }) => `${owner}:${stop ?? ''}:${slot}`)
    .join(' ');
}

interface MapHexProps {
  readonly title: Title;
  readonly hex: Hex;
  readonly tile: string | null;
  readonly rotation: number;
  readonly seats: string;
  readonly band: string | null;
  readonly words: Words;
  readonly usable: boolean;
  readonly selected: boolean;
  readonly last: boolean;
  readonly number: string | null;
  readonly coordinate: boolean;
  readonly onHex: ((hex: string) => void) | undefined;
}

const MapHex = memo(function MapHex({
  title,
  hex,
  tile,
  rotation,
  seats,
  band,
  words,
  usable,
  selected,
  last,
  number,
  coordinate,
  onHex,
}: MapHexProps): ReactElement {
  const { x, y } = centre(title.map.layout, hex);
  const face = tile === null ? hex : (title.tiles.of[tile] ?? hex);
  const stations = seats === '' ? [] : seats.split(' ').map((seat) => seat.split(':'));
  const placed: Seat[] = stations.flatMap(([owner = '', stop = '', slot = '0']) =>
    stop === '' ? [] : [{ owner, stop: Number(stop), slot: Number(slot) }],
  );
  const waiting = stations.filter(([, stop]) => stop === '').map(([owner = '']) => owner);
  const terrain = tile === null ? hex.terrain : (title.tiles.of[tile]?.terrain ?? []);
  const act =
    onHex === undefined
      ? {}
      : pressable(
          () => onHex(hex.id),
          words('map.choose_hex', { hex: hex.name ? words('map.place', { hex: hex.id, name: hex.name }) : hex.id }),
          usable,
        );
  const kept = face.stops.length > 0 ? hex.reserved_hex.filter((owner) => !stations.some(([one]) => one === owner)) : [];
  return (
    <g
      className={`hex${usable ? ' hex-usable' : ''}${selected ? ' hex-selected' : ''}`}
      data-hex={hex.id}
      transform={`translate(${round(x)} ${round(y)})`}
      {...act}
    >
      <FaceDrawing
        title={title}
        face={face}
        rotation={rotation}
        layout={title.map.layout}
        seats={placed}
        band={band}
        name={hex.name}
        terrain={terrain}
        coordinate={coordinate ? hex.id : null}
        number={number}
        sides={costlySides(title, hex)}
        guests={[...waiting.map((owner) => ({ owner, reserved: false })), ...kept.map((owner) => ({ owner, reserved: true }))]}
      />
      {last && <polygon className="hex-last" points={outline(title.map.layout, 0.93)} />}
      {(usable || selected) && <polygon className="hex-rim" points={outline(title.map.layout, 0.93)} />}
    </g>
  );
});

/** What makes a drawn thing a button. */
function pressable(press: () => void, label: string, inOrder = true) {
  return {
    role: 'button',
    tabIndex: inOrder ? 0 : -1,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event: { readonly key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  } as const;
}

/** Colours with dashes in which routes are drawn; more routes begin again. */
const ROUTE_LOOKS = 4;

/** Where the number of a route stands: on the side that it crosses first, which no other route crosses. */
function badgePoint(title: Title, { hexes }: DrawnRoute): Point | null {
  const [first, second] = hexes.filter((id, index) => id !== hexes[index - 1]).map((id) => title.map.hexes.of[id]);
  if (first === undefined) return null;
  const from = centre(title.map.layout, first);
  const to = second === undefined ? from : centre(title.map.layout, second);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function RouteLine({
  title,
  board,
  route,
  number,
}: {
  readonly title: Title;
  readonly board: Board;
  readonly route: DrawnRoute;
  readonly number: number;
}): ReactElement {
  const stretches = routeLine(title, board, route);
  const badge = badgePoint(title, route);
  return (
    <g className={`route route-${((number - 1) % ROUTE_LOOKS) + 1}`} aria-hidden="true">
      {stretches.map((stretch, place) => (
        <path
          key={`casing ${place}`}
          className="route-casing"
          d={stretch.path}
          transform={`translate(${round(stretch.at.x)} ${round(stretch.at.y)})`}
        />
      ))}
      {stretches.map((stretch, place) => (
        <path key={place} className="route-line" d={stretch.path} transform={`translate(${round(stretch.at.x)} ${round(stretch.at.y)})`} />
      ))}
      {badge !== null && (
        <g transform={`translate(${round(badge.x)} ${round(badge.y)})`}>
          <circle className="route-badge" r={8} />
          <text className="route-number">{number}</text>
        </g>
      )}
    </g>
  );
}

/** Radius of what is clicked: as large as the neighbours leave room for. */
function reachOf(stops: readonly { readonly point: Point }[], point: Point): number {
  return Math.min(18, ...stops.filter((other) => other.point !== point).map((other) => distance(other.point, point) / 2));
}

function StopTargets({
  title,
  board,
  hex,
  words,
  onStop,
  allowed,
}: {
  readonly title: Title;
  readonly board: Board | null;
  readonly hex: Hex;
  readonly words: Words;
  readonly onStop: (hex: string, stop: number) => void;
  readonly allowed: ReadonlySet<string> | undefined;
}): ReactElement {
  const { x, y } = centre(title.map.layout, hex);
  const { face, rotation } = faceAt(title, board, hex);
  const { stops } = drawFace(face, rotation, title.map.layout);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      {stops.map(({ point }, index) =>
        allowed?.has(`${hex.id}/${index}`) === false ? null : (
          <circle
            key={index}
            className="stop-target"
            data-stop={`${hex.id}/${index}`}
            cx={round(point.x)}
            cy={round(point.y)}
            r={reachOf(stops, point)}
            {...pressable(() => onStop(hex.id, index), words('map.choose_stop', { hex: hex.name ?? hex.id }))}
          />
        ),
      )}
    </g>
  );
}

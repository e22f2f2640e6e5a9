import type { HexMap } from '@roundhouse/title-schema';

export type Layout = HexMap['layout'];
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre to corner. */
export const RADIUS = 50;
/** Centre to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const at = (degrees: number, distance: number): Point => ({
  x: distance * Math.cos((degrees * Math.PI) / 180),
  y: distance * Math.sin((degrees * Math.PI) / 180),
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** Direction of a side in degrees, clockwise from the right. Side 0: bottom (flat) or lower left (pointy). */
export function edgeAngle(layout: Layout, edge: number): number {
  return (layout === 'flat' ? 90 : 120) + edge * 60;
}

export const edgePoint = (layout: Layout, edge: number): Point => at(edgeAngle(layout, edge), APOTHEM);
/** Corner between a side and the next one clockwise. */
export const cornerPoint = (layout: Layout, edge: number): Point => at(edgeAngle(layout, edge) + 30, RADIUS);

/** Centre of a hex given in doubled coordinates. */
export function centre(layout: Layout, hex: Point): Point {
  return layout === 'flat' ? { x: hex.x * RADIUS * 1.5, y: hex.y * APOTHEM } : { x: hex.x * APOTHEM, y: hex.y * RADIUS * 1.5 };
}

/** Outline of a hex around the origin, as the points of a polygon. */
export function outline(layout: Layout, scale = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .map((edge) => cornerPoint(layout, edge))
    .map((point) => `${round(point.x * scale)},${round(point.y * scale)}`)
    .join(' ');
}

export const round = (value: number): number => Math.round(value * 100) / 100;
const write = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

/** Track from side to side, at right angles to both. */
export function edgeToEdge(layout: Layout, from: number, to: number): string {
  const turn = (((to - from) % 6) + 6) % 6;
  const start = write(edgePoint(layout, from));
  const end = write(edgePoint(layout, to));
  if (turn === 3) return `M${start}L${end}`;
  const radius = turn === 1 || turn === 5 ? RADIUS / 2 : RADIUS * 1.5;
  return `M${start}A${radius} ${radius} 0 0 ${turn > 3 ? 1 : 0} ${end}`;
}

/** A point of the track from side to side (0: at the first, 1: at the second), and the direction across it. */
export function pointBetween(layout: Layout, from: number, to: number, part = 0.5): { readonly point: Point; readonly across: number } {
  const turn = (((to - from) % 6) + 6) % 6;
  const steps = turn > 3 ? 6 - turn : turn;
  const [a, b] = [edgePoint(layout, from), edgePoint(layout, to)];
  if (steps === 3) return { point: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, across: edgeAngle(layout, from) + 90 };
  // Centre of the arc: the corner between neighbouring sides, or where the lines of two sides further apart meet.
  const middle = at(edgeAngle(layout, turn > 3 ? to : from) + steps * 30, steps === 1 ? RADIUS : APOTHEM * 2);
  const towards = (end: Point) => (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  const sweep = ((((towards(b) - towards(a)) % 360) + 540) % 360) - 180;
  const across = towards(a) + sweep * part;
  return { point: add(middle, at(across, steps === 1 ? RADIUS / 2 : RADIUS * 1.5)), across };
}

/** Track from a side to a point inside: it leaves the side at a right angle. */
export function edgeToPoint(layout: Layout, edge: number, point: Point): string {
  const bend = at(edgeAngle(layout, edge), APOTHEM * 0.55);
  return `M${write(edgePoint(layout, edge))}Q${write(bend)} ${write(point)}`;
}

export const line = (from: Point, to: Point): string => `M${write(from)}L${write(to)}`;

import type { Face, Stop, StopSource, TileSource, Track, TrackEnd, TrackSource } from '@roundhouse/title-schema';

/** Value bands in order of first use, such as yellow, green, brown. */
export type Bands = readonly string[];

function trackEnd(text: string): TrackEnd {
  const [kind, number] = text.split(' ');
  if (kind === 'edge') return { edge: Number(number) };
  return kind === 'stop' ? { stop: Number(number) } : { junction: 0 };
}

function track(source: TrackSource): Track {
  return {
    from: trackEnd(source.from),
    to: trackEnd(source.to),
    ...(source.dead_end === undefined ? {} : { dead_end: source.dead_end }),
  };
}

/** A value for every band: a band that is not printed takes the value of the one before. */
function banded(printed: Readonly<Record<string, number>>, bands: Bands): Readonly<Record<string, number>> {
  const filled: Record<string, number> = {};
  let value = printed[bands.find((band) => printed[band] !== undefined) ?? ''] ?? 0;
  for (const band of bands) filled[band] = value = printed[band] ?? value;
  return filled;
}

function stop(source: StopSource, bands: Bands): Stop {
  return {
    kind: source.kind,
    revenue: typeof source.revenue === 'number' ? source.revenue : banded(source.revenue, bands),
    slots: source.kind === 'city' ? (source.slots ?? 1) : 0,
    groups: source.groups,
    visit_cost: source.visit_cost,
    reserved: source.reserved_for,
    ...(source.starting_tokens.length === 0 ? {} : { starting_tokens: source.starting_tokens }),
    ...(source.loc === undefined ? {} : { loc: source.loc }),
    ...(source.show_revenue === undefined ? {} : { show_revenue: source.show_revenue }),
  };
}

/** What is printed on a tile or hex, with everything spelled out. */
export function face(source: Pick<TileSource, 'colour' | 'stops' | 'track' | 'label' | 'icons'>, bands: Bands): Face {
  return {
    colour: source.colour,
    stops: source.stops.map((one) => stop(one, bands)),
    track: source.track.map(track),
    label: source.label ?? null,
    ...(source.icons.length === 0 ? {} : { icons: source.icons }),
  };
}

/** Edges to which track of a face leads. */
export function trackEdges(of: Pick<Face, 'track'>): ReadonlySet<number> {
  const edges = new Set<number>();
  for (const { from, to } of of.track) for (const end of [from, to]) if ('edge' in end) edges.add(end.edge);
  return edges;
}

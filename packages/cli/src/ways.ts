import { faceAt, isHex, type Game, type HexId } from '@roundhouse/engine';

/** A way from a stop to the next one, with no stop between. Stops are `<hex>/<index>`. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** The stretch as a route names it. */
  readonly connection: readonly string[];
  /** Hex sides crossed, and tracks between stops of one hex. */
  readonly track: readonly string[];
}

/** A side of the hex, turned; a stop; the point where tracks of the hex meet. */
type End = `edge ${number}` | `stop ${number}` | 'junction';

/** All ways between the stops of two hexes (1830 §8.8), which may be one hex: round, or within it. */
export function waysBetween(game: Game, from: HexId, to: HexId): Way[] {
  if (!isHex(game, from) || !isHex(game, to)) return [];
  const found: Way[] = [];
  const go = (start: string, hex: HexId, end: End, hexes: readonly HexId[], track: readonly string[]): void => {
    for (const other of leadingOn(game, hex, end)) {
      const [kind, index = ''] = other.split(' ');
      if (kind === 'stop') {
        const stop = `${hex}/${index}`;
        if (hex === to && stop !== start) found.push(wayOf(start, stop, hexes, track));
        continue;
      }
      const edge = Number(index);
      const next = game.title.map.hexes.of[hex]?.neighbours[edge];
      if (next === undefined || next === null) continue;
      const entered = (edge + 3) % 6;
      const side = [`${hex} ${edge}`, `${next} ${entered}`].sort().join('|');
      if (!track.includes(side)) go(start, next, `edge ${entered}`, [...hexes, next], [...track, side]);
    }
  };
  faceAt(game, from).face.stops.forEach((_, index) => go(`${from}/${index}`, from, `stop ${index}`, [from], []));
  return found;
}

function wayOf(from: string, to: string, hexes: readonly HexId[], track: readonly string[]): Way {
  if (hexes.length > 1) return { from, to, connection: hexes, track };
  const stops = [from, to].map((stop) => stop.split('/')[1] ?? '').sort();
  const inner = `${hexes[0] ?? ''} ${stops.join('.')}`;
  return { from, to, connection: [inner], track: [inner] };
}

/** Where track leads from an end of a hex: sides and stops, over one piece or over two that meet in the middle. */
function leadingOn(game: Game, hex: HexId, end: End): End[] {
  const { face, rotation } = faceAt(game, hex);
  const ends = face.track.map(({ from, to }) => [from, to].map((each) => endOf(each, rotation)));
  const next = (from: End): End[] =>
    ends.flatMap(([a, b]) => (a === undefined || b === undefined ? [] : a === from ? [b] : b === from ? [a] : []));
  const direct = next(end);
  const meeting = direct.includes('junction') ? next('junction').filter((each) => each !== end) : [];
  return [...new Set([...direct, ...meeting])].filter((each) => each !== 'junction');
}

function endOf(end: { edge: number } | { stop: number } | { junction: 0 }, rotation: number): End {
  if ('edge' in end) return `edge ${(end.edge + rotation) % 6}`;
  return 'stop' in end ? `stop ${end.stop}` : 'junction';
}

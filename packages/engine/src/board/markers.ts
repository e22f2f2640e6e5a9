import type { Draft } from '../draft.ts';
import type { Bonus } from '../routes/value.ts';
import type { Game, HexId, Marker, OperatorId } from '../state.ts';

export function markersAt(game: Game, hex: HexId): readonly Marker[] {
  return game.state.board.markers[hex] ?? [];
}

/** Puts a marker on a hex for good. */
export function putMarker(draft: Draft, hex: HexId, marker: Marker, operator: OperatorId): void {
  const { board } = draft.state;
  draft.state.board = { ...board, markers: { ...board.markers, [hex]: [...markersAt(draft, hex), marker] } };
  draft.events.push({ type: 'marker', hex, name: marker.name, operator });
}

/** Takes the markers of this name off a hex. */
export function removeMarkers(draft: Draft, hex: HexId, name: string): void {
  const left = markersAt(draft, hex).filter((marker) => marker.name !== name);
  if (left.length === markersAt(draft, hex).length) return;
  const { board } = draft.state;
  draft.state.board = { ...board, markers: { ...board.markers, [hex]: left } };
  draft.events.push({ type: 'marker_removed', hex, name });
}

/** What markers add to a route: where it passes, or where it stops (1817 §8.6). */
export function markerBonus(game: Game): readonly Bonus[] {
  const { markers } = game.state.board;
  const all = Object.values(markers).flat();
  if (all.length === 0) return [];
  const sum = (hex: HexId, counts: Marker['counts']): number =>
    (markers[hex] ?? []).reduce((total, marker) => total + (marker.counts === counts ? marker.bonus : 0), 0);
  return [
    {
      mostPerRoute: all.reduce((total, { bonus }) => total + bonus, 0),
      multipleOf: all.map(({ bonus }) => bonus).reduce(divisor),
      ofRoute: ({ hexes, visits }) =>
        [...new Set(hexes)].reduce((total, hex) => total + sum(hex, 'pass'), 0) +
        visits.reduce((total, { hex }) => total + sum(hex, 'stop'), 0),
    },
  ];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

import type { Draft } from '../draft.ts';
import type { Bonus, RouteView } from '../routes/value.ts';
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
  return Object.entries(game.state.board.markers).flatMap(([hex, markers]) =>
    markers.map(({ bonus, counts }): Bonus => {
      const isMet = ({ hexes, visits }: RouteView): boolean =>
        counts === 'pass' ? hexes.includes(hex) : visits.some((visit) => visit.hex === hex);
      return {
        source: { kind: 'hex', hex },
        mostPerRoute: bonus,
        multipleOf: bonus,
        needs: [[hex]],
        byStops: counts === 'stop',
        ofRoute: (route) => (isMet(route) ? bonus : 0),
      };
    }),
  );
}

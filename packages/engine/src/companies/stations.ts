import { isStationOf } from '../board/stations.ts';
import type { Draft } from '../draft.ts';
import type { OperatorId, Station } from '../state.ts';

/** Puts a station on the board that is not of the charter's row of tokens; `instead`: whose station it replaces in its slot. */
export function layStation(draft: Draft, station: Station, instead?: OperatorId): void {
  const { board } = draft.state;
  const { hex, stop, slot, owner } = station;
  const rest = board.stations.filter((each) => !(each.owner === instead && each.hex === hex && each.stop === stop && each.slot === slot));
  draft.state.board = { ...board, stations: [...rest, station] };
  draft.events.push({ type: 'token', hex, stop, owner, cost: 0 });
}

/** Takes every station of an operator off the board; one that it shares stays for the others (1833NE §28.5). */
export function takeStationsOff(draft: Draft, owner: OperatorId): void {
  const { board } = draft.state;
  if (!board.stations.some((station) => isStationOf(station, owner))) return;
  draft.state.board = { ...board, stations: board.stations.flatMap((station) => withoutOwner(station, owner) ?? []) };
}

/** The stations of one operator become another's; where both have one in a hex, one goes (1833NE §23.9). */
export function passStations(draft: Draft, from: OperatorId, to: OperatorId): void {
  const { board } = draft.state;
  const own = new Set(board.stations.filter((station) => isStationOf(station, to)).map(({ hex }) => hex));
  draft.state.board = {
    ...board,
    stations: board.stations.flatMap((station) => {
      if (!isStationOf(station, from)) return [station];
      const rest = withoutOwner(station, from);
      if (own.has(station.hex)) return rest ?? [];
      const { shared_with: _, ...place } = station;
      const others = rest === null ? [] : [rest.owner, ...(rest.shared_with ?? [])];
      return [{ ...place, owner: to, extra: true as const, ...(others.length === 0 ? {} : { shared_with: others }) }];
    }),
  };
}

function withoutOwner(station: Station, gone: OperatorId): Station | null {
  if (!isStationOf(station, gone)) return station;
  const { owner: _, shared_with: __, ...place } = station;
  const [owner, ...others] = [station.owner, ...(station.shared_with ?? [])].filter((id) => id !== gone);
  if (owner === undefined) return null;
  return { ...place, owner, ...(others.length === 0 ? {} : { shared_with: others }) };
}

/** Owner of the tokens that block a place. */
export const NOBODY = 'B';

/** A token of nobody fills a slot for good (1828 §8.4). */
export function blockPlace(draft: Draft, place: Pick<Station, 'hex' | 'stop' | 'slot'>): void {
  const { board } = draft.state;
  const { hex, stop, slot } = place;
  draft.state.board = { ...board, stations: [...board.stations, { owner: NOBODY, hex, stop, slot, blocking: true }] };
  draft.events.push({ type: 'place_blocked', hex });
}

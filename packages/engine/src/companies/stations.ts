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

function withoutOwner(station: Station, gone: OperatorId): Station | null {
  if (!isStationOf(station, gone)) return station;
  const { owner: _, shared_with: __, ...place } = station;
  const [owner, ...others] = [station.owner, ...(station.shared_with ?? [])].filter((id) => id !== gone);
  if (owner === undefined) return null;
  return { ...place, owner, ...(others.length === 0 ? {} : { shared_with: others }) };
}

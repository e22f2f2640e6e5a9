import type { Title } from '@roundhouse/title-schema';
import { boardAfterLay, layRefusal, legalLays } from '../src/board/lays.ts';
import { network } from '../src/board/network.ts';
import { tokenPlaces, tokenRefusal } from '../src/board/tokens.ts';
import { bestRun } from '../src/routes/find.ts';
import { judge } from '../src/routes/judge.ts';
import type { Station } from '../src/state.ts';
import { cityOf, gameAt, type Position } from './recorded-positions.ts';
import { routeOf } from '../src/routes/written.ts';

/** What does not agree with a recorded action, in words; empty when all does. */
export function faultsOf(title: Title, position: Position): string[] {
  switch (position.type) {
    case 'run_routes':
      return runFaults(title, position);
    case 'lay_tile':
      return layFaults(title, position);
    case 'place_token':
      return tokenFaults(title, position);
    default:
      return [];
  }
}

function runFaults(title: Title, { entity, revenue, before, action }: Position): string[] {
  const routes = (action.routes ?? []).map(({ train, connections }) => ({ train, connections }));
  const game = gameAt(title, before, { [entity]: routes.map(({ train }) => train) });
  const verdict = judge(game, entity, routes);
  const best = bestRun(game, entity);
  const again = judge(game, entity, best.routes.map(routeOf));
  return [
    ...(network(game, entity).runnable ? [] : ['not runnable']),
    ...(verdict.ok && verdict.revenue === revenue ? [] : [`judged ${JSON.stringify(verdict)} for ${revenue}`]),
    ...(best.proven && best.revenue >= revenue ? [] : [`best run ${best.revenue}, proven ${best.proven}, for ${revenue}`]),
    ...(again.ok && again.revenue === best.revenue ? [] : [`best run judged ${JSON.stringify(again)}`]),
  ];
}

/** The operator for whom an action is done: itself, or the owner of the private that does it. */
function operatorOf({ entity, action, before }: Position): string {
  if (action.entity_type !== 'company') return entity;
  return Object.entries(before.corporations).find(([, { companies = [] }]) => companies.includes(entity))?.[0] ?? entity;
}

function layFaults(title: Title, position: Position): string[] {
  const { action, before, after } = position;
  const operator = operatorOf(position);
  const game = gameAt(title, before);
  const connected = action.entity_type !== 'company';
  const lay = { hex: action.hex ?? '', tile: (action.tile ?? '').replace(/-\d+$/, ''), rotation: action.rotation ?? 0 };
  const refusal = layRefusal(game, operator, lay, { connected });
  if (refusal !== null) return [`lay refused: ${JSON.stringify(refusal)}`];
  const listed = legalLays(game, operator, { connected }).some(
    ({ hex, tile, rotation }) => hex === lay.hex && tile === lay.tile && rotation === lay.rotation,
  );
  const waits = ({ stop }: Station): boolean => stop === null;
  const there = (stations: readonly Station[]): string =>
    stations
      .filter((each) => !waits(each))
      .map(({ owner, hex, stop }) => `${owner} ${hex}/${stop}`)
      .sort()
      .join();
  const same = there(boardAfterLay(game, lay).stations) === there(gameAt(title, after).state.board.stations);
  return [...(listed ? [] : ['lay not listed']), ...(same ? [] : ['stations differ after the lay'])];
}

function tokenFaults(title: Title, position: Position): string[] {
  const { action, before, after } = position;
  const operator = operatorOf(position);
  const game = gameAt(title, before);
  const old = before.corporations[operator]?.tokens ?? [];
  const placed = (after.corporations[operator]?.tokens ?? []).find((token) => !old.includes(token));
  if (placed === undefined) return ['no token placed'];
  const { hex, stop } = cityOf(title, before, placed);
  // A home token that waited for its city needs no connection (1830 §8.5).
  const isHome = title.map.hexes.of[hex]?.reserved_hex.includes(operator) === true;
  const connected = action.entity_type !== 'company' && !isHome;
  const refusals = [0, 1, 2].map((slot) => tokenRefusal(game, operator, { hex, stop, slot }, { connected }));
  const listed = tokenPlaces(game, operator, { connected }).some((place) => place.hex === hex && place.stop === stop);
  return [...(refusals.includes(null) ? [] : [`token refused: ${JSON.stringify(refusals[0])}`]), ...(listed ? [] : ['token not listed'])];
}

import { judge, type Game, type Route } from '@roundhouse/engine';
import type { TrackEnd } from '@roundhouse/title-schema';
import { faceAt } from '@roundhouse/ui';
import type { RunDraft } from './draft.ts';

const LONGEST = 30;
const TRIES = 400;

/** A stretch of track between two neighbouring stops. */
interface Stretch {
  readonly hexes: readonly string[];
  readonly to: string;
}

const sameEnd = (a: TrackEnd, b: TrackEnd): boolean =>
  'edge' in a ? 'edge' in b && a.edge === b.edge : 'stop' in a ? 'stop' in b && a.stop === b.stop : 'junction' in b;

/** All stretches that leave a stop, each to the first stop it meets. */
function stretchesFrom(game: Game, stop: string): readonly Stretch[] {
  const [hex = '', index = '0'] = stop.split('/');
  const found: Stretch[] = [];
  const walk = (id: string, at: TrackEnd, hexes: readonly string[], used: ReadonlySet<string>): void => {
    const print = game.title.map.hexes.of[id];
    if (print === undefined || hexes.length > LONGEST) return;
    const { face, rotation } = faceAt(game.title, game.state.board, print);
    for (const [piece, track] of face.track.entries()) {
      const key = `${id}#${piece}`;
      if (used.has(key)) continue;
      const next = sameEnd(track.from, at) ? track.to : sameEnd(track.to, at) ? track.from : null;
      if (next === null) continue;
      const along = new Set([...used, key]);
      if ('stop' in next) {
        found.push({ hexes, to: `${id}/${next.stop}` });
      } else if ('junction' in next) {
        walk(id, next, hexes, along);
      } else {
        const side = (next.edge + rotation) % 6;
        const other = print.neighbours[side] ?? '';
        const beyond = game.title.map.hexes.of[other];
        if (beyond === undefined) continue;
        const entry = (((side + 3 - faceAt(game.title, game.state.board, beyond).rotation) % 6) + 6) % 6;
        walk(other, { edge: entry }, [...hexes, other], along);
      }
    }
  };
  walk(hex, { stop: Number(index) }, [hex], new Set());
  return found;
}

/** The stops that track leads to from a stop, without another one between. */
export function stopsReached(game: Game, stop: string): readonly string[] {
  return [...new Set(stretchesFrom(game, stop).map(({ to }) => to))].filter((to) => to !== stop);
}

/** Every way to read a list of stops as a route; empty when two of them are not neighbours on the track. */
function readings(game: Game, train: string, stops: readonly string[]): readonly Route[] {
  let partial: readonly (readonly (readonly string[])[])[] = [[]];
  for (const [index, stop] of stops.slice(1).entries()) {
    const ways = stretchesFrom(game, stops[index] ?? '').filter(({ to }) => to === stop);
    partial = partial.flatMap((connections) => ways.map(({ hexes }) => [...connections, hexes])).slice(0, TRIES);
  }
  return partial.map((connections) => ({ train, connections, stops }));
}

/** The run that a draft means, preferring a reading that the rules allow. */
export function routesOfDraft(game: Game, operator: string, run: RunDraft): readonly Route[] {
  const trains = Object.entries(run).filter(([, stops]) => stops.length > 0);
  let combined: readonly (readonly Route[])[] = [[]];
  for (const [train, stops] of trains) {
    const ways = readings(game, train, stops);
    const some = ways.length > 0 ? ways : [{ train, connections: gaps(stops), stops }];
    combined = combined.flatMap((routes) => some.map((route) => [...routes, route])).slice(0, TRIES);
  }
  return combined.find((routes) => judge(game, operator, routes).ok) ?? combined[0] ?? [];
}

/** A list of stops without track between them: the rules then say where the gap is. */
function gaps(stops: readonly string[]): readonly (readonly string[])[] {
  return stops.slice(1).map((stop, index) => [stops[index]?.split('/')[0] ?? '', stop.split('/')[0] ?? '']);
}

/** A run as a draft, to go on from the proposal. */
export function draftOfRoutes(game: Game, operator: string, routes: readonly Route[]): RunDraft {
  const judged = judge(game, operator, routes);
  if (!judged.ok) return {};
  return Object.fromEntries(judged.paid.map(({ train, stops }) => [train, stops.map(({ hex, stop }) => `${hex}/${stop}`)]));
}

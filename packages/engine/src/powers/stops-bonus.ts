import type { Answers } from '../answers.ts';
import { ownerOf } from '../companies/privates.ts';
import type { RouteView } from '../routes/value.ts';
import type { PowerOf, PrivateId } from './types.ts';

/** Money for every stop of one train of its operator: the one that visits most (1846 §7.5). */
export const stopsBonus = (id: PrivateId, { amount }: PowerOf<'stops_bonus'>): Answers => ({
  bonuses: (game, operator) => {
    if (ownerOf(game, id) !== `operator/${operator}`) return [];
    const trains = game.state.operators[operator]?.shelves ?? {};
    const most = Object.values(trains)
      .flat()
      .flatMap(({ name }) => {
        const print = game.title.trains.of[name];
        return print === undefined ? [] : [print, ...print.faces.ids.flatMap((face) => print.faces.of[face] ?? [])];
      })
      .reduce((sum, { reach }) => Math.max(sum, visitsOf(reach, game.title.map.hexes.ids.length)), 0);
    return [
      {
        source: { kind: 'private', private: id },
        mostPerRoute: 0,
        mostPerRun: amount * most,
        multipleOf: amount,
        byStops: true,
        ofRun: (routes: readonly RouteView[]) => amount * Math.max(0, ...routes.map(({ visits }) => visits.length)),
      },
    ];
  },
});

function visitsOf(reach: readonly { readonly visit: number | 'all' }[], all: number): number {
  return reach.reduce((sum, { visit }) => sum + (visit === 'all' ? all : visit), 0);
}

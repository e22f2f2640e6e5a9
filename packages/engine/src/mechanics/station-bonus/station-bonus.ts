import type { StationBonus } from '@roundhouse/title-schema';
import type { Bonus } from '../../routes/value.ts';
import type { Game, OperatorId } from '../../state.ts';
import { trainsOf } from '../../trains/trains.ts';
import type { Mechanic } from '../mechanic.ts';

/** What a run earns more in cities with a token of the operator (1817 §16.3). */
function bonusOf(game: Game, operator: OperatorId, { by_train }: StationBonus): readonly Bonus[] {
  const most = Math.max(0, ...trainsOf(game, operator).map(({ name }) => by_train[name] ?? 0));
  if (most === 0) return [];
  const stations = game.state.board.stations.filter(({ owner }) => owner === operator).length;
  return [
    {
      source: { kind: 'stations' },
      mostPerRoute: most * stations,
      byCounts: true,
      ofRoute: ({ train, visits, counts }) => {
        const cities = visits.filter(({ own, print }, index) => counts[index] && own && print.kind === 'city');
        return cities.length * (by_train[train] ?? 0);
      },
    },
  ];
}

/** Some trains earn more in cities with a token of their operator. */
export const stationBonus: Mechanic = {
  name: 'station_bonus',
  answers: ({ mechanics: { station_bonus } }) =>
    station_bonus ? { bonuses: (game, operator) => bonusOf(game, operator, station_bonus) } : null,
  steps: {},
};

import type { Answers } from '../../answers.ts';
import { graphOf } from '../../board/graph.ts';
import { stopName } from '../../board/grid.ts';
import { stopsBeside } from '../../board/stops-beside.ts';
import { refuse } from '../../result.ts';
import { operatingTurn } from '../../rounds/turn.ts';
import type { Game, OperatorId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

const isTied = (game: Game, operator: OperatorId): boolean => game.title.mechanics.tied_run?.operators.includes(operator) ?? false;

/** Stops of which every route must have one: of the tile that the operator has just laid, or next to it (1828 §16.6b). */
function tiedStops(game: Game, operator: OperatorId): readonly string[] {
  const turn = operatingTurn(game);
  if (turn?.operator !== operator) return [];
  return turn.lays.flatMap(({ hex }) => stopsBeside(game, hex));
}

const answers: Answers = {
  // No lay, no run.
  trainReach: (game, operator) => (isTied(game, operator) && tiedStops(game, operator).length === 0 ? [] : null),
  // The run needs no station.
  stationsElsewhere: (game, operator) => {
    if (!isTied(game, operator)) return [];
    return tiedStops(game, operator).map((name) => {
      const [hex = '', stop = '0'] = name.split('/');
      return { hex, stop: Number(stop) };
    });
  },
  mayRun: (game, operator, route) => {
    if (!isTied(game, operator)) return null;
    const stops = tiedStops(game, operator);
    const { grid } = graphOf(game.title, game.state.board.tiles);
    return route.visits.some(({ stop }) => stops.includes(stopName(grid, stop))) ? null : refuse('routes.tied', { operator });
  },
};

export const tiedRun: Mechanic = {
  name: 'tied_run',
  answers: (title) => (title.mechanics.tied_run ? answers : null),
  steps: {},
};

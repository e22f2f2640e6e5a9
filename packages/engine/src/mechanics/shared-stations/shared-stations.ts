import type { Answers } from '../../answers.ts';
import { layStation } from '../../companies/stations.ts';
import { at, type Draft } from '../../draft.ts';
import { refuse } from '../../result.ts';
import type { Game, HexId, OperatorId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

/** Whether the tile just laid is the first one in its hex. */
function isFirstTile(draft: Draft, hex: HexId, tile: string): boolean {
  const { colour } = at(draft.title.tiles.of, tile);
  return at(draft.title.map.hexes.of, hex).colour === 'white' && colour === 'yellow';
}

/** Operators of a shared station that are in the game, the first one its owner. */
const sharing = (game: Game, operators: readonly OperatorId[]): readonly OperatorId[] =>
  operators.filter((id) => !['closed', 'removed'].includes(at(game.state.operators, id).status));

const answers: Answers = {
  // 1833NE §11.7: its slot is the only one, and is theirs before it is there.
  mayPlace: (game, _operator, hex, stop) => {
    const place = game.title.mechanics.shared_stations?.stations.find((each) => each.hex === hex && each.stop === stop);
    const [owner] = place === undefined ? [] : sharing(game, place.operators);
    const lies = game.state.board.stations.some((station) => station.hex === hex && station.owner === owner && station.extra);
    return owner === undefined || lies ? null : refuse('token.reserved', { hex, operator: owner });
  },
  afterLay: (draft, _builder, { hex, tile }) => {
    for (const { hex: home, stop, operators } of draft.title.mechanics.shared_stations?.stations ?? []) {
      if (home !== hex || !isFirstTile(draft, hex, tile)) continue;
      const [owner, ...shared_with] = sharing(draft, operators);
      if (owner === undefined) continue;
      layStation(draft, { owner, hex, stop, slot: 0, extra: true, ...(shared_with.length === 0 ? {} : { shared_with }) });
    }
  },
};

/** A station of several corporations, placed with the first tile of its hex, by whomever (1833NE §11.7). */
export const sharedStations: Mechanic = {
  name: 'shared_stations',
  answers: ({ mechanics }) => (mechanics.shared_stations ? answers : null),
  steps: {},
};

import type { Answers } from '../../answers.ts';
import { layStation } from '../../companies/stations.ts';
import { at, type Draft } from '../../draft.ts';
import type { HexId } from '../../state.ts';
import type { Mechanic } from '../mechanic.ts';

/** Whether the tile just laid is the first one in its hex. */
function isFirstTile(draft: Draft, hex: HexId, tile: string): boolean {
  const { colour } = at(draft.title.tiles.of, tile);
  return at(draft.title.map.hexes.of, hex).colour === 'white' && colour === 'yellow';
}

const answers: Answers = {
  afterLay: (draft, _builder, { hex, tile }) => {
    for (const { hex: home, stop, operators } of draft.title.mechanics.shared_stations?.stations ?? []) {
      if (home !== hex || !isFirstTile(draft, hex, tile)) continue;
      const there = operators.filter((id) => !['closed', 'removed'].includes(at(draft.state.operators, id).status));
      const [owner, ...shared_with] = there;
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

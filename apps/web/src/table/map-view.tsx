import type { PaidRoute } from '@roundhouse/engine';
import { judge, network } from '@roundhouse/engine';
import { HexList, HexMap } from '@roundhouse/ui';
import { memo, useState, type ReactElement } from 'react';
import { useSteady } from '../parts/use-steady.ts';
import { words } from '../parts/words.ts';
import { choicesOf, type Desk } from './desk.ts';
import { MapFrame } from './map-frame.tsx';
import { draftOfRoutes, routesOfDraft, stopsReached } from './route-paths.ts';
import { turning } from './turning.ts';
import { asksHexes } from './why-not.ts';

/** The map with what may be done on it. */
export const MapView = memo(function MapView({ desk, last }: { readonly desk: Desk; readonly last: string | null }): ReactElement {
  const [numbers, setNumbers] = useState(false);
  const [listed, setListed] = useState(false);
  const { game, draft, setDraft } = desk;
  const turn = turning(desk);
  const lays = choicesOf(desk.choices, 'lay_tile');
  const tokens = choicesOf(desk.choices, 'place_token');
  const usable = new Set([...lays, ...tokens].map(({ action }) => action.hex));
  const run = choicesOf(desk.choices, 'run_routes')[0]?.action.by.id;
  const trial = draft.lay !== null && draft.hex !== null ? { hex: draft.hex, tile: draft.lay.tile, rotation: draft.lay.rotation } : null;
  const chooseStop = (hex: string, stop: number) => {
    if (run === undefined) return;
    const now = draft.run ?? draftOfRoutes(game, run, draft.proposal?.routes ?? []);
    if (draft.train === null) return;
    const stops = now[draft.train] ?? [];
    const named = `${hex}/${stop}`;
    const changed = stops.includes(named) ? stops.slice(0, stops.indexOf(named)) : [...stops, named];
    setDraft({ run: { ...now, [draft.train]: changed } });
  };
  // A click on the hex of the tile that is being placed turns it.
  const chooseHex = useSteady((hex: string) => (hex === draft.hex && turn !== null ? turn(1) : setDraft({ hex, lay: null })));
  const onHex = usable.size > 0 || (desk.step !== null && asksHexes(game)) ? chooseHex : undefined;
  const list = (
    <button type="button" className="button button-plain" aria-pressed={listed} onClick={() => setListed(!listed)}>
      {words('map.as_list')}
    </button>
  );
  if (listed) {
    return (
      <>
        <div className="map-tools">{list}</div>
        <HexList game={game} names={desk.names} words={words} usable={usable} selected={draft.hex} onHex={onHex} />
      </>
    );
  }
  return (
    <MapFrame
      label={words('map.label', { title: game.title.name })}
      turning={draft.lay === null ? null : draft.hex}
      turn={(by) => turn?.(by)}
      hex={draft.hex}
      tools={
        <>
          {list}
          <label className="check">
            <input type="checkbox" checked={numbers} onChange={(event) => setNumbers(event.target.checked)} />
            {words('map.numbers')}
          </label>
        </>
      }
    >
      <HexMap
        title={game.title}
        board={game.state.board}
        phase={game.state.phase}
        words={words}
        {...(usable.size > 0 ? { usable } : {})}
        selected={draft.hex}
        last={last}
        trial={trial}
        routes={routesShown(desk, run)}
        onHex={onHex}
        onStop={run !== undefined && draft.train !== null ? chooseStop : undefined}
        stops={run !== undefined && draft.train !== null ? stopsFor(desk, run, draft.train) : undefined}
        numbers={numbers}
      />
    </MapFrame>
  );
});

/** Stops that a click may add to the route of a train or cut off it. */
function stopsFor({ game, draft }: Desk, operator: string, train: string): ReadonlySet<string> {
  const run = draft.run ?? draftOfRoutes(game, operator, draft.proposal?.routes ?? []);
  const stops = run[train] ?? [];
  const last = stops.at(-1);
  return new Set(last === undefined ? network(game, operator).stops : [...stops, ...stopsReached(game, last)]);
}

/** The run being prepared, or the one just made. */
function routesShown(desk: Desk, operator: string | undefined): readonly PaidRoute[] {
  const { game, draft } = desk;
  const { round } = game.state;
  if (operator === undefined) return round.kind === 'operating' ? (round.turn?.run ?? []) : [];
  const routes = draft.run === null ? (draft.proposal?.routes ?? []) : routesOfDraft(game, operator, draft.run);
  const verdict = judge(game, operator, routes);
  if (verdict.ok) return verdict.paid;
  return routes.map((route) => ({
    train: route.train,
    stops: (route.stops ?? []).map((stop) => ({ hex: stop.split('/')[0] ?? '', stop: Number(stop.split('/')[1] ?? 0), revenue: 0 })),
    hexes: route.connections.flat(),
    revenue: 0,
  }));
}

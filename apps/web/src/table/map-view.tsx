import { judge, network, trainsOf, type Game, type OperatorId } from '@roundhouse/engine';
import { HexList, HexMap, type DrawnRoute } from '@roundhouse/ui';
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
  const [asked, ask] = useState('');
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
  const ran = game.title.corporations.ids.filter((id) => (game.state.operators[id]?.last_run ?? []).length > 0);
  const looked = run === undefined && ran.includes(asked) ? asked : null;
  const routes = routesShown(desk, run, looked);
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
      about={usable.size > 0 ? [...usable] : hexesOfRun(desk, run, routes)}
      tools={
        <>
          {list}
          <label className="check">
            <input type="checkbox" checked={numbers} onChange={(event) => setNumbers(event.target.checked)} />
            {words('map.numbers')}
          </label>
          {run === undefined && ran.length > 0 && (
            <label className="map-run">
              {words('charter.last_run')}
              <select value={looked ?? ''} onChange={(event) => ask(event.target.value)}>
                <option value="">{words('terms.none')}</option>
                {ran.map((id) => (
                  <option key={id}>{id}</option>
                ))}
              </select>
            </label>
          )}
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
        routes={routes}
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

/** The last run of one corporation where it is asked for, else the run being prepared, or the one just made. */
function routesShown(desk: Desk, operator: string | undefined, asked: OperatorId | null): readonly DrawnRoute[] {
  const { game, draft } = desk;
  const { round, operators } = game.state;
  if (asked !== null) return numbered(game, asked, operators[asked]?.last_run ?? []);
  if (operator === undefined) {
    const turn = round.kind === 'operating' ? round.turn : null;
    return turn === null ? [] : numbered(game, turn.operator, turn.run);
  }
  const routes = draft.run === null ? (draft.proposal?.routes ?? []) : routesOfDraft(game, operator, draft.run);
  const verdict = judge(game, operator, routes);
  if (verdict.ok) return numbered(game, operator, verdict.paid);
  const drawn = routes.map((route) => ({
    train: route.train,
    stops: (route.stops ?? []).map((stop) => ({ hex: stop.split('/')[0] ?? '', stop: Number(stop.split('/')[1] ?? 0), revenue: 0 })),
    hexes: route.connections.flat(),
  }));
  return numbered(game, operator, drawn);
}

/** Where the run goes; while one is put together where the proposed one goes, so that the map lies still. */
function hexesOfRun({ draft }: Desk, running: OperatorId | undefined, routes: readonly DrawnRoute[]): readonly string[] {
  const hexes =
    running === undefined
      ? routes.flatMap(({ stops }) => stops.map(({ hex }) => hex))
      : (draft.proposal?.routes ?? []).flatMap(({ connections }) => connections.flat());
  return [...new Set(hexes)];
}

/** Routes with the place of their train in the fleet; those of trains that are gone by their place in the run. */
function numbered(game: Game, operator: OperatorId, routes: readonly (DrawnRoute & { readonly train: string })[]): readonly DrawnRoute[] {
  const fleet = trainsOf(game, operator).map(({ id }) => id);
  const whole = routes.every(({ train }) => fleet.includes(train));
  return routes.map((route, index) => ({ ...route, number: (whole ? fleet.indexOf(route.train) : index) + 1 }));
}

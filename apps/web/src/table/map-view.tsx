import type { PaidRoute } from '@roundhouse/engine';
import { judge } from '@roundhouse/engine';
import { HexMap } from '@roundhouse/ui';
import { useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import { choicesOf, type Desk } from './desk.ts';
import { draftOfRoutes, routesOfDraft } from './route-paths.ts';

const STEP = 25;
const LEAST = 100;
const MOST = 300;

/** The map with what may be done on it; wider than the page where the player enlarges it. */
export function MapView({ desk }: { readonly desk: Desk }): ReactElement {
  const [size, setSize] = useState(LEAST);
  const [numbers, setNumbers] = useState(false);
  const { game, draft, setDraft } = desk;
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
  return (
    <>
      <div className="map-tools" role="group" aria-label={words('map.tools')}>
        <button type="button" className="button button-plain" disabled={size <= LEAST} onClick={() => setSize(size - STEP)}>
          {words('map.smaller')}
        </button>
        <button type="button" className="button button-plain" disabled={size >= MOST} onClick={() => setSize(size + STEP)}>
          {words('map.larger')}
        </button>
        <label className="check">
          <input type="checkbox" checked={numbers} onChange={(event) => setNumbers(event.target.checked)} />
          {words('map.numbers')}
        </label>
      </div>
      <div
        className={size > LEAST ? 'map-scroller map-enlarged' : 'map-scroller'}
        tabIndex={0}
        role="region"
        aria-label={words('map.label', { title: game.title.name })}
      >
        <div className="map-sheet" style={{ width: `${size}%` }}>
          <HexMap
            title={game.title}
            board={game.state.board}
            phase={game.state.phase}
            words={words}
            {...(usable.size > 0 ? { usable } : {})}
            selected={draft.hex}
            trial={trial}
            routes={routesShown(desk, run)}
            onHex={(hex) => setDraft({ hex, lay: null })}
            onStop={run !== undefined && draft.train !== null ? chooseStop : undefined}
            numbers={numbers}
          />
        </div>
      </div>
    </>
  );
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

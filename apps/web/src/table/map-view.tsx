import type { PaidRoute } from '@roundhouse/engine';
import { judge, network } from '@roundhouse/engine';
import { HexMap } from '@roundhouse/ui';
import { memo, useEffect, useState, type ReactElement } from 'react';
import { useSteady } from '../parts/use-steady.ts';
import { words } from '../parts/words.ts';
import { choicesOf, type Desk } from './desk.ts';
import { draftOfRoutes, routesOfDraft, stopsReached } from './route-paths.ts';
import { asksHexes } from './why-not.ts';

const STEP = 50;
const LEAST = 100;
const MOST = 400;
/** Width up to which the choices lie over the page, as in the style sheet. */
const NARROW = 928;

/** The map with what may be done on it; wider than the page where the player enlarges it. */
export const MapView = memo(function MapView({ desk, last }: { readonly desk: Desk; readonly last: string | null }): ReactElement {
  const [size, setSize] = useState(LEAST);
  const [numbers, setNumbers] = useState(false);
  const { game, draft, setDraft } = desk;
  const chooseHex = useSteady((hex: string) => setDraft({ hex, lay: null }));
  useHexInSight(draft.hex);
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
            last={last}
            trial={trial}
            routes={routesShown(desk, run)}
            onHex={usable.size > 0 || (desk.step !== null && asksHexes(game)) ? chooseHex : undefined}
            onStop={run !== undefined && draft.train !== null ? chooseStop : undefined}
            stops={run !== undefined && draft.train !== null ? stopsFor(desk, run, draft.train) : undefined}
            numbers={numbers}
          />
        </div>
      </div>
    </>
  );
});

/** On a narrow page the choices for a hex rise from below: moves the hex into what they leave of the page. */
function useHexInSight(hex: string | null): void {
  useEffect(() => {
    if (hex === null || window.innerWidth > NARROW) return;
    const { bottom } = document.querySelector(`[data-hex="${CSS.escape(hex)}"]`)?.getBoundingClientRect() ?? { bottom: 0 };
    const over = bottom - window.innerHeight * 0.45;
    if (over > 0) window.scrollBy({ top: over });
  }, [hex]);
}

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

import type { Corporation } from '@roundhouse/title-schema';
import { faceAt, presentStop } from '../board/hex.ts';
import { boardWithToken, freeSlot } from '../board/tokens.ts';
import { at, type Draft } from '../draft.ts';
import { actingFor, presidentOf } from '../companies/presidency.ts';
import { partsOf } from '../companies/systems.ts';
import { refuse, type Refusal } from '../result.ts';
import { currentOperator } from '../rounds/turn.ts';
import type { Board, Game, OperatorId, PlayerId, Station } from '../state.ts';
import { operatingStep } from './operating-step.ts';
import { isBy, operator, type Awaited, type Step } from './step.ts';
import { placeToken } from './token.ts';

type Home = NonNullable<Corporation['home']>;

/** Homes of an operator that have no token of its yet, waiting or not: a system has those of its parts (1828 §8.3). */
function openHomes(game: Game, id: OperatorId): readonly Home[] {
  const homes = partsOf(game, id).flatMap((part) => at(game.title.corporations.of, part).home ?? []);
  return homes.filter(({ hex }) => !game.state.board.stations.some((s) => s.owner === id && s.hex === hex));
}

/** Whether every home token of the operator is on the board, or it needs none any more: a system that has operated, or no token is left. */
export function homePlaced(game: Game, id: OperatorId): boolean {
  const { operated, tokens } = at(game.state.operators, id);
  const { parts } = at(game.title.corporations.of, id);
  if (tokens.length === 0 || (parts !== undefined && operated)) return true;
  return openHomes(game, id).length === 0;
}

/** Cities of a hex in which a token of the operator could lie. */
function openCities(game: Game, id: OperatorId, hex: string): readonly { readonly stop: number; readonly slot: number }[] {
  return faceAt(game, hex).face.stops.flatMap((stop, i) => {
    const slot = stop.kind === 'city' ? freeSlot(game, id, hex, i) : null;
    return slot === null ? [] : [{ stop: i, slot }];
  });
}

/** Where a home token goes: one city, several to choose from, or none yet because the hex has no track or no room (1830 §8.5). */
function homeCities(game: Game, id: OperatorId, home: Home): readonly { readonly stop: number; readonly slot: number }[] {
  const cities = openCities(game, id, home.hex);
  if (home.stop !== null) {
    const stop = presentStop(game, home.hex, home.stop);
    return cities.filter((city) => city.stop === stop).slice(0, 1);
  }
  return faceAt(game, home.hex).face.track.length === 0 ? [] : cities;
}

/** Lays the home token where there is no choice; a token without a city yet waits in its hex. */
export function layHome(draft: Draft, id: OperatorId): void {
  if (homePlaced(draft, id)) return;
  for (const home of openHomes(draft, id)) {
    const cities = homeCities(draft, id, home);
    if (cities.length > 1) return;
    const [city] = cities;
    placeToken(draft, { owner: id, hex: home.hex, stop: city?.stop ?? null, slot: city?.slot ?? 0 }, 0);
  }
}

/** The home whose city is to be chosen; null: none. */
function openHome(game: Game, id: OperatorId): Home | null {
  if (homePlaced(game, id)) return null;
  return openHomes(game, id).find((home) => homeCities(game, id, home).length > 1) ?? null;
}

/** The home token, free, at the start of the first turn; asked only where the city is open (1830 §6.2, §8.5). */
export const homeToken = operatingStep({
  name: 'home_token',
  type: 'place_token',
  asked: (game, turn) => openHome(game, turn.operator) !== null,
  passRefusal: () => refuse('pass.forbidden'),
  choices: (game, turn) => {
    const home = openHome(game, turn.operator);
    if (!home) return [];
    return homeCities(game, turn.operator, home).map((city) => ({
      action: { type: 'place_token', by: operator(turn.operator), hex: home.hex, ...city },
      decider: presidentOf(game, turn.operator),
    }));
  },
  refusal: (game, turn, action) => {
    const home = openHome(game, turn.operator);
    const fits = home && homeCities(game, turn.operator, home).some((city) => city.stop === action.stop && city.slot === action.slot);
    return home?.hex === action.hex && fits ? null : refuse('token.no_slot', { hex: action.hex });
  },
  perform: (draft, turn, action) => {
    const { hex, stop, slot } = action;
    placeToken(draft, { owner: turn.operator, hex, stop, slot }, 0);
  },
  skip: (draft, turn) => {
    layHome(draft, turn.operator);
  },
});

const waitingOn = new WeakMap<Board, readonly Station[]>();

/** Tokens that lie in a hex without a city although track is there now, and a city with room. */
function waiting(game: Game): readonly Station[] {
  const { board } = game.state;
  let list = waitingOn.get(board);
  if (!list) {
    list = board.stations.filter((s) => s.stop === null && faceAt(game, s.hex).face.track.length > 0);
    waitingOn.set(board, list);
  }
  return list.filter(({ owner, hex }) => openCities(game, owner, hex).length > 0);
}

/** Who gives a waiting token its city: the layer of the tile, or the token's owner (1830 §8.5). */
function chooser(game: Game, station: Station): { readonly id: OperatorId; readonly player: PlayerId } {
  const id = game.title.rules.tokens.waiting_token_chooser === 'operator' ? (currentOperator(game) ?? station.owner) : station.owner;
  return { id, player: actingFor(game, id) };
}

function waitingRefusal(game: Game, station: Station, stop: number, slot: number): Refusal | null {
  const fits = openCities(game, station.owner, station.hex).some((city) => city.stop === stop && city.slot === slot);
  return fits ? null : refuse('track.city_choice', { hex: station.hex, operator: station.owner });
}

/** A token that waited in a hex without track, or with full cities only, gets its city as soon as a tile has one for it (1830 §8.5). */
export const waitingToken: Step = {
  name: 'waiting_token',
  handles: ['place_token'],
  awaits: (game): readonly Awaited[] =>
    waiting(game)
      .slice(0, 1)
      .map((station) => {
        const { id, player } = chooser(game, station);
        return { entity: operator(id), decider: player };
      }),
  choices: (game) =>
    waiting(game)
      .slice(0, 1)
      .flatMap((station) => {
        const { id, player } = chooser(game, station);
        return openCities(game, station.owner, station.hex).map((city) => ({
          action: { type: 'place_token' as const, by: operator(id), hex: station.hex, owner: station.owner, ...city },
          decider: player,
        }));
      }),
  refusal: (game, action) => {
    const station = waiting(game)[0];
    if (action.type !== 'place_token' || !station) return refuse('turn.not_now');
    const { id } = chooser(game, station);
    if (!isBy(action, 'operator', id)) return refuse('turn.not_yours', { active: id });
    if (action.hex !== station.hex || (action.owner ?? station.owner) !== station.owner) {
      return refuse('track.city_choice', { hex: station.hex, operator: station.owner });
    }
    return waitingRefusal(game, station, action.stop, action.slot);
  },
  perform: (draft: Draft, action) => {
    const station = waiting(draft)[0];
    if (action.type !== 'place_token' || !station) return;
    const board = { ...draft.state.board, stations: draft.state.board.stations.filter((s) => s !== station) };
    draft.state.board = boardWithToken(board, { ...station, stop: action.stop, slot: action.slot });
    draft.events.push({ type: 'token', hex: station.hex, stop: action.stop, owner: station.owner, cost: 0 });
  },
};

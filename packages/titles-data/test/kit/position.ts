import {
  newGame,
  type CyclePlace,
  type Game,
  type GameSetup,
  type HexId,
  type OperatingTurn,
  type State,
  type TrainCard,
} from '@roundhouse/engine';
import type { RoundName, Title } from '@roundhouse/title-schema';
import { TITLE_1830 } from './title.ts';

/** A change of a position under construction. */
export type Edit = (game: Game) => Game;

export interface Table extends Partial<Omit<GameSetup, 'players'>> {
  readonly players: number;
  readonly title?: Title;
}

export function newTable(table: number | Table): Game {
  const { players, title = TITLE_1830, ...setup } = typeof table === 'number' ? { players: table } : table;
  const seats = Array.from({ length: players }, (_, i) => ({ id: String(i + 1), name: `Player ${String(i + 1)}` }));
  return newGame(title, { seed: 1, options: [], quirks: [], consent: 'implied', ...setup, players: seats });
}

const edit =
  (change: (state: State, title: Title) => Partial<State>): Edit =>
  (game) => ({
    title: game.title,
    state: { ...game.state, ...change(game.state, game.title) },
  });

/**
 * A position after the opening: all privates closed that no edit hands out, player 1 to act in SR 2 unless an edit
 * says otherwise. The bank has what nobody else has.
 */
export function position(table: number | Table, ...edits: readonly Edit[]): Game {
  const opened = edit((state, title) => ({
    mechanics: {},
    privates: Object.fromEntries(title.privates.ids.map((id) => [id, { owner: null, closed: true, used: [] }])),
  }))(newTable(table));
  const made = withAllOperators([stockRound('1'), ...edits].reduce((game, change) => change(game), opened));
  const { players, operators } = made.state;
  const paid = [...Object.values(players), ...Object.values(operators)].reduce((sum, { cash }) => sum + cash, 0);
  const { bank } = made.title.money;
  return { title: made.title, state: { ...made.state, bank: bank === 'unlimited' ? null : bank - paid } };
}

/** In an operating round those who are not said to wait have operated. */
function withAllOperators(game: Game): Game {
  const { state, title } = game;
  if (state.round.kind !== 'operating') return game;
  const { turn, waiting, operated } = state.round;
  const named = [...operated, ...waiting, turn?.operator ?? ''];
  const others = title.corporations.ids.filter((id) => state.operators[id]?.status === 'floated' && !named.includes(id));
  return { title, state: { ...state, round: { ...state.round, operated: [...operated, ...others] } } };
}

/** Cash of players. */
export const cashOf = (amounts: Readonly<Record<string, number>>): Edit =>
  edit(({ players }) => ({
    players: Object.fromEntries(Object.entries(players).map(([id, each]) => [id, { ...each, cash: amounts[id] ?? each.cash }])),
  }));

/** Hands privates to their owners: a player's number or an operator. */
export const privatesWith = (owners: Readonly<Record<string, string>>): Edit =>
  edit(({ privates }) => ({
    privates: {
      ...privates,
      ...Object.fromEntries(
        Object.entries(owners).map(([id, who]) => {
          const owner = /^\d+$/.test(who) ? (`player/${who}` as const) : (`operator/${who}` as const);
          return [id, { owner, closed: false, used: [] }];
        }),
      ),
    },
  }));

/** Tiles on the board, `57/1`: taken from the supply. */
export const tilesOn = (laid: Readonly<Record<HexId, string>>): Edit =>
  edit(({ board }) => {
    const tiles = { ...board.tiles };
    const supply = { ...board.supply };
    const next_copy = { ...board.next_copy };
    for (const [hex, what] of Object.entries(laid)) {
      const [tile = '', rotation = '0'] = what.split('/');
      const endless = next_copy[tile];
      const [copy = endless, ...left] = supply[tile] ?? [];
      if (endless !== undefined) next_copy[tile] = endless + 1;
      if (copy === undefined) throw new Error(`no tile ${tile} left`);
      supply[tile] = left;
      tiles[hex] = { tile, copy, rotation: Number(rotation) };
    }
    return { board: { ...board, tiles, supply, next_copy } };
  });

/** The phase that the first train of this name has brought on: earlier trains and that one have been sold. */
export const phase = (name: string): Edit =>
  edit(({ depot }, title) => {
    const { ids } = title.trains;
    const past = ids.slice(0, ids.indexOf(name));
    const [first, ...rest] = depot.upcoming.filter((card) => !past.includes(card.name) && card.name === name);
    const later = depot.upcoming.filter((card) => !past.includes(card.name) && card.name !== name);
    const gone = depot.upcoming.filter((card) => past.includes(card.name));
    if (first === undefined) throw new Error(`no train ${name}`);
    const endless = title.trains.of[name]?.count === 'unlimited' ? [{ id: `${name}-1`, name }] : [];
    return {
      phase: name,
      depot: { ...depot, upcoming: [...rest, ...endless, ...later], removed: [...depot.removed, ...gone, first], sold: [...past, name] },
    };
  });

/** Sells every train in front of the first of this name to nobody. */
export const depotFrom = (name: string): Edit =>
  edit(({ depot }) => {
    const at = depot.upcoming.findIndex((card) => card.name === name);
    const sold = depot.upcoming.slice(0, at);
    return {
      depot: {
        ...depot,
        upcoming: depot.upcoming.slice(at),
        removed: [...depot.removed, ...sold],
        sold: [...new Set([...depot.sold, ...sold.map((card) => card.name)])],
      },
    };
  });

/** Takes a train that was sold to nobody, or else the next one from the depot. */
export function takeTrain(state: State, name: string): { readonly card: TrainCard; readonly state: State } {
  const { depot } = state;
  for (const place of ['removed', 'upcoming'] as const) {
    const card = depot[place].find((each) => each.name === name);
    if (card) return { card, state: { ...state, depot: { ...depot, [place]: depot[place].filter((each) => each !== card) } } };
  }
  throw new Error(`no train ${name} left`);
}

/** Trains in the bank pool. */
export const discardedTrains =
  (...names: readonly string[]): Edit =>
  (game) => {
    const state = names.reduce((now, name) => {
      const { card, state: without } = takeTrain(now, name);
      return { ...without, depot: { ...without.depot, discarded: [...without.depot.discarded, card] } };
    }, game.state);
    return { title: game.title, state };
  };

const placeOf = ({ rules }: Title, round: RoundName, time: number, of: number): CyclePlace => {
  const group = rules.rounds.cycle.findIndex(({ rounds }) => rounds.includes(round));
  return { group, round: rules.rounds.cycle[group]?.rounds.indexOf(round) ?? 0, time, of };
};

/** A stock round with this player to act. */
export const stockRound = (player: string, turn = 2): Edit =>
  edit((_state, title) => ({
    turn,
    cycle: placeOf(title, 'stock', 1, 1),
    round: {
      kind: 'stock',
      turn: { player, bought: null, sold: [], shorted: null, acting: null, refused: {} },
      passes: 0,
      last_actor: null,
      passed: [],
      sold: {},
    },
  }));

export interface Place {
  readonly waiting?: readonly string[];
  readonly operated?: readonly string[];
  /** Number of the operating round in its set, and how many there are. */
  readonly number?: number;
  readonly of?: number;
  readonly turn?: number;
}

/** An operating round with this operator at this step of its turn. */
export const operatingTurn = (operator: string, at: string, place: Place = {}): Edit => {
  const { waiting = [], operated = [], number = 1, of = 1, turn = 2 } = place;
  const begin = edit((_state, title) => {
    const step = title.rules.rounds.operating.steps.findIndex((name) => name === at);
    const fresh = {
      acted: false,
      lays: [],
      tokens_placed: 0,
      revenue: null,
      run: [],
      sold: [],
      last_sale: null,
      issued: false,
      issued_for_train: null,
      refused: {},
    };
    return {
      turn,
      cycle: placeOf(title, 'operating', number, of),
      round: { kind: 'operating', waiting, operated, turn: { operator, step, ...fresh } },
    };
  });
  return (game) => withAllOperators(begin(game));
};

/** The operating turn that is on, with these members changed. */
export const inTurn = (change: Partial<OperatingTurn>): Edit =>
  edit(({ round }) => {
    if (round.kind !== 'operating' || !round.turn) throw new Error('no operating turn');
    return { round: { ...round, turn: { ...round.turn, ...change } } };
  });

/** A phase, whatever trains have been sold. */
export const inPhase = (phase: string): Edit => edit(() => ({ phase }));

/** The cards of a draft have been given out. */
export const drafted: Edit = edit(({ mechanics: { card_draft: _, ...mechanics } }) => ({ mechanics }));

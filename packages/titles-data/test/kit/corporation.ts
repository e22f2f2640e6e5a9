import type { Game, OperatorStatus, State, Station, TrainCard } from '@roundhouse/engine';
import { takeTrain, type Edit } from './position.ts';

export interface Charter {
  /** Market cell of its marker; par cells of 1830: `0,6` is 100, `1,6` 90, `2,6` 82, `3,6` 76, `4,6` 71, `5,6` 67. */
  readonly cell: string;
  readonly par?: number;
  /** Shares of players. Who has most presides, the lowest number of several. */
  readonly held: Readonly<Record<string, number>>;
  readonly president?: string;
  readonly pool?: number;
  readonly treasury?: number;
  readonly trains?: readonly string[];
  /** `H12/0`, with the slot as a third part; `E11/-` waits in the hex. Left out: the home token, if it has floated. */
  readonly tokens?: readonly string[];
  readonly operated?: boolean;
}

type Holdings = State['holdings'];

function holdingsAfter(game: Game, id: string, { held, pool = 0 }: Charter, president: string): Holdings {
  const card = `${id}_0`;
  const singles = (game.state.holdings['ipo']?.[id] ?? []).filter((each) => each !== card);
  const all: Record<string, Readonly<Record<string, readonly string[]>>> = { ...game.state.holdings };
  const give = (holder: string, certificates: readonly string[]): void => {
    all[holder] = { ...all[holder], [id]: certificates };
  };
  for (const [player, units] of Object.entries(held)) {
    const own = player === president ? [card] : [];
    give(`player/${player}`, [...own, ...singles.splice(0, units - (own.length === 0 ? 0 : 2))]);
  }
  give('market', singles.splice(0, pool));
  give('ipo', singles);
  return all;
}

function stationOf(owner: string, place: string): Station {
  const [hex = '', stop = '', slot = '0'] = place.split('/');
  return { owner, hex, stop: stop === '-' ? null : Number(stop), slot: Number(slot) };
}

/** A started corporation; floated once six shares are sold. Its money comes from the bank. */
export const corporation =
  (id: string, charter: Charter): Edit =>
  (game) => {
    const { title } = game;
    const print = title.corporations.of[id];
    const [most] = Object.entries(charter.held).sort(([, a], [, b]) => b - a);
    const president = charter.president ?? most?.[0];
    if (print === undefined || president === undefined) throw new Error(`no corporation ${id}, or nobody holds it`);
    const sold = Object.values(charter.held).reduce((sum, units) => sum + units, charter.pool ?? 0);
    const status: OperatorStatus = (100 * sold) / print.size >= print.float_percent ? 'floated' : 'launched';
    const home = status === 'floated' && print.home !== null ? [`${print.home.hex}/${String(print.home.stop ?? '-')}`] : [];
    const stations = (charter.tokens ?? home).map((place) => stationOf(id, place));
    let state = game.state;
    const cards: TrainCard[] = [];
    for (const name of charter.trains ?? []) {
      const taken = takeTrain(state, name);
      cards.push(taken.card);
      state = taken.state;
    }
    const operator = {
      status,
      cash: charter.treasury ?? 0,
      par: charter.par ?? title.market.cells.of[charter.cell]?.price ?? 100,
      cell: charter.cell,
      president,
      shelves: { main: cards },
      tokens: print.token_prices.slice(stations.length),
      operated: charter.operated ?? status === 'floated',
      last_run: [],
      size: print.size,
    };
    return {
      title,
      state: {
        ...state,
        holdings: holdingsAfter(game, id, charter, president),
        stacks: { ...state.stacks, [charter.cell]: [...(state.stacks[charter.cell] ?? []), id] },
        board: { ...state.board, stations: [...state.board.stations, ...stations] },
        operators: { ...state.operators, [id]: operator },
      },
    };
  };

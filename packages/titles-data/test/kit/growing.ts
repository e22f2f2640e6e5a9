import type { Certificate, Game, TrainCard } from '@roundhouse/engine';
import { takeTrain, type Edit } from './position.ts';

/** A corporation that may have any number of shares, in a title of launches and mergers. */
export interface Grown {
  readonly size: number;
  /** Column of the market row. */
  readonly column: number;
  /** Shares of players, below nothing for those sold short; who has most presides. */
  readonly held: Readonly<Record<string, number>>;
  readonly pool?: number;
  readonly cash?: number;
  readonly loans?: number;
  readonly trains?: readonly string[];
  /** `I13/0`, hex and stop. */
  readonly tokens?: readonly string[];
  readonly spare?: number;
  readonly operated?: boolean;
}

/** Puts such a corporation into play; what nobody holds lies in its treasury. */
export const grown =
  (id: string, charter: Grown): Edit =>
  (game: Game): Game => {
    const { size, held, pool = 0, loans = 0 } = charter;
    const president = Object.entries(held).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    const certificates: Record<string, Certificate> = { [`${id}_0`]: { corporation: id, units: 2, president: true } };
    const free: string[] = [];
    let next = 10;
    const shorts = Object.values(held).reduce((sum, units) => sum + Math.max(0, -units), 0);
    for (let i = 1; i < size - 1; i++) free.push(`${id}_${String(i)}`);
    for (let i = 0; i < shorts; i++) free.push(`${id}_${String(next++)}`);
    for (const card of free) certificates[card] = { corporation: id, units: 1, president: false };
    const holdings: Record<string, Readonly<Record<string, readonly string[]>>> = { ...game.state.holdings };
    const give = (holder: string, list: readonly string[]): void => {
      holdings[holder] = { ...holdings[holder], [id]: list };
    };
    for (const [player, units] of Object.entries(held)) {
      if (units < 0) {
        const owed = Array.from({ length: -units }, () => `${id}_${String(next++)}`);
        for (const card of owed) certificates[card] = { corporation: id, units: -1, president: false };
        give(`player/${player}`, owed);
      } else if (player === president) give(`player/${player}`, [`${id}_0`, ...free.splice(0, units - 2)]);
      else give(`player/${player}`, free.splice(0, units));
    }
    give('market', free.splice(0, pool));
    give('ipo', free);
    let state = game.state;
    const cards: TrainCard[] = [];
    for (const name of charter.trains ?? []) {
      const taken = takeTrain(state, name);
      cards.push(taken.card);
      state = taken.state;
    }
    const cell = `0,${String(charter.column)}`;
    const stations = (charter.tokens ?? []).map((place) => {
      const [hex = '', stop = '0'] = place.split('/');
      return { owner: id, hex, stop: Number(stop), slot: 0 };
    });
    const others = Object.fromEntries(Object.entries(state.certificates).filter(([, card]) => card.corporation !== id));
    const owed = state.mechanics.loans ?? { of: {}, rate: 5, step: null, aside: 0 };
    return {
      title: game.title,
      state: {
        ...state,
        certificates: { ...others, ...certificates },
        holdings,
        stacks: { ...state.stacks, [cell]: [...(state.stacks[cell] ?? []), id] },
        board: { ...state.board, stations: [...state.board.stations, ...stations] },
        mechanics: { ...state.mechanics, loans: { ...owed, of: { ...owed.of, [id]: loans } } },
        operators: {
          ...state.operators,
          [id]: {
            status: 'floated',
            size,
            cash: charter.cash ?? 0,
            par: 100,
            cell,
            president,
            shelves: { main: cards },
            tokens: Array.from({ length: charter.spare ?? 0 }, () => 0),
            operated: charter.operated ?? true,
            last_run: [],
          },
        },
      },
    };
  };

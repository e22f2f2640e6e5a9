import { brokenInvariants, brokenReplay, type Game, type State } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles-data';
import { describe, expect, it } from 'vitest';
import { playGame } from '../src/play.ts';
import { BOTS } from '../src/registry.ts';

const title = TITLES['1830'];
if (title === undefined) throw new Error('there is no title');
/** A game well under way, in an operating turn, with tiles and trains out. */
const played = Array.from({ length: 60 }, (_, index) =>
  playGame(title, { bots: [BOTS.random, BOTS.random, BOTS.random], seed: 2, maxActions: 330 + index }),
).find(({ game: { state } }) => state.round.kind === 'operating' && state.round.turn !== null && state.over === null);
if (played === undefined) throw new Error('no such position');
const { game } = played;
const { state } = game;

const broken = (changes: Partial<State>, before?: Game) =>
  brokenInvariants({ title: game.title, state: { ...state, ...changes } }, before).join('\n');
function first<T>(record: Readonly<Record<string, T>>, fits: (value: T) => boolean): [string, T] {
  const entry = Object.entries(record).find(([, value]) => fits(value));
  if (entry === undefined) throw new Error('the position has no such thing');
  return entry;
}
const owner = first(state.operators, (operator) => operator.status === 'floated' && (operator.shelves['main']?.length ?? 0) > 0);
const change = (operator: Partial<State['operators'][string]>) => ({
  operators: { ...state.operators, [owner[0]]: { ...owner[1], ...operator } },
});

describe('brokenInvariants', () => {
  it('finds nothing in a sound position', () => expect(brokenInvariants(game)).toEqual([]));

  it('money: a sum that is off, a debt, part of a coin', () => {
    expect(broken({ bank: (state.bank ?? 0) + 1 })).toContain('money adds up to');
    expect(broken({ players: { ...state.players, '1': { cash: -5, bankrupt: false } } })).toContain('player 1 owes 5');
    expect(broken({ players: { ...state.players, '1': { cash: 0.5, bankrupt: false } } })).toContain('not a whole sum');
    expect(broken({ bank: -1, ending: null })).toContain('the bank is broken and nothing follows');
  });
  it('shares: a certificate in two places or none, a president who is none', () => {
    const [holder, held] = first(state.holdings, (each) => Object.values(each).some((ids) => ids.length > 0));
    const [corporation, ids] = first(held, (each) => each.length > 0);
    const put = (list: readonly string[]) => ({ holdings: { ...state.holdings, [holder]: { ...held, [corporation]: list } } });
    expect(broken(put([...ids, ids[0] ?? '']))).toContain('is in 2 places');
    expect(broken(put(ids.slice(1)))).toContain('is in 0 places');
    const other = Object.keys(state.players).find((id) => id !== owner[1].president) ?? '';
    expect(broken(change({ president: other }))).toContain("has not its president's certificate");
    expect(broken({ certificates: { ...state.certificates, more: { corporation: owner[0], units: 1, president: true } } })).toContain(
      '2 president',
    );
  });
  it('trains: one twice, one gone', () => {
    const { main = [] } = owner[1].shelves;
    expect(broken(change({ shelves: { main: [...main, ...main] } }))).toContain('is in two places');
    expect(broken(change({ shelves: {} }))).toMatch(/there are \d+ trains/);
  });
  it('tokens: one more on the charter, two in a slot, one where there is no city', () => {
    expect(broken(change({ tokens: [...owner[1].tokens, 40] }))).toContain('tokens on the map');
    const { board } = state;
    const station = board.stations.find((each) => each.stop !== null);
    if (station === undefined) throw new Error('no token on the map');
    expect(broken({ board: { ...board, stations: [...board.stations, station] } })).toContain('two tokens lie in');
    expect(broken({ board: { ...board, stations: [...board.stations, { ...station, slot: 9 }] } })).toContain('there is no slot 9');
  });
  it('tiles: a copy twice, one gone, one off the map', () => {
    const { board } = state;
    const [hex, tile] = first(board.tiles, () => true);
    expect(
      broken({ board: { ...board, supply: { ...board.supply, [tile.tile]: [tile.copy, ...(board.supply[tile.tile] ?? [])] } } }),
    ).toContain('is in two places');
    const { [hex]: _gone, ...rest } = board.tiles;
    expect(broken({ board: { ...board, tiles: rest } })).toMatch(/there are \d+ tiles/);
    expect(broken({ board: { ...board, tiles: { ...rest, nowhere: tile } } })).toContain('not on the map');
  });
  it('market: a marker without its stack', () => {
    expect(broken({ stacks: {} })).toContain('and in the stack of');
    expect(broken(change({ cell: null }))).toContain('is started without a price');
  });
  it('order: twice, left out', () => {
    const { round } = state;
    if (round.kind !== 'operating' || round.turn === null) throw new Error('not an operating turn');
    expect(broken({ round: { ...round, waiting: [...round.waiting, round.turn.operator] } })).toContain('operates twice');
    const listed = { ...round, waiting: [], operated: [] };
    const all = Object.keys(state.operators).filter((id) => state.operators[id]?.status === 'floated');
    if (all.length > 1) expect(broken({ round: listed }, game)).toContain('is left out of the round');
  });
  it('references: a phase, a seat that does not exist', () => {
    expect(broken({ phase: 'never' })).toContain('phase never does not exist');
    expect(broken({ seating: state.seating.slice(1) })).toContain('the seating is not the players');
  });
  it('form: what JSON would lose', () => {
    expect(broken({ turn: Number.NaN })).toContain('does not survive JSON');
    expect(broken({ offer: undefined } as never)).toContain('does not survive JSON');
  });
});

describe('brokenReplay', () => {
  it('finds nothing where the log gives the state', () => expect(brokenReplay(game, played.actions)).toEqual([]));
  it('finds a log that is not the game’s', () => {
    expect(brokenReplay(game, played.actions.slice(0, -1))[0]).toContain('the log replayed gives another state');
    expect(brokenReplay(game, [...played.actions.slice(1)])).toHaveLength(1);
  });
});

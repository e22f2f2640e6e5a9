import { choices, roundName, type Action, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, declares, discards, passes, route, runs } from './kit/actions.ts';
import { discarded, trains, treasury } from './kit/figures.ts';
import { grown, type Grown } from './kit/growing.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { depotFrom, operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1817NA } from './kit/title.ts';

const table = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1817NA }, ...edits);
const two = (id: string, held: Grown['held'], more: Partial<Grown> = {}): Edit =>
  grown(id, { size: 2, column: 25, held, cash: 200, tokens: ['I15/0'], trains: ['2'], ...more });

/** Passes wherever that is possible, and takes what is listed first where it is not. */
function next(game: Game): Game {
  const listed = choices(game).map(({ action }) => action);
  const action: Action | undefined = listed.find(({ type }) => type === 'pass') ?? listed[0];
  if (action === undefined) throw new Error('nothing to do');
  return step(game, action).game;
}

function onTo(game: Game, wanted: (game: Game) => boolean): Game {
  let now = game;
  while (!wanted(now) && now.state.over === null) now = next(now);
  return now;
}

/** Operating rounds from here to the end. */
function roundsToEnd(game: Game): readonly string[] {
  const rounds: string[] = [];
  for (let now = game; now.state.over === null; now = next(now)) {
    const name = roundName(now);
    if (now.state.round.kind === 'operating' && rounds.at(-1) !== name) rounds.push(name);
  }
  return rounds;
}

const bought = (name: string) => (game: Game) => game.state.depot.upcoming.filter((card) => card.name === name).length;

describe('trains that are taken out (1817 §13.5)', () => {
  it('without 2-trains left one 2+ goes, not all (B37)', () => {
    const start = table(depotFrom('2+'), two('J', { 1: 2 }), operatingTurn('J', 'trains', { number: 1, of: 2 }));
    const game = onTo(start, ({ state }) => state.round.kind !== 'operating');
    expect([bought('2+')(start), bought('2+')(game), game.state.phase]).toEqual([3, 2, '2+']);
  });

  it('all 2-trains go at once', () => {
    const start = table(two('J', { 1: 2 }), operatingTurn('J', 'trains', { number: 1, of: 2 }));
    const game = onTo(start, ({ state }) => state.round.kind !== 'operating');
    expect([bought('2')(start) > 20, bought('2')(game), bought('2+')(game), game.state.phase]).toEqual([true, 0, 3, '2']);
  });
});

describe('the first 8 (1817 §15.2)', () => {
  const last = (at: string, more: Partial<Grown>, number: number): Game =>
    table(phase('7'), depotFrom('8'), two('J', { 1: 2 }, { trains: ['7'], ...more }), operatingTurn('J', at, { number, of: 2, turn: 5 }));

  it('taken out at the end of the first round of a set: three more rounds are played (B35)', () => {
    expect(roundsToEnd(last('trains', {}, 1))).toEqual(['OR 5.1', 'OR 5.2', 'OR 6.1', 'OR 6.2']);
  });

  it('bought in the second round: three more rounds, in one set (B35)', () => {
    const game = play(last('trains', { cash: 1100 }, 2), buysTrain('J', '8-0', 1100));
    expect(roundsToEnd(game)).toEqual(['OR 5.2', 'OR 6.1', 'OR 6.2', 'OR 6.3']);
  });
});

describe('trains that run once more (1817 §13.4)', () => {
  const places = [phase('3'), depotFrom('4'), tilesOn({ I13: '6/2' })] as const;
  const buyer = (own: readonly string[]): Edit => two('J', { 1: 2 }, { cash: 600, trains: own, tokens: ['F14/0'] });
  const other = two('R', { 2: 2 }, { trains: ['2+'], cash: 0 });

  it('run in this round with those still to operate, in the next with the others (B36)', () => {
    const start = table(...places, buyer(['2+']), other, operatingTurn('J', 'trains', { waiting: ['R'], number: 1, of: 2 }));
    const opened = onTo(play(start, buysTrain('J', '4-0', 400)), (game) => asked(game) === 'R:routes');
    const run = play(opened, runs('R', route('2+-1', 'I13 I15')), declares('R', 'withhold'));
    expect([treasury(run, 'R'), trains(run, 'R'), trains(run, 'J')]).toEqual([50, '', '2+ 4']);
    const second = onTo(run, (game) => roundName(game) === 'OR 2.2' && asked(game) === 'J:trains');
    expect(trains(second, 'J')).toBe('4');
  });

  it('count for the limit: what is too many goes before the buyer does anything else (B36)', () => {
    const start = table(...places, buyer(['2+', '2+', '3']), operatingTurn('J', 'trains'));
    const game = play(start, buysTrain('J', '4-0', 400));
    expect(asked(game)).toBe('J:discard');
    refuses(game, passes('J'), 'turn.not_now');
    expect([discarded(play(game, discards('J', '3-0'))), trains(play(game, discards('J', '3-0')), 'J')]).toEqual(['3', '2+ 2+ 4']);
  });

  it('are sold by nobody, nor are those of a corporation in liquidation (§8.10, B41)', () => {
    const edits = [
      phase('4'),
      buyer([]),
      two('R', { 2: 2 }, { trains: ['2+', '3'], tokens: [] }),
      two('GT', { 3: 2 }, { column: 0, trains: ['3'], tokens: [] }),
      operatingTurn('J', 'trains'),
    ];
    const old: Edit = ({ title, state }) => {
      const { R } = state.operators;
      const main = (R?.shelves['main'] ?? []).map((card) => (card.name === '2+' ? { ...card, obsolete: true as const } : card));
      return { title, state: { ...state, operators: { ...state.operators, ...(R && { R: { ...R, shelves: { main } } }) } } };
    };
    const game = table(...edits, old);
    refuses(game, buysTrain('J', '2+-0', 10), 'train.not_for_sale');
    refuses(game, buysTrain('J', '3-1', 10), 'train.not_for_sale');
    expect(choices(game).some(({ action }) => action.type === 'buy_train' && action.train === '3-0')).toBe(true);
  });
});

describe('mail contracts (1817 §8.1, §14.2)', () => {
  it('pay at the start of a round whoever owns a train, a last 2+ too, and nobody else (B38, cases NA-3)', () => {
    const paid = (own: readonly string[], last: boolean): number => {
      const old: Edit = ({ title, state }) => {
        const { R } = state.operators;
        const main = (R?.shelves['main'] ?? []).map((card) => (last ? { ...card, obsolete: true as const } : card));
        return { title, state: { ...state, operators: { ...state.operators, ...(R && { R: { ...R, shelves: { main } } }) } } };
      };
      const start = table(
        phase('4'),
        two('R', { 2: 2 }, { trains: own, tokens: ['F14/0'] }),
        privatesWith({ MINM: 'R' }),
        old,
        two('J', { 1: 2 }, { trains: ['3'] }),
        operatingTurn('J', 'trains', { number: 1, of: 2 }),
      );
      const game = onTo(start, (now) => roundName(now) === 'OR 2.2');
      return treasury(game, 'R') - treasury(start, 'R');
    };
    expect([paid(['2+'], true), paid(['3'], false), paid([], false)]).toEqual([10, 10, 0]);
  });
});

describe('routes (1817 §8.6)', () => {
  // Both groups of New York are joined by Toronto; from there another line leads to Miami.
  const north = { E23: '7/0', E21: '8/4', F20: '6/3' };
  const runner = (...tokens: readonly string[]): Edit => two('J', { 1: 2 }, { trains: ['3'], cash: 0, tokens });

  it('do not join both groups of New York (B24)', () => {
    const game = table(phase('3'), tilesOn({ ...north, G21: '7/2' }), runner('F22/1'), operatingTurn('J', 'routes'));
    refuses(game, runs('J', route('3-0', 'F22 E23 E21 F20', 'F20 G21 F22')), 'routes.stop_twice');
    expect(play(game, runs('J', route('3-0', 'F22 E23 E21 F20'))).state.round).toMatchObject({ turn: { revenue: 60 } });
  });

  it('do not pass a city full of the tokens of others, from whichever side they are written (B24, cases NA-4)', () => {
    const line = tilesOn({ ...north, G21: '8/0', H20: '8/3' });
    const full = two('R', { 2: 2 }, { tokens: ['F20/0'], trains: [] });
    const game = table(phase('3'), line, runner('F22/1'), full, operatingTurn('J', 'routes'));
    const there = ['F22 E23 E21 F20', 'F20 G21 H20 I21'];
    const back = ['I21 H20 G21 F20', 'F20 E21 E23 F22'];
    for (const way of [there, back, [...there].reverse()]) refuses(game, runs('J', route('3-0', ...way)), 'routes.blocked_city');
    const free = table(phase('3'), line, runner('F22/1'), operatingTurn('J', 'routes'));
    expect(play(free, runs('J', route('3-0', ...back))).state.round).toMatchObject({ turn: { revenue: 90 } });
  });

  it('the Klondike falls from 50 to 20 with the phase (1817NA §8.2, B3)', () => {
    const revenue = (at: string, dawson: string, train: string): number => {
      const home = two('J', { 1: 2 }, { trains: [train], tokens: ['A7/0'], cash: 0 });
      const game = table(phase(at), tilesOn({ A7: dawson }), home, operatingTurn('J', 'routes'));
      return treasury(play(game, runs('J', route(`${train}-0`, 'A7 B6')), declares('J', 'withhold')), 'J');
    };
    expect([revenue('2', '6/4', '2'), revenue('3', '14/0', '2')]).toEqual([70, 50]);
  });
});

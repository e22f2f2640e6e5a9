import { describe, expect, it } from 'vitest';
import { choices, newGame, roundName, type Game } from '@roundhouse/engine';
import { bids, pars, passes } from './kit/actions.ts';
import { cash, percent, president, privates, tokens } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { newTable } from './kit/position.ts';
import { TITLE_1828 } from './kit/title.ts';

const table = (players: number, seed = 5, options: readonly string[] = []): Game => newTable({ players, seed, options, title: TITLE_1828 });
const gone = (game: Game): string => game.title.privates.ids.filter((id) => game.state.privates[id]?.closed).join(' ');

describe('the founders', () => {
  it('1828 §2.5, edge 1: as many as players and one more stay, by the draw of the seed', () => {
    expect([3, 4, 5].map((players) => gone(table(players)))).toEqual(['GT IC MP NW', 'GT IC MP', 'GT MP']);
    expect(gone(table(3, 1))).toBe('GT IC NKP OSH');
    expect(gone(table(4, 93068046))).toBe('CPR GT NKP');
  });

  it('1828 §19.1, edge 1: with the option the draw is made again until GT, NW or OSH stays', () => {
    expect(gone(table(3, 9, ['keep_a_good_founder']))).toBe('CPR GT MP OSH');
    expect(gone(table(3, 22, ['keep_a_good_founder']))).toBe('CPR MC NW OSH');
    for (const id of ['GT', 'NW', 'OSH']) expect(gone(table(3, 9)).split(' ')).toContain(id);
  });
});

describe('the rest of the set-up', () => {
  it('1828 §2.1, §2.2: cash by players, one 6 less below five', () => {
    const sixes = (players: number) => table(players).state.depot.upcoming.filter(({ name }) => name === '6').length;
    expect([3, 4, 5].map((players) => [cash(table(players), '1'), sixes(players)])).toEqual([
      [800, 3],
      [700, 3],
      [620, 4],
    ]);
  });

  it('1828 §2.3, §2.4: the minor has the second 2-train and a token in Peterborough', () => {
    const game = table(3);
    expect(game.state.operators['C&P']?.shelves['main']).toMatchObject([{ id: '2-1', kept: true }]);
    expect(game.state.depot.upcoming.slice(0, 2).map(({ id }) => id)).toEqual(['2-0', '2-2']);
    expect(tokens(game, 'C&P')).toBe('C15/0');
  });
});

describe('the auction', () => {
  it('1828 §3.2, edge 4: the last one of the cheapest row without a bid is bought at face value', () => {
    const game = table(3);
    refuses(game, bids('1', 'SVN', 20), 'auction.bid.minimum');
    const one = play(game, bids('1', 'StCT', 25));
    refuses(one, bids('2', 'SVN', 25), 'auction.buy.price', { price: 20 });
    const two = play(one, bids('2', 'SVN', 20));
    // Both rows are decided: the second one goes to its only bidder.
    expect([privates(two, '2'), privates(two, '1')]).toEqual(['SVN', 'StCT']);
    expect(cash(two, '1')).toBe(775);
  });

  it('1828 §3.3: multiples of five, five above what was bid, within the free cash', () => {
    const game = table(3);
    refuses(game, bids('1', 'M&H', 127), 'auction.bid.multiple');
    refuses(game, bids('1', 'M&H', 120), 'auction.bid.minimum', { minimum: 125 });
    const one = play(game, bids('1', 'M&H', 125));
    refuses(one, bids('2', 'M&H', 125), 'auction.bid.minimum', { minimum: 130 });
  });

  it('1828 §3.4, edge 3: a founder keeps one bid, others collect them', () => {
    const game = play(table(3), bids('1', 'CPR', 255), bids('2', 'CPR', 260), bids('3', 'M&H', 125), bids('1', 'M&H', 130));
    expect(game.state.mechanics.waterfall_auction?.bids).toMatchObject({ CPR: { '2': 260 }, 'M&H': { '3': 125, '1': 130 } });
    expect(game.state.mechanics.waterfall_auction?.bids['CPR']).not.toHaveProperty('1');
  });

  it('1828 §3.5, §3.6: several bids are a war, the lowest bidder first', () => {
    const game = play(table(3), bids('1', 'StCT', 25), bids('2', 'StCT', 30), bids('3', 'SVN', 20));
    expect(asked(game)).toBe('1:auction');
    const won = play(game, passes('1'));
    expect([privates(won, '2'), cash(won, '2'), cash(won, '1')]).toEqual(['StCT', 770, 800]);
    // §3.7: after the one who bought, not after the winner.
    expect(asked(won)).toBe('1:auction');
  });

  it('1828 §3.8, edge 2: when all pass every bid is decided, then privates pay and it goes on', () => {
    const game = play(table(3), bids('1', 'M&H', 125), bids('2', 'C&P', 85), passes('3'), passes('1'), passes('2'));
    expect([privates(game, '1'), privates(game, '2')]).toEqual(['M&H', 'C&P']);
    // 800 − 125 + 20; C&P pays a player 15 while the auction lasts.
    expect([cash(game, '1'), cash(game, '2'), asked(game)]).toEqual([695, 730, '3:auction']);
  });

  it('1828 §3.9, edge 5: founders bring 30 % and an open par, asked in order before anything else', () => {
    const start = play(table(3), bids('1', 'CPR', 255), bids('2', 'MC', 255), passes('3'), passes('1'), passes('2'));
    expect([asked(start), percent(start, '1', 'CPR')]).toEqual(['1:par_owed', 10]);
    refuses(start, passes('3'), 'stock.par.owed');
    refuses(start, pars('1', 'CPR', '5,3'), 'stock.par.cell');
    const one = play(start, pars('1', 'CPR', '9,5'));
    expect([percent(one, '1', 'CPR'), president(one, 'CPR'), cash(one, '1'), asked(one)]).toEqual([30, '1', 585, '2:par_owed']);
    const two = play(one, pars('2', 'MC', '13,7'));
    expect([percent(two, '2', 'MC'), asked(two)]).toEqual([30, '3:auction']);
  });

  it('1828 §3.9, §3.11: C&A brings a share of PRR, and the last sale gives the lead to the next player', () => {
    const rest = ['SVN', 'StCT', 'C&StL', 'D&H', 'C&P', 'M&H', 'E&K'];
    let game = newGame(TITLE_1828, {
      players: ['1', '2', '3'].map((id) => ({ id, name: id })),
      seed: 5,
      options: [],
      quirks: [],
      consent: 'implied',
    });
    // Bids and purchases of the cheapest, until all rows are gone.
    while (game.state.round.kind === 'opening') {
      const list = choices(game);
      const par = list.find(({ action }) => action.type === 'par');
      const sale = list.find(({ action, amount }) => action.type === 'bid' && amount === undefined);
      const bid = list.find(({ action }) => action.type === 'bid');
      const [next] = [par, sale, bid, list.find(({ action }) => action.type === 'pass')].flatMap((each) => each ?? []);
      if (next === undefined) throw new Error('nothing can be done');
      game = play(game, next.action);
    }
    expect(roundName(game)).toBe('SR 1');
    const owner = game.state.setup.players.find(({ id }) => privates(game, id).includes('C&A'))?.id ?? '';
    expect(percent(game, owner, 'PRR')).toBe(10);
    expect(rest.every((id) => game.state.privates[id]?.owner !== null)).toBe(true);
  });
});

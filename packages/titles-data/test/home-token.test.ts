import { describe, expect, it } from 'vitest';
import { lays, passes, placesToken } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { tokens } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { operatingTurn, phase, position, tilesOn, type Edit } from './kit/position.ts';

/** ERIE floated, its token not laid, waiting in E11, or in a city there. */
const erie = (...places: string[]): Edit => corporation('ERIE', { cell: '3,6', held: { '2': 3, '1': 3 }, president: '2', tokens: places });
/** NYC in Rochester, with track to E11: an operator that may lay there. */
const nyc: Edit = corporation('NYC', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, trains: ['3'], tokens: ['D14/0'] });
const table = (tiles: Readonly<Record<string, string>>, at: string, ...edits: Edit[]) =>
  position(2, phase('3'), tilesOn({ E13: '8/1', ...tiles }), ...edits, nyc, operatingTurn('NYC', at, { waiting: ['ERIE'] }));

describe('the home of ERIE', () => {
  it('1830 §8.5 a token in E11 without track lies in the hex and closes all of it', () => {
    const first = position(2, phase('3'), erie(), nyc, operatingTurn('NYC', 'trains', { waiting: ['ERIE'] }));
    expect(tokens(play(first, passes('NYC')), 'ERIE')).toBe('E11/-');
  });

  it('1830 §8.5 edge 16, 30-3: the operator that lays the first tile there chooses the city', () => {
    const laid = play(table({}, 'track', erie('E11/-')), lays('NYC', 'E11', '59/4'));
    expect(asked(laid)).toBe('NYC:waiting_token');
    refuses(laid, placesToken('ERIE', 'E11/0', 'ERIE'), 'turn.not_yours', { active: 'NYC' });
    refuses(laid, placesToken('NYC', 'E11/2', 'ERIE'), 'track.city_choice', { hex: 'E11', operator: 'ERIE' });
    refuses(laid, placesToken('NYC', 'D14/0', 'ERIE'), 'track.city_choice');
    refuses(laid, passes('NYC'), 'turn.not_now');
    for (const city of ['E11/0', 'E11/1']) {
      const game = play(laid, placesToken('NYC', city, 'ERIE'));
      expect(tokens(game, 'ERIE')).toBe(city);
      expect(asked(game)).not.toBe('NYC:waiting_token');
    }
  });

  it('1830 §8.5 30-2: no other token there before ERIE has placed, with track or without', () => {
    refuses(table({ E11: '59/4' }, 'token', erie()), placesToken('NYC', 'E11/0'), 'token.reserved', { hex: 'E11', operator: 'ERIE' });
    refuses(table({ E11: '59/4' }, 'token'), placesToken('NYC', 'E11/0'), 'token.reserved');
    refuses(table({}, 'token', erie('E11/-')), placesToken('NYC', 'E11/0'), 'token.reserved');
  });

  it('1830 §8.5 once ERIE has placed, the other city is open', () => {
    const game = table({ E11: '59/4' }, 'token', erie('E11/1'));
    expect(tokens(play(game, placesToken('NYC', 'E11/0')), 'NYC')).toBe('D14/0 E11/0');
  });

  it('1830 §8.5 with a tile laid before its first turn, ERIE chooses then, before anything else', () => {
    const home = play(table({ E11: '59/4' }, 'trains', erie()), passes('NYC'));
    expect(asked(home)).toBe('ERIE:home_token');
    refuses(home, passes('ERIE'), 'pass.forbidden');
    refuses(home, placesToken('ERIE', 'E11/2'), 'token.no_slot', { hex: 'E11' });
    refuses(home, placesToken('ERIE', 'D14/0'), 'token.no_slot');
    refuses(home, lays('ERIE', 'E11', '59/4'), 'turn.not_now');
    const game = play(home, placesToken('ERIE', 'E11/1'));
    expect([tokens(game, 'ERIE'), asked(game), game.state.operators['ERIE']?.cash]).toEqual(['E11/1', 'ERIE:track', 0]);
  });

  it('1830 §8.5 ERIE itself lays the first tile under its waiting token and chooses', () => {
    const own = position(2, phase('3'), erie('E11/-'), operatingTurn('ERIE', 'track'));
    const laid = play(own, lays('ERIE', 'E11', '59/4'));
    expect(asked(laid)).toBe('ERIE:waiting_token');
    expect(tokens(play(laid, placesToken('ERIE', 'E11/0', 'ERIE')), 'ERIE')).toBe('E11/0');
  });
});

describe('other homes', () => {
  it('1830 §8.5 NYNH finds its city under an upgrade laid before its first turn', () => {
    const table = position(
      2,
      phase('3'),
      tilesOn({ G19: '54/0' }),
      corporation('NYNH', { cell: '3,6', held: { '1': 3, '2': 3 }, tokens: [], operated: false }),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 } }),
      operatingTurn('PRR', 'track', { waiting: ['NYNH'] }),
    );
    // Edge 3 was in the first city as printed, and is in the second one of this tile.
    expect(tokens(play(table, passes('PRR')), 'NYNH')).toBe('G19/1');
  });

  it('1830 §6.2, §8.5 go to their city free of charge', () => {
    const homes = position(2).title.corporations.ids.filter((id) => id !== 'ERIE');
    for (const id of homes) {
      const game = play(
        position(
          2,
          corporation(id, { cell: '3,6', held: { '1': 3, '2': 3 }, tokens: [], operated: false }),
          corporation('ERIE', { cell: '2,6', held: { '1': 3, '2': 3 } }),
          operatingTurn('ERIE', 'track', { waiting: [id] }),
        ),
        passes('ERIE'),
      );
      expect([tokens(game, id), asked(game)]).toEqual([`${game.title.corporations.of[id]?.home?.hex ?? ''}/0`, `${id}:track`]);
    }
  });
});

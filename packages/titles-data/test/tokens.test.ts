import { describe, expect, it } from 'vitest';
import { lays, passes, placesToken } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { tokens, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { inTurn, operatingTurn, phase, position, tilesOn, type Edit } from './kit/position.ts';

function token(operator: string, tiles: Readonly<Record<string, string>>, charter: Partial<Charter> = {}, edits: readonly Edit[] = []) {
  return position(
    2,
    tilesOn(tiles),
    ...edits,
    corporation(operator, { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, ...charter }),
    operatingTurn(operator, 'token'),
  );
}
const other = (id: string, ...places: string[]): Edit => corporation(id, { cell: '3,6', held: { '1': 3, '2': 3 }, tokens: places });

describe('a token', () => {
  it('1830 §8.7 costs 40, then 100 each, by charter order, to the bank', () => {
    const first = play(token('PRR', { H10: '57/1' }), placesToken('PRR', 'H10/0'));
    expect([tokens(first, 'PRR'), treasury(first, 'PRR')]).toEqual(['H12/0 H10/0', 460]);
    const second = play(token('PRR', { H10: '57/1' }, { tokens: ['H12/0', 'D2/0'] }), placesToken('PRR', 'H10/0'));
    expect([treasury(second, 'PRR'), second.state.operators['PRR']?.tokens]).toEqual([400, [100]]);
  });

  it('1830 §8.7 is placed once a turn', () => {
    const game = play(token('PRR', { H10: '57/1', H14: '9/1', H16: '57/1' }), placesToken('PRR', 'H10/0'));
    expect(asked(game)).not.toBe('PRR:token');
    refuses(game, placesToken('PRR', 'H16/0'), 'turn.not_now');
  });

  it('1830 §8.7 needs a free slot in a city', () => {
    const full = token('PRR', { H10: '57/1' }, {}, [other('NYC', 'H10/0')]);
    refuses(full, placesToken('PRR', 'H10/0'), 'token.no_slot', { hex: 'H10' });
    const free = token('PRR', { H10: '57/1' });
    refuses(free, placesToken('PRR', 'H10/0/1'), 'token.no_slot');
    refuses(free, placesToken('PRR', 'H10/1'), 'token.no_slot');
    refuses(token('C&O', { G7: '1/2' }), placesToken('C&O', 'G7/0'), 'token.no_slot');
  });

  it('1830 §8.7 goes to a reachable city', () => {
    refuses(token('PRR', { H16: '57/1', H10: '57/1' }), placesToken('PRR', 'H16/0'), 'token.not_reachable', { hex: 'H16' });
    refuses(token('PRR', { H10: '57/1' }), placesToken('PRR', 'Z9/0'), 'action.unknown_thing', { thing: 'Z9' });
  });

  it('1830 §8.7 does not pass a city that others fill, but one with room', () => {
    const line = { H8: '9/1', H6: '9/1', H4: '57/1' };
    const full = token('PRR', { H10: '57/1', ...line }, {}, [other('NYC', 'H10/0')]);
    refuses(full, placesToken('PRR', 'H4/0'), 'token.not_reachable');
    const room = token('PRR', { H10: '14/0', ...line }, {}, [other('NYC', 'H10/0')]);
    expect(tokens(play(room, placesToken('PRR', 'H4/0')), 'PRR')).toBe('H12/0 H4/0');
  });

  it('1830 §8.8 H12 is passed by its own track, whoever lies in the city', () => {
    const table = token('NYC', { H10: '57/1', H14: '9/1', H16: '57/1' }, { tokens: ['H10/0'] }, [other('PRR', 'H12/0')]);
    expect(tokens(play(table, placesToken('NYC', 'H16/0')), 'NYC')).toBe('H10/0 H16/0');
  });

  it('1830 §8.7 lies once in a hex', () => {
    refuses(token('PRR', { H10: '14/0' }, { tokens: ['H12/0', 'H10/0'] }), placesToken('PRR', 'H10/0/1'), 'token.one_per_hex', {
      hex: 'H10',
    });
    expect(tokens(play(token('PRR', { H10: '14/0' }, {}, [other('NYC', 'H10/0')]), placesToken('PRR', 'H10/0/1')), 'PRR')).toBe(
      'H12/0 H10/0',
    );
  });

  it('1830 §8.7 does not take the place kept for a home token', () => {
    const prr = token('PRR', { J14: '57/0' }, { tokens: ['J14/0'] });
    refuses(prr, placesToken('PRR', 'I15/0'), 'token.reserved', { hex: 'I15', operator: 'B&O' });
  });

  it('1830 §8.7 leaves one slot of a green city to its home, and takes the other', () => {
    const albany = { F16: '57/0', E17: '8/4', E19: '14/0' };
    const table = token('PRR', albany, { tokens: ['F16/0'] });
    refuses(table, placesToken('PRR', 'E19/0/0'), 'token.reserved', { hex: 'E19', operator: 'NYC' });
    expect(tokens(play(table, placesToken('PRR', 'E19/0/1')), 'PRR')).toBe('F16/0 E19/0');
  });
});

describe('guards that a game never stops at', () => {
  it('1830 §1.7, §8.7: without money, token or room in the turn the step is passed, and still refuses', () => {
    refuses(token('PRR', { H10: '57/1' }, { treasury: 39 }), placesToken('PRR', 'H10/0'), 'token.cash', { price: 40, cash: 39 });
    refuses(inTurn({ tokens_placed: 1 })(token('PRR', { H10: '57/1' })), placesToken('PRR', 'H10/0'), 'token.once');
    const all = token('PRR', { H10: '57/1' }, { tokens: ['H12/0', 'D2/0', 'D14/0', 'K15/0'] });
    refuses(all, placesToken('PRR', 'H10/0'), 'token.none_left', { operator: 'PRR' });
    expect(open(all, 'PRR')).toEqual(['pass']);
  });
});

describe('an upgrade under tokens', () => {
  it('1830 §8.1 keeps every token in its city', () => {
    const table = position(
      2,
      phase('3'),
      tilesOn({ H10: '57/1' }),
      other('NYC', 'H10/0'),
      corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
      operatingTurn('PRR', 'track'),
    );
    const game = play(table, lays('PRR', 'H10', '14/0'));
    expect(tokens(game, 'NYC')).toBe('H10/0');
    expect(tokens(play(game, placesToken('PRR', 'H10/0/1')), 'PRR')).toBe('H12/0 H10/0');
  });

  it('1830 §8.5 NYNH lies in the first city of G19, and the other one is free', () => {
    const table = token('NYC', { H18: '59/2' }, { tokens: ['H18/0'] }, [other('NYNH', 'G19/0')]);
    expect(tokens(play(table, passes('NYC')), 'NYNH')).toBe('G19/0');
    const green = position(
      2,
      phase('3'),
      corporation('NYNH', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500 }),
      operatingTurn('NYNH', 'track'),
    );
    expect(tokens(play(green, lays('NYNH', 'G19', '54/0')), 'NYNH')).toBe('G19/1');
  });
});

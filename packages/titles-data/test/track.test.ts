import { describe, expect, it } from 'vitest';
import { lays, passes } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { tile, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { operatingTurn, phase, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';

/** The operator in the track step of its turn, on a board with these tiles. */
function track(operator: string, tiles: Readonly<Record<string, string>>, edits: readonly Edit[] = [], charter: Partial<Charter> = {}) {
  return position(
    2,
    ...edits,
    tilesOn(tiles),
    corporation(operator, { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, ...charter }),
    operatingTurn(operator, 'track'),
  );
}

describe('one lay or upgrade a turn', () => {
  it('1830 §8.1 lays a yellow tile and goes on to the token', () => {
    const game = play(track('PRR', {}), lays('PRR', 'H10', '57/1'));
    expect([tile(game, 'H10'), treasury(game, 'PRR'), asked(game)]).toEqual(['57/1', 500, 'PRR:token']);
    refuses(game, lays('PRR', 'H14', '9/1'), 'turn.not_now');
  });

  it('1830 §8.1 allows green from phase 3 and brown from phase 5', () => {
    refuses(track('PRR', { H10: '57/1' }), lays('PRR', 'H10', '14/0'), 'track.colour', { tile: '14', colour: 'green', phase: '2' });
    expect(tile(play(track('PRR', { H10: '57/1' }, [phase('3')]), lays('PRR', 'H10', '14/0')), 'H10')).toBe('14/0');
    refuses(track('PRR', { H10: '14/0' }, [phase('4')]), lays('PRR', 'H10', '63/0'), 'track.colour');
    expect(tile(play(track('PRR', { H10: '14/0' }, [phase('5')]), lays('PRR', 'H10', '63/0')), 'H10')).toBe('63/0');
  });

  it('1830 §8.1 upgrades to the next colour only, and keeps all track', () => {
    refuses(track('PRR', { H10: '57/1' }, [phase('5')]), lays('PRR', 'H10', '63/0'), 'track.upgrade', { tile: '63', hex: 'H10' });
    refuses(track('PRR', { H10: '57/1' }, [phase('3')]), lays('PRR', 'H10', '15/0'), 'track.upgrade');
    refuses(track('PRR', { H14: '9/1' }, [phase('3')]), lays('PRR', 'H14', '16/0'), 'track.upgrade');
  });

  it('1830 §8.1 keeps labels: B and OO take tiles with the same one only', () => {
    const bo = track('B&O', {}, [phase('3')]);
    refuses(bo, lays('B&O', 'I15', '14/0'), 'track.upgrade');
    expect(tile(play(bo, lays('B&O', 'I15', '53/0')), 'I15')).toBe('53/0');
    refuses(track('PRR', { H10: '57/1' }, [phase('3')]), lays('PRR', 'H10', '53/2'), 'track.upgrade');
    refuses(track('NYNH', {}, [phase('3')]), lays('NYNH', 'G19', '59/0'), 'track.upgrade');
    expect(tile(play(track('NYNH', {}, [phase('3')]), lays('NYNH', 'G19', '54/0')), 'G19')).toBe('54/0');
  });

  it('1830 §8.1 keeps towns towns and cities cities, as many as they are', () => {
    const co = track('C&O', {}, [], { tokens: ['F6/0'] });
    refuses(co, lays('C&O', 'G7', '58/0'), 'track.upgrade');
    refuses(co, lays('C&O', 'G7', '57/0'), 'track.upgrade');
    expect(tile(play(co, lays('C&O', 'G7', '1/2')), 'G7')).toBe('1/2');
    refuses(track('NYC', {}), lays('NYC', 'E19', '9/1'), 'track.upgrade');
    refuses(track('NYC', {}), lays('NYC', 'E19', '58/1'), 'track.upgrade');
  });

  it('1830 §8.1 has no green tile for towns in the manifest', () => {
    for (const green of ['14/0', '23/0', '16/0']) {
      refuses(track('C&O', { G7: '1/2' }, [phase('3')]), lays('C&O', 'G7', green), 'track.upgrade');
    }
  });
});

describe('supply and cost', () => {
  it('1830 §8.2 has as many tiles as the manifest says, and takes a replaced one back', () => {
    const none = track('PRR', { E19: '57/1', H16: '57/1', J14: '57/0', F16: '57/0' });
    refuses(none, lays('PRR', 'H10', '57/1'), 'track.supply', { tile: '57' });
    const game = play(track('PRR', { H10: '57/1', H16: '57/1', J14: '57/0', F16: '57/0' }, [phase('3')]), lays('PRR', 'H10', '14/0'));
    expect(game.state.board.supply['57']).toHaveLength(1);
  });

  it('1830 §8.3 charges the corporation for water and mountain, to the bank', () => {
    const before = track('B&O', {});
    const game = play(before, lays('B&O', 'I17', '9/1'));
    expect([treasury(game, 'B&O'), game.state.bank]).toEqual([420, (before.state.bank ?? 0) + 80]);
    const mountain = play(track('NYC', { E19: '57/1' }), lays('NYC', 'E17', '9/1'));
    expect(treasury(mountain, 'NYC')).toBe(380);
  });

  it('1830 §8.3 refuses what the treasury cannot pay', () => {
    refuses(track('B&O', {}, [], { treasury: 79 }), lays('B&O', 'I17', '9/1'), 'track.cash', { cost: 80, cash: 79 });
    expect(treasury(play(track('B&O', {}, [], { treasury: 80 }), lays('B&O', 'I17', '9/1')), 'B&O')).toBe(0);
  });

  it('1830 §8.3 upgrades free of charge, unless what is replaced prints a cost', () => {
    expect(treasury(play(track('B&O', { I17: '9/1' }, [phase('3')]), lays('B&O', 'I17', '24/1')), 'B&O')).toBe(500);
    expect(treasury(play(track('NYNH', {}, [phase('3')]), lays('NYNH', 'G19', '54/0')), 'NYNH')).toBe(420);
    expect(treasury(play(track('NYNH', { G19: '54/0' }, [phase('5')], { tokens: ['G19/1'] }), lays('NYNH', 'G19', '62/0')), 'NYNH')).toBe(
      500,
    );
  });
});

describe('placement', () => {
  it('1830 §8.4 leads every exit to a hex that exists and is not behind an impassable edge', () => {
    refuses(track('B&O', {}), lays('B&O', 'I17', '8/5'), 'track.exits', { hex: 'I17', edge: 5 });
    const erie = track('C&O', {}, [], { tokens: ['D14/0'] });
    refuses(erie, lays('C&O', 'D12', '8/2'), 'track.exits', { hex: 'D12', edge: 2 });
  });

  it('1830 §8.4 counts a grey neighbour only if its own track points back', () => {
    refuses(track('PRR', { H10: '57/0' }, [], { tokens: ['H10/0'] }), lays('PRR', 'G11', '8/3'), 'track.exits', { hex: 'G11', edge: 5 });
  });

  it('1830 §8.4 must touch the network at an edge that it reaches', () => {
    refuses(track('PRR', {}), lays('PRR', 'H10', '57/0'), 'track.not_connected', { operator: 'PRR', hex: 'H10' });
    refuses(track('PRR', {}), lays('PRR', 'H16', '57/1'), 'track.not_connected');
    expect(tile(play(track('PRR', { H14: '9/1' }), lays('PRR', 'H16', '57/1')), 'H16')).toBe('57/1');
  });

  it('1830 §8.4 reaches every edge in a hex with an own token', () => {
    for (const rotation of ['0', '1', '2'])
      expect(tile(play(track('NYC', {}), lays('NYC', 'E19', `57/${rotation}`)), 'E19')).toBe(`57/${rotation}`);
  });

  it('1830 §8.4 does not pass a city full of others, nor an off-board area', () => {
    const others = corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 }, tokens: ['H10/0'] });
    refuses(track('PRR', { H10: '57/1' }, [others]), lays('PRR', 'H8', '9/1'), 'track.not_connected');
    expect(tile(play(track('PRR', { H10: '57/1' }), lays('PRR', 'H8', '9/1')), 'H8')).toBe('9/1');
    const south = track('B&O', { J14: '57/0' });
    refuses(south, lays('B&O', 'J12', '9/2'), 'track.not_connected');
  });

  it('1830 §8.4 permissive: an upgrade need not use the new track', () => {
    const game = play(track('PRR', { H14: '9/1' }, [phase('3')]), lays('PRR', 'H14', '20/0'));
    expect(tile(game, 'H14')).toBe('20/0');
  });

  it('1830 §1.2 refuses what is not on the map or in the manifest', () => {
    refuses(track('PRR', {}), lays('PRR', 'Z1', '57/1'), 'action.unknown_thing', { thing: 'Z1' });
    refuses(track('PRR', {}), lays('PRR', 'H10', '999/1'), 'action.unknown_thing', { thing: '999' });
  });
});

describe('blocked hexes', () => {
  const toScranton = (edits: Edit[]) => track('NYC', { E19: '57/1', E17: '8/4' }, edits);
  const scranton = lays('NYC', 'F16', '57/0');

  it('1830 §8.6 closes the hexes of a private while a player owns it', () => {
    refuses(toScranton([privatesWith({ DH: '2' })]), scranton, 'track.blocked', { hex: 'F16', private: 'DH' });
    refuses(toScranton([privatesWith({ DH: '1' })]), scranton, 'track.blocked');
  });

  it('1830 §8.6 opens them when a corporation buys it or it closes', () => {
    for (const edits of [[privatesWith({ DH: 'NYC' })], []]) expect(treasury(play(toScranton(edits), scranton), 'NYC')).toBe(380);
  });

  it('1830 §8.6 closes them to upgrades too', () => {
    refuses(track('B&O', {}, [phase('3'), privatesWith({ BO: '1' })]), lays('B&O', 'I15', '53/0'), 'track.blocked', { private: 'BO' });
  });

  it('1830 §8.6 are G15, B20, F16, D18, H18, I13 and I15', () => {
    const { privates } = position(2).title;
    const blocked = privates.ids.map((id) =>
      privates.of[id]?.powers.flatMap((power) => (power.power === 'block_hexes' ? power.hexes : [])),
    );
    expect(blocked).toEqual([['G15'], ['B20'], ['F16'], ['D18'], ['H18'], ['I13', 'I15']]);
  });
});

describe('no track', () => {
  it('1830 §8.1 a lay is a right, not a duty', () => {
    expect(asked(play(track('PRR', {}), passes('PRR')))).toBe('PRR:trains');
  });
});

import { describe, expect, it } from 'vitest';
import { bids, buys, lays, passes, placesToken, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, hand, percent, president, privates, tile, tokens, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { cashOf, newTable, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';

function turn(at: string, owners: Readonly<Record<string, string>>, charter: Partial<Charter> = {}, edits: readonly Edit[] = []) {
  return position(
    2,
    phase('3'),
    privatesWith(owners),
    ...edits,
    corporation('PRR', { cell: '2,6', held: { '1': 3, '2': 3 }, treasury: 500, ...charter }),
    operatingTurn('PRR', at),
  );
}

describe('C&StL', () => {
  it.each(['track', 'trains', 'privates'])('1830 §11.4 lays an extra yellow town in B20, free, connected or not: at %s', (at) => {
    const game = play(turn(at, { CS: 'PRR' }), lays('private/CS', 'B20', '58/0'));
    expect([tile(game, 'B20'), treasury(game, 'PRR'), privates(game, 'PRR')]).toEqual(['58/0', 500, 'CS']);
    if (at === 'track') expect(asked(game)).toBe('PRR:track');
  });

  it('1830 §11.4 does not use the normal lay', () => {
    const game = play(turn('track', { CS: 'PRR' }), lays('private/CS', 'B20', '58/0'), lays('PRR', 'H10', '57/1'));
    expect([tile(game, 'B20'), tile(game, 'H10')]).toEqual(['58/0', '57/1']);
  });

  it('1830 §11.4 takes 3, 4 or 58, in B20, and once', () => {
    const table = turn('track', { CS: 'PRR' });
    refuses(table, lays('private/CS', 'B20', '57/0'), 'private.power.hex', { private: 'CS' });
    refuses(table, lays('private/CS', 'H14', '58/0'), 'private.power.hex');
    refuses(table, lays('private/CS', 'B20', '4/0'), 'track.exits');
    for (const town of ['3/0', '4/1', '58/0']) expect(tile(play(table, lays('private/CS', 'B20', town)), 'B20')).toBe(town);
    refuses(play(table, lays('private/CS', 'B20', '58/0')), lays('private/CS', 'B20', '58/1'), 'private.power.used', { private: 'CS' });
  });

  it('1830 §11.4 only while no tile lies there', () => {
    refuses(turn('track', { CS: 'PRR' }, {}, [tilesOn({ B20: '58/0' })]), lays('private/CS', 'B20', '3/0'), 'private.power.empty', {
      hex: 'B20',
    });
  });

  it('1830 §11.4 is for the corporation that owns it, in its own turn', () => {
    refuses(turn('track', { CS: '1' }), lays('private/CS', 'B20', '58/0'), 'private.power.owner', { private: 'CS' });
    const nyc = corporation('NYC', { cell: '3,6', held: { '1': 3, '2': 3 } });
    refuses(turn('track', { CS: 'NYC' }, {}, [nyc]), lays('private/CS', 'B20', '58/0'), 'private.power.owner');
    refuses(turn('track', { SV: 'PRR' }), lays('private/SV', 'G15', '9/0'), 'private.power.owner');
  });
});

describe('D&H', () => {
  const laid = () => play(turn('track', { DH: 'PRR' }), lays('private/DH', 'F16', '57/1'));

  it('1830 §11.5 lays 57 in F16 for 120, regardless of connection, instead of the normal lay', () => {
    expect([tile(laid(), 'F16'), treasury(laid(), 'PRR'), asked(laid())]).toEqual(['57/1', 380, 'DH:follow_up']);
  });

  it('1830 §11.5 the free token is that of the turn, and the next of the charter', () => {
    const game = play(laid(), placesToken('private/DH', 'F16/0'));
    expect([tokens(game, 'PRR'), treasury(game, 'PRR'), game.state.operators['PRR']?.tokens]).toEqual(['H12/0 F16/0', 380, [100, 100]]);
    expect(asked(game)).toBe('PRR:trains');
    refuses(game, lays('PRR', 'H10', '57/1'), 'turn.not_now');
  });

  it('1830 §11.5 edge 24: declined, the lay is used up, D&H stays, a normal token may still be placed', () => {
    const near = turn('track', { DH: 'PRR' }, {}, [tilesOn({ H10: '57/1' })]);
    const game = play(near, lays('private/DH', 'F16', '57/1'), passes('private/DH'));
    expect([asked(game), privates(game, 'PRR'), tokens(game, 'PRR')]).toEqual(['PRR:token', 'DH', 'H12/0']);
    expect(treasury(play(game, placesToken('PRR', 'H10/0')), 'PRR')).toBe(340);
  });

  it('1830 §11.5 edge 25: 119 are not enough', () => {
    refuses(turn('track', { DH: 'PRR' }, { treasury: 119 }), lays('private/DH', 'F16', '57/1'), 'track.cash', { cost: 120, cash: 119 });
    expect(treasury(play(turn('track', { DH: 'PRR' }, { treasury: 120 }), lays('private/DH', 'F16', '57/1')), 'PRR')).toBe(0);
  });

  it('1830 §11.5 not after the normal lay, nor after the track step', () => {
    refuses(play(turn('track', { DH: 'PRR' }), lays('PRR', 'H10', '57/1')), lays('private/DH', 'F16', '57/1'), 'track.no_lay_left');
    refuses(turn('trains', { DH: 'PRR' }), lays('private/DH', 'F16', '57/1'), 'track.no_lay_left');
  });

  it('1830 §11.5 only while F16 is empty, and 57 only', () => {
    refuses(turn('track', { DH: 'PRR' }, {}, [tilesOn({ F16: '57/0' })]), lays('private/DH', 'F16', '57/1'), 'private.power.empty');
    refuses(turn('track', { DH: 'PRR' }), lays('private/DH', 'F16', '9/1'), 'private.power.hex');
  });

  it('1830 §11.5 the token goes to F16, by the private', () => {
    refuses(laid(), placesToken('private/DH', 'H10/0'), 'private.power.hex', { private: 'DH', hex: 'F16' });
    refuses(laid(), placesToken('private/DH', 'F16/0/1'), 'token.no_slot');
    refuses(laid(), placesToken('PRR', 'F16/0'), 'turn.not_yours', { active: 'DH' });
    refuses(laid(), lays('PRR', 'H10', '57/1'), 'turn.not_now');
  });

  it('1830 §11.5 without a token left nothing is asked', () => {
    const none = turn('track', { DH: 'PRR' }, { tokens: ['H12/0', 'D2/0', 'D14/0', 'K15/0'] });
    const laid = play(none, lays('private/DH', 'F16', '57/1'));
    expect([asked(laid), laid.state.follow_up]).toEqual(['PRR:trains', null]);
  });
});

describe('M&H', () => {
  const nyc = (charter: Partial<Charter> = {}): Edit =>
    corporation('NYC', { cell: '2,6', held: { '2': 3, '3': 3 }, treasury: 80, ...charter });
  const table = (...edits: Edit[]) => position(3, privatesWith({ MH: '1' }), ...edits);

  it('1830 §11.6 gives a tenth of NYC from the IPO or the pool, and closes', () => {
    for (const card of ['NYC_5', 'NYC_6']) {
      const game = play(table(nyc({ pool: 1 })), buys('private/MH', card));
      expect([hand(game, '1', 'NYC'), cash(game, '1'), game.state.privates['MH']?.closed]).toEqual([card, 800, true]);
    }
  });

  it('1830 §11.6, §5.2 is not the purchase of the turn and moves no priority', () => {
    const game = play(table(nyc()), buys('private/MH', 'NYC_5'));
    expect(open(game, '1')).toContain('buy_shares');
    expect(game.state.round).toMatchObject({ last_actor: null, turn: { bought: null, sold: [] } });
    const end = play(game, passes('1'), passes('2'), passes('3'));
    expect(end.state.seating).toEqual(['1', '2', '3']);
  });

  it('1830 §11.6 edge 6: in the turn of others too, before they take the last share', () => {
    const others = table(stockRound('2'), nyc({ held: { '2': 5, '3': 4 } }));
    const game = play(others, buys('private/MH', 'NYC_8'));
    expect(hand(game, '1', 'NYC')).toBe('NYC_8');
    refuses(game, buys('2', 'NYC_8'), 'stock.buy.not_for_sale');
  });

  it('1830 §11.6 in operating rounds too', () => {
    const operating = table(nyc(), operatingTurn('NYC', 'track'));
    expect(hand(play(operating, buys('private/MH', 'NYC_5')), '1', 'NYC')).toBe('NYC_5');
    refuses(newTable(3), buys('private/MH', 'NYC_1'), 'turn.not_now');
  });

  it('1830 §11.6 edge 5: before NYC has a par', () => {
    const game = play(table(), buys('private/MH', 'NYC_1'));
    expect([hand(game, '1', 'NYC'), game.state.operators['NYC']?.status]).toEqual(['NYC_1', 'unlaunched']);
    refuses(game, sells('1', ['NYC_1']), 'stock.sell.no_price');
  });

  it('1830 §11.6 edge 7: not beyond 60 %', () => {
    refuses(table(nyc({ held: { '1': 6 } })), buys('private/MH', 'NYC_5'), 'exchange.ownership', { corporation: 'NYC', limit: 60 });
    expect(percent(play(table(nyc({ held: { '1': 5, '2': 1 } })), buys('private/MH', 'NYC_5')), '1', 'NYC')).toBe(60);
  });

  it('1830 §11.6 the certificate limit does not matter', () => {
    const full = position(
      4,
      cashOf({ '1': 0 }),
      privatesWith({ MH: '1' }),
      ...['PRR', 'CPR', 'C&O'].map((id) => corporation(id, { cell: '0,6', held: { '1': 6, '2': 2 } })),
      corporation('NYC', { cell: '0,6', held: { '2': 3, '3': 3 } }),
    );
    expect(hand(play(full, buys('private/MH', 'NYC_5')), '1', 'NYC')).toBe('NYC_5');
  });

  it('1830 §11.6 one 10 % certificate of NYC, no other (K9: also in play)', () => {
    const both = table(nyc(), corporation('PRR', { cell: '2,6', held: { '2': 3, '3': 3 } }));
    refuses(both, buys('private/MH', 'PRR_5'), 'exchange.certificate', { private: 'MH' });
    refuses(both, buys('private/MH', 'NYC_5', 'NYC_6'), 'exchange.certificate');
    refuses(both, buys('private/MH', 'NYC_1'), 'exchange.certificate');
    refuses(table(), buys('private/MH', 'NYC_0'), 'exchange.certificate');
  });

  it('1830 §11.6 only while a player owns it', () => {
    refuses(position(3, privatesWith({ MH: 'PRR' }), nyc()), buys('private/MH', 'NYC_5'), 'private.power.owner', { private: 'MH' });
    refuses(position(3, nyc()), buys('private/MH', 'NYC_5'), 'private.power.owner');
    refuses(position(3, privatesWith({ SV: '1' }), nyc()), buys('private/SV', 'NYC_5'), 'private.power.owner');
  });

  it('1830 §5.10 may unseat the president', () => {
    expect(president(play(table(nyc({ held: { '1': 3, '2': 3 }, president: '2' })), buys('private/MH', 'NYC_6')), 'NYC')).toBe('1');
  });
});

describe('C&A and SV', () => {
  it('1830 §11.7 the share of C&A is sold by the normal rules once PRR has a par', () => {
    const start = play(
      newTable(2),
      bids('1', 'SV', 20),
      bids('2', 'CS', 40),
      bids('1', 'DH', 70),
      bids('2', 'MH', 110),
      bids('1', 'CA', 160),
    );
    expect([hand(start, '1', 'PRR'), percent(start, '1', 'PRR')]).toEqual(['PRR_1', 10]);
  });

  it('1830 §11.3 SV has no power but its hex', () => {
    expect(position(2).title.privates.of['SV']?.powers.map(({ power }) => power)).toEqual(['block_hexes']);
  });
});

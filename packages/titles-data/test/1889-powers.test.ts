import { awaited, choices, revenueOf, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { accepts, buysPrivate, buysTrain, lays, passes } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, privates, tile, treasury } from './kit/figures.ts';
import { asked, open, play, refuses } from './kit/play.ts';
import { depotFrom, operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit, type Table } from './kit/position.ts';
import { TITLE_1889 } from './kit/title.ts';

const game = (table: Partial<Table>, ...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1889, ...table }, ...edits);
const floated = (id: string, charter: Partial<Charter> = {}) =>
  corporation(id, { cell: '5,3', held: { '1': 3, '2': 2 }, treasury: 200, ...charter });
const port = lays('private/MF', 'G10', '437/0');

describe('Mitsubishi Ferry', () => {
  const operating = (at: string, owner = '2', ...edits: readonly Edit[]): Game =>
    game({}, privatesWith({ MF: owner }), floated('AR'), ...edits, operatingTurn('AR', at));

  it('1889 §8.4 lays its port in a stock round, whosever turn it is, once', () => {
    const round = game({}, privatesWith({ MF: '2' }), stockRound('1'));
    const laid = play(round, port);
    expect([tile(laid, 'G10'), asked(laid), privates(laid, '2'), cash(laid, '2')]).toEqual(['437/0', '1:stock_turn', 'MF', 420]);
    refuses(laid, lays('private/MF', 'J9', '437/0'), 'private.power.used', { private: 'MF' });
  });

  it('1889 §8.4 or between turns, until the operator has acted', () => {
    expect(tile(play(operating('track'), port), 'G10')).toBe('437/0');
    refuses(play(operating('track'), lays('AR', 'K8', '57/1')), port, 'private.power.owner');
    const buying = operating('track', '2', phase('3'), privatesWith({ SIR: '3' }));
    expect(tile(play(buying, port), 'G10')).toBe('437/0');
    refuses(play(buying, buysPrivate('AR', 'SIR', 40)), port, 'private.power.owner');
  });

  it('1889 §8.4, 89-4: or in the track step of an own corporation, its lay made or not', () => {
    const laid = play(operating('track', '1'), lays('AR', 'K8', '57/1'));
    expect([asked(laid), open(laid, 'MF')]).toEqual(['AR:track', ['lay_tile']]);
    expect(asked(play(laid, port))).not.toBe('AR:track');
  });

  it('1889 §8.4 edge 11, 89-4: no more once the track step is left, and not over another tile', () => {
    const left = play(operating('track', '1'), lays('AR', 'K8', '57/1'), passes('AR'));
    expect(asked(left)).toBe('AR:trains');
    refuses(left, port, 'private.power.owner');
    refuses(operating('track', '1', tilesOn({ G10: '58/0' })), port, 'private.power.empty', { hex: 'G10' });
  });

  it('1889 §8.4 with a corporation it can do nothing more', () => {
    refuses(operating('track', 'AR'), port, 'private.power.owner');
  });

  it('1889 §8.4 lays on its towns only', () => {
    refuses(operating('track'), lays('private/MF', 'J5', '437/0'), 'private.power.hex', { hex: 'J5' });
  });
});

describe('Ehime Railway', () => {
  const offered = (consent: Table['consent'] = 'implied') =>
    game(
      { consent },
      phase('3'),
      privatesWith({ ER: '3' }),
      floated('TR', { held: { '1': 3, '2': 2 }, treasury: 500 }),
      operatingTurn('TR', 'track'),
    );
  const sold = () => play(offered(), buysPrivate('TR', 'ER', 80));

  it('1889 §8.3 edge 4: the seller decides at once, and lays for nothing', () => {
    expect(awaited(sold())).toMatchObject([{ entity: { kind: 'private', id: 'ER' }, decider: '3', step: 'seller_lay' }]);
    expect(new Set(choices(sold()).flatMap(({ action, decider }) => (action.type === 'end_game' ? [] : [decider])))).toEqual(
      new Set(['3']),
    );
    const laid = play(sold(), lays('private/ER', 'C4', '14/1'));
    expect([tile(laid, 'C4'), treasury(laid, 'TR'), privates(laid, 'TR'), asked(laid)]).toEqual(['14/1', 420, 'ER', 'TR:track']);
  });

  it('1889 §8.3 declining ends the power', () => {
    const passed = play(sold(), passes('private/ER'));
    expect([tile(passed, 'C4'), privates(passed, 'TR'), asked(passed)]).toEqual([null, 'ER', 'TR:track']);
    refuses(passed, lays('private/ER', 'C4', '14/1'), 'private.power.owner');
  });

  it('1889 §8.3 the printed track is kept, and only these tiles fit', () => {
    refuses(sold(), lays('private/ER', 'C4', '14/0'), 'track.upgrade');
    refuses(sold(), lays('private/ER', 'C4', '57/0'), 'private.power.hex');
    refuses(sold(), lays('TR', 'F9', '57/0'), 'turn.not_yours');
  });

  it('1889 §8.3 where owners are asked, the decision follows their word', () => {
    const accepted = play(offered('asked'), buysPrivate('TR', 'ER', 80), accepts('3'));
    expect(asked(accepted)).toBe('ER:seller_lay');
  });

  it('1889 §8.3 blocks Ohzu for a player', () => {
    const turn = game({}, privatesWith({ ER: '1' }), phase('3'), floated('UR', { tokens: ['B7/0', 'C4/0'] }), operatingTurn('UR', 'track'));
    refuses(turn, lays('UR', 'C4', '12/0'), 'track.blocked', { private: 'ER' });
  });
});

describe('Uno-Takamatsu Ferry', () => {
  const first5 = (owner: string) =>
    play(
      game(
        {},
        phase('4'),
        depotFrom('5'),
        privatesWith({ UTF: owner, TR: '1' }),
        floated('KU', { treasury: 500 }),
        operatingTurn('KU', 'trains'),
      ),
      buysTrain('KU', '5-0', 450),
    );

  it('1889 §8.7 edge 10: stays with a player at the first 5 and pays 50', () => {
    const after = first5('2');
    expect([privates(after, '2'), privates(after, '1'), revenueOf(after, 'UTF')]).toEqual(['UTF', '', 50]);
    const before = game({}, phase('4'), privatesWith({ UTF: '2' }));
    expect(revenueOf(before, 'UTF')).toBe(30);
  });

  it('1889 §8.7 edge 10: closes with a corporation', () => {
    const after = first5('KU');
    expect([privates(after, 'KU'), after.state.privates['UTF']?.closed]).toEqual(['', true]);
  });
});

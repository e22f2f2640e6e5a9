import { gap } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { buysTrain, goesBankrupt, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { cash, trains, treasury } from './kit/figures.ts';
import { open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, discardedTrains, operatingTurn, phase, position, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1889 } from './kit/title.ts';

/** KO of player 1 without a train and with a route from Takamatsu, about to buy; the next new train costs 300. */
const due = (treasury_: number, money: number, ...edits: readonly Edit[]) =>
  position(
    { players: 3, title: TITLE_1889 },
    phase('3'),
    depotFrom('4'),
    tilesOn({ J3: '8/3' }),
    cashOf({ '1': money }),
    ...edits,
    corporation('KO', { cell: '5,3', held: { '1': 3, '2': 3 }, treasury: treasury_ }),
    operatingTurn('KO', 'trains'),
  );

describe('a forced purchase', () => {
  it('1889 §7.4 edge 5, 89-1: the treasury can pay a discarded train, so the president adds nothing', () => {
    const game = due(80, 1000, discardedTrains('2'));
    refuses(game, buysTrain('KO', '4-0', 300), 'train.cash', { cash: 80 });
    const bought = play(game, buysTrain('KO', game.state.depot.discarded[0]?.id ?? '', 80));
    expect([trains(bought, 'KO'), cash(bought, '1')]).toEqual(['2', 1000]);
  });

  it('1889 §7.2 edge 6: no help for a train of another corporation', () => {
    const other = corporation('AR', { cell: '4,3', held: { '2': 3, '3': 2 }, trains: ['3', '3'] });
    const game = due(79, 1000, other);
    const train = game.state.operators['AR']?.shelves['main']?.[0]?.id ?? '';
    refuses(game, buysTrain('KO', train, 80), 'train.help.up_to_face');
    expect(treasury(play(game, buysTrain('KO', train, 79)), 'KO')).toBe(0);
  });

  it('1889 §7.3 edge 7: a sale that hands another corporation to a rival is refused; with nothing else it is bankruptcy', () => {
    const other = corporation('AR', { cell: '0,3', held: { '1': 3, '2': 3 }, president: '1' });
    const game = due(0, 250, other);
    expect(gap(game, 'KO')).toBe(50);
    refuses(game, sells('1', ['AR_1']), 'emergency.presidency', { corporation: 'AR' });
    expect(open(game, '1')).toEqual([]);
    expect(play(game, goesBankrupt('KO')).state.over?.cause).toBe('bankruptcy');
  });

  it('1889 §4.2 a corporation is sold in one block in an operating turn too', () => {
    const other = corporation('AR', { cell: '5,3', held: { '1': 2, '2': 3 } });
    const third = corporation('IR', { cell: '4,3', held: { '1': 2, '2': 3 } });
    const sold = play(due(0, 130, other, third), sells('1', ['AR_1']));
    refuses(sold, sells('1', ['AR_2']), 'stock.sell.one_bundle', { corporation: 'AR' });
    const paid = play(sold, sells('1', ['IR_1', 'IR_2']), buysTrain('KO', '4-0', 300));
    expect([trains(paid, 'KO'), cash(paid, '1')]).toEqual(['4', 130 + 65 + 140 - 300]);
  });
});

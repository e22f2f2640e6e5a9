import { choices, trainsOf, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { isTradeIn } from './trade-in.tsx';
import { TrainsPanel } from './trains.tsx';

afterEach(cleanup);

const offersIn = (game: Game) => choices(game).flatMap(({ action }) => (action.type === 'buy_train' && isTradeIn(action) ? [action] : []));

/** An operator of 1893 can hand its train in, and has another pair that does not do. */
function tradingPosition(): Game {
  return positionWhere({ title: '1893', seeds: 20, maxActions: 700 }, (game) => {
    const turn = game.state.round.kind === 'operating' ? game.state.round.turn : null;
    if (turn === null || game.title.rules.rounds.operating.steps[turn.step] !== 'trains') return false;
    const kinds = new Set(trainsOf(game, turn.operator).map(({ name }) => name));
    return kinds.size > 1 && offersIn(game).length > 0;
  });
}

describe('trading a train in (1893 §11.4)', () => {
  it('is a card for each pair: price, what comes off, what it costs, and what is left', () => {
    const game = tradingPosition();
    const [offer] = offersIn(game);
    if (offer === undefined) throw new Error('nothing is traded in');
    const done = show(game, TrainsPanel);
    const card = document.querySelector(`[data-trade="${offer.trade_in} ${offer.train}"]`);
    if (card === null) throw new Error('no card');
    const [old = '', train = ''] = [offer.trade_in, offer.train].map((id) => id.replace(/-\d+$/, ''));
    const price = game.title.trains.of[train]?.price ?? 0;
    expect(card.textContent).toContain(
      `M${String(price)} less M${String(price - offer.amount)} for the old train: M${String(offer.amount)}.`,
    );
    expect([...card.querySelectorAll('[role="img"]')].map((paper) => paper.textContent).join(' ')).toMatch(
      new RegExp(`^${old}.* ${train.replace('+', '\\+')}`),
    );
    expect(card.textContent).toContain(`${offer.by.id} then has `);
    const button = card.querySelector('button');
    if (button === null) throw new Error('no button');
    fireEvent.click(button);
    expect(done).toEqual([offer]);
  });

  it('says of every other pair of a train of its own and one of the bank why it does not do', () => {
    const game = tradingPosition();
    show(game, TrainsPanel);
    const refused = [...document.querySelectorAll('[data-refused]')];
    const shown = [...document.querySelectorAll('[data-trade], [data-refused]')];
    const own = new Set(trainsOf(game, operatorOf(game)).map(({ name }) => name));
    expect(shown.length % own.size).toBe(0);
    for (const pair of refused) expect(pair.querySelector('.note')?.textContent).toMatch(/cannot be handed in|can pay|has only|limit/);
    expect(screen.queryAllByRole('heading', { name: 'Hand an old train in for a new one' })).toHaveLength(1);
    // What cannot be bought without handing one in says so as well.
    const plain = choices(game).some(
      ({ action }) => action.type === 'buy_train' && action.trade_in === undefined && action.train === offersIn(game)[0]?.train,
    );
    expect(screen.queryByText(`Train ${offersIn(game)[0]?.train.replace(/-\d+$/, '') ?? ''}`) === null).toBe(plain);
  });
});

const operatorOf = ({ state: { round } }: Game): string => (round.kind === 'operating' ? (round.turn?.operator ?? '') : '');

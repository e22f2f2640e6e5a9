import { choices, depotTrains, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { sellerOf, trainName } from '../describe.ts';
import { TrainsPanel } from './trains.tsx';

afterEach(cleanup);

const fromOthers = (game: Game) =>
  choices(game).flatMap(({ action, amount }) =>
    action.type === 'buy_train' && amount !== undefined && amount.min < amount.max ? [{ action, amount }] : [],
  );

/** A corporation may buy of others, but cannot pay for the train that the bank sells; others have one of that kind. */
const buying = (): Game =>
  positionWhere({ title: '1830', seeds: 20, maxActions: 900 }, (game) => {
    const offers = fromOthers(game);
    const bank = choices(game).some(({ action }) => action.type === 'buy_train' && sellerOf(game, action.train) === 'depot');
    const names = new Set(offers.map(({ action }) => trainName(game, action.train)));
    return !bank && names.size > 1 && depotTrains(game).some(({ name }) => names.has(name));
  });

describe('trains of other corporations (1830 §10.3)', () => {
  it('are cards; the form with the price comes with the one that is chosen, and goes again', () => {
    const game = buying();
    const [first] = fromOthers(game);
    if (first === undefined) throw new Error('nobody sells');
    const done = show(game, TrainsPanel);
    expect(document.querySelector('.paper-button[aria-pressed="true"]')).toBeNull();
    expect(document.querySelector('form.amount')).toBeNull();
    const card = document.querySelector(`[data-pick="${first.action.train}"]`);
    if (card === null) throw new Error('no card');
    fireEvent.click(card);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: String(first.amount.max) } });
    fireEvent.click(screen.getByRole('button', { name: /^(Buy|Offer)$/ }));
    expect(done).toMatchObject([{ type: 'buy_train', train: first.action.train, amount: first.amount.max }]);
    fireEvent.click(card);
    expect(document.querySelector('form.amount')).toBeNull();
  });

  it('do not hide why the bank’s train cannot be bought (1830 §10.8)', () => {
    const game = buying();
    show(game, TrainsPanel);
    const [train] = depotTrains(game);
    expect(screen.getByText(`Train ${train?.name ?? ''}`)).toBeDefined();
    expect(screen.getByText(/The treasury cannot pay for this train/)).toBeDefined();
  });
});

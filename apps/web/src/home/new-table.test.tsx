import { createWords } from '@roundhouse/messages';
import { EXAMPLES, TITLES } from '@roundhouse/titles-data';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Learn } from './learn.tsx';
import { NewTable, type TitleOffer } from './new-table.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(cleanup);

const offers: readonly TitleOffer[] = Object.values(TITLES).map(({ id, name, players }) => ({
  id,
  name,
  players,
  options: [],
  cash: {},
  note: '',
}));
const add = () => screen.queryByText('Add a player');
const seats = () => document.querySelectorAll('.name-row').length;

describe('players at a new table', () => {
  it.each(offers.filter(({ players }) => players.unofficial_from !== undefined))(
    '$id: as many as have figures are offered, more are marked as not official',
    ({ id, players: { min, max, unofficial_from = max } }) => {
      render(<NewTable titles={offers} covers={{}} chosen={id} />);
      expect(screen.getByText(`Players in seat order (${String(min)}–${String(unofficial_from - 1)})`)).toBeTruthy();
      while (seats() < unofficial_from - 1) fireEvent.click(add() ?? document.body);
      expect(screen.queryByText(/the game is not official/)).toBeNull();
      for (let count = unofficial_from; count <= max; count += 1) {
        fireEvent.click(add() ?? document.body);
        expect(
          screen.getByText(`With ${String(count)} players the game is not official: the publisher gives no figures for so many.`),
        ).toBeTruthy();
      }
      expect([seats(), add()]).toEqual([max, null]);
    },
  );

  it('are so for one title here at least', () => {
    expect(offers.some(({ players }) => players.unofficial_from !== undefined)).toBe(true);
  });

  it('are as many as another title seats once it is chosen', () => {
    const [few, many] = [
      offers.toSorted((a, b) => a.players.max - b.players.max)[0],
      offers.toSorted((a, b) => b.players.max - a.players.max)[0],
    ];
    if (few === undefined || many === undefined) throw new Error('no titles');
    render(<NewTable titles={offers} covers={{}} chosen={many.id} />);
    while (add() !== null) fireEvent.click(add() ?? document.body);
    expect(seats()).toBe(many.players.max);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: few.id } });
    expect(seats()).toBe(few.players.max);
    const alone = offers.find(({ players }) => players.min > 2);
    const pair = offers.find(({ players }) => players.min === 2);
    if (alone === undefined || pair === undefined) throw new Error('no such titles');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: pair.id } });
    while (seats() > 2) fireEvent.click(screen.getAllByText(/^Remove/)[0] ?? document.body);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: alone.id } });
    expect(seats()).toBe(alone.players.min);
  });
});

describe('learning', () => {
  it('begins with an example, or with a game in which bots play the other hands', () => {
    const { container } = render(<Learn words={createWords('en')} />);
    const [example, game] = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const [, id = '', name = ''] = /^\/rules\/en\/([^/]+)\/([^/]+)$/.exec(example ?? '') ?? [];
    expect(EXAMPLES[id]?.map((one) => one.id)).toContain(name);
    expect(game).toBe(`/new?title=${id}&others=bots`);
    render(<NewTable titles={offers} covers={{}} chosen={id} bots />);
    expect(screen.getAllByLabelText(/^Who plays as number/).map((select) => (select as HTMLSelectElement).value)).toEqual([
      'here',
      'random',
      'random',
    ]);
  });
});

import { TITLES } from '@roundhouse/titles-data';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
});

import { choices, saleOutlook, takeoverOutlook, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { AcquisitionPanel } from './acquisition.tsx';
import { MergerPanel } from './merger.tsx';

afterEach(cleanup);

const SEARCH = { title: '1817na', seeds: 9, maxActions: 1200 };
const has = (game: Game, type: string): boolean => choices(game).some(({ action }) => action.type === type);
const outcomes = () => [...document.querySelectorAll('.outcome')].map((each) => each.textContent);
const unfold = (name: RegExp) => {
  const summary = screen.getAllByText(name)[0];
  if (summary) fireEvent.click(summary);
  // What a browser does with a click on a summary.
  const details = summary?.closest('details');
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
};

describe('a corporation on offer', () => {
  it('shows who could pay how much, and what the bid that is typed would lead to', () => {
    const game = positionWhere(SEARCH, (now) => {
      const sale = saleOutlook(now);
      const [bid] = choices(now).filter(({ action }) => action.type === 'bid_corporation');
      const [buyer] = sale?.buyers.filter(({ player }) => player === bid?.decider) ?? [];
      return sale !== null && bid?.amount !== undefined && buyer !== undefined && buyer.most >= sale.minimum + 10;
    });
    const sale = saleOutlook(game);
    const [bid] = choices(game).filter(({ action }) => action.type === 'bid_corporation');
    const [buyer] = sale?.buyers.filter(({ player }) => player === bid?.decider) ?? [];
    if (!sale || !buyer) throw new Error('nothing on offer');
    show(game, AcquisitionPanel);
    const { currency } = game.title.money;
    expect(
      screen.getByText(new RegExp(`can bid with ${buyer.operator}: \\${currency}[\\d,]+ to \\${currency}[\\d,]+, loans included\\.`)),
    ).toBeTruthy();
    unfold(new RegExp(`^If ${buyer.operator} takes ${sale.corporation} over for`));
    expect(outcomes().join()).toContain('leaves the game');
    const more = sale.minimum + 10;
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: String(more) } });
    const written = new Intl.NumberFormat('en').format(more);
    expect(screen.getByText(`If ${buyer.operator} takes ${sale.corporation} over for ${currency}${written}`)).toBeTruthy();
    const after = takeoverOutlook(game, buyer.operator, more);
    const treasury = new Intl.NumberFormat('en').format(after?.game.state.operators[buyer.operator]?.cash ?? -1);
    if (after?.game.state.operators[buyer.operator]?.cash !== game.state.operators[buyer.operator]?.cash) {
      expect(outcomes().join()).toContain(`→ ${currency}${treasury}`);
    }
  });

  it('tells its president who could buy before he offers it', () => {
    const game = positionWhere(SEARCH, (now) => has(now, 'offer_sale'));
    show(game, AcquisitionPanel);
    expect(screen.getByRole('button', { name: /^Offer .* for sale$/ })).toBeTruthy();
    expect(screen.getAllByText(/can bid with/)).toHaveLength(saleOutlook(game)?.buyers.length ?? 0);
  });
});

describe('mergers', () => {
  it('show what each leads to', () => {
    const game = positionWhere(SEARCH, (now) => now.state.round.kind === 'merger' && has(now, 'merge'));
    show(game, MergerPanel);
    unfold(/^What it leads to$/);
    expect(outcomes()[0]).toMatch(/Shares in all|waits|leaves the game/);
  });
});

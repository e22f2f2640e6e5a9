import { apply, choices, saleOutlook, takeoverOutlook, type ActionOf, type Game } from '@roundhouse/engine';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { AcquisitionPanel } from './acquisition.tsx';
import { MergerPanel } from './merger.tsx';
import { OfferPanel } from './offer.tsx';

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
  const merges = (now: Game): readonly ActionOf<'merge'>[] =>
    now.state.round.kind === 'merger' ? choices(now).flatMap(({ action }) => (action.type === 'merge' ? [action] : [])) : [];
  /** One in which another president has his say. */
  const between = (now: Game): ActionOf<'merge'> | undefined =>
    merges(now).find(({ by, corporation }) => now.state.operators[by.id]?.president !== now.state.operators[corporation]?.president);
  const ofTwoPresidents = (): { readonly game: Game; readonly merge: ActionOf<'merge'> } => {
    const game = positionWhere(SEARCH, (now) => between(now) !== undefined);
    const merge = between(game);
    if (merge === undefined) throw new Error('no merger');
    return { game, merge };
  };

  it('show what each leads to', () => {
    const game = positionWhere(SEARCH, (now) => now.state.round.kind === 'merger' && has(now, 'merge'));
    show(game, MergerPanel);
    unfold(/^What it leads to$/);
    expect(outcomes()[0]).toMatch(/Shares in all|waits|leaves the game/);
  });

  it('say before it what has to be decided then: tokens to give up, of which cities, and trains to discard', () => {
    const { game, merge } = ofTwoPresidents();
    // Both have a token in one hex, each in a city of its own, and more trains than they may keep.
    const { stations } = game.state.board;
    const own = stations.filter(({ owner }) => owner !== merge.by.id && owner !== merge.corporation);
    const both = [merge.by.id, merge.corporation].map((owner, stop) => ({ owner, hex: 'F22', stop, slot: 0 }));
    const { operators } = game.state;
    const survivor = operators[merge.by.id];
    const many = game.state.depot.upcoming.slice(0, 5);
    if (survivor === undefined) throw new Error('no operator');
    const crowded: Game = {
      title: game.title,
      state: {
        ...game.state,
        board: { ...game.state.board, stations: [...own, ...both] },
        operators: { ...operators, [merge.by.id]: { ...survivor, shelves: { main: many } } },
      },
    };
    show(crowded, MergerPanel, [{ action: merge, decider: survivor.president ?? '' }]);
    unfold(/^What it leads to$/);
    expect(
      screen.getByText(
        `One token is too many: the president of ${merge.by.id} chooses what goes of F22 New York. Below, the first ones go.`,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/trains? (is|are) too many: the president of .* chooses what to discard\.$/)).toBeTruthy();
  });

  it('tell whoever has to agree what they lead to', () => {
    const { game, merge } = ofTwoPresidents();
    const asking = { ...game, state: { ...game.state, setup: { ...game.state.setup, consent: 'asked' as const } } };
    const offered = apply(asking, merge);
    if (!offered.ok) throw new Error(offered.refusal.rule);
    expect(offered.game.state.offer).not.toBeNull();
    show(offered.game, OfferPanel);
    unfold(/^What it leads to$/);
    expect(outcomes()[0]).toContain('leaves the game');
  });
});

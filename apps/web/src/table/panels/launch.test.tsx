import { awaited, choices, launchPrice, saleOutlook, type Game } from '@roundhouse/engine';
import { createNames } from '@roundhouse/ui';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { headingOf } from '../step-headings.ts';
import { AcquisitionPanel } from './acquisition.tsx';
import { BankruptcyPanel } from './bankruptcy.tsx';
import { LaunchPanel } from './launch.tsx';
import { PrivateAuctionPanel } from './private-auction.tsx';
import { untaken } from './registry.ts';

afterEach(cleanup);

const SEARCH = { title: '1817na', seeds: 9, maxActions: 1200 };
const has = (game: Game, type: string): boolean => choices(game).some(({ action }) => action.type === type);
const find = (wanted: (game: Game) => boolean): Game => positionWhere(SEARCH, wanted);
const money = (game: Game, amount: number): string => `${game.title.money.currency}${new Intl.NumberFormat('en').format(amount)}`;
const auctionIn = ({ state }: Game) => state.mechanics.launch_auction;

describe('the auction of privates', () => {
  it('tells the seed money, the bid that stands and who may still raise it', () => {
    const game = find((now) => has(now, 'bid') && (now.state.mechanics.private_auction?.bidding ?? null) !== null);
    const { seed, bidding, item } = game.state.mechanics.private_auction ?? {};
    show(game, PrivateAuctionPanel);
    expect(screen.getByText(new RegExp(`^Seed money left: \\${money(game, seed ?? -1)}\\.`))).toBeTruthy();
    expect(screen.getByText(new RegExp(`has bid \\${money(game, bidding?.high?.amount ?? -1)}$`))).toBeTruthy();
    expect(screen.getByText(/^May still raise it: /)).toBeTruthy();
    expect(screen.getAllByRole('article').map((card) => card.dataset['private'])).toEqual([item]);
  });
});

describe('a corporation that is started by auction', () => {
  it('is chosen first; the bid that is typed tells the price of a share', () => {
    const game = find((now) => has(now, 'bid_corporation') && now.state.round.kind === 'stock' && auctionIn(now) === undefined);
    const done = show(game, LaunchPanel);
    const [first] = choices(game).flatMap(({ action }) => (action.type === 'bid_corporation' ? [action] : []));
    if (first === undefined) throw new Error('nothing to start');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    const [chip] = screen.getAllByRole('button');
    if (chip) fireEvent.click(chip);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '115' } });
    expect(launchPrice(game, 115)).toBe(55);
    expect(screen.getByText(/^A bid of \$115 starts it at \$55 a share\./)).toBeTruthy();
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '100' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bid' }));
    expect(done).toEqual([{ ...first, amount: 100 }]);
  });

  it('tells what each number of shares means', () => {
    const game = find((now) => has(now, 'choose_size'));
    show(game, LaunchPanel);
    expect(screen.getByText(/^Two of them are the president’s: 40 %\. It must buy another token for \$50 /)).toBeTruthy();
  });

  it('is paid with privates, and says how much they may pay', () => {
    const game = find((now) => has(now, 'contribute'));
    show(game, LaunchPanel);
    const owed = auctionIn(game)?.owed ?? -1;
    expect(screen.getByText(new RegExp(`^Private companies may pay up to \\${money(game, owed)} of the bid`))).toBeTruthy();
  });
});

describe('a player who is below nothing', () => {
  it('is told what he owes, and is offered bankruptcy once, in every kind of round', () => {
    const game = find((now) => has(now, 'bankrupt') && now.state.round.kind === 'acquisition');
    const [choice] = choices(game);
    show(game, BankruptcyPanel);
    const missing = money(game, -(game.state.players[choice?.decider ?? '']?.cash ?? 0));
    expect(screen.getByText(new RegExp(`is short of \\${missing}, and nothing that may be sold brings that much\\.$`))).toBeTruthy();
    const left = untaken({ game, choices: choices(game) } as Parameters<typeof untaken>[0]);
    expect(left).toEqual([]);
  });
});

describe('a corporation that has taken another over', () => {
  it('says what the loans that came along cost', () => {
    const game = find((now) => saleOutlook(now)?.stage === 'repay' && has(now, 'repay_loan'));
    const sale = saleOutlook(game);
    const [waiting] = awaited(game);
    if (waiting === undefined) throw new Error('nobody is awaited');
    const names = createNames(game.title, game.state.setup, words, game.state);
    expect(headingOf(game, waiting, names)).toBe(`${sale?.buyer ?? ''} settles its loans (${names.player(waiting.decider)})`);
    show(game, AcquisitionPanel);
    expect(
      screen.getByText(`${sale?.buyer ?? ''} has taken ${sale?.corporation ?? ''} over for ${money(game, sale?.high?.amount ?? -1)}`),
    ).toBeTruthy();
    expect(screen.getByText(/that came along (is|are) not repaid: each one takes the price of .* a step left in the end\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: `${sale?.buyer ?? ''} repays a loan` })).toBeTruthy();
  });
});

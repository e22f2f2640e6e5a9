import { liquidity, trainSales, unitsHeld } from '@roundhouse/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Charter, companyOrder, ComingTrains, createNames, PlayerCard, PrivateCard, ShareCertificate } from '../src/index.ts';
import { positionWhere, titleOf, words } from './positions.ts';

afterEach(cleanup);

const title = titleOf('1830');
const late = positionWhere(title, ({ state }) => state.phase === '3' && state.round.kind === 'operating');
const names = createNames(title, late.state.setup, words);

describe('a charter', () => {
  it('lists every holder with his part, a hundred per cent in all', () => {
    for (const operator of title.corporations.ids) {
      render(<Charter game={late} names={names} words={words} operator={operator} />);
      const parts = [...document.querySelectorAll('.holders li > :last-child')].map((part) => Number.parseInt(part.textContent, 10));
      expect(
        parts.reduce((sum, part) => sum + part, 0),
        operator,
      ).toBe(100);
      cleanup();
    }
  });

  it('shows one line a shelf where an operator has several', () => {
    const [operator = ''] = title.corporations.ids.filter((id) => late.state.operators[id]?.status === 'floated');
    const now = late.state.operators[operator];
    if (now === undefined) throw new Error('nobody has floated');
    const two = { ...now, shelves: { first: [{ id: '3-0', name: '3' }], second: [] } };
    const game = { title, state: { ...late.state, operators: { ...late.state.operators, [operator]: two } } };
    render(<Charter game={game} names={names} words={words} operator={operator} />);
    expect(screen.getByText('Trains, first')).toBeTruthy();
    expect(screen.getByText('Trains, second')).toBeTruthy();
  });

  it('says how much is still needed to float', () => {
    const game = positionWhere(title, ({ state }) => Object.values(state.operators).some(({ status }) => status === 'launched'));
    const operator = title.corporations.ids.find((id) => game.state.operators[id]?.status === 'launched') ?? '';
    render(<Charter game={game} names={names} words={words} operator={operator} />);
    expect(screen.getByText(/% more to float/)).toBeTruthy();
  });
});

describe('charters of minors', () => {
  const cologne = titleOf('1893');
  const game = positionWhere(cologne, ({ state }) => state.round.kind === 'operating' && state.operators['EKB']?.status === 'floated');
  const named = createNames(cologne, game.state.setup, words);
  const told = (operator: string): string => {
    render(<Charter game={game} names={named} words={words} operator={operator} />);
    const text = document.querySelector(`[data-operator="${operator}"]`)?.textContent ?? '';
    cleanup();
    return text;
  };

  it('tell who owns them and what they turn into, and the corporation what it is formed of', () => {
    expect(told('EKB')).toContain(`Owner${named.player(game.state.operators['EKB']?.president ?? '')}`);
    expect(told('EKB')).toContain('President’s certificate of AGV, 20 %');
    expect(told('BKB')).toContain('Share of AGV, 20 %');
    expect(told('AGV')).toContain(`Formed of${['EKB', 'KSZ', 'BKB'].map(named.private).join(', ')}`);
    expect(told('AGV')).toContain('Set aside for its parts');
    expect(told('DE')).not.toContain('Formed of');
  });

  it('stand before those of corporations, as they operate', () => {
    const order = companyOrder(game);
    const running = cologne.corporations.ids.filter(
      (id) => cologne.corporations.of[id]?.kind === 'minor' && game.state.operators[id]?.status === 'floated',
    );
    expect(order.slice(0, running.length)).toEqual(running);
    expect([...order].sort()).toEqual([...cologne.corporations.ids].sort());
  });
});

describe('a certificate', () => {
  it('tells corporation, part, presidency and price', () => {
    const [corporation = ''] = title.corporations.ids;
    render(<ShareCertificate {...{ title, names, words, corporation }} units={2} president price={180} />);
    const paper = screen.getByRole('img', { name: words('certificate.president_of', { corporation, percent: '20 %' }) });
    expect(paper.textContent).toContain('20 %');
    expect(paper.textContent).toContain('$180');
    expect(paper.textContent).toContain(title.corporations.of[corporation]?.name);
  });
});

describe('a private card', () => {
  it('tells its price, its income and its owner', () => {
    const owned = title.privates.ids.find((id) => late.state.privates[id]?.owner?.startsWith('player/')) ?? '';
    render(<PrivateCard {...{ title, names, words }} state={late.state} id={owned} />);
    const owner = late.state.privates[owned]?.owner ?? '';
    expect(screen.getByText(words('privates.owned', { owner: names.owner(owner) }))).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain(names.money(title.privates.of[owned]?.price ?? 0));
  });
});

describe('the trains to come', () => {
  it('name whose trains rust, train by train', () => {
    render(<ComingTrains game={late} words={words} />);
    const rusting = trainSales(late).flatMap(({ first }) => first?.rusts ?? []);
    const owners = rusting.flatMap((rust) => rust.owners);
    expect(owners.length).toBeGreaterThan(0);
    expect([...document.querySelectorAll('.effect-bad .chip')].map((chip) => chip.textContent)).toEqual(
      expect.arrayContaining([...owners]),
    );
  });
});

describe('a player card', () => {
  it('shows cash, worth, liquidity and certificates of the limit', () => {
    const [player = ''] = late.state.seating;
    render(<PlayerCard game={late} names={names} words={words} player={player} />);
    const card = screen.getByRole('article');
    expect(card.textContent).toContain(names.money(liquidity(late, player)));
    expect(card.textContent).toMatch(/\d+\/20/);
    expect(card.textContent).toContain(words('player.priority'));
    const held = title.corporations.ids.filter((id) => unitsHeld(late, `player/${player}`, id) > 0);
    expect(card.querySelectorAll('.property .chip')).toHaveLength(held.length);
  });

  it('tells what standing bids leave', () => {
    const game = positionWhere(title, ({ state }) => Object.keys(state.mechanics.waterfall_auction?.bids ?? {}).length > 0);
    const bidder =
      game.state.seating.find((id) => Object.values(game.state.mechanics.waterfall_auction?.bids ?? {}).some((bids) => id in bids)) ?? '';
    render(<PlayerCard game={game} names={names} words={words} player={bidder} />);
    expect(screen.getByText(words('player.available'))).toBeTruthy();
  });
});

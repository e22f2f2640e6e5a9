import {
  destinationOf,
  loansOf,
  loansOut,
  mergePatch,
  rateNow,
  saleOutlook,
  takeoverOutlook,
  unitsHeld,
  type Game,
} from '@roundhouse/engine';
import type { Title } from '@roundhouse/title-schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Charter, createNames, LoanTrack, Outcome, PlayerCard, ShareMarket, TrainTable } from '../src/index.ts';
import { positionWhere, titleOf, words } from './positions.ts';

afterEach(cleanup);

const title = titleOf('1817na');
const namesIn = (game: Game) => createNames(title, game.state.setup, words, game.state);

describe('loans', () => {
  const game = positionWhere(title, (now) => loansOut(now) > 4);
  const [debtor = ''] = title.corporations.ids.filter((id) => loansOf(game, id) > 0);

  it('stand on a track that tells how many are out, what each costs, and what comes next', () => {
    render(<LoanTrack game={game} words={words} />);
    const track = screen.getByRole('region', { name: 'Loans and interest' });
    expect(track.textContent).toContain(`${String(loansOut(game))} of 56 loans are out.`);
    expect(within(track).getAllByRole('listitem')).toHaveLength(14);
    const now = track.querySelector('[aria-current="true"]');
    expect(now?.querySelector('.unseen')?.textContent).toMatch(
      new RegExp(`^Interest \\$${String(rateNow(game))}: [1-4] of 4 loans taken$`),
    );
    expect(track.textContent).toContain(`it rises to $${String(rateNow(game) + 5)}.`);
    expect(track.querySelectorAll('.loan-pips')[0]?.textContent).toBe('●●●●');
  });

  it('stand on the charter with their limit and their interest', () => {
    render(<Charter game={game} names={namesIn(game)} words={words} operator={debtor} />);
    const size = game.state.operators[debtor]?.size ?? 0;
    expect(screen.getByText(new RegExp(`^${String(loansOf(game, debtor))} of ${String(size)}, interest \\$`))).toBeTruthy();
  });

  it('are nothing to a title without them', () => {
    render(<LoanTrack game={positionWhere(titleOf('1830'), () => true)} words={words} />);
    expect(document.querySelector('.loan-track')).toBeNull();
  });
});

describe('a destination', () => {
  it('stands on the charter, with what waits for it and whether it has been reached', () => {
    const goals = { corporations: { of: { PRR: { destination: 'H16' } } }, mechanics: { destinations: { paid_at_once: 5, bonus: 0 } } };
    const title = mergePatch(titleOf('1830'), goals) as Title;
    const { state } = positionWhere(title, () => true);
    const charterWith = (reached: readonly string[], waiting: Readonly<Record<string, number>>): string => {
      const game: Game = { title, state: { ...state, mechanics: { ...state.mechanics, destinations: { reached, waiting } } } };
      render(<Charter game={game} names={createNames(title, state.setup, words, game.state)} words={words} operator="PRR" />);
      const text = document.body.textContent;
      cleanup();
      return text;
    };
    expect(charterWith([], {})).toMatch(/Destination.*H16/);
    expect(charterWith([], { PRR: 240 })).toContain('$240 waits until it is there');
    expect(charterWith(['PRR'], {})).toContain('H16 Lancaster, reached');
    expect(destinationOf({ title: titleOf('1830'), state }, 'PRR')).toBeNull();
  });
});

describe('shares sold short', () => {
  it('stand below nothing with the player and on the charter', () => {
    const owes = (now: Game): readonly (readonly [string, string])[] =>
      now.state.seating.flatMap((id) =>
        title.corporations.ids.flatMap((corporation) =>
          unitsHeld(now, `player/${id}`, corporation) < 0 ? [[id, corporation] as const] : [],
        ),
      );
    const game = positionWhere(title, (now) => owes(now).length > 0);
    const [[player, corporation] = ['', '']] = owes(game);
    const { size = 1 } = game.state.operators[corporation] ?? {};
    const part = `−${String((-100 * unitsHeld(game, `player/${player}`, corporation)) / size)} %`;
    render(<PlayerCard game={game} names={namesIn(game)} words={words} player={player} />);
    expect(screen.getByText(part).className).toContain('shorted');
    cleanup();
    render(<Charter game={game} names={namesIn(game)} words={words} operator={corporation} />);
    expect(screen.getByText(part).title).toMatch(/^Sold short/);
  });
});

describe('zones', () => {
  it('are told with the reason', () => {
    const game = positionWhere(title, ({ state }) => Object.values(state.mechanics.liquidated ?? {}).includes('no_train'));
    render(<ShareMarket title={title} state={game.state} words={words} />);
    const notes = screen.getByRole('region', { name: 'In a zone' });
    expect(notes.textContent).toContain('is in liquidation: it ended its turn without a train.');
  });
});

describe('an outcome', () => {
  it('tells what a takeover changes, before it is made', () => {
    const game = positionWhere(title, (now) => (saleOutlook(now)?.buyers.length ?? 0) > 0);
    const sale = saleOutlook(game);
    const [buyer] = sale?.buyers ?? [];
    const after = takeoverOutlook(game, buyer?.operator ?? '', sale?.minimum ?? 0);
    if (!sale || !buyer || !after) throw new Error('nothing on offer');
    render(<Outcome before={game} after={after.game} names={namesIn(game)} words={words} />);
    const of = (id: string): string => document.querySelector(`[data-of="${id}"]`)?.textContent ?? '';
    expect(of(sale.corporation)).toContain('leaves the game');
    const cash = (now: Game) => `$${String(now.state.operators[buyer.operator]?.cash)}`;
    if (cash(game) !== cash(after.game)) expect(of(buyer.operator)).toContain(`${cash(game)} → ${cash(after.game)}`);
  });

  it('says where nothing changes', () => {
    const game = positionWhere(title, () => true);
    render(<Outcome before={game} after={game} names={namesIn(game)} words={words} />);
    expect(screen.getByText('Nothing changes.')).toBeTruthy();
  });
});

describe('trains that run once more', () => {
  it('say with which train they go, and that train says so', () => {
    render(<TrainTable title={title} state={null} words={words} />);
    expect(screen.getByRole('row', { name: /^2\+ / }).textContent).toContain('4, after one more run');
    expect(screen.getByRole('row', { name: /^4 / }).textContent).toContain('phase 4 begins · 2 trains rust · 2+ trains run once more');
  });
});

describe('what is unsold', () => {
  it('lies in the treasury where that gets the money, else in the IPO', () => {
    const unsoldOf = (id: string) => createNames(titleOf(id), null, words).owner('ipo');
    expect([unsoldOf('1817na'), unsoldOf('1846'), unsoldOf('1830')]).toEqual(['its treasury', 'its treasury', 'the IPO']);
  });

  it('lies where each corporation says, and where those of its phase have it', () => {
    const plain = titleOf('1830');
    const { state } = positionWhere(plain, ({ state }) => Object.values(state.operators).filter(({ par }) => par !== null).length === 2);
    const [second = ''] = plain.corporations.ids.filter((id) => state.operators[id]?.par !== null);
    const [first = '', third = ''] = plain.corporations.ids.filter((id) => state.operators[id]?.par === null);
    const charter = plain.corporations.of[first];
    if (charter === undefined) throw new Error('there is no corporation');
    const later = [{ from_phase: '3', capitalisation: 'incremental' }] as const;
    const mixed: Title = {
      ...plain,
      rules: { ...plain.rules, launch: { ...plain.rules.launch, later } },
      corporations: { ...plain.corporations, of: { ...plain.corporations.of, [first]: { ...charter, capitalisation: 'incremental' } } },
    };
    const printed = createNames(mixed, null, words);
    expect([first, second].map((id) => printed.owner('ipo', id))).toEqual(['its treasury', 'the IPO']);
    const played = createNames(mixed, state.setup, words, { ...state, phase: '3' });
    expect([first, second, third].map((id) => played.owner('ipo', id))).toEqual(['its treasury', 'the IPO', 'its treasury']);
  });
});

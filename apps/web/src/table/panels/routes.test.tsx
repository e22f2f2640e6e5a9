import { bestRun, equalRuns, judge, newGame, routeOf, type Choice, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { words } from '../../parts/words.ts';
import { emptyDraft, type Draft, type Proposal } from '../draft.ts';
import { RoutesPanel } from './routes.tsx';

afterEach(cleanup);

/** PRR with a 2-train and a city on either side of its home. */
function running(): Game {
  const title = findTitle('1830');
  if (title === null) throw new Error('no title');
  const players = ['Ann', 'Ben'].map((name, index) => ({ id: String(index + 1), name }));
  const game = newGame(title, { players, seed: 1, options: [], quirks: [], consent: 'asked' });
  const { board, operators } = game.state;
  const prr = operators['PRR'];
  if (prr === undefined) throw new Error('no operator');
  const straight = (tile: string) => ({ tile, rotation: 1, copy: 0 });
  return {
    ...game,
    state: {
      ...game.state,
      board: {
        ...board,
        tiles: { H10: straight('57'), H14: straight('9'), H16: straight('57') },
        stations: [{ owner: 'PRR', hex: 'H12', stop: 0, slot: 0 }],
      },
      operators: { ...operators, PRR: { ...prr, shelves: { main: [{ id: '2-0', name: '2' }] } } },
    },
  };
}

function proposalOf(game: Game): Proposal {
  const best = bestRun(game, 'PRR');
  const { routes, revenue, proven, bound } = best;
  return { routes: routes.map(routeOf), revenue, proven, bound, equals: equalRuns(game, 'PRR', best, 5).map((run) => run.map(routeOf)) };
}

function Panel({ game, found, seen }: { readonly game: Game; readonly found: Partial<Draft>; readonly seen: (draft: Draft) => void }) {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft(0), ...found });
  seen(draft);
  const run: Choice = { action: { type: 'run_routes', by: { kind: 'operator', id: 'PRR' }, routes: [] }, decider: '1' };
  return (
    <RoutesPanel
      desk={{
        game,
        names: createNames(game.title, game.state.setup, words),
        choices: [run],
        step: 'routes',
        busy: false,
        act: () => {},
        consider: () => {},
        draft,
        setDraft: (change) => setDraft({ ...draft, ...change }),
      }}
    />
  );
}

describe('the panel of routes', () => {
  it('says what is known while the best run is sought', () => {
    render(<Panel game={running()} found={{ search: { revenue: 560, bound: 590 } }} seen={() => {}} />);
    expect(screen.getByText(/at least \$560, at most \$590/)).toBeDefined();
  });

  it('offers runs that make as much, and compares a run by hand with the best', () => {
    const game = running();
    const proposal = proposalOf(game);
    expect(proposal).toMatchObject({ revenue: 30, proven: true, equals: [{ length: 1 }] });
    let draft = emptyDraft(0);
    render(<Panel game={game} found={{ proposal }} seen={(now) => (draft = now)} />);
    expect(screen.getByText('Best possible run: $30.')).toBeDefined();
    const other = screen.getByRole('button', { name: 'Run 2' });
    expect(other.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(other);
    const stopsOf = (routes: Proposal['routes']) => routes[0]?.stops?.toSorted();
    expect(draft.run?.['2-0']?.toSorted()).toEqual(stopsOf(proposal.equals[0] ?? []));
    expect(draft.run?.['2-0']?.toSorted()).not.toEqual(stopsOf(proposal.routes));
    expect(screen.getByRole('button', { name: 'Run 2' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(/less than the best run/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(/\$30 less than the best run/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Take the best run' }));
    expect(draft.run).toBeNull();
  });

  it('explains the sum stop by stop, and says of a route by hand at once which rule it breaks', () => {
    const game = running();
    const proposal = proposalOf(game);
    const { container } = render(<Panel game={game} found={{ proposal }} seen={() => {}} />);
    const stops = container.querySelector('.run-stops')?.textContent?.split(' – ') ?? [];
    expect(stops.length).toBe(2);
    const sum = stops.reduce((all, stop) => all + Number(/ (\d+)$/.exec(stop)?.[1]), 0);
    expect(sum).toBe(proposal.revenue);
    expect(container.querySelector('.run-number')?.textContent).toBe('1');
    cleanup();
    const { container: other } = render(
      <Panel game={game} found={{ proposal, run: { '2-0': ['H12/0'] }, train: '2-0' }} seen={() => {}} />,
    );
    const refusal = other.querySelector('.refusal');
    expect(refusal?.textContent).toMatch(/two stops/);
    expect(refusal?.querySelector('a')?.getAttribute('href')).toMatch(/^\/rules\/en\/1830#routes?\./);
    expect(screen.queryByRole('button', { name: /^Run for/ })).toBeNull();
  });

  it('fills in the last run', () => {
    const game = running();
    const proposal = proposalOf(game);
    const verdict = judge(game, 'PRR', proposal.equals[0] ?? []);
    const prr = game.state.operators['PRR'];
    if (!verdict.ok || prr === undefined) throw new Error('no run');
    const after: Game = {
      ...game,
      state: { ...game.state, operators: { ...game.state.operators, PRR: { ...prr, last_run: verdict.paid } } },
    };
    let draft = emptyDraft(0);
    render(<Panel game={after} found={{ proposal }} seen={(now) => (draft = now)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Fill in the last run' }));
    expect(draft.run).toEqual({ '2-0': verdict.paid[0]?.stops.map(({ hex, stop }) => `${hex}/${String(stop)}`) });
  });
});

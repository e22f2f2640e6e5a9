import { apply, bestRun, choices, judge, newGame, premiumsOf, routeOf, trainsOf, type Game } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { BonusTables, Charter, createNames, Spreadsheet } from '@roundhouse/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { positionWhere, show } from '../../../test/panels.tsx';
import { words } from '../../parts/words.ts';
import { emptyDraft } from '../draft.ts';
import { OtherChoices } from './others.tsx';
import { RoutesPanel } from './routes.tsx';
import { TrainsPanel } from './trains.tsx';

afterEach(cleanup);

/** B&W in Boston with a 2, a ferry there, and track that leads on through Worcester, which others have filled. */
function running(): Game {
  const title = findTitle('1833ne');
  if (title === null) throw new Error('no title');
  const players = ['Ann', 'Ben', 'Cem'].map((name, index) => ({ id: String(index + 1), name }));
  const game = newGame(title, { players, seed: 1, options: ['trial_figures'], quirks: [], consent: 'asked' });
  const [bw] = game.title.mechanics.connection_bonuses?.pairs ?? [];
  if (bw === undefined) throw new Error('no pair');
  const pairs = [
    { ...bw, name: 'Boston–Springfield', kind: 'interconnection' as const, ends: [{ G22: 0 }, { D21: 0 }], by_phase: { I: 30 } },
  ];
  const { board, operators, mechanics } = game.state;
  const own = operators['B&W'];
  if (own === undefined) throw new Error('no operator');
  const laid = (tile: string, rotation: number) => ({ tile, rotation, copy: 0 });
  const station = (owner: string, hex: string) => ({ owner, hex, stop: 0, slot: 0 });
  return {
    title: { ...game.title, mechanics: { ...game.title.mechanics, connection_bonuses: { pairs } } },
    state: {
      ...game.state,
      mechanics: { ...mechanics, ferries: { owners: { G22: 'B&W' }, newest: 'G22', doubled: null } },
      board: {
        ...board,
        tiles: { F23: laid('58', 2), E22: laid('57', 2), D21: laid('57', 2) },
        stations: [station('B&W', 'G22'), station('FRR', 'E22')],
      },
      operators: { ...operators, 'B&W': { ...own, shelves: { main: [{ id: '2-0', name: '2' }] } } },
    },
  };
}

it('shows what comes on top of the stops as lines of the sum: a ferry on its route, an interconnection for the run (1833NE §13.2, §14)', () => {
  const game = running();
  const { routes, revenue, proven, bound } = bestRun(game, 'B&W');
  const run = routes.map(routeOf);
  const premiums = premiumsOf(game, 'B&W', run);
  expect(premiums.map(({ source, amount }) => [source.kind, amount])).toEqual([
    ['interconnection', 30],
    ['ferry', 30],
  ]);
  render(
    <RoutesPanel
      desk={{
        game,
        names: createNames(game.title, game.state.setup, words),
        choices: [{ action: { type: 'run_routes', by: { kind: 'operator', id: 'B&W' }, routes: [] }, decider: '1' }],
        step: 'routes',
        busy: false,
        act: () => {},
        consider: () => {},
        draft: { ...emptyDraft(0), proposal: { routes: run, revenue, proven, bound, equals: [] } },
        setDraft: () => {},
      }}
    />,
  );
  const lines = [...document.querySelectorAll<HTMLElement>('.premium')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['+ ferry of G22 Boston $30', '+ Boston–Springfield, led on beyond the train $30, for the whole run']);
  const verdict = judge(game, 'B&W', run);
  const stops = verdict.ok ? verdict.paid.flatMap((route) => route.stops).reduce((sum, stop) => sum + stop.revenue, 0) : NaN;
  expect(stops + premiums.reduce((sum, { amount }) => sum + amount, 0)).toBe(revenue);
});

it('tells what a ferry adds before it is bought, and afterwards whose it is (1833NE §14)', () => {
  const search = { title: '1833ne', seeds: 12, maxActions: 600, options: ['trial_figures'] };
  const game = positionWhere(search, (now) => choices(now).some(({ action }) => action.type === 'buy_ferry'));
  const { ferries } = game.title.mechanics;
  const action = choices(game).flatMap((choice) => (choice.action.type === 'buy_ferry' ? [choice.action] : []))[0];
  const value = ferries?.ferries.find(({ hex }) => hex === action?.hex)?.value ?? 0;
  if (action === undefined || ferries === undefined) throw new Error('no ferry');
  const adds = `$${String(value)} a run, and $${String(ferries.new_bonus)} while it is the newest`;
  const done = show(game, OtherChoices);
  const button = screen.getByRole('button', {
    name: new RegExp(`^Buy the ferry of ${action.hex} .*\\$${String(ferries.price)}: ${adds.replaceAll('$', '\\$')}$`),
  });
  fireEvent.click(button);
  expect(done).toEqual([action]);
  cleanup();

  const bought = apply(game, action);
  if (!bought.ok) throw new Error(bought.refusal.rule);
  const names = createNames(game.title, game.state.setup, words);
  render(<Charter game={bought.game} names={names} words={words} operator={action.by.id} />);
  expect(document.body.textContent).toContain(`${names.hex(action.hex)}: ${adds}`);
  cleanup();
  render(<BonusTables title={game.title} state={bought.game.state} names={names} words={words} />);
  const row = screen.getByRole('row', { name: new RegExp(`^${names.hex(action.hex)}`) });
  expect(row.textContent).toContain(action.by.id);
  expect(screen.getAllByText('for sale at $40')).toHaveLength(ferries.ferries.length - 1);
  for (const { name } of game.title.mechanics.connection_bonuses?.pairs ?? [])
    expect(screen.getByText(new RegExp(`^${name}`))).toBeDefined();
});

it('tells the sides of a card apart, bought and owned (1833NE §15.1)', () => {
  const sides = (game: Game): readonly string[] =>
    choices(game).flatMap(({ action }) => (action.type === 'buy_train' && action.face !== undefined ? [action.face] : []));
  const game = positionWhere({ title: '1833ne', seeds: 6, maxActions: 600 }, (now) => {
    const { round } = now.state;
    const operator = round.kind === 'operating' ? round.turn?.operator : undefined;
    return operator !== undefined && sides(now).length > 0 && trainsOf(now, operator).some(({ face }) => face !== undefined);
  });
  const operator = game.state.round.kind === 'operating' ? (game.state.round.turn?.operator ?? '') : '';
  show(game, TrainsPanel);
  expect(screen.getByText(words('train_sale.two_sides'))).toBeDefined();
  const fleet = trainsOf(game, operator).map(({ face, name }) => face ?? name);
  const has = screen.getByText(new RegExp(`^Trains of ${operator}: `));
  for (const name of fleet) expect(has.textContent).toContain(name);
  cleanup();
  // Where a corporation lists its trains, alone and beside the others.
  const names = createNames(game.title, game.state.setup, words);
  render(<Charter game={game} names={names} words={words} operator={operator} />);
  expect([...document.querySelectorAll('.train-card')].map(({ textContent }) => textContent)).toEqual(fleet);
  cleanup();
  render(<Spreadsheet game={game} names={names} words={words} />);
  const row = [...document.querySelectorAll('tbody tr')].find((one) => one.querySelector('th')?.textContent === operator);
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toContain(fleet.join(' '));
  cleanup();
  show(game, TrainsPanel);
  for (const face of sides(game))
    expect(screen.getAllByRole('button', { name: new RegExp(` ${face.replace('+', '\\+')} `) }).length).toBeGreaterThan(0);
});

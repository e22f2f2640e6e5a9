import { apply, awaited, choices, newGame, type Action, type Game, type State } from '@roundhouse/engine';
import { findTitle } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { words } from '../parts/words.ts';
import { ActionPanel } from './action-panel.tsx';
import { emptyDraft, type Draft } from './draft.ts';

afterEach(cleanup);

const by = (id: string) => ({ kind: 'player', id }) as const;

/** A game of two players in the first operating round: PRR has floated and is to lay track. */
function operating(): Game {
  const title = findTitle('1830');
  if (title === null) throw new Error('no title');
  const setup = {
    players: ['Ann', 'Ben'].map((name, index) => ({ id: String(index + 1), name })),
    seed: 1,
    options: [],
    quirks: [],
    consent: 'asked',
  } as const;
  let game = newGame(title, setup);
  const bids: readonly Action[] = title.privates.ids.map((id, index) => ({
    type: 'bid',
    by: by(String((index % 2) + 1)),
    private: id,
    amount: title.privates.of[id]?.price ?? 0,
  }));
  const par = (corporation: string, player: string, price: number): Action => {
    const cell =
      title.market.cells.ids.find((id) => title.market.cells.of[id]?.par === true && title.market.cells.of[id].price === price) ?? '';
    return { type: 'par', by: by(player), corporation, cell };
  };
  const buy = (player: string, index: number): Action => ({ type: 'buy_shares', by: by(player), certificates: [`PRR_${String(index)}`] });
  const pass = (player: string): Action => ({ type: 'pass', by: by(player) });
  const moves = [...bids, par('B&O', '2', 100), par('PRR', '1', 67), buy('2', 2), buy('1', 3), buy('2', 4), pass('1'), pass('2')];
  for (const action of moves) {
    const result = apply(game, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.refusal.rule}`);
    game = result.game;
  }
  return game;
}

function Panel({ game, act }: { readonly game: Game; readonly act: (action: Action) => void }) {
  const [draft, setDraft] = useState<Draft>(emptyDraft(0));
  const waiting = awaited(game);
  const deciders = new Set(waiting.map(({ decider }) => decider));
  const desk = {
    game,
    names: createNames(game.title, game.state.setup, words),
    choices: choices(game).filter(({ action, decider }) => deciders.has(decider) && action.type !== 'end_game'),
    step: waiting[0]?.step ?? null,
    busy: false,
    act,
    consider: () => {},
    draft,
    setDraft: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
  };
  return <ActionPanel desk={desk} waiting={waiting} aside={[]} considered={null} end={undefined} />;
}

function show(game: Game): Action[] {
  const done: Action[] = [];
  render(<Panel game={game} act={(action) => done.push(action)} />);
  return done;
}

const change = (game: Game, state: Partial<State>): Game => ({ ...game, state: { ...game.state, ...state } });

/** PRR in its train step with this money, these trains and these on sale. */
function buyingTrains(game: Game, treasury: number, names: readonly string[], next: readonly string[]): Game {
  const { round, operators } = game.state;
  if (round.kind !== 'operating' || round.turn === null) throw new Error('not operating');
  const operator = operators[round.turn.operator];
  if (operator === undefined) throw new Error('no operator');
  const step = game.title.rules.rounds.operating.steps.indexOf('trains');
  const card = (name: string, copy: number) => ({ id: `${name}-${String(copy)}`, name });
  return change(game, {
    phase: names[0] ?? game.state.phase,
    round: { ...round, turn: { ...round.turn, step, revenue: 0 } },
    operators: { ...operators, [round.turn.operator]: { ...operator, cash: treasury, shelves: { main: names.map(card) } } },
    depot: { ...game.state.depot, upcoming: next.map((name) => card(name, 9)), sold: [...names, '6'] },
  });
}

describe('action panel', () => {
  it('names what a private lets a corporation build', () => {
    const game = operating();
    const held = game.state.privates['CS'];
    if (held === undefined) throw new Error('no private');
    const done = show(change(game, { privates: { ...game.state.privates, CS: { ...held, owner: 'operator/PRR' } } }));
    fireEvent.change(screen.getByLabelText('Hex'), { target: { value: 'B20' } });
    fireEvent.click(screen.getByText('Tile 58 through Champlain & St. Lawrence'));
    fireEvent.click(screen.getByRole('button', { name: /^Lay 58 in B20 .*for free$/ }));
    expect(done).toMatchObject([{ type: 'lay_tile', by: { kind: 'private', id: 'CS' }, hex: 'B20', tile: '58' }]);
  });

  it('offers a train for money and an old train', () => {
    const done = show(buyingTrains(operating(), 900, ['6'], ['D']));
    fireEvent.click(screen.getByRole('button', { name: /^Buy a D from .* and hand in a 6$/ }));
    expect(done).toMatchObject([{ type: 'buy_train', amount: 800, trade_in: '6-0' }]);
  });
});

import { BOTS, playGame } from '@roundhouse/bots';
import { apply, awaited, isPresidentless, newGame, type Action, type Game } from '@roundhouse/engine';
import { sqliteStore } from '@roundhouse/storage';
import { findTitle } from '@roundhouse/titles-data';
import { expect, it } from 'vitest';
import { editionOf } from './edition.ts';
import { openLog } from './played.ts';
import { keepTable, now, openTable, play } from './tables.ts';

const ANN = 'guest-of-ann';

const operatorDue = (game: Game): string | null => {
  const [due] = awaited(game);
  return due?.entity.kind === 'operator' && isPresidentless(game, due.entity.id) ? due.entity.id : null;
};

/** A game of bots up to a run that a corporation without a president owes, and that run. */
function beforeRun(): { readonly start: Game; readonly actions: readonly Action[]; readonly run: Action } {
  const title = findTitle('1846');
  if (title === null) throw new Error('no title');
  const { setup, actions, end } = playGame(title, {
    bots: [BOTS.random, BOTS.random, BOTS.random, BOTS.random],
    seed: 3,
    maxActions: 250,
    watch: ({ before, action }) => (operatorDue(before) !== null && action.type === 'run_routes' ? 'a run is due' : null),
  });
  const run = actions.at(-1);
  if (end !== 'broken' || run === undefined) throw new Error('no corporation is without a president');
  return { start: newGame(title, setup), actions: actions.slice(0, -1), run };
}

it('a message between the steps of a corporation without a president ends no turn (cases 46-10, 1833NE §26.46)', async () => {
  const { start, actions, run } = beforeRun();
  const { note, played } = openLog(start, editionOf(start.title, start.state.setup) ?? '');
  let game = start;
  for (const action of actions) {
    const result = apply(game, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    ({ game } = result);
    note(action, game, result.events, now(), null);
  }
  const operator = operatorDue(game);
  const store = await sqliteStore(':memory:');
  const id = await keepTable(store, played(), { origin: null, host: null, seats: [] });
  await store.say(id, { player: '1', text: 'whose turn is it?', at: now() }, null);
  const opened = await openTable(store, id, ANN);
  if (opened.kind !== 'done') throw new Error(opened.kind);
  expect(opened.view.state).toEqual(game.state);
  expect(awaited({ title: game.title, state: opened.view.state })).toMatchObject([{ entity: { id: operator }, step: 'routes' }]);
  const { count, revision } = opened.view.table;
  const done = await play(store, id, { expected: count + 1, revision }, run, ANN);
  expect(done.kind === 'done' && done.view.table.count).toBe(count + 1);
  await store.close();
});

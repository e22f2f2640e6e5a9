import { createHash } from 'node:crypto';
import { actorOf, apply, choices, newGame, type Action, type Game } from '@roundhouse/engine';
import { BOT_NAMES, chanceFrom, findBot, playGame } from '@roundhouse/bots';
import { TITLES, findTitle } from '@roundhouse/titles-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sqliteStore, type Store } from '@roundhouse/storage';
import { wakeBots } from './bots.ts';
import { copyTable } from './copies.ts';
import { forgetPositions } from './positions.ts';
import { roomOf } from './rooms.ts';
import { linkFor, sitterAt, takeSeat } from './seats.ts';
import { answerMotion, createTable, openTable, play, redo, undo, type Outcome, type TableView } from './tables.ts';

const [ANN, BEN, EVE] = ['guest-of-ann', 'guest-of-ben', 'guest-of-eve'];
const title = findTitle('1830');
let store: Store;
let id: string;

const viewOf = (outcome: Outcome): TableView => {
  if (!('view' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.view;
};
const opened = async (guest: string | null) => viewOf(await openTable(store, id, guest));

/** The first thing that the one who is awaited may do. */
function due({ state }: TableView): { readonly action: Action; readonly by: string } {
  if (title === null) throw new Error('no title');
  const choice = choices({ title, state }).find(({ action }) => action.type !== 'end_game');
  if (choice === undefined) throw new Error('nothing to do');
  return { action: choice.action, by: choice.decider };
}

const seen = ({ table }: TableView) => ({ expected: table.count + 1, revision: table.revision });

function played(game: Game, action: Action): Game {
  const result = apply(game, action);
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
}

async function table(seats: readonly ('here' | 'link' | 'random')[]): Promise<void> {
  const players = ['Ann', 'Ben', 'Cem'].slice(0, seats.length);
  const made = await createTable(store, { title: '1830', players, options: [], seats: [...seats] }, ANN);
  if ('trouble' in made) throw new Error(made.trouble);
  ({ id } = made);
}

async function seatFor(player: string, giver: string, taker: string): Promise<void> {
  const shelved = await store.table(id);
  if (shelved === null) throw new Error('no table');
  const token = await linkFor(store, id, await sitterAt(store, shelved, giver), player);
  if (token === null) throw new Error('no link');
  expect(await takeSeat(store, token, taker)).toEqual({ id, player });
  expect(await takeSeat(store, token, EVE)).toBeNull();
}

/** Plays the next action by whoever it is due to. */
async function playOn(): Promise<TableView> {
  const view = await opened(ANN);
  const { action, by } = due(view);
  return viewOf(await play(store, id, seen(view), action, by === '1' ? ANN : BEN));
}

beforeEach(async () => {
  store = await sqliteStore(':memory:');
  forgetPositions();
});

describe('a table of two people', () => {
  beforeEach(async () => {
    await table(['here', 'link']);
    await seatFor('2', ANN, BEN);
  });

  it('lets a seat act for itself alone, and who looks on not at all', async () => {
    const view = await opened(ANN);
    const { action, by } = due(view);
    const [right, wrong] = by === '1' ? [ANN, BEN] : [BEN, ANN];
    for (const guest of [wrong, EVE, null])
      expect(await play(store, id, seen(view), action, guest)).toEqual({ kind: 'trouble', trouble: 'not_your_seat' });
    expect((await opened(EVE)).mine).toEqual([]);
    expect((await opened(null)).table.count).toBe(0);
    expect(viewOf(await play(store, id, seen(view), action, right)).table.count).toBe(1);
    for (const guest of [EVE, null])
      expect(await undo(store, id, { revision: 1 }, undefined, guest)).toEqual({ kind: 'trouble', trouble: 'not_your_seat' });
  });

  it('takes back the last action of one’s own at once, until another has acted', async () => {
    let view = await playOn();
    const [{ seat } = { seat: null }] = view.entries;
    const first = seat === '1' ? ANN : BEN;
    expect((await undo(store, id, view.table, undefined, first)).kind).toBe('done');
    view = await opened(first);
    expect(view.table).toMatchObject({ count: 0, undone: 1 });
    expect((await redo(store, id, view.table, undefined, first)).kind).toBe('done');
    view = await playOn();
    expect(view.table.count).toBe(2);
    expect((await undo(store, id, view.table, undefined, first)).kind).toBe('asked');
    expect((await opened(first)).table.count).toBe(2);
  });

  it('takes back what another has done when he agrees, and not when he refuses', async () => {
    await playOn();
    let view = await playOn();
    const [first, second] = view.entries[0]?.seat === '1' ? [ANN, BEN] : [BEN, ANN];
    view = viewOf(await undo(store, id, view.table, 0, first));
    expect((await roomOf(store, id, second))?.motion).toMatchObject({ kind: 'undo', to: 0, missing: [second === ANN ? '1' : '2'] });
    const refused = viewOf(await answerMotion(store, id, { ...view.table, agree: false }, second));
    expect(refused.table.count).toBe(2);
    expect((await roomOf(store, id, first))?.motion).toBeNull();
    view = viewOf(await undo(store, id, refused.table, 0, first));
    expect(await undo(store, id, view.table, 0, second)).toEqual({ kind: 'trouble', trouble: 'motion_pending' });
    expect(await answerMotion(store, id, { ...view.table, agree: true }, EVE)).toEqual({ kind: 'trouble', trouble: 'not_your_seat' });
    // Whoever asked cannot agree for the other.
    const alone = viewOf(await answerMotion(store, id, { ...view.table, agree: true }, first));
    expect(alone.table.count).toBe(2);
    const done = await answerMotion(store, id, { ...alone.table, agree: true }, second);
    expect(viewOf(done).table.count).toBe(0);
  });

  it('forgets what was asked once the game has gone on', async () => {
    await playOn();
    let view = await playOn();
    const first = view.entries[0]?.seat === '1' ? ANN : BEN;
    view = viewOf(await undo(store, id, view.table, 0, first));
    await playOn();
    expect((await roomOf(store, id, ANN))?.motion).toBeNull();
    expect((await answerMotion(store, id, { ...view.table, agree: true }, BEN)).kind).toBe('conflict');
    expect((await opened(ANN)).table.count).toBe(3);
  });

  it('ends early only when both agree', async () => {
    const view = await opened(ANN);
    const end: Action = { type: 'end_game', by: { kind: 'player', id: '1' } };
    expect(await play(store, id, seen(view), end, BEN)).toEqual({ kind: 'trouble', trouble: 'not_your_seat' });
    const asked = viewOf(await play(store, id, seen(view), end, ANN));
    expect(asked.state.over).toBeNull();
    const agreed = viewOf(await answerMotion(store, id, { ...asked.table, agree: true }, BEN));
    expect(agreed.state.over?.cause).toBe('players_agreed');
  });

  it('is played on another device by whoever holds the seat, and by nobody who only would like to', async () => {
    const shelved = await store.table(id);
    if (shelved === null) throw new Error('no table');
    for (const [guest, player] of [
      [EVE, '1'],
      [BEN, '1'],
      [ANN, '2'],
      [null, '1'],
    ] as const)
      expect(await linkFor(store, id, await sitterAt(store, shelved, guest), player)).toBeNull();
    await seatFor('2', BEN, 'phone-of-ben');
    expect((await opened('phone-of-ben')).mine).toEqual(['2']);
    expect((await opened(BEN)).mine).toEqual(['2']);
  });

  it('shows what one keeps for himself to him alone', async () => {
    await store.keepNote(id, ANN, 'secret plan');
    await store.say(id, { player: '1', text: 'hello', at: '' }, null);
    expect((await roomOf(store, id, ANN))?.note).toBe('secret plan');
    const others = JSON.stringify([
      await roomOf(store, id, BEN),
      await roomOf(store, id, EVE),
      await roomOf(store, id, null),
      await opened(BEN),
    ]);
    expect(others).not.toContain('secret plan');
    expect(others).toContain('hello');
    for (const guest of [ANN, BEN]) expect(others).not.toContain(guest);
  });
});

describe('a table with bots', () => {
  it('goes on by itself until it waits for a person', async () => {
    await table(['here', 'random', 'random']);
    vi.useFakeTimers();
    try {
      for (let round = 0; round < 3; round += 1) {
        const bots = wakeBots(store, id);
        await vi.runAllTimersAsync();
        await bots;
        const view = await opened(ANN);
        const { action, by } = due(view);
        expect(by).toBe('1');
        expect((await play(store, id, seen(view), action, ANN)).kind).toBe('done');
      }
      const bots = wakeBots(store, id);
      await vi.runAllTimersAsync();
      await bots;
    } finally {
      vi.useRealTimers();
    }
    const view = await opened(ANN);
    expect(new Set(view.entries.map(({ seat }) => seat))).toEqual(new Set(['1', '2', '3']));
    // What bots have done since does not hinder it.
    expect((await undo(store, id, view.table, undefined, ANN)).kind).toBe('done');
    expect(due(await opened(ANN)).by).toBe('1');
  });

  it('needs a person', async () => {
    const made = createTable(store, { title: '1830', players: ['A', 'B'], options: [], seats: ['random', 'random'] }, ANN);
    expect(await made).toEqual({ trouble: 'wrong_seats' });
    const one = createTable(store, { title: '1830', players: ['A', 'B'], options: [], seats: ['here'] }, ANN);
    expect(await one).toEqual({ trouble: 'wrong_seats' });
  });
});

describe('whose action it is', () => {
  it.each(Object.values(TITLES).map((one) => [one.id, one] as const))('is told alike by the rules and by the seats in %s', (_, one) => {
    const bot = findBot(BOT_NAMES[0] ?? '');
    if (bot === null) throw new Error('no bot');
    const strange: string[] = [];
    const bots = Array.from({ length: Math.max(3, one.players.min) }, () => bot);
    playGame(one, {
      bots,
      seed: chanceFrom(3)() * 1000,
      maxActions: 250,
      consent: 'asked',
      watch: ({ before, choices: open }) => {
        for (const { action, decider } of open)
          if (actorOf(before, action) !== decider) strange.push(`${action.type} of ${action.by.id}: ${decider}`);
        return null;
      },
    });
    expect([...new Set(strange)]).toEqual([]);
  });
});

describe('a table that keeps something from its players', () => {
  it('tells nobody the cards of others while they are hidden, whatever he asks for', async () => {
    const made = await createTable(
      store,
      { title: '1846', players: ['Ann', 'Ben', 'Cem'], options: [], seats: ['here', 'link', 'link'] },
      ANN,
    );
    if ('trouble' in made) throw new Error(made.trouble);
    ({ id } = made);
    await seatFor('3', ANN, BEN);
    const game = findTitle('1846');
    const ben = await opened(BEN);
    if (game === null) throw new Error('no title');
    const [choice] = choices({ title: game, state: ben.state });
    if (choice?.action.type !== 'take') throw new Error('no card to take');
    const after = viewOf(await play(store, id, seen(ben), choice.action, BEN));
    expect(JSON.stringify(after)).toContain(choice.action.card);
    for (const guest of [ANN, null]) {
      const other = await opened(guest);
      expect(other.entries.map(({ action }) => action)).toEqual([{ ...choice.action, card: '?' }]);
      expect([other.table.setup.seed, other.state.setup.seed]).toEqual([0, 0]);
      expect(other.state.mechanics.card_draft?.deck.every((card) => card === '?')).toBe(true);
    }
    expect(await copyTable(store, id, 1, ANN)).toEqual({ trouble: 'secret' });
  });

  it('seals a seed that nobody has chosen, and opens it once nothing is hidden', async () => {
    const body = { title: '1846', players: ['Ann', 'Ben', 'Cem'], options: [] };
    expect(await createTable(store, { ...body, seats: ['here', 'here', 'link'], seed: 7 }, ANN)).toEqual({ trouble: 'seed_of_one' });
    const made = await createTable(store, body, ANN);
    if ('trouble' in made) throw new Error(made.trouble);
    ({ id } = made);
    const seed = String((await store.table(id))?.setup.seed);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const title = findTitle('1846');
    if (title === null) throw new Error('no title');
    let view = await opened(ANN);
    const { seal } = view.table;
    expect(seal).toBe(createHash('sha256').update(seed).digest('hex'));
    while (view.state.mechanics.card_draft !== undefined) {
      expect(JSON.stringify([view, await opened(null)])).not.toContain(seed);
      const choice = choices({ title, state: view.state }).find(({ action }) => action.type !== 'end_game');
      if (choice === undefined) throw new Error('nothing to do');
      view = viewOf(await play(store, id, seen(view), choice.action, ANN));
    }
    expect(view.table).toMatchObject({ seal, setup: { seed } });
    const again = newGame(title, view.table.setup);
    const log = await store.log(id, 0, view.table.count);
    expect(log.reduce((game, { action }) => played(game, action), again).state).toEqual(view.state);
  });
});

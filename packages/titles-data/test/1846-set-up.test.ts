import {
  apply,
  awaited,
  certificateLimit,
  choices,
  hasSecrets,
  newGame,
  view,
  viewAction,
  type Action,
  type Game,
} from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { TITLE_1846 as title } from './kit/title.ts';

const start = (count: number, seed: number, options: readonly string[] = []): Game =>
  newGame(title, {
    players: Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `Player ${String(index + 1)}` })),
    seed,
    options,
    quirks: [],
    consent: 'implied',
  });
const privatesOut = (game: Game) => title.privates.ids.filter((id) => game.state.privates[id]?.closed);
const removed = (game: Game) => title.corporations.ids.filter((id) => game.state.operators[id]?.status === 'removed');
const act = (game: Game, action: Action): Game => {
  const result = apply(game, action);
  if (!result.ok) throw new Error(result.refusal.rule);
  return result.game;
};
/** Takes the first card of each hand until one is left. */
const toLastCard = (game: Game): Game => {
  let now = game;
  while ((now.state.mechanics.card_draft?.deck.length ?? 0) > 1) {
    const [choice] = choices(now);
    if (choice === undefined) throw new Error('nothing to take');
    now = act(now, choice.action);
  }
  return now;
};
const passing = (game: Game): Action => ({ type: 'pass', by: { kind: 'player', id: awaited(game)[0]?.decider ?? '' } });

describe('1846: what is left out at random (§11.1–11.3)', () => {
  it('with four players and the privates of the first edition', () => {
    const game = start(4, 19962, ['first_edition']);
    expect(privatesOut(game).sort()).toEqual(['BT', 'LM', 'MC', 'TBC']);
    expect(removed(game)).toEqual(['C&O']);
    expect(game.state.board.stations).toContainEqual({ owner: 'C&O', hex: 'I15', stop: 0, slot: 0 });
  });
  it('with four players, in the recorded game 222264', () => {
    const game = start(4, 1093335663);
    expect(privatesOut(game).sort()).toEqual(['LSL', 'MC', 'MPC', 'SC']);
    expect(removed(game)).toEqual(['ERIE']);
  });
  it('with three players and the privates of the first edition', () => {
    const game = start(3, 12666, ['first_edition']);
    expect(privatesOut(game).sort()).toEqual(['BT', 'LM', 'LSL', 'O&I', 'SC', 'TBC']);
    expect(removed(game).sort()).toEqual(['C&O', 'PRR']);
  });
});

describe('1846: figures by players (§2.1–2.3)', () => {
  it.each([
    [3, 6500, 5, 4, 3, 14],
    [4, 7500, 6, 5, 4, 12],
    [5, 9000, 7, 6, 5, 11],
  ])('%i players', (count, bank, twos, fours, fives, limit) => {
    const game = start(count, 1);
    const left = (name: string) => game.state.depot.upcoming.filter((card) => card.name === name).length;
    expect(game.state.bank).toBe(bank - 400 * count);
    expect([left('2'), left('4'), left('5'), left('6')]).toEqual([twos, fours, fives, 9]);
    expect(certificateLimit(game)).toBe(limit);
  });
});

describe('1846: the draft (§3)', () => {
  it('begins with the last player and shows a card for each player and two more', () => {
    const game = start(4, 7);
    expect(awaited(game).map(({ decider }) => decider)).toEqual(['4']);
    expect(choices(game).filter(({ action }) => action.type === 'take')).toHaveLength(6);
    const card = game.state.mechanics.card_draft?.deck[6] ?? '';
    expect(apply(game, { type: 'take', by: { kind: 'player', id: '4' }, card })).toMatchObject({
      ok: false,
      refusal: { rule: 'draft.not_in_hand' },
    });
    expect(apply(game, passing(game))).toMatchObject({ ok: false, refusal: { rule: 'draft.last_only' } });
  });
  it('makes the last card cheaper by ten with every pass, down to its floor (§3.4)', () => {
    let tried = 0;
    for (let seed = 1; seed < 40; seed++) {
      let game = toLastCard(start(3, seed));
      const [card = ''] = game.state.mechanics.card_draft?.deck ?? [];
      const print = title.privates.of[card];
      if (print === undefined || game.state.round.kind !== 'opening') continue;
      tried += 1;
      const { price, opening_price = price } = print;
      for (let off = 10; off <= price; off += 10) game = act(game, passing(game));
      expect(apply(game, passing(game))).toMatchObject({ ok: false, refusal: { rule: 'draft.must_take' } });
      const buyer = awaited(game)[0]?.decider ?? '';
      const chosen = game.state.mechanics.card_draft?.chosen.filter((each) => each.player === buyer) ?? [];
      const spent = chosen.reduce((sum, each) => sum + each.price, 0);
      const after = act(game, { type: 'take', by: { kind: 'player', id: buyer }, card });
      expect(after.state.privates[card]?.owner).toBe(`player/${buyer}`);
      expect(after.state.players[buyer]?.cash).toBe(400 - spent - (opening_price - price));
      expect(after.state.operators['MS']?.cash).toBe(60);
      expect(after.state.operators['BIG4']?.cash).toBe(40);
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe('1846: what a seat sees of the draft (§3.1)', () => {
  const first = start(4, 1093335663);
  const [choice] = choices(first);
  const game = act(first, choice?.action ?? passing(first));
  const deckOf = (shown: Game) => shown.state.mechanics.card_draft?.deck ?? [];
  const known = (shown: Game) => deckOf(shown).filter((card) => card !== '?');
  const turn = awaited(game)[0]?.decider ?? '';

  it('the hand when it is his turn, his own cards always, and nothing that the rest could be reckoned from', () => {
    expect(known(view(game, turn))).toEqual(deckOf(game).slice(0, 6));
    expect(choices(view(game, turn))).toEqual(choices(game));
    expect(known(view(game, '1'))).toEqual([]);
    expect(awaited(view(game, '1'))).toEqual(awaited(game));
    for (const [seat, cards] of [
      ['4', [choice?.action.type === 'take' ? choice.action.card : '']],
      ['1', ['?']],
      [null, ['?']],
    ] as const) {
      const seen = view(game, seat).state;
      expect(seen.mechanics.card_draft?.chosen.map(({ card }) => card)).toEqual(cards);
      expect([seen.setup.seed, seen.drawn]).toEqual([0, 0]);
    }
    if (choice === undefined) throw new Error('nothing to take');
    expect(viewAction(game, choice.action, '4')).toEqual(choice.action);
    expect(viewAction(game, choice.action, '3')).toEqual({ ...choice.action, card: '?' });
  });

  it('what each choice of his leads to, as far as he knows it', () => {
    let now = game;
    while (now.state.mechanics.card_draft !== undefined) {
      const seen = view(now, awaited(now)[0]?.decider ?? '');
      for (const { action } of choices(seen)) expect(apply(seen, action).ok).toBe(true);
      now = act(now, choices(now)[0]?.action ?? passing(now));
    }
  });

  it('everything once the draft is over', () => {
    let now = game;
    while (now.state.mechanics.card_draft !== undefined) now = act(now, choices(now)[0]?.action ?? passing(now));
    expect(hasSecrets(now)).toBe(false);
    expect(view(now, null)).toBe(now);
    expect(viewAction(now, choice?.action ?? passing(now), null)).toBe(choice?.action);
  });
});

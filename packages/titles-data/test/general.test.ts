import { apply, awaited, choices, stepsOf, type Action, type Game } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/index.ts';
import { bids, buys, buysPrivate, buysTrain, discards, entity, lays, pars, passes, refusesOffer, sells } from './kit/actions.ts';
import { corporation } from './kit/corporation.ts';
import { isListed, play, refuses } from './kit/play.ts';
import { depotFrom, discardedTrains, newTable, operatingTurn, phase, position, privatesWith, tilesOn } from './kit/position.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const shares = position(
  3,
  privatesWith({ DH: '2', MH: '1' }),
  corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 3 } }),
  corporation('NYC', { cell: '6,1', par: 67, held: { '1': 3, '2': 2 }, pool: 2 }),
);
const needy = position(
  3,
  phase('3'),
  depotFrom('4'),
  discardedTrains('3'),
  tilesOn({ H10: '57/1' }),
  privatesWith({ CS: 'PRR', DH: '2', MH: '3' }),
  corporation('NYC', { cell: '1,6', held: { '1': 3, '2': 3 }, president: '2', trains: ['3'] }),
  corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 }, treasury: 150 }),
);
const at = (step: string): Game => operatingTurn('PRR', step)(needy);
const mine = privatesWith({ DH: 'PRR', CS: '2', MH: '3' })(at('track'));
const asking: Game = { ...mine, state: { ...mine.state, setup: { ...mine.state.setup, consent: 'asked' } } };
const crowded = operatingTurn(
  'PRR',
  'trains',
)(
  position(
    3,
    phase('4'),
    depotFrom('5'),
    corporation('NYC', { cell: '1,6', held: { '1': 3, '2': 3 }, president: '2', trains: ['3', '3', '3'] }),
    corporation('PRR', { cell: '0,6', held: { '1': 4, '2': 2 }, treasury: 450, trains: ['4', '4'] }),
  ),
);
const positions: readonly (readonly [string, Game])[] = [
  ['opening', play(newTable(3), bids('1', 'DH', 75))],
  ['bidding war', play(newTable(3), bids('1', 'CS', 45), bids('2', 'CS', 50), bids('3', 'SV', 20))],
  ['stock round', shares],
  ['after a purchase', play(shares, buys('1', 'NYC_4'))],
  ['token of a private', play(mine, lays('private/DH', 'F16', '57/1'))],
  ['offer', play(asking, buysPrivate('PRR', 'CS', 40))],
  ['refused offer', play(asking, buysPrivate('PRR', 'CS', 40), refusesOffer('2'))],
  ['discards', play(crowded, buysTrain('PRR', '5-0', 450))],
  ...['track', 'token', 'trains', 'privates'].map((step) => [step, at(step)] as const),
];

describe('choices and apply agree', () => {
  it.each(positions)('%s: whatever is listed is accepted, with both ends of its range and one inside', (_name, game) => {
    for (const { action, amount, decider } of choices(game)) {
      expect(game.state.players[decider]).toBeDefined();
      const amounts = amount ? [amount.min, amount.min + amount.step, amount.max].filter((each) => each <= amount.max) : [];
      const variants = amount ? amounts.map((each) => ({ ...action, amount: each }) as Action) : [action];
      for (const variant of variants) expect([variant, apply(game, variant).ok]).toEqual([variant, true]);
    }
  });

  it.each(positions)('%s: just outside a range is refused', (_name, game) => {
    for (const { action, amount } of choices(game)) {
      if (!amount) continue;
      for (const outside of [amount.min - 1, amount.max + 1, amount.min + 0.5]) {
        const wrong = { ...action, amount: outside } as Action;
        expect([wrong, isListed(game, wrong) || apply(game, wrong).ok]).toEqual([wrong, false]);
      }
    }
  });

  it.each(positions)('%s: everybody who is awaited has a choice', (_name, game) => {
    expect(awaited(game).length).toBeGreaterThan(0);
    for (const { decider } of awaited(game)) expect(choices(game).some((choice) => choice.decider === decider)).toBe(true);
  });
});

describe('what is not listed is refused', () => {
  /** Every nth choice of every position, which is out of place in most others. */
  const foreign = positions.flatMap(([, game]) => {
    const list = choices(game).filter(({ action }) => action.type !== 'end_game');
    return list.filter((_, i) => i % Math.ceil(list.length / 30) === 0).map(({ action }) => action);
  });

  it.each(positions)('%s: of the choices of other positions those are accepted that are listed here', (_name, game) => {
    const listed = choices(game);
    for (const action of foreign) expect([action, apply(game, action).ok]).toEqual([action, isListed(game, action, listed)]);
  });

  it.each(positions)('%s: of choices with one number changed too', (_name, game) => {
    const listed = choices(game);
    const every = Math.ceil(listed.length / 30);
    for (const { action } of listed.filter((_, i) => i % every === 0)) {
      for (const [member, value] of Object.entries(action)) {
        if (typeof value !== 'number') continue;
        for (const wrong of [NaN, -1, value + 0.5, value + 1, 1e9]) {
          const changed = { ...action, [member]: wrong };
          expect([changed, apply(game, changed).ok]).toEqual([changed, isListed(game, changed, listed)]);
        }
      }
    }
  });

  it.each(positions)('%s: nor in the name of anybody else', (_name, game) => {
    const listed = choices(game);
    const others = ['1', '2', '3', 'PRR', 'NYC', 'private/DH', 'private/CS', 'private/MH'].map(entity);
    const every = Math.ceil(listed.length / 30);
    for (const { action } of listed.filter(({ action: { type } }, i) => type !== 'end_game' && i % every === 0)) {
      for (const by of others) {
        const changed = { ...action, by } as Action;
        expect([changed, apply(game, changed).ok]).toEqual([changed, isListed(game, changed, listed)]);
      }
    }
  });
});

describe('apply', () => {
  it('changes nothing of the game given, and gives the same for the same', () => {
    for (const [, game] of positions) {
      const kept = frozen(structuredClone(game.state));
      for (const { action } of choices(game).slice(0, 40)) {
        const one = apply({ title: game.title, state: kept }, action);
        const two = apply({ title: game.title, state: structuredClone(kept) }, action);
        expect(one).toEqual(two);
      }
    }
  });

  it('counts the actions', () => {
    expect(play(newTable(2), passes('1'), passes('2')).state.count).toBe(2);
  });

  it('1830 §1.2 refuses every name that the game does not have', () => {
    refuses(shares, passes('9'), 'action.unknown_thing', { thing: '9' });
    refuses(shares, buys('1', 'PRR_77'), 'action.unknown_thing');
    refuses(shares, sells('1', ['QQ_1']), 'action.unknown_thing');
    refuses(shares, pars('1', 'QQ', '0,6'), 'action.unknown_thing');
    refuses(shares, pars('1', 'CPR', '99,99'), 'action.unknown_thing');
    refuses(newTable(2), bids('1', 'QQ', 5), 'action.unknown_thing');
    refuses(at('track'), lays('QQ', 'H10', '57/1'), 'action.unknown_thing');
    refuses(at('trains'), buysTrain('PRR', 'Q-1', 5), 'train.not_for_sale');
    refuses(at('trains'), discards('PRR', 'Q-1'), 'turn.not_now');
    refuses(shares, buys('private/QQ', 'PRR_1'), 'action.unknown_thing');
  });

  const malformed = (value: unknown): void => {
    for (const [, game] of positions) {
      const kept = frozen(structuredClone(game.state));
      expect(apply({ title: game.title, state: kept }, value as Action)).toEqual({
        ok: false,
        refusal: { rule: 'action.malformed', params: {} },
      });
    }
  };

  it('1830 §1.4 refuses what is no action at all', () => {
    const by = { kind: 'player', id: '1' };
    for (const value of [null, undefined, 5, 'pass', [], {}, { type: 'pass' }, { type: 'jump', by }, { type: '__proto__', by }])
      malformed(value);
    for (const strange of [null, 'player', [], {}, { kind: 'player' }, { kind: 'constructor', id: '1' }, { kind: 'player', id: 1 }]) {
      malformed({ type: 'pass', by: strange });
    }
    for (const amount of [undefined, null, NaN, Infinity, '5', [5]]) malformed({ type: 'bid', by, private: 'SV', amount });
    for (const certificates of [undefined, null, 'PRR_1', [1], [['PRR_1']]]) malformed({ type: 'buy_shares', by, certificates });
    for (const routes of [undefined, null, [null], [{}], [{ train: '2-0', connections: 'x' }], [{ train: '2-0', connections: [[5]] }]]) {
      malformed({ type: 'run_routes', by, routes });
    }
    malformed({ type: 'dividend', by, kind: 'none' });
    refuses(shares, { type: 'pass' } as Action, 'action.malformed');
  });

  it('leaves behind what an action has too much', () => {
    const table = position(
      { players: 3, consent: 'asked' },
      privatesWith({ DH: '2' }),
      corporation('PRR', { cell: '0,6', held: { '1': 3, '2': 3 } }),
    );
    const extra: object = { ...buysPrivate('1', 'DH', 5), extra: () => 1 };
    const result = apply(table, extra as Action);
    expect(result.ok && result.game.state.offer?.action).toEqual(buysPrivate('1', 'DH', 5));
  });

  it('1830 §7.3 refuses what belongs to another kind of round', () => {
    refuses(shares, lays('PRR', 'H10', '57/1'), 'turn.not_now');
    refuses(shares, buysTrain('PRR', '2-0', 80), 'turn.not_now');
    refuses(shares, bids('1', 'DH', 75), 'turn.not_now');
    refuses(at('track'), pars('1', 'CPR', '0,6'), 'turn.not_now');
  });
});

describe('the kinds of action that steps take', () => {
  it('are those that the title gives occasion for', () => {
    const rare = ['par', 'buy_private', 'sell_private'];
    const taken = Object.fromEntries(
      Object.values(TITLES).map((title) => {
        const types = stepsOf(title).flatMap(({ handles }) => handles);
        return [title.id, rare.filter((type) => types.some((each) => each === type))];
      }),
    );
    expect(taken).toEqual({
      '1817': [],
      '1817na': [],
      '1828': ['par', 'buy_private'],
      '1830': ['par', 'buy_private'],
      '1833ne': ['par', 'buy_private'],
      '1846': ['par', 'buy_private'],
      '1889': ['par', 'buy_private'],
      '1893': rare,
    });
  });
});

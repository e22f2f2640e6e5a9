import { describe, expect, it } from 'vitest';
import { roundName, votersOf, type Game } from '@roundhouse/engine';
import { buys, buysTrain, discards, passes, votes } from './kit/actions.ts';
import { cards } from './kit/cards.ts';
import { corporation } from './kit/corporation.ts';
import { cash, hand, percent, president, privates, tokens, trains, treasury } from './kit/figures.ts';
import { asked, play, refuses } from './kit/play.ts';
import { depotFrom, operatingTurn, position, stockRound, type Edit } from './kit/position.ts';
import { TITLE_1893 } from './kit/title.ts';

/** DE, last to operate, is about to buy the first train of this name; the next round is a vote. */
const before = (train: string, ...edits: Edit[]): Game => {
  const de = corporation('DE', { cell: '4,2', held: { '1': 3, '2': 2 }, pool: 5, treasury: 1000 });
  return position(
    { players: 3, title: TITLE_1893 },
    ...edits,
    de,
    depotFrom(train),
    phase5(train),
    operatingTurn('DE', 'trains', { of: 2 }),
  );
};
/** The phase before the train. */
function phase5(train: string): Edit {
  const earlier = { '4': '3', '5': '4', '6': '5' }[train] ?? '2';
  return (game) => ({ title: game.title, state: { ...game.state, phase: earlier } });
}
const OWNERS = { EKB: '1', KSZ: '2', BKB: '3', KBE: '1', HdSK: '2', KFBE: '3' };
const first4 = (...edits: Edit[]): Game => play(before('4', cards(OWNERS, 50), ...edits), buysTrain('DE', '4-0', 300), passes('DE'));

describe('the first 4', () => {
  it('1893 §6.5, §12, edge 30: prices AGV in the upper cell and puts half of it on sale', () => {
    const game = play(before('4', cards(OWNERS)), buysTrain('DE', '4-0', 300));
    expect(game.state.operators['AGV']).toMatchObject({ status: 'unlaunched', par: 120, cell: '2,6', president: null });
    expect([hand(game, 'market', 'AGV'), percent(game, 'ipo', 'AGV')]).toEqual(['AGV_3 AGV_4 AGV_5 AGV_6 AGV_7', 0]);
  });

  it('1893 §6.5, §18.16: whose shares are bought before it exists', () => {
    const game = stockRound('1')(play(before('4', cards(OWNERS)), buysTrain('DE', '4-0', 300)));
    const bought = play(game, buys('1', 'AGV_3'));
    expect([percent(bought, '1', 'AGV'), cash(game, '1') - cash(bought, '1'), president(bought, 'AGV')]).toEqual([10, 120, null]);
  });
});

describe('the vote', () => {
  it('1893 §8.3, 93-4: owners of parts in their order, then holders; the rest says no', () => {
    const game = first4();
    expect([roundName(game), asked(game)]).toEqual(['MR 2.2', '1:formation_vote']);
    expect(game.state.mechanics.formation_by_vote?.vote).toMatchObject({ yes: 0, no: 50 });
    const hgk = TITLE_1893.mechanics.formation_by_vote?.formations[1];
    if (!hgk) throw new Error('no such formation');
    expect(votersOf(game, hgk)).toEqual([
      { player: '3', percent: 20 },
      { player: '1', percent: 20 },
      { player: '2', percent: 10 },
    ]);
    refuses(game, votes('2', true), 'formation.vote');
    refuses(game, passes('1'), 'turn.not_now');
  });

  it('1893 §8.4: one no is enough while half lies in the market, and nobody else is asked', () => {
    const game = play(first4(), votes('1', false));
    expect([roundName(game), president(game, 'AGV')]).toEqual(['OR 2.2', null]);
    expect(privates(game, '1')).toBe('EKB KBE');
  });

  it('1893 §8.4, §8.6, edge 10: half of the votes forms it', () => {
    const game = play(first4(), votes('1', true), votes('2', true), votes('3', true));
    expect([treasury(game, 'AGV'), tokens(game, 'AGV'), game.state.operators['AGV']?.status]).toEqual([
      400 + 3 * 50,
      'I2/0 P7/0 T3/0',
      'floated',
    ]);
    expect(game.state.operators['AGV']?.tokens).toEqual([100, 100]);
    expect(game.state.operators['EKB']).toMatchObject({ status: 'closed', president: null, cash: 0 });
    expect([hand(game, '1', 'AGV'), hand(game, '2', 'AGV'), hand(game, '3', 'AGV')]).toEqual(['AGV_0', 'AGV_1', 'AGV_2']);
    expect([president(game, 'AGV'), roundName(game)]).toEqual(['1', 'OR 2.2']);
  });
});

describe('the first president', () => {
  it('1893 §8.7, edge 11, 93-5: who holds most takes the presidency and gives the double for it', () => {
    const owners = cards({ ...OWNERS, BKB: '2' });
    const game = play(before('4', owners), buysTrain('DE', '4-0', 300), passes('DE'), votes('1', true), votes('2', true));
    expect([president(game, 'AGV'), hand(game, '1', 'AGV'), hand(game, '2', 'AGV')]).toEqual(['2', 'AGV_2', 'AGV_1 AGV_0']);
  });

  it('1893-Q5, edge 12: somebody without any part may preside', () => {
    const bought: Edit = (game) => {
      const { holdings } = game.state;
      const market = { ...holdings['market'], AGV: ['AGV_7'] };
      return {
        title: game.title,
        state: {
          ...game.state,
          holdings: { ...holdings, market, 'player/2': { ...holdings['player/2'], AGV: ['AGV_3', 'AGV_4', 'AGV_5', 'AGV_6'] } },
        },
      };
    };
    const open = play(before('4', cards({ ...OWNERS, KSZ: '3' })), buysTrain('DE', '4-0', 300));
    const game = play(bought(open), passes('DE'), votes('1', true), votes('3', true));
    expect([president(game, 'AGV'), hand(game, '1', 'AGV'), hand(game, '2', 'AGV')]).toEqual(['2', 'AGV_3 AGV_4', 'AGV_5 AGV_6 AGV_0']);
  });
});

describe('trains brought together', () => {
  const game = () =>
    play(
      before('4', depotFrom('3'), cards(OWNERS, 0, { EKB: ['3'], KSZ: ['3', '3'], BKB: ['3'] })),
      buysTrain('DE', '4-0', 300),
      passes('DE'),
      votes('1', true),
      votes('2', true),
      votes('3', true),
    );

  it('1893 §8.8, edge 13: what is over the limit goes first, more may, and a pass ends it', () => {
    const formed = game();
    expect([trains(formed, 'AGV'), asked(formed)]).toEqual(['3 3 3 3', 'AGV:discard']);
    refuses(formed, passes('AGV'), 'turn.not_now');
    const fits = play(formed, discards('AGV', '3-0'));
    expect(asked(fits)).toBe('AGV:formation_discard');
    const fewer = play(fits, discards('AGV', '3-1'), passes('AGV'));
    expect([trains(fewer, 'AGV'), roundName(fewer)]).toEqual(['3 3', 'OR 2.2']);
  });
});

describe('formation by force', () => {
  it('1893 §8.1, edge 13: AGV is founded after the first 5, and the vote on HGK follows in the same round', () => {
    const open = before('5', cards(OWNERS, 10, { EKB: ['3'] }));
    const sold = { title: open.title, state: { ...open.state, depot: { ...open.state.depot, sold: ['2', '3', '4'] } } };
    const priced = withPrice(sold);
    const game = play(priced, buysTrain('DE', '5-0', 450), passes('DE'));
    expect([president(game, 'AGV'), asked(game)]).toEqual(['1', 'AGV:formation_discard']);
    const vote = play(game, passes('AGV'));
    expect([asked(vote), vote.state.mechanics.formation_by_vote?.vote?.corporation]).toEqual(['3:formation_vote', 'HGK']);
  });

  it('1893 §8.1, §8.6, edges 14, 28: HGK is founded after the first 6, right before a stock round too; two tokens are left at 100', () => {
    const { KBE, HdSK, KFBE } = OWNERS;
    const de = corporation('DE', { cell: '4,2', held: { '1': 3, '2': 2 }, pool: 5, treasury: 1000 });
    const done: Edit = ({ title, state }) => ({
      title,
      state: {
        ...state,
        operators: {
          ...state.operators,
          AGV: { ...state.operators['AGV'], status: 'floated', president: '1', operated: true } as Game['state']['operators'][string],
        },
        holdings: {
          ...state.holdings,
          reserved: { HGK: state.holdings['reserved']?.['HGK'] ?? [] },
          'player/1': { ...state.holdings['player/1'], AGV: ['AGV_0', 'AGV_1', 'AGV_2'] },
        },
      },
    });
    const open = position(
      { players: 3, title: TITLE_1893 },
      cards({ KBE, HdSK, KFBE }, 10),
      de,
      depotFrom('6'),
      phase5('6'),
      operatingTurn('DE', 'trains', { number: 2, of: 2 }),
    );
    const game = play(
      priceOfHgk(
        done(withPrice({ title: open.title, state: { ...open.state, depot: { ...open.state.depot, sold: ['2', '3', '4', '5'] } } })),
      ),
      buysTrain('DE', '6-0', 630),
    );
    expect([president(game, 'HGK'), tokens(game, 'HGK'), game.state.operators['HGK']?.tokens]).toEqual(['1', 'J5/0 L3/0 O4/0', [100, 100]]);
    expect(game.state.round.kind).toBe('stock');
  });

  it('1893 §8.11, Q6: a part that nobody owns says no; by force its share goes to the market and its minor closes', () => {
    const { KSZ: _, ...owned } = OWNERS;
    const unsold: Edit = (game) => ({
      title: game.title,
      state: { ...game.state, privates: { ...game.state.privates, KSZ: { owner: null, closed: false, used: [] } } },
    });
    const vote = play(before('4', cards(owned), unsold), buysTrain('DE', '4-0', 300), passes('DE'));
    expect([roundName(vote), president(vote, 'AGV')]).toEqual(['OR 2.2', null]);
    const open = before('5', cards(owned), unsold);
    const forced = play(
      withPrice({ title: open.title, state: { ...open.state, depot: { ...open.state.depot, sold: ['2', '3', '4'] } } }),
      buysTrain('DE', '5-0', 450),
      passes('DE'),
    );
    expect(hand(forced, 'market', 'AGV')).toContain('AGV_1');
    expect([tokens(forced, 'AGV'), forced.state.operators['KSZ']?.status]).toEqual(['I2/0 P7/0 T3/0', 'closed']);
  });
});

/** AGV has had its price since the first 4. */
function withPrice(game: Game): Game {
  const { state } = game;
  const { ipo, ...holdings } = state.holdings;
  const agv = { ...state.operators['AGV'], par: 120, cell: '2,6' } as Game['state']['operators'][string];
  return {
    title: game.title,
    state: {
      ...state,
      operators: { ...state.operators, AGV: agv },
      stacks: { ...state.stacks, '2,6': ['AGV'] },
      holdings: { ...holdings, ipo: { ...ipo, AGV: [] }, market: { ...holdings['market'], AGV: ipo?.['AGV'] ?? [] } },
    },
  };
}

/** HGK has had its price since the first 5. */
function priceOfHgk(game: Game): Game {
  const { state } = game;
  const { ipo, ...holdings } = state.holdings;
  const hgk = { ...state.operators['HGK'], par: 120, cell: '1,5' } as Game['state']['operators'][string];
  return {
    title: game.title,
    state: {
      ...state,
      operators: { ...state.operators, HGK: hgk },
      stacks: { ...state.stacks, '1,5': ['HGK'] },
      holdings: { ...holdings, ipo: { ...ipo, HGK: [] }, market: { ...holdings['market'], HGK: ipo?.['HGK'] ?? [] } },
    },
  };
}

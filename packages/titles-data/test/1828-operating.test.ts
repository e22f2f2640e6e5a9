import { describe, expect, it } from 'vitest';
import { awaited, choices, isUpgrade, type Action, type ActionOf, type Game } from '@roundhouse/engine';
import { buysPrivate, buysTrain, declares, discards, entity, lays, passes, placesToken, route, runs, sells } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { cash, cell, price, tokens, treasury } from './kit/figures.ts';
import { asked, isListed, open, play, refuses } from './kit/play.ts';
import { cashOf, depotFrom, inTurn, operatingTurn, position, privatesWith, tilesOn, type Edit } from './kit/position.ts';
import { charter, inPhase, merges, minorOf, swaps, turnOf1 } from './kit/systems.ts';
import { TITLE_1828 } from './kit/title.ts';

/** Two corporations of seat 1 that have operated, merged. */
const system = (one: string, other: string, charters: readonly [Partial<Charter>, Partial<Charter>], ...edits: Edit[]): Game =>
  edits.reduce(
    (game, change) => change(game),
    play(
      turnOf1({
        [one]: charter({ '1': 6 }, { operated: true, ...charters[0] }),
        [other]: charter({ '1': 6 }, { operated: true, ...charters[1] }),
      }),
      merges(one, other),
    ),
  );

/** One corporation of seat 1 at a step of its turn. */
const turn = (id: string, step: string, more: Partial<Charter>, ...edits: Edit[]): Game =>
  position(
    { players: 3, title: TITLE_1828 },
    corporation(id, charter({ '1': 6 }, { operated: true, treasury: 1000, ...more })),
    operatingTurn(id, step),
    ...edits,
  );

const listedLays = (game: Game): readonly ActionOf<'lay_tile'>[] =>
  choices(game).flatMap(({ action }) => (action.type === 'lay_tile' && action.by.kind === 'operator' ? [action] : []));
const upgrades = (game: Game): readonly ActionOf<'lay_tile'>[] => listedLays(game).filter(({ hex }) => isUpgrade(game, hex));
const yellows = (game: Game): readonly ActionOf<'lay_tile'>[] => listedLays(game).filter(({ hex }) => !isUpgrade(game, hex));
function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('nothing is listed');
  return first;
}
const free = (game: Game): ActionOf<'lay_tile'> =>
  firstOf(yellows(game).filter(({ hex }) => (game.title.map.hexes.of[hex]?.terrain ?? []).length === 0));

describe('the lays of a system', () => {
  const boston = (): Game =>
    system(
      'B&M',
      'NYH',
      [{ treasury: 1000, tokens: ['E27/0', 'H16/0'] }, { tokens: ['G23/1', 'D18/0'] }],
      inPhase('Green'),
      operatingTurn('B&M-NYH', 'track'),
    );

  it('1828 §10.2, edge 26: two free lays, and 40 for each that B&M and NYH bring; none of these after an upgrade', () => {
    let game = boston();
    const spent: number[] = [];
    for (let n = 0; n < 4; n++) {
      const before = treasury(game, 'B&M-NYH');
      game = play(game, free(game));
      spent.push(before - treasury(game, 'B&M-NYH'));
    }
    expect(spent).toEqual([0, 0, 40, 40]);
    expect(asked(game)).not.toContain(':track');
    const upgraded = play(boston(), firstOf(upgrades(boston())));
    const both = play(upgraded, free(upgraded));
    expect(asked(both)).not.toContain(':track');
  });

  it('1828 §10.2, edge 27: one lay and one upgrade in either order, never two upgrades, never twice in a hex', () => {
    const start = boston();
    const upgrade = firstOf(upgrades(start));
    const one = play(start, upgrade);
    expect([upgrades(one).length, yellows(one).length > 0]).toEqual([0, true]);
    const other = upgrades(start).find(({ hex }) => hex !== upgrade.hex);
    if (!other) throw new Error('one upgrade only');
    refuses(one, other, 'track.no_lay_left');
    const laid = play(start, free(start));
    const again = play(laid, firstOf(upgrades(laid)));
    expect(upgrades(again)).toEqual([]);
    const hex = free(start).hex;
    expect(listedLays(laid).some((lay) => lay.hex === hex)).toBe(false);
  });
});

describe('the Erie & Kalamazoo', () => {
  const start = (): Game => turn('IC', 'track', { tokens: ['J6/0', 'H16/0'] }, privatesWith({ 'E&K': 'IC' }), inPhase('Green'));
  const powerLays = (game: Game): readonly Action[] =>
    choices(game).flatMap(({ action }) => (action.type === 'lay_tile' && action.by.kind === 'private' ? [action] : []));

  it('1828 §16.8, edge 28: its extra tile and an upgrade never in one turn, in neither order', () => {
    const upgrade = firstOf(upgrades(start()));
    const extra = firstOf(powerLays(start()));
    const after = play(start(), upgrade);
    expect(powerLays(after)).toEqual([]);
    refuses(after, extra, 'track.extra_or_upgrade');
    const before = play(start(), extra);
    expect([upgrades(before), yellows(before).length > 0]).toEqual([[], true]);
    refuses(before, upgrade, 'track.no_lay_left');
  });

  it('1828 §1.6, edge 36: with a player in Green it keeps every track step open, after all lays too', () => {
    const game = turn('IC', 'track', { tokens: ['H16/0'] }, privatesWith({ 'E&K': '2' }), inPhase('Green'));
    const laid = play(game, free(game));
    expect([asked(laid), listedLays(laid)]).toEqual(['IC:track', []]);
    expect(asked(play(laid, passes('IC')))).not.toBe('IC:track');
    expect(asked(play(turn('IC', 'track', { tokens: ['H16/0'] }, privatesWith({ 'E&K': '2' }), inPhase('Yellow')), free(game)))).not.toBe(
      'IC:track',
    );
  });
});

describe('Dunkirk & Buffalo', () => {
  it('1828 §11.3, edge 29: no token of others while ERIE has none there', () => {
    const track = tilesOn({ E15: '59/0' });
    const game = turn('IC', 'token', { tokens: ['J6/0'] }, track);
    refuses(game, placesToken('IC', 'E15/0'), 'token.reserved');
    refuses(game, placesToken('IC', 'E15/1'), 'token.reserved');
  });

  it('1828 §11.4, §22 C5, 30-3: a tile laid before its first turn: ERIE chooses its city then, and the game goes on', () => {
    const first = turn('ERIE', 'home_token', { operated: false, tokens: [] }, tilesOn({ E15: '59/0' }));
    expect(asked(first)).toBe('ERIE:home_token');
    expect(choices(first).flatMap(({ action }) => (action.type === 'place_token' ? [`${action.hex}/${String(action.stop)}`] : []))).toEqual(
      ['E15/0', 'E15/1'],
    );
    const placed = play(first, placesToken('ERIE', 'E15/1'));
    expect([tokens(placed, 'ERIE'), asked(placed)]).toEqual(['E15/1', 'ERIE:track']);
  });

  it('1828 §11.4, 30-3: a token that waits there chooses at once, its owner and not the builder', () => {
    const waiting = position(
      { players: 3, title: TITLE_1828 },
      corporation('IC', charter({ '2': 6 }, { treasury: 500, operated: true, tokens: ['J6/0'] })),
      corporation('ERIE', charter({ '1': 6 }, { operated: true, tokens: ['E15/-'] })),
      tilesOn({ E15: '59/0' }),
      operatingTurn('IC', 'track'),
    );
    expect(awaited(waiting).map(({ decider, step }) => [decider, step])).toEqual([['1', 'waiting_token']]);
    const chosen = play(waiting, placesToken('ERIE', 'E15/1'));
    expect([tokens(chosen, 'ERIE'), asked(chosen)]).toEqual(['E15/1', 'IC:track']);
  });
});

describe('the Cobourg & Peterborough', () => {
  const minor = (...edits: Edit[]): Game =>
    position({ players: 3, title: TITLE_1828 }, minorOf('1', 200), operatingTurn('C&P', 'track'), inTurn({ step: 0 }), ...edits);

  it('1828 §16.6a, edge 30: after a pass no run', () => {
    const game = minor(tilesOn({ C17: '9/1' }));
    expect(asked(play(game, passes('C&P')))).not.toBe('C&P:routes');
  });

  it('1828 §16.6b, edge 30: it lays Hamilton & Toronto and runs from there without its own city', () => {
    const laid = play(minor(tilesOn({ E15: '59/2' }), inPhase('Green')), lays('C&P', 'D14', '59/3'));
    expect(asked(laid)).toBe('C&P:routes');
    expect(treasury(play(laid, runs('C&P', route('2-1', 'D14 E15'))), 'C&P')).toBe(200 - 80 + 40);
  });

  it('1828 §10.7, edge 31: only the minor builds in its city while a player owns it; green, too', () => {
    const other = turn('IC', 'track', { tokens: ['C15/0/0'] }, minorOf('1'), inPhase('Green'));
    expect(listedLays(other).some(({ hex }) => hex === 'C15')).toBe(false);
    const own = minor(inPhase('Green'));
    expect(upgrades(own).some(({ hex }) => hex === 'C15')).toBe(true);
  });

  it('1828 §16.6d, edge 33: bought after the buyer’s token of the turn its place is blocked, before it is offered', () => {
    const at = (placed: number): Game =>
      play(
        turn('GT', 'privates', { tokens: ['D4/0'] }, minorOf('1', 40), inPhase('Green'), inTurn({ tokens_placed: placed })),
        buysPrivate('GT', 'C&P', 100),
      );
    const late = at(1);
    expect(late.state.board.stations).toContainEqual({ owner: 'B', hex: 'C15', stop: 0, slot: 0, blocking: true });
    expect([asked(at(0)), treasury(at(0), 'GT')]).toEqual(['C&P:offered_place', 1000 - 100 + 40]);
  });
});

describe('coal', () => {
  it('1828 §17.3, §17.4, edge 34, 28-6: the marker that comes with the tile on K13 opens K11 in the same turn, without it K11 is shut', () => {
    const line = tilesOn({ K15: '57/1', J10: '8/5', J8: '9/1' });
    const fresh: Edit = ({ title, state }) => ({
      title,
      state: { ...state, mechanics: { ...state.mechanics, resource_marker: { left: { K11: 2, K13: 1 }, owners: [] } } },
    });
    const game = turn('C&O', 'track', { tokens: ['K15/0'], trains: ['3'] }, fresh, line);
    const laid = play(game, lays('C&O', 'K13', '4/1'));
    const [train] = laid.state.operators['C&O']?.shelves['main'] ?? [];
    const at = operatingTurn('C&O', 'routes')(laid);
    const run = runs('C&O', route(train?.id ?? '', 'K15 K13', 'K13 K11'));
    expect(treasuryAfter(play(at, run))).toBe(20 + 10 + 30);
    const shut = {
      ...at,
      state: { ...at.state, mechanics: { ...at.state.mechanics, resource_marker: { left: { K11: 2, K13: 0 }, owners: [] } } },
    };
    refuses(shut, run, 'routes.blocked_city');
  });

  it('1828 §1.6, §11.2, edge 35: K11 keeps the token step open although nobody places a token there: a pass is all that is left', () => {
    const spent: Edit = ({ title, state }) => ({
      title,
      state: { ...state, mechanics: { ...state.mechanics, resource_marker: { left: { K11: 0, K13: 0 }, owners: [] } } },
    });
    const line = tilesOn({ K15: '57/1', K13: '4/1' });
    const at = turn('C&O', 'token', { tokens: ['K15/0'] }, spent, line);
    expect([asked(at), open(at, 'C&O')]).toEqual(['C&O:token', ['pass']]);
    refuses(at, placesToken('C&O', 'K11/0'), 'marker.no_token');
    expect(asked(play(at, passes('C&O')))).not.toBe('C&O:token');
    // Not reached it keeps nothing open.
    expect(asked(turn('C&O', 'token', { tokens: ['K15/0'] }, spent, tilesOn({ K15: '57/1' })))).not.toBe('C&O:token');
  });
});

const treasuryAfter = (game: Game): number => (game.state.round.kind === 'operating' ? (game.state.round.turn?.revenue ?? 0) : 0);

describe('trains of a system', () => {
  it('1828 §14.8, edge 39: with an empty shelf and an empty treasury it passes, or its president fills that shelf', () => {
    const game = system(
      'GT',
      'IC',
      [{ tokens: ['D4/0'], trains: ['2'] }, { tokens: ['J6/0'] }],
      tilesOn({ D6: '57/1', D8: '57/1' }),
      cashOf({ '1': 500 }),
      operatingTurn('GT-IC', 'trains'),
    );
    const [next] = game.state.depot.upcoming;
    const wish = (shelf: string): Action => ({ ...buysTrain('GT-IC', next?.id ?? '', 80), shelf }) as Action;
    expect(isListed(game, passes('GT-IC'))).toBe(true);
    expect([isListed(game, wish('IC')), isListed(game, wish('GT'))]).toEqual([true, false]);
    expect(cash(play(game, wish('IC')), '1')).toBe(420);
  });

  it('1828 §14.5, edge 40: a lower limit counts for each shelf', () => {
    const game = system(
      'GT',
      'IC',
      [
        { tokens: ['D4/0'], trains: ['5', '5', '5'] },
        { tokens: ['J6/0'], trains: ['5'] },
      ],
      inPhase('Red'),
      operatingTurn('GT-IC', 'track'),
    );
    expect(asked(game)).toBe('GT-IC:discard');
    const [first] = game.state.operators['GT-IC']?.shelves['GT'] ?? [];
    const [other] = game.state.operators['GT-IC']?.shelves['IC'] ?? [];
    refuses(game, discards('GT-IC', other?.id ?? ''), 'train.discard');
    const done = play(game, discards('GT-IC', first?.id ?? ''));
    expect([asked(done), done.state.depot.removed.some(({ id }) => id === first?.id)]).toEqual(['GT-IC:track', true]);
    expect(isListed(operatingTurn('GT-IC', 'arrange_trains')(done), swaps('GT-IC', other?.id ?? ''))).toBe(true);
  });

  it('1828 §12.4, edge 41: towns are worth nothing to an 8E and are doubled by a 3+D', () => {
    const run = (name: string): number => {
      const game = turn(
        'IC',
        'routes',
        { tokens: ['K15/0'], trains: [name] },
        inPhase('Gray'),
        tilesOn({ K15: '57/1', K13: '4/1', K17: '9/1' }),
      );
      const [train] = game.state.operators['IC']?.shelves['main'] ?? [];
      return treasuryAfter(play(game, runs('IC', route(train?.id ?? '', 'K13 K15', 'K15 K17 K19'))));
    };
    // A town 10, Richmond 20, Norfolk 40 from Brown on.
    expect([run('8E'), run('3+D')]).toEqual([60, 2 * 70]);
  });

  it('1828 §14.9d, edge 38, 28-4: money got for an 8E is spent so that the sale was needed; a train for 1 without a sale is fine', () => {
    const start = (treasuryOf: number): Game =>
      position(
        { players: 3, title: TITLE_1828 },
        corporation('GT', charter({ '1': 6 }, { operated: true, treasury: treasuryOf, tokens: ['D4/0'] })),
        corporation('IC', charter({ '1': 6 }, { operated: true, cell: '5,3', tokens: ['J6/0'], trains: ['6', '6'] })),
        corporation('MP', charter({ '2': 6 }, { operated: true, tokens: ['I3/0'], trains: ['6'] })),
        tilesOn({ D6: '57/1' }),
        inPhase('Gray'),
        cashOf({ '1': 500 }),
        operatingTurn('GT', 'trains'),
      );
    const six = (game: Game, who: string): string => game.state.operators[who]?.shelves['main']?.[0]?.id ?? '';
    const game = start(56);
    // From the other company of the same president for 1.
    expect(isListed(game, buysTrain('GT', six(game, 'IC'), 1))).toBe(true);
    refuses(game, passes('GT'), 'train.must_buy');
    const [card = ''] = (game.state.holdings['player/1']?.['IC'] ?? []).filter((id) => !id.endsWith('_0'));
    const sold = play(game, sells('1', [card]));
    refuses(sold, passes('GT'), 'train.must_buy');
    refuses(sold, buysTrain('GT', six(sold, 'IC'), 556), 'train.help.sale_needed');
    expect(isListed(sold, buysTrain('GT', six(sold, 'IC'), 557))).toBe(true);
    expect(isListed(sold, buysTrain('GT', six(sold, 'IC'), 650))).toBe(true);
    refuses(sold, buysTrain('GT', six(sold, 'IC'), 651), 'train.help.up_to_face');
  });
});

describe('prices and the end', () => {
  it('1828 §6.5, edge 44: at the end of a row a payer goes up, at its beginning a withholder goes down', () => {
    const after = (at: string, kind: 'payout' | 'withhold'): string | null => {
      const game = turn('IC', 'dividend', { cell: at, tokens: ['J6/0'], trains: ['2'] }, inTurn({ revenue: 40 }));
      return cell(play(game, declares('IC', kind)), 'IC');
    };
    expect(after('11,8', 'payout')).toBe('10,8');
    expect(after('7,0', 'withhold')).toBe('8,0');
    expect(after('4,4', 'payout')).toBe('4,5');
  });

  it('1828 §6.5, edge 44: in the top row a sold-out corporation goes right', () => {
    let game = turnOf1({ GT: charter({ '1': 6, '2': 4 }, { cell: '0,5', tokens: ['D4/0'] }) });
    while (game.state.round.kind === 'stock') game = play(game, passes(awaited(game)[0]?.decider ?? ''));
    expect(price(game, 'GT')).toBe(178);
  });

  it('1828 §18.3, edge 37: the set of the first D is finished, a whole one of four rounds follows', () => {
    const start = position(
      { players: 3, title: TITLE_1828 },
      corporation('GT', charter({ '1': 6 }, { operated: true, treasury: 2000, tokens: ['F10/0'] })),
      inPhase('Gray'),
      depotFrom('D'),
      operatingTurn('GT', 'trains', { number: 3, of: 3 }),
    );
    const [next] = start.state.depot.upcoming;
    let game = play(start, buysTrain('GT', next?.id ?? '', 900));
    expect([game.state.phase, game.state.ending]).toEqual(['Purple', 'last_phase']);
    const rounds = new Set<string>();
    for (let n = 0; n < 200 && game.state.over === null; n++) {
      rounds.add(`${game.state.round.kind} ${String(game.state.cycle.time)}/${String(game.state.cycle.of)}`);
      const [first] = awaited(game);
      const list = choices(game).map(({ action }) => action);
      const quiet = list.find(({ type }) => type === 'pass') ??
        list.find(({ type }) => type === 'dividend') ?? { type: 'run_routes', by: first?.entity ?? entity('GT'), routes: [] };
      game = play(game, quiet);
    }
    expect([...rounds].filter((each) => each.startsWith('operating'))).toEqual([
      'operating 3/3',
      'operating 1/4',
      'operating 2/4',
      'operating 3/4',
      'operating 4/4',
    ]);
    expect(game.state.over?.cause).toBe('last_phase');
  });

  it('1828 §18.2, §22 C8: a marker on 500 ends the game after the operating round, a system formed there after the stock round', () => {
    const game = turn(
      'IC',
      'dividend',
      { cell: '0,13', tokens: ['J6/0'], trains: ['2'], treasury: 0 },
      inTurn({ revenue: 40 }),
      operatingEnd,
    );
    const paid = play(game, declares('IC', 'payout'));
    expect([price(paid, 'IC'), paid.state.ending]).toEqual([500, 'price_reached']);
    const merged = play(
      turnOf1({ GT: charter({ '1': 6 }, { cell: '0,13' }), IC: charter({ '1': 6 }, { cell: '0,13' }) }),
      merges('GT', 'IC'),
    );
    expect([price(merged, 'GT-IC'), merged.state.over]).toEqual([500, null]);
    let end = merged;
    while (end.state.over === null) end = play(end, passes(awaited(end)[0]?.decider ?? ''));
    expect([end.state.over.cause, end.state.round.kind]).toEqual(['price_reached', 'stock']);
  });
});

/** More operating rounds of the set follow. */
const operatingEnd: Edit = ({ title, state }) => ({ title, state: { ...state, cycle: { ...state.cycle, of: 3 } } });

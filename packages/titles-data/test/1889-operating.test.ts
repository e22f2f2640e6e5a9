import { describe, expect, it } from 'vitest';
import { lays, passes, route, runs } from './kit/actions.ts';
import { corporation, type Charter } from './kit/corporation.ts';
import { tile, tokens, treasury } from './kit/figures.ts';
import { asked, play, refuses, step } from './kit/play.ts';
import { operatingTurn, phase, position, privatesWith, stockRound, tilesOn, type Edit } from './kit/position.ts';
import { TITLE_1889 } from './kit/title.ts';

const game = (...edits: readonly Edit[]) => position({ players: 4, title: TITLE_1889 }, ...edits);
const floated = (id: string, charter: Partial<Charter> = {}) =>
  corporation(id, { cell: '5,3', held: { '1': 3, '2': 2 }, treasury: 200, ...charter });

describe('home tokens', () => {
  it('1889 §5.2 edge 3: lie on the board before the first corporation acts', () => {
    const round = game(
      phase('3'),
      floated('AR', { cell: '0,3', tokens: [], operated: false }),
      floated('UR', { tokens: [], operated: false }),
      stockRound('1'),
    );
    const begun = play(round, passes('1'), passes('2'), passes('3'), passes('4'));
    expect([asked(begun), tokens(begun, 'UR'), tokens(begun, 'AR')]).toEqual(['AR:track', 'B7/0', 'K8/0']);
  });
});

describe('track', () => {
  const turn = (owners: Readonly<Record<string, string>>, token: string, tiles: Readonly<Record<string, string>>) =>
    game(phase('3'), privatesWith(owners), tilesOn(tiles), floated('KU', { tokens: [token] }), operatingTurn('KU', 'track'));

  it.each([
    ['a mountain', 'C6', '9/0', 'C4/0', { C4: '12/0' }, 80, 0],
    ['a mountain with a river', 'H5', '9/2', 'G4/0', { G4: '57/2' }, 80, 80],
    ['Kotohira', 'I4', '438/3', 'I2/0', { I2: '6/4' }, 80, 80],
  ])('1889 §8.5 edge 8: %s', (_, hex, tile, token, tiles, without, with_) => {
    expect(treasury(play(turn({}, token, tiles), lays('KU', hex, tile)), 'KU')).toBe(200 - without);
    expect(treasury(play(turn({ SMR: 'KU' }, token, tiles), lays('KU', hex, tile)), 'KU')).toBe(200 - with_);
    expect(treasury(play(turn({ SMR: '1' }, token, tiles), lays('KU', hex, tile)), 'KU')).toBe(200 - without);
  });

  it('1889 §6.3 Kotohira costs 80 for each of its lays', () => {
    const green = turn({}, 'I4/0', { I4: '438/3' });
    expect(treasury(play(green, lays('KU', 'I4', '439/3')), 'KU')).toBe(120);
  });

  it('1889 §6.8 edge 12: tile 437 is no normal lay', () => {
    refuses(turn({ MF: 'KU' }, 'J11/0', { J11: '57/0' }), lays('KU', 'J9', '437/0'), 'track.by_power', { tile: '437' });
  });

  it('1889 §6.2 an upgrade brings track that can be used, or value', () => {
    // The line comes from the south: a branch off it is of use, one that is entered from the north only is not.
    const line = turn({}, 'C10/0', { C10: '57/0', C8: '9/0' });
    refuses(line, lays('KU', 'C8', '23/3'), 'track.not_connected');
    expect(tile(play(line, lays('KU', 'C8', '23/0')), 'C8')).toBe('23/0');
  });
});

describe('values', () => {
  const run = (train: string, at: string) =>
    game(
      phase(at),
      tilesOn({ E2: '5/4' }),
      corporation('IR', { cell: '5,3', held: { '1': 3, '2': 2 }, trains: [train] }),
      operatingTurn('IR', 'routes'),
    );
  it('1889 §6.6 edge 9: the third value of an area counts for a D-train only', () => {
    const id = (name: string, at: string) => run(name, at).state.operators['IR']?.shelves['main']?.[0]?.id ?? '';
    const made = (name: string, at: string): number => {
      const { events } = step(run(name, at), runs('IR', route(id(name, at), 'F1 E2')));
      return events.reduce((sum, event) => sum + (event.type === 'run' ? event.revenue : 0), 0);
    };
    expect([made('2', '2'), made('6', '6'), made('6', 'D'), made('D', 'D')]).toEqual([50, 80, 80, 120]);
  });
});

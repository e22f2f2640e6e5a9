import type { Action, Game } from '@roundhouse/engine';
import type { QuirkName } from '@roundhouse/title-schema';
import { entity } from './actions.ts';
import { corporation, type Charter } from './corporation.ts';
import { cashOf, depotFrom, position, stockRound, type Edit } from './position.ts';
import { TITLE_1828 } from './title.ts';

export const merges = (survivor: string, absorbed: string): Action => ({ type: 'merge', by: entity(survivor), corporation: absorbed });
export const chooses = (who: string, option: string): Action => ({ type: 'choose', by: entity(who), option });
export const swaps = (who: string, train: string): Action => ({ type: 'swap_train', by: entity(who), train });

/** `D14/1`, hex and stop; a third part is the slot. */
export function removesToken(who: string, place: string): Action {
  const [hex = '', stop = '0', slot = '0'] = place.split('/');
  return { type: 'remove_token', by: entity(who), hex, stop: Number(stop), slot: Number(slot) };
}

/** A charter at 67 without tokens that has not operated. */
export const charter = (held: Charter['held'], more: Partial<Charter> = {}): Charter => ({
  cell: '13,7',
  held,
  operated: false,
  tokens: [],
  ...more,
});

/** Seat 1 of three has the turn in SR 2, and nobody has money unless an edit gives some. */
export const turnOf1 = (corporations: Readonly<Record<string, Charter>>, quirks: readonly QuirkName[] = [], ...edits: Edit[]): Game =>
  position(
    { players: 3, title: TITLE_1828, quirks },
    stockRound('1'),
    cashOf({ '1': 0, '2': 0, '3': 0 }),
    ...Object.entries(corporations).map(([id, each]) => corporation(id, each)),
    ...edits,
  );

/** A phase of 1828, with every earlier train sold. */
export const inPhase =
  (phase: string): Edit =>
  (game) => {
    const { starts_with } = game.title.phases.of[phase] ?? {};
    const { title, state } = starts_with === undefined || starts_with === null ? game : depotFrom(starts_with)(game);
    return { title, state: { ...state, phase } };
  };

/** The minor belongs to a player, with so much money. */
export const minorOf =
  (player: string, cash = 0): Edit =>
  ({ title, state }) => {
    const minor = state.operators['C&P'];
    if (minor === undefined) throw new Error('no minor');
    const privates = { ...state.privates, 'C&P': { owner: `player/${player}` as const, closed: false, used: [0, 0] } };
    return {
      title,
      state: { ...state, privates, operators: { ...state.operators, 'C&P': { ...minor, status: 'floated', president: player, cash } } },
    };
  };

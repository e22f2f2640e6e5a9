import { choices, newGame, type Action } from '@roundhouse/engine';
import { createWords, LOCALES } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { createNames } from '@roundhouse/ui';
import { expect, it } from 'vitest';
import { words } from '../parts/words.ts';
import { describe as sentenceOf } from './describe.ts';

it('a blank card of a draft says that it is a pass, a company that it is taken', () => {
  const title = Object.values(TITLES).find(({ mechanics }) => mechanics.card_draft !== undefined);
  if (title === undefined) throw new Error('no title has a draft');
  const players = ['1', '2', '3'].map((id) => ({ id, name: `Player ${id}` }));
  const game = newGame(title, { players, seed: 1, options: [], quirks: [], consent: 'asked' });
  const [by = ''] = players.map(({ id }) => id);
  const take = (card: string): Action => ({ type: 'take', by: { kind: 'player', id: by }, card });
  const names = createNames(title, game.state.setup, words, game.state);
  const [company = ''] = title.privates.ids;
  expect(choices(game).length).toBeGreaterThan(0);
  expect(sentenceOf(game, take(`${title.mechanics.card_draft?.blank ?? ''} (2)`), names)).toBe('Pass (blank card 2)');
  expect(sentenceOf(game, take(company), names)).toBe(`Take ${names.private(company)}`);
  const said = LOCALES.map((locale) => createWords(locale)('act.take_blank', { number: '2' }));
  expect(said.every((one) => /^Pas/.test(one) && one.includes('2'))).toBe(true);
});

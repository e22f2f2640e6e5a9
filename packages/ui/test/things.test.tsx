import { createWords, LOCALES, messages } from '@roundhouse/messages';
import { TITLES } from '@roundhouse/titles-data';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createNames, HexList, powerSentence, thingWord } from '../src/index.ts';
import { positionWhere, titleOf } from './positions.ts';

afterEach(cleanup);

/** Every kind of terrain and every marker that the data name, in options too. */
function thingsIn(data: unknown, at = ''): readonly string[] {
  if (typeof data === 'string') return ['types', 'terrain'].includes(at) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((one) => thingsIn(one, at));
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const marker = ['marker', 'resource_marker'].includes(at) && name === 'name' && typeof value === 'string';
    return marker ? [value] : thingsIn(value, name);
  });
}

describe('kinds of terrain and markers', () => {
  it('have words in every language, whichever a title names', () => {
    const named = new Set(thingsIn(TITLES));
    expect([...named]).toEqual(expect.arrayContaining(['mountain', 'lake', 'coal', 'bridge']));
    expect([...named].filter((name) => !Object.hasOwn(messages.en.things, name))).toEqual([]);
    for (const locale of LOCALES)
      for (const [name, word] of Object.entries(messages[locale].things)) expect(thingWord(name, createWords(locale))).toBe(word);
  });

  it('are said as they stand where an author has made them up', () => {
    expect(LOCALES.map((locale) => thingWord('lava', createWords(locale)))).toEqual(['lava', 'lava', 'lava', 'lava']);
    expect(thingWord('toString', createWords('fr'))).toBe('toString');
  });

  it('stand so in the list of hexes and in the sentences of private companies', () => {
    const title = titleOf('1830');
    const game = positionWhere(title, () => true);
    const words = createWords('cs');
    render(<HexList game={game} names={createNames(title, null, words)} words={words} usable={new Set()} selected={null} />);
    expect(screen.getAllByText(/^hory \S*120/).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/mountain|water/);
    expect(powerSentence(title, { power: 'terrain_discount', terrain: ['mountain', 'lava'], amount: 20 }, words)).toContain('hory, lava');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { END_CAUSES, REASONS, type ActionType, type GameEvent } from '@roundhouse/engine';
import { CORE_RULES, MECHANIC_RULES, MECHANICS, RARE_RULES, type RuleKey } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { rules as english } from './en/rules.ts';
import type { RuleText } from './rule-words.ts';
import {
  createFactWords,
  createWords,
  factMessages,
  hasRuleWords,
  localeFor,
  LOCALES,
  messages,
  ruleStatement,
  ruleWords,
  type FactKey,
  type Locale,
  type MessageKey,
} from './index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readers = ['packages/ui/src', 'apps/web/src', 'apps/rules-viewer/src'];
const rules: Readonly<Record<RuleKey, RuleText>> = english;
const keys: readonly RuleKey[] = [...CORE_RULES, ...RARE_RULES, ...Object.values(MECHANIC_RULES).flat()];

function leaves(messages: object, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leaves(value as object, `${prefix}${key}.`),
  );
}

function sources(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

const textAt = (texts: object, key: string): string =>
  String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts));

/** The values that a message names, each once; the words of its cases are none. */
function figuresOf(text: string): readonly string[] {
  const names = new Set<string>();
  const within: ('text' | 'cases' | 'figure')[] = ['text'];
  for (const [index, sign] of [...text].entries()) {
    if (sign === '}') within.pop();
    if (sign !== '{') continue;
    const [, name = '', cases] = /^\{(\w*)(, (?:plural|select),)?/.exec([...text].slice(index).join('')) ?? [];
    if (within.at(-1) === 'text') names.add(name);
    within.push(within.at(-1) === 'cases' ? 'text' : cases === undefined ? 'figure' : 'cases');
  }
  return [...names].sort();
}

describe('messages', () => {
  it('has no message that nobody says', () => {
    const text = readers.flatMap(sources).join('\n');
    const unused = leaves(en).filter((key) => !text.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('has no word about titles that nobody says', () => {
    const text = sources('apps/rules-viewer/src').join('\n');
    // Those of questions, mechanics, rounds and steps are asked for by the names in the data.
    const { topic: _topics, ask: _questions, mechanic, round: _rounds, step: _steps, ...said } = factMessages.en;
    expect(leaves(said).filter((key) => !text.includes(`'${key}'`))).toEqual([]);
    expect(Object.keys(mechanic).sort()).toEqual(Object.keys(MECHANICS).sort());
  });

  it('says every message without a fault when its values are there', () => {
    for (const locale of LOCALES) {
      const words = createWords(locale);
      for (const key of leaves(en)) {
        const values = Object.fromEntries(figuresOf(textAt(en, key)).map((name) => [name, 2]));
        expect(words(key as MessageKey, values), `${locale} ${key}`).not.toContain(key);
        expect(words(key as MessageKey, values), `${locale} ${key}`).not.toContain('{');
      }
      const facts = createFactWords(locale);
      for (const key of leaves(factMessages.en)) {
        const values = Object.fromEntries(figuresOf(textAt(factMessages.en, key)).map((name) => [name, 2]));
        expect(facts(key as FactKey, values), `${locale} ${key}`).not.toMatch(/\{|\b[a-z]+\.[a-z_]+\b/);
      }
    }
  });

  it('has a sentence for every reason why money moves and every cause of the end', () => {
    expect(Object.keys(en.log.reason).sort()).toEqual([...REASONS].sort());
    expect(Object.keys(en.log.over).sort()).toEqual([...END_CAUSES].sort());
  });

  it('has a sentence for every action and every event', () => {
    const acted: Readonly<Record<ActionType, string>> = en.log.acted;
    expect(Object.values(acted).every(Boolean)).toBe(true);
    const told: Readonly<Record<Exclude<GameEvent['type'], 'acted' | 'over' | 'dividend'>, string>> = en.log;
    expect(told.money).toContain('{amount}');
  });
});

describe('languages', () => {
  const others = LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en');

  const both = [messages, factMessages];

  it('have the same messages, each with the same values', () => {
    for (const { en: english, ...translated } of both) {
      for (const locale of others) {
        const texts = translated[locale];
        expect([...leaves(texts)].sort(), locale).toEqual([...leaves(english)].sort());
        const off = leaves(english).filter((key) => figuresOf(textAt(texts, key)).join() !== figuresOf(textAt(english, key)).join());
        expect(off, locale).toEqual([]);
      }
    }
  });

  it('have the plural forms of their own', () => {
    for (const locale of others) {
      const forms = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => form !== 'many'));
      for (const { [locale]: texts } of both) {
        const counted = leaves(texts).filter((key) => textAt(texts, key).includes(', plural,'));
        const short = counted.filter((key) => [...forms].some((form) => !textAt(texts, key).includes(`${form} {`)));
        expect(short, locale).toEqual([]);
      }
    }
  });

  it('state every rule and refusal, with the figures of the English ones', () => {
    for (const locale of others) {
      for (const key of keys) {
        expect(ruleStatement(key, locale), `${locale} ${key}`).not.toBe(ruleStatement(key, 'en'));
        const params = Object.fromEntries(figuresOf(rules[key].figures ?? '').map((name) => [name, 7]));
        const said = ruleWords(locale, key, params);
        expect(said, `${locale} ${key}`).not.toContain('{');
        expect(said.length > ruleWords(locale, key).length, `${locale} ${key}`).toBe(rules[key].figures !== undefined);
      }
    }
  });

  it('are found by what a browser asks for', () => {
    expect(localeFor(['fr-CA;q=0.8', 'en'])).toBe('fr');
    expect(localeFor(['de', ' cs'])).toBe('cs');
    expect(localeFor(['de'])).toBe('en');
    expect(localeFor([''])).toBe('en');
  });
});

describe('rule words', () => {
  it('covers every rule key and nothing else', () => {
    expect(Object.keys(rules).sort()).toEqual([...new Set(keys)].sort());
    expect(keys.every(hasRuleWords)).toBe(true);
    expect(hasRuleWords('stock.buy.nothing')).toBe(false);
    expect(hasRuleWords('toString')).toBe(false);
  });

  it('states the rule and the refusal in whole sentences', () => {
    for (const key of keys) {
      expect(ruleStatement(key, 'en'), key).toMatch(/^[A-Z].*[.]$/);
      expect(ruleWords('en', key), key).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('adds figures only when all of them are known', () => {
    const money = (amount: number) => `$${amount}`;
    expect(ruleWords('en', 'stock.buy.cash', { price: 67, cash: 50 }, money)).toBe(
      'There is not enough cash for this certificate. It costs $67; $50 is there.',
    );
    expect(ruleWords('en', 'stock.buy.cash', { price: 67 }, money)).toBe('There is not enough cash for this certificate.');
  });

  it('says names for ids', () => {
    expect(ruleWords('en', 'turn.not_yours', { active: '1' }, String, () => 'Ann')).toBe('It is not your turn. The game waits for Ann.');
  });
});

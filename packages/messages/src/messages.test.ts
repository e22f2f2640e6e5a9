import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { END_CAUSES, REASONS, type ActionType, type GameEvent } from '@roundhouse/engine';
import { CORE_RULES, MECHANIC_RULES, RARE_RULES, type RuleKey } from '@roundhouse/title-schema';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { rules } from './en/rules.ts';
import { createWords, hasRuleWords, ruleStatement, ruleWords, type MessageKey } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readers = ['packages/ui/src', 'apps/web/src', 'apps/rules-viewer/src'];
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

describe('messages', () => {
  it('has no message that nobody says', () => {
    const text = readers.flatMap(sources).join('\n');
    const unused = leaves(en).filter((key) => !text.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('says every message without a fault when its values are there', () => {
    const words = createWords('en');
    const flat = new Map(
      leaves(en).map((key) => [key, key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], en)]),
    );
    for (const [key, text] of flat) {
      const values = Object.fromEntries([...String(text).matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 2]));
      expect(words(key as MessageKey, values), key).not.toContain(key);
      expect(words(key as MessageKey, values), key).not.toContain('{');
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

describe('rule words', () => {
  it('covers every rule key and nothing else', () => {
    expect(Object.keys(rules).sort()).toEqual([...new Set(keys)].sort());
    expect(keys.every(hasRuleWords)).toBe(true);
    expect(hasRuleWords('stock.buy.nothing')).toBe(false);
    expect(hasRuleWords('toString')).toBe(false);
  });

  it('states the rule and the refusal in whole sentences', () => {
    for (const key of keys) {
      expect(ruleStatement(key), key).toMatch(/^[A-Z].*[.]$/);
      expect(ruleWords(key), key).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('adds figures only when all of them are known', () => {
    const money = (amount: number) => `$${amount}`;
    expect(ruleWords('stock.buy.cash', { price: 67, cash: 50 }, money)).toBe(
      'There is not enough cash for this certificate. It costs $67; $50 is there.',
    );
    expect(ruleWords('stock.buy.cash', { price: 67 }, money)).toBe('There is not enough cash for this certificate.');
  });

  it('says names for ids', () => {
    expect(ruleWords('turn.not_yours', { active: '1' }, String, () => 'Ann')).toBe('It is not your turn. The game waits for Ann.');
  });
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Linter, type Rule } from 'eslint';
import { describe, expect, it } from 'vitest';
import { checkoutRoot } from '../src/checkout-root.ts';

const file = pathToFileURL(join(checkoutRoot(), 'scripts/lint/no-literal-words.mjs')).href;
const { noLiteralWords } = (await import(file)) as { noLiteralWords: Rule.RuleModule };

function complaints(jsx: string): string[] {
  const messages = new Linter().verify(`const x = ${jsx};`, {
    plugins: { house: { rules: { words: noLiteralWords } } },
    rules: { 'house/words': 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  });
  return messages.map(({ message }) => message);
}

describe('the lint rule against literal words', () => {
  it.each([
    '<p>Hello</p>',
    "<p>{'Hello'}</p>",
    '<p>{`Hello ${name}`}</p>',
    "<p>{ok ? 'yes' : t('no')}</p>",
    "<p>{ok && 'yes'}</p>",
    "<p>{name ?? 'nobody'}</p>",
    "<p>{'Hello ' + name}</p>",
    '<button aria-label="Close" />',
    "<img alt={'Map'} />",
    '<input placeholder="Name" />',
    '<i title="Help" />',
  ])('refuses %s', (jsx) => {
    expect(complaints(jsx)).toHaveLength(1);
  });

  it.each([
    "<p>{t('hello')}</p>",
    '<p>12 / 3 · {n}</p>',
    '<a className="big" href="/rules" title={t("x")} />',
    '<p>{kind === "city" && <b />}</p>',
    '<img alt="" />',
  ])('takes %s', (jsx) => {
    expect(complaints(jsx)).toEqual([]);
  });
});

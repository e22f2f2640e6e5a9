import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MECHANICS, POWERS, TITLE_FILE_NAMES } from '@roundhouse/title-schema';
import { expect, test } from 'vitest';
import { DATA } from '../../test/broken-title.ts';
import { fieldPages } from './field-pages.ts';
import { pagesFor } from './write.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/authoring/fields');

test('the pages in the repository are up to date; `npm run fields` writes them', () => {
  const pages = pagesFor(DATA);
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(pages).sort());
  for (const [name, text] of Object.entries(pages))
    expect(readFileSync(join(FOLDER, name), 'utf8') === text, `${name} is out of date: npm run fields`).toBe(true);
});

const TITLE = {
  trains: { trains: [{ id: '2', rusts_on: '4' }], phases: [] },
  privates: { privates: [{ powers: [{ power: 'block_hexes', hexes: ['A1'] }] }] },
  rules: { mechanics: { waterfall_auction: { raise: 10 } } },
  title: { money: { starting_cash: { 2: 100 } } },
};
const pages = fieldPages([
  { id: 'one', value: TITLE },
  { id: 'two', value: { trains: { trains: [{ id: '3' }] } } },
]);
const rowOf = (page: string, field: string) => pages[page]?.split('\n').find((line) => line.startsWith(`| \`${field}\` |`));

test('there is a page for each file, and a section for each mechanic and power', () => {
  for (const name of TITLE_FILE_NAMES) expect(pages[`${name}.md`]).toContain(`# ${name}.yaml`);
  for (const name of Object.keys(MECHANICS)) expect(pages['mechanics.md']).toContain(`## ${name}\n`);
  for (const name of Object.keys(POWERS)) expect(pages['powers.md']).toContain(`## ${name}\n`);
});

test('a row says what a field takes, what it means left out, and who uses it', () => {
  expect(rowOf('trains.md', 'trains.*.id')).toMatch(/\| a text \| needed \| .+ \| all \|$/);
  expect(rowOf('trains.md', 'trains.*.rusts_on')).toMatch(/\| a text \| – \| .+ \| one \|$/);
  expect(rowOf('title.md', 'money.starting_cash')).toMatch(/\| a table of whole numbers from 0 \| needed \| .+ \| one \|$/);
  expect(rowOf('rules.md', 'rules.stock.turn')).toMatch(/\| one of sell_buy_sell, .+ \| `sell_buy_sell` \| In which order .+ \| – \|$/);
  expect(rowOf('mechanics.md', 'raise')).toMatch(/\| a whole number from 1 \| `5` \| .+ \| one \|$/);
  expect(rowOf('powers.md', 'hexes')).toMatch(/\| a list of texts \| needed \| Hex ids\. \| one \|$/);
});

test('words that do not speak for themselves are listed below the table, once for the fields that take the same', () => {
  const fields = ['operating.steps', 'operating.minor_steps'].map((name) => `\`rules.rounds.${name}\``);
  const [, words = ''] = pages['rules.md']?.split(`Words for ${fields.join(', ')}:`) ?? [];
  expect(words).toContain('| `build` | Tiles and stations in any order: in place of track and token. |');
  expect(rowOf('rules.md', 'rules.rounds.operating.steps')).toContain('| a list of the words below |');
  expect(rowOf('records.md', 'quirks.*.name')).toContain('| one of the words below |');
});

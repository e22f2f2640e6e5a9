import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LanguageServer } from './language-server.ts';

/** Where a title would lie; nothing is written there. */
const folder = join(import.meta.dirname, '../../titles-data/titles/18New');
const server = new LanguageServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const header = (schema: string) => `# yaml-language-server: $schema=../../../title-schema/schemas/${schema}.schema.json\n`;
let count = 0;
/** Opens a text with a `|` in it; answers its faults and the place of the mark. */
async function opened(schema: string, marked: string) {
  count += 1;
  const file = join(folder, `${count}.yaml`);
  const text = header(schema) + marked;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const faults = await server.open(file, marked.includes('|') ? text.replace('|', '') : text);
  return { file, position, faults: faults.map(({ message, range }) => `${range.start.line + 1}: ${message}`) };
}

test.each([
  ['fields of a file', 'trains', '|', ['phases', 'trains']],
  ['fields of an entry', 'trains', 'trains:\n  - id: X\n    |', ['price', 'count', 'reach', 'rusts_on', 'events', 'provisional']],
  ['mechanics', 'rules', 'mechanics:\n  |', ['waterfall_auction', 'private_deal', 'trade_in']],
  ['parameters of a mechanic', 'rules', 'mechanics:\n  waterfall_auction:\n    |', ['first_bid', 'raise', 'multiple', 'all_pass']],
  ['words of a parameter', 'rules', 'rules:\n  stock:\n    turn: |', ['sell_buy_sell', 'sell_buy', 'sell_buy_or_buy_sell']],
  ['steps of a list', 'rules', 'rules:\n  rounds:\n    interrupts:\n      - |', ['consent', 'par_owed', 'discard']],
  ['the same where only differences are listed', 'rules.differences', 'rules:\n  stock:\n    turn: |', ['sell_buy_sell', 'sell_buy']],
  ['what a difference may say', 'map.differences', 'hexes:\n  - id: A1\n    |', ['remove', 'after', 'colour']],
])('completes %s', async (_, schema, text, wanted) => {
  const { file, position } = await opened(schema, text);
  expect(await server.completions(file, position)).toEqual(expect.arrayContaining(wanted));
});

test.each([
  ['rules', 'rules:\n  stock:\n    tu|rn: sell_buy\n', 'In which order sales and the purchase of one turn may come.'],
  ['rules', 'mechanics:\n  waterfall_auction:\n    first_b|id: 5\n', 'Least first bid'],
  ['records', 'quirks:\n  - name: exchange|_any_time\n', 'out of turn and above the limit'],
  ['trains.differences', "trains:\n  - id: '6'\n    pri|ce: 700\n", 'rice'],
])('says what a field of %s means', async (schema, text, wanted) => {
  const { file, position } = await opened(schema, text);
  expect(await server.hover(file, position)).toContain(wanted);
});

test.each([
  ['a word that is none', 'rules', 'rules:\n  stock:\n    turn: sideways\n', /^4: .*sell_buy_sell/],
  ['a number that is none', 'trains.differences', "trains:\n  - id: '6'\n    price: much\n", /^4: .*Incorrect type/],
  ['a field that is none', 'market.differences', 'colums: 3\n', /^2: .*colums is not allowed/],
])('marks %s', async (_, schema, text, wanted) => {
  const { faults } = await opened(schema, text);
  expect(faults).toContainEqual(expect.stringMatching(wanted));
});

test('finds nothing wrong with what is right, marks of provisional figures included', async () => {
  const { faults } = await opened(
    'trains.differences',
    "trains:\n  - {id: '6', price: {provisional: 700, reason: a guess}, rusts_on: null}\n",
  );
  expect(faults).toEqual([]);
});

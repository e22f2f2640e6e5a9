import { expect, test } from 'vitest';
import { compileChanged, faultsWith } from '../../test/broken-title.ts';
import { ruleWords } from './rule-words.ts';
import type { Checked } from './check.ts';
import type { TitleSource } from '@roundhouse/title-schema';

test.each([
  [
    'rounds.opening',
    'rules.yaml',
    '  waterfall_auction:\n    first_bid: 5\n    raise: 5\n    multiple: 1\n    all_pass: {drop: 5, otherwise: income}\n',
    '',
    'rules.yaml at <waterfall_auction> rounds.opening: waterfall_auction runs the opening but is not switched on → add waterfall_auction to mechanics, with its parameters',
  ],
  [
    'train.band',
    'trains.yaml',
    'count: unlimited,',
    'count: unlimited, band: diesel,',
    'trains.yaml at <diesel> train.band: no stop has a value in the band diesel of train D → use one of yellow, brown, or give a stop a value in it',
  ],
  [
    'players.private',
    'privates.yaml',
    '    price: 40\n',
    '    price: 40\n    min_players: 7\n',
    'privates.yaml at <7> players.private: CS is never in the game: it has 6 players at most → make it 6 or less',
  ],
  [
    'rounds.twice',
    'rules.yaml',
    'token, track, token',
    'token, track, track, token',
    'rules.yaml at <track> rounds.twice: the step track is there twice → take one out',
  ],
  [
    'auction.multiple',
    'rules.yaml',
    'raise: 5\n    multiple: 1',
    'raise: 10\n    multiple: 10',
    'rules.yaml at <5> auction.multiple: first_bid of 5 can never be bid: bids are multiples of 10 → make it a multiple of 10',
  ],
  [
    'auction.drop',
    'rules.yaml',
    'drop: 5',
    'drop: 3',
    'rules.yaml at <3> auction.drop: the price of SV (20) never gets to 0 in steps of 3 → use a divisor of 20',
  ],
  [
    'trade_in.discount',
    'rules.yaml',
    "D: {'4': 300",
    "D: {'4': 1100",
    'rules.yaml at <1100> trade_in.discount: 1100 off makes a D of 1100 free → take off less than 1100',
  ],
  [
    'rules.section',
    'rules.yaml',
    "  auction.bid.funds: '3.3'\n",
    '',
    'rules.yaml at <waterfall_auction:> rules.section: the rule auction.bid.funds of waterfall_auction has no section → add auction.bid.funds to sections: the number of the section that holds it',
  ],
  [
    'rules.section',
    'rules.yaml',
    "  trade_in.train: '10.4'\n  trade_in.once: '10.4'\n",
    '',
    'rules.yaml at <trade_in:> rules.section: 2 rules of trade_in have no section → add them to sections, each with the number of the section that holds it: trade_in.train, trade_in.once',
  ],
  [
    'option.path',
    'options.yaml',
    "trains: {trains: [{id: '6', count: 3}]}",
    'title: {money: {bnak: 13000}}',
    'options.yaml at <bnak: 13000> option.path: third_6_train changes title/money/bnak, which is not there → name a place of the title that exists',
  ],
  [
    'option.overlap',
    'options.yaml',
    "trains: {trains: [{id: '6', count: 3}]}",
    'market: {zones: {brown: {several_from: [unsold]}}}',
    'options.yaml at <third_6_train> option.overlap: third_6_train and multiple_brown_from_initial_offering both change market/zones/brown/several_from → let each list the other under excludes',
  ],
  [
    'option.nothing',
    'options.yaml',
    "trains: {trains: [{id: '6', count: 3}]}",
    '{}',
    'options.yaml at <{> option.nothing: third_6_train changes nothing → say what it changes, by file',
  ],
  [
    'the shape of the changed title',
    'options.yaml',
    'count: 3',
    'count: none',
    'options.yaml at <none> shape.type: "none" does not fit count → give a whole number, such as 80, or the word unlimited, or members, such as {name: value}',
  ],
  [
    'provisional.reason',
    'trains.yaml',
    'price: 630',
    'price: {provisional: 630, reason: }',
    'trains.yaml at <reason: > provisional.reason: a provisional figure needs a reason → mark a value as {provisional: 630, reason: why it is not certain}, or a group with provisional: why it is not certain',
  ],
])('%s', (_, file, text, replacement, fault) => {
  expect(faultsWith(file, text, replacement)).toEqual([fault]);
});

test('deal.count: privates that do not go round', () => {
  const { diagnostics } = compileChanged([
    ['rules.yaml', 'opening: waterfall_auction', 'opening: private_deal'],
    ['rules.yaml', 'mechanics:\n', 'mechanics:\n  private_deal: {}\n'],
  ]);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual(
    [2, 3, 4, 5].map((players) => `deal.count: with ${players} players there are 6 privates to deal, not ${players}`),
  );
});

test('an option may say members that the title leaves out, and empty others', () => {
  const { title, diagnostics } = compileChanged([
    [
      'options.yaml',
      "trains: {trains: [{id: '6', count: 3}]}",
      "trains: {trains: [{id: '4', rusts_on: null}]}\n      privates: {privates: [{id: CS, min_players: 3}]}",
    ],
  ]);
  expect(diagnostics).toEqual([]);
  const option = title?.options.of['third_6_train'];
  expect(option?.patch).toEqual({ privates: { of: { CS: { min_players: 3 } } } });
  expect(option?.nulls).toEqual([['trains', 'of', '4', 'rusts_on']]);
});

test('options that overlap may exclude each other', () => {
  const { title, diagnostics } = compileChanged([
    ['options.yaml', "trains: {trains: [{id: '6', count: 3}]}", 'market: {zones: {brown: {several_from: [unsold]}}}'],
    ['options.yaml', 'import_as: optional_6_train', 'import_as: optional_6_train\n    excludes: [multiple_brown_from_initial_offering]'],
    ['options.yaml', 'import_as: multiple_brown_from_ipo', 'import_as: multiple_brown_from_ipo\n    excludes: [third_6_train]'],
  ]);
  expect(diagnostics).toEqual([]);
  expect(title?.options.of['third_6_train']?.excludes).toEqual(['multiple_brown_from_initial_offering']);
});

test('rules.words: a rule without words', () => {
  const faults: string[] = [];
  const sections = Object.fromEntries(['game.over'].map((key) => [key, '1']));
  const source = { rules: { mechanics: {}, sections } } as unknown as TitleSource;
  const title: Checked = {
    source,
    node: { kind: 'map', entries: new Map(), place: { file: 'x', line: 1, col: 1 } },
    shared: {},
    unreadable: new Set(),
    faultAt: () => undefined,
    fault: (code, path, message, remedy) => faults.push(`${path.join('/')} ${code}: ${message} → ${remedy}`),
  };
  ruleWords((key) => key !== 'game.over').judge(title);
  expect(faults.filter((fault) => fault.includes('rules.words'))).toEqual([
    'rules/sections/game.over rules.words: the rule game.over has no words → add words for it to the messages of every language',
  ]);
});

test('an option brings a tile of its own, in the form of a title that extends this one', () => {
  const tile = 'tiles: {tiles: {own: {colour: yellow, track: [{from: edge 0, to: edge 1}]}}, counts: {own: 2}}';
  const { diagnostics, title } = compileChanged([['options.yaml', "trains: {trains: [{id: '6', count: 3}]}", tile]]);
  expect(diagnostics).toEqual([]);
  expect(title?.options.of['third_6_train']?.patch).toMatchObject({ tiles: { of: { own: { colour: 'yellow', count: 2 } } } });
});

import { expect, test } from 'vitest';
import { faultsWith } from '../../test/broken-title.ts';

test.each([
  ['a home', 'companies.yaml', 'hex: H12', 'hex: H21', 'companies.yaml at <H21> ref.unknown: there is no hex H21 → did you mean H2?'],
  ['blocked hexes', 'privates.yaml', '[G15]', '[G51]', 'privates.yaml at <G51> ref.unknown: there is no hex G51 → did you mean G5?'],
  ['a power’s tile', 'privates.yaml', "['57']", "['575']", "privates.yaml at <'575'> ref.unknown: there is no tile 575 → did you mean 57?"],
  ['an exchange', 'privates.yaml', '[NYC]', '[NYK]', 'privates.yaml at <NYK> ref.unknown: there is no corporation NYK → did you mean NYC?'],
  [
    'a closing',
    'privates.yaml',
    'first_train, corporation: B&O',
    'first_train, corporation: BO',
    'privates.yaml at <BO> ref.unknown: there is no corporation BO → did you mean B&O?',
  ],
  [
    'a phase',
    'trains.yaml',
    "starts_with: '3'",
    "starts_with: '33'",
    "trains.yaml at <'33'> ref.unknown: there is no train 33 → did you mean 3?",
  ],
  [
    'rusting',
    'trains.yaml',
    "rusts_on: '6'",
    "rusts_on: '8'",
    "trains.yaml at <'8'> ref.unknown: there is no train 8 → use one of 2, 3, 4, 5, 6, D",
  ],
  ['early sale', 'trains.yaml', "_from: '6'", "_from: '66'", "trains.yaml at <'66'> ref.unknown: there is no train 66 → did you mean 6?"],
  [
    'a reserved hex',
    'map.yaml',
    '[ERIE]',
    '[ERIE, EIRE]',
    'map.yaml at <EIRE> ref.unknown: there is no corporation EIRE → did you mean ERIE?',
  ],
  ['a reserved slot', 'map.yaml', '[CPR]', '[CP]', 'map.yaml at <CP> ref.unknown: there is no corporation CP → did you mean CPR?'],
  [
    'a tile count',
    'tiles.yaml',
    "'57': 4",
    "'57': 4\n  '571': 1",
    "tiles.yaml at <'571': 1> ref.unknown: there is no tile 571 → did you mean 57?",
  ],
  [
    'a band',
    'rules.yaml',
    'D: brown',
    'D: brown, DD: brown',
    'rules.yaml at <DD: brown> ref.unknown: there is no phase DD → did you mean D?',
  ],
  [
    'a later price',
    'trains.yaml',
    'price: 300,',
    "price: 300, later_prices: {'7': 250},",
    "trains.yaml at <'7': 250> ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'dearer tokens',
    'rules.yaml',
    'tokens:\n    per_turn: 1',
    'tokens:\n    price: {hexes: {H21: 20}}\n    per_turn: 1',
    'rules.yaml at <H21: 20> ref.unknown: there is no hex H21 → did you mean H2?',
  ],
  [
    'the time of trading in',
    'rules.yaml',
    '  trade_in:\n',
    "  trade_in:\n    from_phase: '7'\n",
    "rules.yaml at <'7'> ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'cheaper trains',
    'privates.yaml',
    'power: block_hexes, hexes: [G15]',
    "power: train_discount, amount: 20, trains: ['7']",
    "privates.yaml at <'7'> ref.unknown: there is no train 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'purchases from others',
    'rules.yaml',
    'from_others: {minimum: 1}',
    "from_others: {minimum: 1, from_phase: '7'}",
    "rules.yaml at <'7'> ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'a corporation that comes before',
    'companies.yaml',
    '    home: {hex: H12}',
    '    home: {hex: H12}\n    opens_after: {corporations: [NYX]}',
    'companies.yaml at <NYX> ref.unknown: there is no corporation NYX → did you mean NYC?',
  ],
  [
    'a later start',
    'rules.yaml',
    '    home_token: first_turn',
    "    home_token: first_turn\n    later: [{from_phase: '7', capitalisation: incremental}]",
    "rules.yaml at <'7'> ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'a track action',
    'rules.yaml',
    "{lay: true, upgrade: 'yes', fee: 0}",
    "{lay: true, upgrade: 'yes', fee: 0, from_phase: '7'}",
    "rules.yaml at <'7'> ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'an exported train',
    'rules.yaml',
    '  # §10.4',
    "  train_export: {until: '7'}",
    "rules.yaml at <'7'> ref.unknown: there is no train 7 → use one of 2, 3, 4, 5, 6, D",
  ],
  [
    'a traded train',
    'rules.yaml',
    "D: {'4': 300",
    "D: {'44': 300",
    "rules.yaml at <'44': 300> ref.unknown: there is no train 44 → did you mean 4?",
  ],
  [
    'a step',
    'rules.yaml',
    'token, track, token',
    'token, trakc, token',
    'rules.yaml at <trakc> shape.word: "trakc" is not a word for steps → did you mean track?',
  ],
  [
    'a round',
    'rules.yaml',
    '[stock]',
    '[stocks]',
    'rules.yaml at <stocks> shape.word: "stocks" is not a word for rounds → did you mean stock?',
  ],
  [
    'the opening',
    'rules.yaml',
    'opening: waterfall_',
    'opening: waterfal_',
    'rules.yaml at <waterfal_auction> shape.word: "waterfal_auction" is not a word for opening → did you mean waterfall_auction?',
  ],
  [
    'an interrupt',
    'rules.yaml',
    'par_owed, follow',
    'par_ow, follow',
    'rules.yaml at <par_ow> shape.word: "par_ow" is not a word for interrupts → did you mean par_owed?',
  ],
  [
    'an excluded option',
    'options.yaml',
    '    import_as: optional_6_train',
    '    import_as: optional_6_train\n    excludes: [second_6_train]',
    'options.yaml at <second_6_train> ref.unknown: there is no option second_6_train → did you mean third_6_train?',
  ],
  [
    'a file of an option',
    'options.yaml',
    'trains: {trains: [',
    'train: {trains: [',
    "options.yaml at <train: {trains: [{id: '6'> ref.unknown: there is no file of a title named train → did you mean trains?",
  ],
])('%s that is not there', (_, file, text, replacement, fault) => {
  expect(faultsWith(file, text, replacement)).toEqual([fault]);
});

test('a status that no phase has', () => {
  const fault =
    'rules.yaml at <players_buy_privates> ref.unknown: there is no phase with the status players_buy_privates → did you mean players_buy_privates_from_players?';
  expect(faultsWith('rules.yaml', 'status: players_buy_privates_from_players', 'status: players_buy_privates')).toEqual([fault]);
});

test('an id that is there twice', () => {
  expect(faultsWith('options.yaml', 'id: third_6_train', 'id: multiple_brown_from_initial_offering')).toEqual([
    'options.yaml at <multiple_brown_from_initial_offering> id.twice: multiple_brown_from_initial_offering is there twice → take one of the two out, or give it another id; the other is in line 4',
  ]);
});

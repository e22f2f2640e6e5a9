import { expect, test } from 'vitest';
import { faultsWith } from '../../test/broken-title.ts';

const BOSTON = "    token_prices: [0, 40]\n    float_percent: 60\n    colour: '#95c054'";

test.each([
  [
    'phase.never',
    'trains.yaml',
    "    starts_with: '4'\n",
    '',
    "trains.yaml at <'4'> phase.never: phase 4 never begins → add starts_with: the train that begins it",
  ],
  [
    'phase.first',
    'trains.yaml',
    "{id: '2', train_limit",
    "{id: '2', starts_with: '2', train_limit",
    "trains.yaml at <'2'> phase.first: no phase is there before the first 2 is bought → take starts_with out",
  ],
  [
    'phase.order',
    'trains.yaml',
    "{id: '6', starts_with: '6'",
    "{id: '6', starts_with: '5'",
    "trains.yaml at <'5'> phase.order: phase 6 begins no later than the phase before it → put the phases in the order of their trains",
  ],
  [
    'train.never',
    'trains.yaml',
    'price: 450, count: 3',
    'price: 450, count: unlimited',
    "trains.yaml at <'6'> train.never: train 6 is never on sale: 5 before it has no end → give it available_from, or put it first",
  ],
  [
    'train.rust',
    'trains.yaml',
    "rusts_on: '6'",
    "rusts_on: '3'",
    "trains.yaml at <'3'> train.rust: train 3 rusts on 3, which comes no later → name a later train",
  ],
  [
    'train.available',
    'trains.yaml',
    "available_from: '6'",
    'available_from: D',
    'trains.yaml at <D> train.available: train D waits for D, which comes no sooner → name an earlier train',
  ],
  [
    'market.cell',
    'market.yaml',
    'par: [[0, 6]',
    'par: [[0, 19]',
    'market.yaml at <[0> market.cell: row 0, column 19 of the market holds no price → rows and columns count from 0: choose a cell with a price',
  ],
  [
    'market.zones',
    'market.yaml',
    '[10, 6],\n',
    '[10, 6], [0, 0],\n',
    'market.yaml at <[0> market.zones: row 0, column 0 is in yellow already → leave it in one zone',
  ],
  [
    'market.several',
    'market.yaml',
    'effects: [free_of_certificate_limit]',
    'effects: [free_of_certificate_limit, several_purchases]',
    'market.yaml at <[free_of_certificate_limit> market.several: yellow allows several purchases but not from where → add several_from: [market]',
  ],
  [
    'market.hole',
    'market.yaml',
    '[39, 48, 54, 60, 66, 71,',
    '[39, 48, 54, 60, 66, null,',
    'market.yaml at <null> market.hole: row 3 has a hole at column 5 → write a price, or end the row before it',
  ],
  [
    'market.rows',
    'market.yaml',
    'kind: grid',
    'kind: row',
    'market.yaml at <[53> market.rows: a market of kind row has 11 rows → keep one row, or say kind: grid',
  ],
  [
    'certificates.sum',
    'companies.yaml',
    BOSTON,
    `    certificates: [20, 10, 10, 10, 10, 10, 10, 10]\n${BOSTON}`,
    'companies.yaml at <[20> certificates.sum: certificates of B&M add up to 90 % → add 10 %',
  ],
  [
    'certificates.unit',
    'companies.yaml',
    BOSTON,
    `    certificates: [20, 10, 10, 10, 10, 10, 10, 5, 15]\n${BOSTON}`,
    'companies.yaml at <5> certificates.unit: 5 % is no whole number of 10 shares → use multiples of 10 %, or another size',
  ],
  [
    'certificates.grant',
    'privates.yaml',
    'corporation: PRR, percent: 10',
    'corporation: PRR, percent: 20',
    'privates.yaml at <20> certificates.grant: PRR has no certificate of 20 % → it has 20 % and 10 %',
  ],
  [
    'players.range',
    'title.yaml',
    '{min: 2, max: 6}',
    '{min: 6, max: 2}',
    'title.yaml at <{min: 6> players.range: from 6 to 2 players is nobody → put the smaller number first',
  ],
  ['players.cash', 'title.yaml', ', 6: 400}', '}', 'title.yaml at <{2: 1200> players.cash: starting cash is missing for 6 players → add 6'],
  [
    'players.limit',
    'title.yaml',
    '6: 11}',
    '6: 11, 7: 9}',
    'title.yaml at <7: 9> players.limit: the title is not for 7 players → take 7 out, or change players',
  ],
  [
    'money.bank',
    'title.yaml',
    '12000',
    '2000',
    'title.yaml at <2000> money.bank: a bank of 2000 cannot give 2 players 2400 → make it at least 2400',
  ],
])('%s', (_, file, text, replacement, fault) => {
  expect(faultsWith(file, text, replacement)).toEqual([fault]);
});

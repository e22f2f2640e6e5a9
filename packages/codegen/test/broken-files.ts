import type { Change } from './broken-title.ts';

/** PRR formed of two privates by vote: in the rules, and in what the market and the companies say of it. */
const formed = (cell: string): Change => [
  'rules.yaml',
  '  # §10.4\n  trade_in:',
  `  formation_by_vote:
    needed_percent: 50
    formations:
      - {corporation: PRR, cell: '${cell}', opens_on: '4', automatic_on: '5', pays: 0, parts: [{private: SV, certificate: 1}, {private: CS, certificate: 2}], votes_in_order: [SV, CS]}
  trade_in:`,
];
const SECTION: Change = ['rules.yaml', 'sections:\n', "sections:\n  formation.vote: '8'\n"];
const LIQUIDATION: Change = ['market.yaml', 'effects: [free_of_certificate_limit]', 'effects: [liquidation]'];
const sections = (...keys: readonly string[]): Change => [
  'rules.yaml',
  'sections:\n',
  `sections:\n${keys.map((key) => `  ${key}: '9'\n`).join('')}`,
];
const LOANS = ['loan.bank', 'loan.limit', 'loan.none', 'loan.cash', 'loan.borrowed', 'loan.repaying', 'loan.not_now'];
const CRISIS = ['crisis.presidency', 'crisis.too_much', 'crisis.can_pay', 'crisis.trading'];
const PRR = '    home: {hex: H12}\n';

/** For each cross-check, by its code, a change of 1830 that it alone finds. */
export const BROKEN: Readonly<Record<string, readonly Change[]>> = {
  'hex.label': [['map.yaml', 'label: OO, reserved_for: [ERIE]', 'label: QQ, reserved_for: [ERIE]']],
  'auction.drop': [['rules.yaml', 'drop: 5', 'drop: 3']],
  'auction.multiple': [['rules.yaml', 'raise: 5\n    multiple: 1', 'raise: 10\n    multiple: 10']],
  'band.unknown': [['rules.yaml', 'D: brown', 'D: bronw']],
  'border.nowhere': [['map.yaml', '{edge: 4, type: seamless}', '{edge: 2, type: seamless}']],
  'certificates.grant': [['privates.yaml', 'corporation: PRR, percent: 10', 'corporation: PRR, percent: 20']],
  'certificates.sum': [
    [
      'companies.yaml',
      "    token_prices: [0, 40]\n    float_percent: 60\n    colour: '#95c054'",
      "    certificates: [20, 10, 10, 10, 10, 10, 10, 10]\n    token_prices: [0, 40]\n    float_percent: 60\n    colour: '#95c054'",
    ],
  ],
  'certificates.unit': [
    [
      'companies.yaml',
      "    token_prices: [0, 40]\n    float_percent: 60\n    colour: '#95c054'",
      "    certificates: [20, 10, 10, 10, 10, 10, 10, 5, 15]\n    token_prices: [0, 40]\n    float_percent: 60\n    colour: '#95c054'",
    ],
  ],
  'deal.count': [
    ['rules.yaml', 'opening: waterfall_auction', 'opening: private_deal'],
    ['rules.yaml', 'mechanics:\n', 'mechanics:\n  private_deal: {}\n'],
  ],
  'hex.layout': [['map.yaml', '{id: A17,', '{id: A18,']],
  'hex.no_tile': [['map.yaml', '{id: B12}', '{id: B12, label: X}']],
  'home.city': [['companies.yaml', 'stop: 0', 'stop: 2']],
  'home.room': [['map.yaml', '[NYC]', '[NYC, B&M]']],
  'home.slots': [['companies.yaml', 'hex: E23', 'hex: F6']],
  'home.which': [['companies.yaml', ', stop: 0', '']],
  'id.reserved': [['options.yaml', 'id: third_6_train', 'id: constructor']],
  'id.twice': [['examples/from-auction-to-remote-token.yaml', 'id: duel', 'id: bids']],
  'market.cell': [['market.yaml', 'par: [[0, 6]', 'par: [[0, 19]']],
  'market.falls': [['market.yaml', '[60, 67, 71,', '[60, 67, 31,']],
  'market.hole': [['market.yaml', '[39, 48, 54, 60, 66, 71,', '[39, 48, 54, 60, 66, null,']],
  'market.liquidation': [
    sections(...CRISIS),
    ['rules.yaml', 'mechanics:\n', 'mechanics:\n  cash_crisis: {}\n'],
    ['rules.yaml', 'interrupts: [consent,', 'interrupts: [consent, crisis,'],
  ],
  'mechanic.lacks': [
    sections(...LOANS),
    LIQUIDATION,
    ['rules.yaml', 'mechanics:\n', 'mechanics:\n  loans: {value: 100, rows: 1, per_row: 40, rate_step: 10}\n'],
    ['rules.yaml', 'trains, privates]', 'trains, interest, privates]'],
  ],
  'market.no_par': [['companies.yaml', PRR, `${PRR}    pars: [95]\n`]],
  'market.par': [['market.yaml', '[[0, 6], [1, 6]', '[[0, 6], [0, 6], [1, 6]']],
  'market.rows': [['market.yaml', 'kind: grid', 'kind: row']],
  'market.several': [['market.yaml', 'effects: [free_of_certificate_limit]', 'effects: [free_of_certificate_limit, several_purchases]']],
  'market.zones': [['market.yaml', '[10, 6],\n', '[10, 6], [0, 0],\n']],
  'money.bank': [['title.yaml', '12000', '2000']],
  'option.nothing': [['options.yaml', "trains: {trains: [{id: '6', count: 3}]}", '{}']],
  'option.overlap': [['options.yaml', "trains: {trains: [{id: '6', count: 3}]}", 'market: {zones: {brown: {several_from: [unsold]}}}']],
  'option.path': [['options.yaml', "trains: {trains: [{id: '6', count: 3}]}", 'title: {money: {bnak: 13000}}']],
  'certificates.reserved': [['companies.yaml', '    home: {hex: H12}\n', '    home: {hex: H12}\n    reserved: [9]\n']],
  'formation.start': [SECTION, formed('2,6'), ['companies.yaml', PRR, `${PRR}    reserved: [1, 2]\n`]],
  'formation.reserved': [SECTION, formed('2,6'), ['companies.yaml', PRR, `${PRR}    start: formed\n    reserved: [1]\n`]],
  'formation.cell': [SECTION, formed('2,60'), ['companies.yaml', PRR, `${PRR}    start: formed\n    reserved: [1, 2]\n`]],
  'phase.first': [['trains.yaml', "{id: '2', train_limit", "{id: '2', starts_with: '2', train_limit"]],
  'phase.never': [['trains.yaml', "    starts_with: '4'\n", '']],
  'phase.order': [['trains.yaml', "{id: '6', starts_with: '6'", "{id: '6', starts_with: '5'"]],
  'players.bank': [['title.yaml', '  bank: 12000\n', '  bank: {2: 12000}\n']],
  'players.cash': [['title.yaml', ', 6: 400}', '}']],
  'players.limit': [['title.yaml', '6: 11}', '6: 11, 7: 9}']],
  'players.private': [['privates.yaml', '    price: 40\n', '    price: 40\n    min_players: 7\n']],
  'players.range': [['title.yaml', '{min: 2, max: 6}', '{min: 6, max: 2}']],
  'ref.unknown': [['map.yaml', '[CPR]', '[CP]']],
  'rounds.lacks': [['rules.yaml', '[privates, power_lay, exchange]', '[privates, power_lay]']],
  'rounds.mechanic': [['rules.yaml', 'interrupts: [consent,', 'interrupts: [consent, crisis,']],
  'rounds.opening': [
    [
      'rules.yaml',
      '  waterfall_auction:\n    first_bid: 5\n    raise: 5\n    multiple: 1\n    all_pass: {drop: 5, otherwise: income}\n',
      '',
    ],
  ],
  'rounds.twice': [['rules.yaml', 'token, track, token', 'token, track, track, token']],
  'rules.section': [['rules.yaml', "  auction.bid.funds: '3.3'\n", '']],
  'tile.colour': [['tiles.yaml', "'70': 1", "'51': 1"]],
  'tile.nowhere': [['tiles.yaml', "'70': 1", "'440': 1"]],
  'tile.power': [['privates.yaml', "['57']", "['58']"]],
  'track.no_end': [['map.yaml', '{id: F20,', '{id: F20, open_ends: [2],']],
  'track.open_end': [['map.yaml', 'from: edge 0, to: edge 5', 'from: edge 0, to: edge 2']],
  'track.stop': [['map.yaml', '{from: edge 3, to: stop 0}]', '{from: edge 3, to: stop 1}]']],
  'trade_in.discount': [['rules.yaml', "D: {'4': 300", "D: {'4': 1100"]],
  'train.available': [['trains.yaml', "available_from: '6'", 'available_from: D']],
  'train.band': [['trains.yaml', 'count: unlimited,', 'count: unlimited, band: diesel,']],
  'train.never': [['trains.yaml', 'price: 450, count: 3', 'price: 450, count: unlimited']],
  'train.rust': [['trains.yaml', "rusts_on: '6'", "rusts_on: '3'"]],
};

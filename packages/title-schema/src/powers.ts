import { Type, type Static } from 'typebox';
import type { Frozen } from './frozen.ts';
import { words } from './words.ts';

const hexes = Type.Array(Type.String(), { minItems: 1, description: 'Hex ids.' });

/** Nobody may build in these hexes while a player owns the private. */
export const BlockHexes = Type.Object(
  {
    power: Type.Literal('block_hexes'),
    hexes,
    open_to: Type.Optional(Type.String({ description: 'The operator that may build there all the same.' })),
  },
  { additionalProperties: false, description: 'Keeps other builders out of its hexes while a player owns it.' },
);

/** A tile laid through the private. */
export const LayTile = Type.Object(
  {
    power: Type.Literal('lay_tile'),
    hexes: Type.Array(Type.String(), { description: 'Hex ids; left out: any hex.', default: [] }),
    tiles: Type.Array(Type.String(), { minItems: 1, description: 'Tile numbers to choose from.' }),
    uses: Type.Integer({ minimum: 1, description: 'How often it can be used.', default: 1 }),
    slot: words(
      ['extra', 'normal', 'track_step'],
      'Extra: on top of the normal lays, at any moment of the turn. Normal: uses up one of them. Track_step: on top of them, in that step.',
    ),
    cost: words(['terrain', 'free'], 'Whether terrain is paid; edges always are.'),
    joined: words(
      ['no', 'second', 'each'],
      'Whether tiles laid with it must join: the second one the first, or each across the side between its two hexes, which did not meet before. Any other action in between forfeits the rest.',
      'no',
    ),
    connected: Type.Boolean({ description: 'Whether the hex must be reachable.' }),
    only_empty: Type.Boolean({ description: 'Only while no tile lies in the hex.', default: true }),
    price: Type.Integer({ minimum: 0, description: 'What it costs besides.', default: 0 }),
    bars_upgrades: Type.Boolean({ description: 'Whether it excludes upgrades in the same turn, and they it.', default: false }),
    terrain_off: Type.Integer({ minimum: 0, description: 'What the terrain costs less for such a lay.', default: 0 }),
    faces: Type.Array(words(['city', 'town', 'offboard'], 'Kind of stop.'), {
      description: 'At least one exit must face a hex with such a stop that has track at that side or can still get it.',
      default: [],
    }),
    leads_to: Type.Array(
      Type.Object(
        { hex: Type.String({ description: 'Hex of the tile.' }), to: Type.String({ description: 'Hex beside it.' }) },
        { additionalProperties: false },
      ),
      { description: 'Hexes whose tile must have track to the hex beside it.', default: [] },
    ),
    not_beside_label: Type.Optional(Type.String({ description: 'Not next to a hex with this label.' })),
    marker: Type.Optional(
      Type.Object(
        {
          name: Type.String({ minLength: 1, description: 'What it is called.' }),
          bonus: Type.Integer({ minimum: 0, description: 'What it adds to every route through the hex.' }),
        },
        { additionalProperties: false, description: 'A marker that stays; the tile is never replaced.' },
      ),
    ),
    closes_when_used: Type.Boolean({ description: 'Whether the private leaves the game after its last use.', default: false }),
    token: Type.Optional(
      Type.Object(
        {
          price: Type.Integer({ minimum: 0, description: 'What the token costs.' }),
          asked: words(['if_possible', 'if_left'], 'When the owner is asked: if a token can be placed, or if one is left.', 'if_possible'),
        },
        { additionalProperties: false, description: 'A token may follow in the same city, connected or not.' },
      ),
    ),
  },
  { additionalProperties: false, description: 'The corporation that owns it may lay a tile in one of its hexes.' },
);

/** A tile that a player lays through his private, with no corporation about it. */
export const PlayerLaysTile = Type.Object(
  {
    power: Type.Literal('player_lays_tile'),
    hexes,
    tiles: Type.Array(Type.String(), { minItems: 1, description: 'Tile numbers to choose from.' }),
    uses: Type.Integer({ minimum: 1, description: 'How often it can be used.', default: 1 }),
    cost: words(['terrain', 'free'], 'Whether the player pays for terrain.'),
    only_empty: Type.Boolean({ description: 'Only while no tile lies in the hex.', default: true }),
    when: Type.Array(words(['stock_round', 'between_turns', 'own_track_step'], 'A time.'), {
      minItems: 1,
      description:
        'When it may be used: at any moment of a stock round; in an operating round until the operator whose turn it is has acted; in the track step of an operator over which the player presides.',
    }),
  },
  { additionalProperties: false, description: 'The player who owns it may lay a tile in one of its hexes, connected to nothing.' },
);

/** A tile that the seller lays at the moment of the sale. */
export const SellerLaysTile = Type.Object(
  {
    power: Type.Literal('seller_lays_tile'),
    hexes,
    tiles: Type.Array(Type.String(), { minItems: 1, description: 'Tile numbers to choose from.' }),
    cost: words(['terrain', 'free'], 'Whether the seller pays for terrain.'),
    only_empty: Type.Boolean({ description: 'Only while no tile lies in the hex.', default: true }),
  },
  {
    additionalProperties: false,
    description: 'A player who sells it to a corporation may at once lay a tile in one of its hexes, connected to nothing; or never.',
  },
);

/** A tile that the buyer has to lay at the moment of the purchase. */
export const BuyerLaysTile = Type.Object(
  {
    power: Type.Literal('buyer_lays_tile'),
    hexes,
    tiles: Type.Array(Type.String(), { minItems: 1, description: 'Tile numbers to choose from.' }),
    cost: words(['terrain', 'free'], 'Whether the buyer pays for terrain.'),
    only_empty: Type.Boolean({ description: 'Only while no tile lies in the hex.', default: true }),
  },
  {
    additionalProperties: false,
    description: 'A corporation that buys it has to lay a tile in one of its hexes at once, connected to nothing.',
  },
);

/** Building is cheaper for the operator that owns the private. */
export const TerrainDiscount = Type.Object(
  {
    power: Type.Literal('terrain_discount'),
    terrain: Type.Array(Type.String(), {
      minItems: 1,
      description: 'Kinds of terrain that are cheaper; a hex with another kind besides them is not.',
    }),
    amount: Type.Integer({ minimum: 1, description: 'What is taken off, down to nothing.' }),
  },
  { additionalProperties: false, description: 'The corporation that owns it pays less for terrain.' },
);

/** Trains of the bank are cheaper for the operator that owns the private. */
export const TrainDiscount = Type.Object(
  {
    power: Type.Literal('train_discount'),
    trains: Type.Optional(
      Type.Array(Type.String({ description: 'Train.' }), { minItems: 1, description: 'Trains that are cheaper; left out: all.' }),
    ),
    amount: Type.Integer({ minimum: 1, description: 'What is taken off, down to nothing.' }),
    uses: Type.Optional(Type.Integer({ minimum: 1, description: 'How many purchases are cheaper, the first ones; left out: all.' })),
    closes: Type.Boolean({ description: 'Whether the private closes with the last use.', default: false }),
  },
  { additionalProperties: false, description: 'The corporation that owns it pays less for trains of the bank.' },
);

const while_owned_by = words(['player', 'operator', 'anyone'], 'Whose property it must be for that.', 'player');

/** It stays when all privates close. */
export const StaysOpen = Type.Object(
  { power: Type.Literal('stays_open'), while_owned_by },
  { additionalProperties: false, description: 'Does not close with the others.' },
);

/** Another income later on. */
export const RevenueBecomes = Type.Object(
  {
    power: Type.Literal('revenue_becomes'),
    amount: Type.Integer({ minimum: 0, description: 'The new income.' }),
    from_phase: Type.String({ description: 'First phase in which it is paid.' }),
    after_opening: Type.Boolean({ description: 'Not in the opening sale yet.', default: false }),
    while_owned_by,
  },
  { additionalProperties: false, description: 'Pays another income from a phase on.' },
);

/** The private is handed in for a share. */
export const ExchangeForShare = Type.Object(
  {
    power: Type.Literal('exchange_for_share'),
    corporations: Type.Array(Type.String(), { description: 'Corporations to choose from; left out: any.', default: [] }),
    from: Type.Array(words(['unsold', 'market'], 'Where the share comes from.'), {
      minItems: 1,
      description: 'Where the share may come from.',
    }),
    percent: Type.Integer({ minimum: 1, description: 'Size of the certificate in per cent; of all together where it is for several.' }),
    several: Type.Boolean({
      description: 'For as many small certificates as make up the percentage, or what there is of them.',
      default: false,
    }),
    when: words(
      ['any_time', 'own_stock_turn', 'own_stock_turn_or_operating_round'],
      'At any time; as the purchase of a stock turn of its owner; as that, or at any moment of an operating round.',
      'any_time',
    ),
    over_limits: Type.Boolean({
      description: 'Whether the share may take its owner over the ownership limit, or be of a corporation that he has sold in this round.',
      default: false,
    }),
    half_presidency: Type.Boolean({
      description:
        'Whether it also counts for half of the president’s certificate of a corporation that has not been started: its owner then chooses a par that he can pay once.',
      default: false,
    }),
    from_turn: Type.Integer({ minimum: 1, description: 'First stock round in which it may be used.', default: 1 }),
  },
  { additionalProperties: false, description: 'Its owner may hand it in for a share.' },
);

/** Shares that come with the first purchase. */
export const GrantsShares = Type.Object(
  {
    power: Type.Literal('grants_shares'),
    corporation: Type.String({ description: 'The corporation that it is about.' }),
    percent: Type.Integer({ minimum: 1, description: 'Size of the certificate in per cent.' }),
    president: Type.Boolean({ description: 'The president’s certificate; its owner then chooses the par.' }),
  },
  { additionalProperties: false, description: 'Its first buyer gets a share as well.' },
);

/** A station place kept for the operator that will own the private. */
export const KeepsPlace = Type.Object(
  {
    power: Type.Literal('keeps_place'),
    hex: Type.String({ description: 'Hex.' }),
    stop: Type.Integer({ minimum: 0, description: 'City as printed.' }),
  },
  { additionalProperties: false, description: 'Keeps a city free until a corporation buys it.' },
);

/** An extra station. */
export const PlaceStation = Type.Object(
  {
    power: Type.Literal('place_station'),
    hex: Type.String({ description: 'Hex.' }),
    stop: Type.Integer({ minimum: 0, description: 'City as printed.' }),
    price: Type.Integer({ minimum: 0, description: 'Price.' }),
  },
  { additionalProperties: false, description: 'The corporation that owns it may place an extra station there, connected or not.' },
);

/** Money on top of a hex for one operator. */
export const HexBonus = Type.Object(
  {
    power: Type.Literal('hex_bonus'),
    hexes: Type.Array(
      Type.Object(
        { hex: Type.String({ description: 'Hex.' }), amount: Type.Integer({ minimum: 0, description: 'What it adds.' }) },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'Hexes to choose from.' },
    ),
    moves: words(
      ['never', 'each_operating_round'],
      'Whether the marker may be put elsewhere: before the first operator by a player who owns it, to any operator; before running by a corporation.',
      'never',
    ),
    until_phase: Type.String({ description: 'Phase in which the marker goes.' }),
  },
  { additionalProperties: false, description: 'Its marker adds money to a hex for one corporation.' },
);

/** Money for every stop of one train. */
export const StopsBonus = Type.Object(
  { power: Type.Literal('stops_bonus'), amount: Type.Integer({ minimum: 1, description: 'For every stop visited.' }) },
  { additionalProperties: false, description: 'Adds money for every stop of the train that visits most.' },
);

/** When this private closes by itself. */
export const ClosesOn = Type.Object(
  {
    power: Type.Literal('closes_on'),
    event: words(['first_train'], 'What closes it.'),
    corporation: Type.String({ description: 'The corporation that it is about.' }),
  },
  { additionalProperties: false, description: 'Closes by itself.' },
);

/** It never changes hands again. */
export const NotForSale = Type.Object(
  { power: Type.Literal('not_for_sale'), to: words(['corporations', 'anyone'], 'To whom it is never sold.') },
  { additionalProperties: false, description: 'May not be sold.' },
);

/** When the first train of a type makes it close. */
export const ClosesWithTrain = Type.Object(
  { power: Type.Literal('closes_with_train'), train: Type.String({ description: 'Train whose first purchase closes it.' }) },
  { additionalProperties: false, description: 'Closes when the first train of a type is bought.' },
);

/** The private pays for a presidency. */
export const PaysPresidency = Type.Object(
  {
    power: Type.Literal('pays_presidency'),
    corporation: Type.String({ description: 'The corporation that it is about.' }),
    from_turn: Type.Integer({ minimum: 1, description: 'First stock round in which it may be used.', default: 1 }),
  },
  { additionalProperties: false, description: 'Its owner may hand it in for the presidency when he starts the corporation, at any par.' },
);

/** It is lost when it is not used in time. */
export const LostUnlessUsed = Type.Object(
  { power: Type.Literal('lost_unless_used'), from_phase: Type.String({ description: 'Phase from which on it is lost.' }) },
  { additionalProperties: false, description: 'From a phase on it closes at the end of a stock turn of its owner.' },
);

/** A marker in a city, worth something to every route that stops there. */
export const PlaceMarker = Type.Object(
  {
    power: Type.Literal('place_marker'),
    hexes,
    uses: Type.Integer({ minimum: 1, description: 'How many there are.', default: 1 }),
    marker: Type.Object(
      {
        name: Type.String({ minLength: 1, description: 'What it is called.' }),
        bonus: Type.Integer({ minimum: 0, description: 'What it adds to every route that stops there.' }),
      },
      { additionalProperties: false, description: 'The marker; one in a hex.' },
    ),
  },
  { additionalProperties: false, description: 'The corporation that owns it may put a marker into one of its cities, connected or not.' },
);

/** An income while its corporation has a train. */
export const TrainIncome = Type.Object(
  { power: Type.Literal('train_income'), amount: Type.Integer({ minimum: 1, description: 'What it pays.' }) },
  { additionalProperties: false, description: 'Pays its corporation at the start of operating rounds while that has a train.' },
);

/** Money for building on a kind of terrain. */
export const LayIncome = Type.Object(
  {
    power: Type.Literal('lay_income'),
    amount: Type.Integer({ minimum: 1, description: 'What the bank pays.' }),
    terrain: Type.String({ description: 'Kind of terrain.' }),
  },
  { additionalProperties: false, description: 'The bank pays its corporation for each yellow tile on such terrain.' },
);

/** One more token for the corporation that gets the private. */
export const ExtraToken = Type.Object(
  { power: Type.Literal('extra_token'), count: Type.Integer({ minimum: 1, description: 'Tokens.', default: 1 }) },
  {
    additionalProperties: false,
    description: 'Its corporation gets more tokens when it is contributed; it leaves the game at the end of that stock round.',
  },
);

/** Money when the private pays for a corporation. */
export const ContributionIncome = Type.Object(
  { power: Type.Literal('contribution_income'), amount: Type.Integer({ minimum: 1, description: 'What the bank pays.' }) },
  { additionalProperties: false, description: 'The bank pays the corporation that gets it when it is started.' },
);

/** More to pay with the interest. */
export const InterestExtra = Type.Object(
  { power: Type.Literal('interest_extra'), amount: Type.Integer({ minimum: 1, description: 'What is due on top.' }) },
  { additionalProperties: false, description: 'Its corporation owes more with every payment of interest, loans or not.' },
);

/** It only pays for a corporation. */
export const ClosesWhenLaunched = Type.Object(
  { power: Type.Literal('closes_when_launched') },
  { additionalProperties: false, description: 'Leaves the game once the start of the corporation that it paid for is complete.' },
);

/** Money for trains that anybody buys. */
export const TrainLeavesIncome = Type.Object(
  {
    power: Type.Literal('train_leaves_income'),
    train: Type.String({ description: 'Name of the train.' }),
    amount: Type.Integer({ minimum: 1, description: 'What the bank pays.' }),
  },
  {
    additionalProperties: false,
    description: 'The bank pays its corporation once: the first time that such a train of the bank is bought or taken out.',
  },
);

/** Money for trains that rust. */
export const RustIncome = Type.Object(
  {
    power: Type.Literal('rust_income'),
    amounts: Type.Record(Type.String(), Type.Integer({ minimum: 1, description: 'What the bank pays.' }), {
      description: 'Name of the train → what the bank pays for one.',
    }),
  },
  { additionalProperties: false, description: 'The bank pays its corporation for each of its trains that rusts.' },
);

/** Other fees for track. */
export const LayFees = Type.Object(
  {
    power: Type.Literal('lay_fees'),
    fees: Type.Array(Type.Integer({ minimum: 0, description: 'Fee.' }), {
      minItems: 1,
      description:
        'What the first, second and further track actions of a turn cost instead; of several such privates the lower fee counts.',
    }),
  },
  { additionalProperties: false, description: 'Its corporation pays other fees for its track actions.' },
);

/** Money for a president who loses his corporation. */
export const TakeoverIncome = Type.Object(
  { power: Type.Literal('takeover_income'), amount: Type.Integer({ minimum: 1, description: 'What the bank pays.' }) },
  {
    additionalProperties: false,
    description: 'The bank pays the president of its corporation when that is acquired by another player’s or taken by the bank.',
  },
);

/** Cheaper tokens at a conversion. */
export const TokensOff = Type.Object(
  { power: Type.Literal('tokens_off'), amount: Type.Integer({ minimum: 1, description: 'What is taken off, down to nothing.' }) },
  { additionalProperties: false, description: 'Its corporation pays less for the tokens that a conversion makes it buy.' },
);

/** A lay that costs nothing in the turn of the sale. */
export const FreeLayWhenBought = Type.Object(
  { power: Type.Literal('free_lay_when_bought'), hexes },
  {
    additionalProperties: false,
    description: 'The corporation that buys it pays nothing for the first tile in its hexes, in that turn only; edges are paid.',
  },
);

/** A stop that is as good as a station. */
export const CountsAsStation = Type.Object(
  {
    power: Type.Literal('counts_as_station'),
    hex: Type.String({ description: 'Hex.' }),
    stop: Type.Integer({ minimum: 0, description: 'Stop as printed.' }),
    nobody_else_runs_there: Type.Boolean({ description: 'Whether trains of all others keep away.', default: false }),
  },
  { additionalProperties: false, description: 'The corporation that owns it builds and runs from a stop as if it had a station there.' },
);

/** A stop that is paid on some routes only. */
export const PaysThrough = Type.Object(
  {
    power: Type.Literal('pays_through'),
    hex: Type.String({ description: 'Hex.' }),
    stop: Type.Integer({ minimum: 0, description: 'Stop as printed.' }),
    through: Type.String({ description: 'Hex at which the route must stop, too.' }),
  },
  { additionalProperties: false, description: 'A stop is worth something only on routes that stop in another hex as well.' },
);

/** Money on top of its price. */
export const Surcharge = Type.Object(
  { power: Type.Literal('surcharge'), amount: Type.Integer({ minimum: 1, description: 'What the bank gets.' }) },
  { additionalProperties: false, description: 'A corporation that buys it pays the bank as well.' },
);

/** Connections that count twice. */
export const DoublesConnection = Type.Object(
  {
    power: Type.Literal('doubles_connection'),
    ends: Type.Array(Type.String({ description: 'Hex.' }), { minItems: 2, maxItems: 2, description: 'A hex at each end.' }),
  },
  { additionalProperties: false, description: 'Bonuses for connections between two hexes count twice for its corporation.' },
);

/** A ferry that counts twice. */
export const DoublesFerry = Type.Object(
  { power: Type.Literal('doubles_ferry') },
  { additionalProperties: false, description: 'Its corporation chooses one of its ferries, which counts twice with its bonus, for good.' },
);

export const POWERS = {
  block_hexes: BlockHexes,
  lay_tile: LayTile,
  player_lays_tile: PlayerLaysTile,
  seller_lays_tile: SellerLaysTile,
  buyer_lays_tile: BuyerLaysTile,
  terrain_discount: TerrainDiscount,
  train_discount: TrainDiscount,
  stays_open: StaysOpen,
  revenue_becomes: RevenueBecomes,
  exchange_for_share: ExchangeForShare,
  grants_shares: GrantsShares,
  keeps_place: KeepsPlace,
  place_station: PlaceStation,
  hex_bonus: HexBonus,
  stops_bonus: StopsBonus,
  closes_on: ClosesOn,
  not_for_sale: NotForSale,
  closes_with_train: ClosesWithTrain,
  pays_presidency: PaysPresidency,
  lost_unless_used: LostUnlessUsed,
  place_marker: PlaceMarker,
  train_income: TrainIncome,
  lay_income: LayIncome,
  extra_token: ExtraToken,
  contribution_income: ContributionIncome,
  interest_extra: InterestExtra,
  closes_when_launched: ClosesWhenLaunched,
  train_leaves_income: TrainLeavesIncome,
  rust_income: RustIncome,
  lay_fees: LayFees,
  takeover_income: TakeoverIncome,
  tokens_off: TokensOff,
  free_lay_when_bought: FreeLayWhenBought,
  counts_as_station: CountsAsStation,
  pays_through: PaysThrough,
  surcharge: Surcharge,
  doubles_connection: DoublesConnection,
  doubles_ferry: DoublesFerry,
} as const;

export const Power = Type.Union(Object.values(POWERS));
export type Power = Frozen<
  | Static<typeof BlockHexes>
  | Static<typeof LayTile>
  | Static<typeof PlayerLaysTile>
  | Static<typeof SellerLaysTile>
  | Static<typeof BuyerLaysTile>
  | Static<typeof TerrainDiscount>
  | Static<typeof TrainDiscount>
  | Static<typeof StaysOpen>
  | Static<typeof RevenueBecomes>
  | Static<typeof ExchangeForShare>
  | Static<typeof GrantsShares>
  | Static<typeof KeepsPlace>
  | Static<typeof PlaceStation>
  | Static<typeof HexBonus>
  | Static<typeof StopsBonus>
  | Static<typeof ClosesOn>
  | Static<typeof NotForSale>
  | Static<typeof ClosesWithTrain>
  | Static<typeof PaysPresidency>
  | Static<typeof LostUnlessUsed>
  | Static<typeof PlaceMarker>
  | Static<typeof TrainIncome>
  | Static<typeof LayIncome>
  | Static<typeof ExtraToken>
  | Static<typeof ContributionIncome>
  | Static<typeof InterestExtra>
  | Static<typeof ClosesWhenLaunched>
  | Static<typeof TrainLeavesIncome>
  | Static<typeof RustIncome>
  | Static<typeof LayFees>
  | Static<typeof TakeoverIncome>
  | Static<typeof TokensOff>
  | Static<typeof FreeLayWhenBought>
  | Static<typeof CountsAsStation>
  | Static<typeof PaysThrough>
  | Static<typeof Surcharge>
  | Static<typeof DoublesConnection>
  | Static<typeof DoublesFerry>
>;
export type PowerName = Power['power'];

import { Type, type Static } from 'typebox';
import type { Frozen } from './frozen.ts';
import { STEP_MEANINGS } from './steps.ts';
import { TrackAction } from './track-action.ts';
import { words } from './words.ts';

const percent = (description: string, fallback?: number) =>
  Type.Integer({ minimum: 0, maximum: 100, description, ...(fallback === undefined ? {} : { default: fallback }) });

/** What a player may do in a stock round and what it does to prices. */
export const StockRules = Type.Object(
  {
    turn: words(
      ['sell_buy_sell', 'sell_buy', 'sell_buy_or_buy_sell'],
      'In which order sales and the purchase of one turn may come.',
      'sell_buy_sell',
    ),
    may_sell: words(
      {
        after_first_stock_round: 'Once the first stock round is over.',
        operated: 'Once the corporation has operated.',
        operated_or_president: 'By its president at once, by others once it has operated.',
        any_time: 'At once.',
      },
      'From when the shares of a corporation may be sold.',
      'after_first_stock_round',
    ),
    bundles: words(
      ['any', 'one_per_corporation'],
      'How many bundles of one corporation a player may sell in one turn, a forced sale in an operating turn included.',
      'any',
    ),
    sale_moves_price: words(
      {
        down_per_share: 'Down for every share.',
        down_per_bundle: 'Down once.',
        left_per_share: 'To the left for every share.',
        left_per_bundle: 'To the left once.',
        left_if_president: 'To the left once where the president sells; else it stays.',
        none: 'It stays.',
      },
      'How the share price moves when a player sells.',
      'down_per_share',
    ),
    sold_out_moves: words(
      ['up', 'right', 'none'],
      'How the price moves at the end of a stock round when all shares are with players.',
      'up',
    ),
    sold_out_extra: Type.Array(
      Type.Object(
        {
          zone: Type.Optional(Type.String({ description: 'The marker lay in this zone before it moved.' })),
          president_percent: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 100, description: 'The president holds this part at least.' }),
          ),
        },
        { additionalProperties: false },
      ),
      { description: 'Each entry that fits moves a sold-out price once more.', default: [] },
    ),
    review_from_size: Type.Integer({
      minimum: 1,
      description: 'Number of shares from which on a corporation’s price is looked at when a stock round ends.',
      default: 1,
    }),
    over_full_moves_again: Type.Boolean({
      description: 'Whether a sold-out price moves once more where players hold more than all shares.',
      default: false,
    }),
    market_shares_move: words(
      ['left_per_share', 'left', 'none'],
      'How the price moves when a stock round ends with shares in the bank pool; left: by one, however many they are.',
      'none',
    ),
    next_order: words(
      {
        left_of_last_actor: 'The player to the left of the last one who acted begins.',
        order_of_passing: 'Players are seated in the order in which they passed.',
        most_cash: 'Players are seated by cash, the richest first; who has as much keeps his order.',
        least_cash: 'Players are seated by cash, the poorest first; who has as much keeps his order.',
      },
      'Who begins the next stock round and in which order players sit.',
      'left_of_last_actor',
    ),
  },
  { additionalProperties: false, description: 'Stock round.' },
);

/** How a corporation gets the money for its shares. */
export const CAPITALISATION_MEANINGS = {
  full: 'All shares at par, from the bank, when it floats.',
  incremental: 'Each share bought from the initial offering pays in.',
} as const;

/** How a corporation comes into play. */
export const LaunchRules = Type.Object(
  {
    capitalisation: words(CAPITALISATION_MEANINGS, 'How a corporation gets the money for its shares.', 'full'),
    later: Type.Array(
      Type.Object(
        {
          from_phase: Type.String({ description: 'First phase of the row.' }),
          capitalisation: Type.Optional(words(CAPITALISATION_MEANINGS, 'How it gets its money; left out: as without the row.')),
          float_percent: Type.Optional(percent('Part that must be sold before it operates; left out: as without the row.')),
        },
        { additionalProperties: false },
      ),
      { description: 'What is different for corporations that are started in later phases; the last row that fits counts.', default: [] },
    ),
    market_paid_to: words(
      { bank: 'The bank.', corporation: 'The corporation whose share it is.' },
      'Who is paid for a share that is bought out of the bank pool.',
      'bank',
    ),
    unsold_price: words(['par', 'market'], 'Price of a share from the initial offering.', 'par'),
    rest: words(
      ['stays', 'to_market'],
      'Where the other certificates are once the president’s is bought: with the corporation, or for sale in the market.',
      'stays',
    ),
    float_counts: words(['left_ipo', 'held_by_players'], 'What counts toward the percentage that floats.', 'left_ipo'),
    home_token: words(
      {
        first_turn: 'By each corporation at its first turn.',
        operating_round_start: 'By all floated corporations when an operating round begins.',
        launch: 'When the corporation is started.',
        floated: 'When the corporation floats.',
      },
      'When the home token is laid.',
      'first_turn',
    ),
  },
  { additionalProperties: false, description: 'Par, floating and capital.' },
);

/** How much of what one may hold. */
export const LimitRules = Type.Object(
  {
    ownership: percent('Largest part of one corporation that a player may hold.', 60),
    ownership_by_size: Type.Record(Type.String(), percent('Per cent.'), {
      description: 'Another ownership limit for corporations with this number of shares.',
      default: {},
    }),
    market: Type.Union([percent('Per cent.'), Type.Literal('none')], {
      description: 'Largest part of one corporation that may lie in the bank pool, or "none".',
      default: 50,
    }),
    certificates_follow: words(['players_at_start', 'players_left'], 'Whose number the certificate limit goes by.', 'players_at_start'),
    certificate_counts: Type.Array(words(['certificates', 'privates'], 'A kind of property.'), {
      description: 'What counts toward the certificate limit.',
      default: ['certificates', 'privates'],
    }),
    forced_selling: words(['own_turn_first', 'never'], 'Whether a player over a limit must sell before anything else.', 'own_turn_first'),
  },
  { additionalProperties: false, description: 'Limits.' },
);

/** Track laying. */
export const TrackRules = Type.Object(
  {
    lays: Type.Array(TrackAction, { description: 'The track actions of one turn, in order.' }),
    minor_lays: Type.Optional(
      Type.Array(TrackAction, { description: 'The track actions of a minor, in order; left out: those of a corporation.' }),
    ),
    power_lays_count_for_hex: Type.Boolean({
      description: 'Whether a hex in which a private has laid a tile counts as used for the lays of the turn.',
      default: false,
    }),
    city_upgrades_use_most_exits: Type.Boolean({
      description: 'Whether a city is upgraded only to a tile with the most exits, of those that can be laid there.',
      default: false,
    }),
    restriction: words(
      ['permissive', 'semi_restrictive'],
      'Permissive: the tile only has to be reachable. Semi-restrictive: it must add track that can be used, or value.',
      'permissive',
    ),
    minimum_cost: Type.Integer({ minimum: 0, description: 'Least cost of a lay before edges; dearer terrain replaces it.', default: 0 }),
  },
  { additionalProperties: false, description: 'Track.' },
);

/** Stations. */
export const TokenRules = Type.Object(
  {
    per_turn: Type.Integer({ minimum: 0, description: 'Tokens that a corporation may place in one turn.', default: 1 }),
    price: Type.Object(
      {
        base: words(
          { charter: 'The prices printed on the charter, in order of use.', none: 'Nothing but what the other members add.' },
          'What the price of a token begins with.',
          'charter',
        ),
        per_hex: Type.Integer({ minimum: 0, description: 'Added for each hex of the way, as the crow flies.', default: 0 }),
        counted_from: words(
          { home: 'The home of the corporation.', nearest: 'The nearest of its stations.' },
          'Where the way begins; a corporation without such a place pays nothing for it.',
          'home',
        ),
        terrain: Type.Boolean({ description: 'Whether the cost of the terrain printed in the hex is added.', default: false }),
        hexes: Type.Record(Type.String({ minLength: 1 }), Type.Integer({ minimum: 0, description: 'Money.' }), {
          description: 'Added in single hexes, by hex.',
          default: {},
        }),
        at_least: Type.Integer({ minimum: 0, description: 'Least price of all this together.', default: 0 }),
      },
      {
        additionalProperties: false,
        description: 'What a token costs, the home token apart; a place kept for a corporation and a power may have a price of their own.',
      },
    ),
    waiting_token_chooser: words(
      ['operator', 'owner'],
      'Who chooses the city for a token that waits in a hex without track, once a tile is laid there.',
      'operator',
    ),
  },
  { additionalProperties: false, description: 'Stations.' },
);

/** What a train is paid for. */
export const RouteRules = Type.Object(
  {
    once_by: words(['stop', 'hex_group'], 'What may be visited only once by one train.', 'stop'),
    asked_for: words(
      ['reach', 'route'],
      'When a run is asked for: as soon as track leads from a token to another stop, or only where a legal route exists.',
      'reach',
    ),
    bands: Type.Record(Type.String(), Type.String(), {
      description:
        'Value band in force, per phase: which column of a stop with several values counts. Left out: the highest tile colour of the phase.',
      default: {},
    }),
  },
  { additionalProperties: false, description: 'Routes.' },
);

/** Dividends. */
export const DividendRules = Type.Object(
  {
    choices: Type.Array(words(['payout', 'withhold', 'half'], 'What the president may decide.'), {
      description: 'The decisions on offer, in order.',
      default: ['payout', 'withhold'],
    }),
    market_shares_pay: words(['treasury', 'nobody'], 'Who gets the dividend of shares in the bank pool.', 'treasury'),
    unsold_shares_pay: words(['nobody', 'treasury'], 'Who gets the dividend of unsold shares.', 'nobody'),
    price: Type.Array(
      Type.Object(
        {
          at_least: Type.Number({ description: 'Smallest dividend for this row, as a multiple of the price (0: any above nothing).' }),
          right: Type.Integer({ description: 'Steps to the right; negative: to the left.' }),
          from_price: Type.Optional(Type.Integer({ minimum: 0, description: 'Lowest price at which the row counts.' })),
        },
        { additionalProperties: false },
      ),
      { description: 'Price move by size of the dividend, last row that fits; where none does the price moves left by one.' },
    ),
  },
  { additionalProperties: false, description: 'Dividends and price.' },
);

/** Buying trains. */
export const TrainRules = Type.Object(
  {
    must_own: words(['if_route', 'always', 'never'], 'Whether a corporation without a train must buy one.', 'if_route'),
    from_others: Type.Object(
      {
        from_phase: Type.Optional(Type.String({ description: 'First phase in which it is allowed.' })),
        minimum: Type.Integer({ minimum: 0, description: 'Lowest price.', default: 1 }),
        counted_when_closed: words(
          ['none', 'of_corporations', 'all'],
          'Whose trains count, though they may not be bought now, where it is asked whether there is anything to buy.',
          'none',
        ),
        corporations_from_minors: Type.Boolean({ description: 'Whether a corporation may buy from a minor.', default: true }),
      },
      { additionalProperties: false, description: 'Purchase from other corporations.' },
    ),
    discarded_go_to: words(['depot', 'removed'], 'Where trains over the limit go.', 'depot'),
    obsolete_count: Type.Boolean({ description: 'Whether obsolete trains count for the limit, and may be discarded.', default: true }),
  },
  { additionalProperties: false, description: 'Trains.' },
);

/** Money that is missing for a compulsory train. */
export const EmergencyRules = Type.Object(
  {
    president_helps: Type.Boolean({ description: 'The president adds the missing money and sells shares for it.', default: true }),
    issue: words(
      ['none', 'first'],
      'Whether the corporation issues shares for the train before its president helps, the price falling with each of them.',
      'none',
    ),
    from_bank: words(['cheapest', 'any'], 'Which depot train may be bought with help.', 'cheapest'),
    from_others: words(['up_to_face', 'never'], 'Whether help may pay for another corporation’s train.', 'up_to_face'),
    may_change_other_presidencies: Type.Boolean({ default: true, description: 'Sales may unseat the seller elsewhere.' }),
    may_sell_more_than_needed: Type.Boolean({ default: false, description: 'Bundles larger than the gap asks for.' }),
  },
  { additionalProperties: false, description: 'Emergency money.' },
);

/** Minors: one owner, no shares, no price. They operate before the corporations, in charter order. */
export const MinorRules = Type.Object(
  {
    pay: words(['half'], 'What becomes of a run: half stays, rounded down, the rest is the owner’s.', 'half'),
    owner_helps: words(
      ['if_trainless', 'never'],
      'Whether the owner may add to the price of a train: for a minor without one, of his cash, when the treasury can pay none.',
      'if_trainless',
    ),
  },
  { additionalProperties: false, description: 'Minors.' },
);

/** Trade in privates after the opening. */
export const PrivateRules = Type.Object(
  {
    to_corporations: Type.Optional(
      Type.Object(
        {
          status: Type.String({ description: 'Phase status that allows it.' }),
          minimum_factor: Type.Number({ description: 'Lowest price as a multiple of face value, rounded up.' }),
          minimum: Type.Integer({ minimum: 0, description: 'Lowest price, whatever the face value.', default: 0 }),
          maximum_factor: Type.Number({ description: 'Highest price as a multiple of face value.' }),
        },
        { additionalProperties: false, description: 'Purchase by a corporation in its operating turn; left out: never.' },
      ),
    ),
    between_players: Type.Optional(
      Type.Object(
        {
          status: Type.String({ description: 'Phase status that allows it.' }),
          from_turn: Type.Integer({ minimum: 1, description: 'First stock round in which it is allowed.' }),
          alone_stops_turn: Type.Boolean({ description: 'Whether a player who could do nothing else is asked.', default: true }),
        },
        { additionalProperties: false, description: 'Purchase from another player as the purchase of a stock turn.' },
      ),
    ),
  },
  { additionalProperties: false, description: 'Privates.' },
);

/** How the game ends. */
export const EndRules = Type.Object(
  {
    triggers: Type.Array(
      Type.Object(
        {
          cause: words(
            ['bankruptcy', 'bank_broken', 'last_player', 'last_phase', 'all_closed', 'round_limit', 'price_reached'],
            'What brings the end on.',
          ),
          ends: words(
            ['now', 'round', 'operating_set', 'next_operating_set', 'operating_rounds'],
            'When the game is over after that: at once, with the round or set that is on, with the set after that one, or after a number of rounds.',
          ),
          rounds: Type.Integer({
            minimum: 0,
            description: 'For operating_rounds: how many are still played, however they fall into sets.',
            default: 0,
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'What ends the game.' },
    ),
    bankruptcy: words(
      ['ends_game', 'player_leaves'],
      'What a bankruptcy does: it is the cause of the end, or the player leaves and the others go on.',
      'ends_game',
    ),
    last_turn: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Turn of the game after which it ends in any case, the cause round_limit.' }),
    ),
    private_value: words(['face', 'nothing'], 'What a private counts in the final score.', 'face'),
  },
  { additionalProperties: false, description: 'End of the game.' },
);

/** Order of rounds and of the steps inside them. */
export const RoundRules = Type.Object(
  {
    opening: words(STEP_MEANINGS.opening, 'Mechanic that runs the opening sale.'),
    cycle: Type.Array(
      Type.Object(
        {
          rounds: Type.Array(words(STEP_MEANINGS.rounds, 'A round.'), { minItems: 1, description: 'Rounds that follow each other.' }),
          times: Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('operating_rounds')], {
            description: 'How often they are repeated; `operating_rounds`: as the phase says when the group begins.',
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'The rounds of one turn of the game, in order; then the next turn begins.' },
    ),
    interrupts: Type.Array(words(STEP_MEANINGS.interrupts, 'An interrupt.'), {
      description: 'Decisions that open inside others, most urgent first.',
    }),
    stock: Type.Object(
      {
        steps: Type.Array(words(STEP_MEANINGS.stock, 'A step.'), { description: 'Steps of a stock turn.' }),
        any_time: Type.Array(words(STEP_MEANINGS.any_time, 'A step.'), { description: 'What others may do in it at any moment.' }),
      },
      { additionalProperties: false, description: 'Stock rounds.' },
    ),
    operating: Type.Object(
      {
        steps: Type.Array(words(STEP_MEANINGS.operating, 'A step.'), { description: 'Steps of an operating turn, in order.' }),
        any_time: Type.Array(words(STEP_MEANINGS.any_time, 'A step.'), { description: 'What may be done at any moment of the turn.' }),
        minor_any_time: Type.Array(words(STEP_MEANINGS.any_time, 'A step.'), {
          description: 'What may be done at any moment of the turn of a minor that has steps of its own.',
          default: [],
        }),
        minor_steps: Type.Optional(
          Type.Array(words(STEP_MEANINGS.operating, 'A step.'), {
            description: 'Steps of the turn of a minor, in order; left out: it has the turn of a corporation.',
          }),
        ),
        first_order: words(
          ['as_always', 'reversed'],
          'Order of the first operating round of the game; reversed: from the lowest price up, the order inside a cell kept.',
          'as_always',
        ),
      },
      { additionalProperties: false, description: 'Operating rounds.' },
    ),
  },
  { additionalProperties: false, description: 'Rounds and steps.' },
);

/** All parameters of the core that differ between titles. */
export const Rules = Type.Object(
  {
    rounds: RoundRules,
    stock: StockRules,
    launch: LaunchRules,
    limits: LimitRules,
    track: TrackRules,
    tokens: TokenRules,
    routes: RouteRules,
    dividend: DividendRules,
    trains: TrainRules,
    emergency: EmergencyRules,
    minors: MinorRules,
    privates: PrivateRules,
    end: EndRules,
  },
  { additionalProperties: false, description: 'Parameters of the core.' },
);
export type Rules = Frozen<Static<typeof Rules>>;

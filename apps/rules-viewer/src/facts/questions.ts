import type { FactKey, QuestionId, TopicId } from '@roundhouse/messages';
import { MECHANICS, type MechanicName, type Rules, type Title, type ZoneEffect } from '@roundhouse/title-schema';
import { count, list, money, NO, NOT_HERE, orNone, range, say, text, YES, yesNo, type Answer, type Part } from './answer.ts';
import {
  CAPITAL,
  certificateParts,
  charterDestinations,
  extraLays,
  keptPlaces,
  laterCapital,
  laterFloat,
  launchOrder,
  minorCards,
  minorPlaces,
  minorStart,
  ownCapital,
  ownPars,
  reservedCertificates,
  subsidies,
} from './charters.ts';
import {
  byPhase,
  byPlayers,
  cellsOf,
  corporationsOf,
  hexesOf,
  limitParts,
  minorsOf,
  phasesOf,
  privatesOf,
  reachParts,
  stopsOf,
  tilesOf,
  total,
  trainPrice,
  trainsOf,
} from './figures.ts';
import { mechanicFigures } from './mechanic-figures.ts';
import { actionPart } from './track-actions.ts';

/** A question that is asked of every title, with the way to find the answer in its data. */
export interface Question {
  readonly id: string;
  readonly topic: TopicId;
  /** The words of the question. */
  readonly words: FactKey;
  readonly ask: (title: Title) => Answer;
  /** Why it is asked though all titles that we have answer the same. */
  readonly same?: string;
}

interface Asked {
  readonly ask: (title: Title) => Answer;
  readonly same?: string;
}

/** A phrase for each word that a parameter may be: a new word without a phrase does not compile. */
const choice =
  <Word extends string>(phrases: Readonly<Record<Word, FactKey>>, wordOf: (title: Title) => Word): ((title: Title) => Answer) =>
  (title) => [say(phrases[wordOf(title)])];

type Operating = Rules['rounds']['operating'];
type Step = Operating['steps'][number] | Operating['any_time'][number];

const COMMON = 'Other titles of the family differ here.';
const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];
const zonesWith = (title: Title, ...effects: readonly ZoneEffect[]): boolean =>
  cellsOf(title).some(({ zone }) => title.market.zones.of[zone ?? '']?.effects.some((effect) => effects.includes(effect)) === true);

const stepPart = (name: Step): Part => say(`step.${name}`);
const rulesOf =
  <Group extends keyof Rules>(group: Group) =>
  (title: Title): Rules[Group] =>
    title.rules[group];
const [stock, launch, limits, track, dividend, trains, emergency, privates, end] = [
  rulesOf('stock'),
  rulesOf('launch'),
  rulesOf('limits'),
  rulesOf('track'),
  rulesOf('dividend'),
  rulesOf('trains'),
  rulesOf('emergency'),
  rulesOf('privates'),
  rulesOf('end'),
];

const END_CAUSES = {
  bankruptcy: 'say.end_bankruptcy',
  bank_broken: 'say.end_bank_broken',
  last_player: 'say.end_last_player',
  last_phase: 'say.end_last_phase',
  all_closed: 'say.end_all_closed',
  round_limit: 'say.end_round_limit',
  price_reached: 'say.end_price_reached',
} as const satisfies Record<Rules['end']['triggers'][number]['cause'], FactKey>;

function endPart({ cause, ends, rounds }: Rules['end']['triggers'][number]): Part {
  const values = { cause: say(END_CAUSES[cause]) };
  switch (ends) {
    case 'now':
      return say('say.end_now', values);
    case 'round':
      return say('say.end_round', values);
    case 'operating_set':
      return say('say.end_set', values);
    case 'next_operating_set':
      return say('say.end_next_set', values);
    case 'operating_rounds':
      return say('say.end_rounds', { ...values, rounds: count(rounds) });
  }
}

function pricePart(row: Rules['dividend']['price'][number]): Part {
  const move = movePart(row);
  return row.from_price === undefined ? move : say('say.price_from', { price: money(row.from_price), what: move });
}

function movePart({ at_least, right }: Rules['dividend']['price'][number]): Part {
  if (at_least === 0) return right === 0 ? say('say.move_stay_any') : say('say.move_any', { right: count(right) });
  if (right === 0) return say('say.move_stay', { times: count(at_least) });
  return right > 0
    ? say('say.move_right', { times: count(at_least), right: count(right) })
    : say('say.move_left', { times: count(at_least), left: count(-right) });
}

function cyclePart({ rounds, times }: Rules['rounds']['cycle'][number]): readonly Part[] {
  const named = rounds.map((round) => say(`round.${round}`));
  if (times === 1) return named;
  return named.map((part) =>
    times === 'operating_rounds' ? say('say.times_by_phase', { rounds: part }) : say('say.times', { rounds: part, times: count(times) }),
  );
}

/** The phases that allow something. */
function phasesWith(title: Title, status: string): Part {
  const phases = phasesOf(title).filter(({ statuses }) => statuses.includes(status));
  return phases.length === 0 ? say('say.never') : say('say.in_phases', { phases: list(phases.map(({ id }) => text(id))) });
}

function privatePrice(title: Title): Answer {
  const rule = privates(title).to_corporations;
  if (rule === undefined) return [say('say.never')];
  const max = count(rule.maximum_factor);
  return [
    phasesWith(title, rule.status),
    rule.minimum_factor === 0 || rule.minimum > 0
      ? say('say.from_amount', { min: money(rule.minimum), max })
      : say('say.factors', { min: count(rule.minimum_factor), max }),
  ];
}

function closing(title: Title): Answer {
  const trains = trainsOf(title).filter(({ events }) => events.includes('close_privates'));
  return trains.length === 0 ? [say('say.close_with_none')] : trains.map(({ id }) => say('say.close_with', { train: text(id) }));
}

function parPrices(title: Title): Answer {
  const auction = title.mechanics.launch_auction;
  if (auction !== undefined) {
    const { maximum, price_divisor } = auction;
    return [say('say.auctioned', { divisor: count(price_divisor), price: money(maximum / price_divisor) })];
  }
  const pars = distinct(
    cellsOf(title)
      .filter(({ par }) => par)
      .map(({ price }) => price),
  ).toSorted((one, other) => one - other);
  return orNone([...pars.map(money), ...ownPars(title)]);
}

/** How often a sold-out price moves, and when it does once more. */
function soldOut(title: Title): Answer {
  const { sold_out_moves, sold_out_extra } = stock(title);
  return [
    say(({ up: 'say.up', right: 'say.right', none: 'say.price_stays' } as const)[sold_out_moves]),
    ...sold_out_extra.map(({ zone = '', president_percent = 0 }) => {
      if (zone === '') return say('say.once_more_held', { percent: count(president_percent) });
      return president_percent === 0
        ? say('say.once_more_from', { zone: text(zone) })
        : say('say.once_more_both', { zone: text(zone), percent: count(president_percent) });
    }),
  ];
}

/** What tokens cost: the prices of the charters, and what comes with the way and the place. */
function tokenPrices(title: Title): Answer {
  const { base, per_hex, counted_from, terrain, hexes, at_least } = title.rules.tokens.price;
  const printed = corporationsOf(title).flatMap(({ token_prices }) => token_prices);
  const parts: Answer = [
    ...(base === 'charter' ? range(printed, money) : []),
    ...(per_hex === 0 ? [] : [say(counted_from === 'home' ? 'say.way_from_home' : 'say.way_from_station', { amount: money(per_hex) })]),
    ...(terrain ? [say('say.terrain_too')] : []),
    ...Object.entries(hexes).map(([hex, amount]) => say('say.more_in_hex', { hex: text(hex), amount: money(amount) })),
    ...(at_least === 0 ? [] : [say('say.at_least', { amount: money(at_least) })]),
  ];
  return parts.length === 0 ? [say('say.free')] : parts;
}

/** Something that is asked of minors only. */
const ofMinors = (title: Title, answer: () => Answer): Answer => (minorsOf(title).length === 0 ? [NOT_HERE] : answer());

const ASKED: Readonly<Record<TopicId, Readonly<Partial<Record<QuestionId, Asked>>>>> = {
  quantities: {
    players: { ask: ({ players }) => range([players.min, players.max], count) },
    bank: { ask: (title) => byPlayers(title, ({ money: { bank } }) => (bank === 'unlimited' ? say('say.unlimited') : money(bank))) },
    starting_cash: { ask: (title) => byPlayers(title, (title, players) => money(title.money.starting_cash[players] ?? 0)) },
    certificate_limit: { ask: (title) => byPlayers(title, (title, players) => limitParts(title.certificate_limit?.[players])) },
    corporations: { ask: (title) => [count(corporationsOf(title).length)] },
    minors: { ask: (title) => [count(minorsOf(title).length)] },
    privates: { ask: (title) => [count(title.privates.ids.length)] },
    shares: { ask: (title) => distinct(corporationsOf(title).map(({ size }) => size)).map(count) },
    certificates: { ask: certificateParts },
    reserved_certificates: { ask: reservedCertificates },
    president_share: {
      ask: (title) => {
        const parts = corporationsOf(title).flatMap(({ certificates, size }) =>
          certificates.filter(({ president }) => president).map(({ units }) => (units * 100) / size),
        );
        return distinct(parts).map((percent) => say('say.percent', { percent: count(percent) }));
      },
    },
    trains: {
      ask: (title) => [total(trainsOf(title))],
    },
    train_kinds: {
      ask: (title) =>
        trainsOf(title).map(({ id, count: printed }) =>
          printed === 'unlimited'
            ? say('say.train_endless', { train: text(id) })
            : say('say.train_count', { count: count(printed), train: text(id) }),
        ),
    },
    first_train: { ask: (title) => trainsOf(title).slice(0, 1).map(trainPrice) },
    dearest_train: {
      ask: (title) =>
        trainsOf(title)
          .toSorted((one, other) => other.price - one.price)
          .slice(0, 1)
          .map(trainPrice),
    },
    tiles: {
      ask: (title) => [total(tilesOf(title))],
    },
    tile_kinds: { ask: (title) => [count(title.tiles.ids.length)] },
    unlimited_tiles: { ask: (title) => [count(tilesOf(title).filter((tile) => tile.count === 'unlimited').length)] },
    label_tiles: { ask: (title) => [count(tilesOf(title).filter(({ label }) => label !== null).length)] },
    tile_colours: { ask: (title) => [count(distinct(tilesOf(title).map(({ colour }) => colour)).length)] },
    hexes: { ask: (title) => [count(title.map.hexes.ids.length)] },
    cities: { ask: (title) => [count(stopsOf(title, 'city'))] },
    towns: { ask: (title) => [count(stopsOf(title, 'town'))] },
    offboards: { ask: (title) => [count(stopsOf(title, 'offboard'))] },
    market_shape: {
      ask: ({ market }) => [
        market.kind === 'row' ? say('say.row') : say('say.grid', { rows: count(market.rows), columns: count(market.columns) }),
      ],
    },
    market_cells: { ask: (title) => [count(title.market.cells.ids.length)] },
    highest_price: { ask: (title) => [money(Math.max(...cellsOf(title).map(({ price }) => price)))] },
    lowest_price: { ask: (title) => [money(Math.min(...cellsOf(title).map(({ price }) => price)))] },
    phases: { ask: (title) => [count(title.phases.ids.length)] },
    options: { ask: (title) => [count(title.options.ids.length)] },
    provisional: { ask: (title) => [count(title.provisional.length)], same: 'Nobody knows when a source will be found to be missing.' },
  },
  opening: {
    opening: { ask: ({ rules }) => [say(`mechanic.${rules.rounds.opening}.name`)] },
    private_prices: {
      ask: (title) =>
        range(
          privatesOf(title).map(({ price }) => price),
          money,
        ),
    },
    private_incomes: {
      ask: (title) =>
        range(
          privatesOf(title).map(({ revenue }) => revenue),
          money,
        ),
    },
  },
  stock: {
    stock_turn: {
      ask: choice(
        { sell_buy_sell: 'say.sell_buy_sell', sell_buy: 'say.sell_buy', sell_buy_or_buy_sell: 'say.sell_buy_or_buy_sell' },
        (title) => stock(title).turn,
      ),
    },
    may_sell: {
      ask: choice(
        {
          after_first_stock_round: 'say.after_first_stock_round',
          operated: 'say.operated',
          operated_or_president: 'say.operated_or_president',
          any_time: 'say.at_once',
        },
        (title) => stock(title).may_sell,
      ),
    },
    bundles: { ask: choice({ any: 'say.any_bundles', one_per_corporation: 'say.one_per_corporation' }, (title) => stock(title).bundles) },
    sale_moves_price: {
      ask: choice(
        {
          down_per_share: 'say.down_per_share',
          down_per_bundle: 'say.down_per_bundle',
          left_per_share: 'say.left_per_share',
          left_per_bundle: 'say.left_per_bundle',
          left_if_president: 'say.left_if_president',
          none: 'say.price_stays',
        },
        (title) => stock(title).sale_moves_price,
      ),
    },
    sold_out_moves: { ask: soldOut },
    over_full_moves: { ask: (title) => yesNo(stock(title).over_full_moves_again), same: COMMON },
    market_shares_move: {
      ask: choice(
        { left_per_share: 'say.left_per_share', left: 'say.left', none: 'say.price_stays' },
        (title) => stock(title).market_shares_move,
      ),
    },
    review_from_size: { ask: (title) => [count(stock(title).review_from_size)] },
    next_order: {
      ask: choice(
        {
          left_of_last_actor: 'say.left_of_last_actor',
          order_of_passing: 'say.order_of_passing',
          most_cash: 'say.most_cash',
          least_cash: 'say.least_cash',
        },
        (title) => stock(title).next_order,
      ),
      same: COMMON,
    },
    stock_any_time: { ask: ({ rules }) => orNone(rules.rounds.stock.any_time.map(stepPart)) },
    ownership: {
      ask: (title) => [
        say('say.percent', { percent: count(limits(title).ownership) }),
        ...Object.entries(limits(title).ownership_by_size).map(([size, percent]) =>
          say('say.percent_of_size', { percent: count(percent), size: text(size) }),
        ),
      ],
    },
    market_limit: {
      ask: (title) => {
        const { market } = limits(title);
        return [market === 'none' ? say('say.unlimited') : say('say.percent', { percent: count(market) })];
      },
    },
    certificate_counts: {
      ask: (title) =>
        limits(title).certificate_counts.map((counted) => say(counted === 'certificates' ? 'say.certificates' : 'say.privates')),
    },
    certificates_follow: {
      ask: choice(
        { players_at_start: 'say.players_at_start', players_left: 'say.players_left' },
        (title) => limits(title).certificates_follow,
      ),
    },
    forced_selling: {
      ask: choice({ own_turn_first: 'say.own_turn_first', never: 'say.never' }, (title) => limits(title).forced_selling),
      same: COMMON,
    },
    zone_certificates: { ask: (title) => yesNo(zonesWith(title, 'free_of_certificate_limit')) },
    zone_ownership: { ask: (title) => yesNo(zonesWith(title, 'over_ownership_limit')) },
    zone_purchases: { ask: (title) => yesNo(zonesWith(title, 'several_purchases')) },
    zone_closes: { ask: (title) => yesNo(zonesWith(title, 'closes', 'liquidation')) },
  },
  floating: {
    capitalisation: {
      ask: (title) => [say(CAPITAL[launch(title).capitalisation]), ...ownCapital(title), ...laterCapital(title)],
    },
    par_prices: { ask: parPrices },
    launch_order: { ask: launchOrder, same: COMMON },
    subsidies: { ask: subsidies },
    unsold_price: { ask: choice({ par: 'say.par', market: 'say.market_price' }, (title) => launch(title).unsold_price) },
    pool_sales: {
      ask: choice({ bank: 'say.the_bank', corporation: 'say.treasury' }, (title) => launch(title).market_paid_to),
      same: COMMON,
    },
    rest: { ask: choice({ stays: 'say.with_corporation', to_market: 'say.in_market' }, (title) => launch(title).rest) },
    float_percent: {
      ask: (title) => [
        ...distinct(corporationsOf(title).map(({ float_percent }) => float_percent)).map((percent) =>
          say('say.percent', { percent: count(percent) }),
        ),
        ...laterFloat(title),
      ],
    },
    float_counts: {
      ask: choice({ left_ipo: 'say.left_ipo', held_by_players: 'say.held_by_players' }, (title) => launch(title).float_counts),
    },
    home_token: {
      ask: choice(
        {
          first_turn: 'say.first_turn',
          operating_round_start: 'say.operating_round_start',
          launch: 'say.launch',
          floated: 'say.when_floated',
        },
        (title) => launch(title).home_token,
      ),
    },
    homes_undecided: { ask: (title) => [count(corporationsOf(title).filter(({ home }) => home?.stop === null).length)] },
    formed: { ask: (title) => [count(corporationsOf(title).filter(({ formed }) => formed === true).length)] },
  },
  order: {
    cycle: { ask: ({ rules }) => rules.rounds.cycle.flatMap(cyclePart) },
    operating_rounds: { ask: (title) => byPhase(title, (phase) => phase.operating_rounds) },
    operating_steps: { ask: ({ rules }) => rules.rounds.operating.steps.map(stepPart) },
    any_time: { ask: ({ rules }) => orNone(rules.rounds.operating.any_time.map(stepPart)) },
    minor_steps: {
      ask: (title) => {
        if (minorsOf(title).length === 0) return [NOT_HERE];
        return (title.rules.rounds.operating.minor_steps ?? title.rules.rounds.operating.steps).map(stepPart);
      },
    },
    minor_any_time: {
      ask: (title) => ofMinors(title, () => orNone(title.rules.rounds.operating.minor_any_time.map(stepPart))),
    },
    minor_owners: { ask: (title) => ofMinors(title, () => minorCards(title)) },
    minor_start: { ask: (title) => ofMinors(title, () => minorStart(title)) },
    minor_places: { ask: (title) => ofMinors(title, () => minorPlaces(title)) },
    first_order: {
      ask: choice({ as_always: 'say.first_as_always', reversed: 'say.first_reversed' }, ({ rules }) => rules.rounds.operating.first_order),
    },
    interrupts: { ask: ({ rules }) => [count(rules.rounds.interrupts.length)] },
  },
  track: {
    lays: { ask: (title) => [count(track(title).lays.length)] },
    upgrades: {
      ask: (title) => {
        const { lays } = track(title);
        const free = lays.filter(({ upgrade }) => upgrade === 'yes').length;
        return [count(free === 0 ? Number(lays.some(({ upgrade }) => upgrade !== 'no')) : free)];
      },
      same: COMMON,
    },
    lay_kinds: { ask: (title) => track(title).lays.map(actionPart) },
    minor_lays: {
      ask: (title) => ofMinors(title, () => track(title).minor_lays?.map(actionPart) ?? [say('say.as_corporations')]),
    },
    extra_lays: { ask: extraLays },
    power_lays_count: { ask: (title) => yesNo(track(title).power_lays_count_for_hex) },
    lay_fee: {
      ask: (title) => {
        const [, second] = track(title).lays;
        if (second === undefined) return [NOT_HERE];
        return [second.fee === 0 ? say('say.free') : money(second.fee)];
      },
    },
    restriction: {
      ask: choice({ permissive: 'say.permissive', semi_restrictive: 'say.semi_restrictive' }, (title) => track(title).restriction),
    },
    most_exits: { ask: (title) => yesNo(track(title).city_upgrades_use_most_exits) },
    minimum_cost: { ask: (title) => [track(title).minimum_cost === 0 ? say('say.free') : money(track(title).minimum_cost)] },
    terrain_hexes: { ask: (title) => [count(hexesOf(title).filter(({ terrain }) => terrain.some(({ cost }) => cost > 0)).length)] },
    dearest_terrain: {
      ask: (title) => {
        const costs = hexesOf(title).map(({ terrain }) => terrain.reduce((sum, { cost }) => sum + cost, 0));
        return [money(Math.max(...costs))];
      },
    },
  },
  tokens: {
    token_count: {
      ask: (title) =>
        range(
          corporationsOf(title).map(({ token_prices }) => token_prices.length),
          count,
        ),
    },
    token_prices: { ask: tokenPrices },
    tokens_per_turn: { ask: ({ rules }) => [count(rules.tokens.per_turn)], same: COMMON },
    waiting_token: {
      ask: choice({ operator: 'say.operator_chooses', owner: 'say.owner_chooses' }, ({ rules }) => rules.tokens.waiting_token_chooser),
      same: COMMON,
    },
    reserved_places: { ask: keptPlaces },
  },
  routes: {
    charter_destinations: { ask: charterDestinations, same: COMMON },
    once_by: { ask: choice({ stop: 'say.stop', hex_group: 'say.hex_group' }, ({ rules }) => rules.routes.once_by) },
    train_reach: { ask: (title) => trainsOf(title).map(reachParts) },
    bands: { ask: ({ rules }) => [count(Math.max(1, distinct(Object.values(rules.routes.bands)).length))] },
  },
  dividend: {
    dividend_choices: {
      ask: (title) =>
        dividend(title).choices.map((one) => say(({ payout: 'say.payout', withhold: 'say.withhold', half: 'say.half' } as const)[one])),
    },
    market_shares_pay: {
      ask: choice({ treasury: 'say.treasury', nobody: 'say.nobody' }, (title) => dividend(title).market_shares_pay),
    },
    unsold_shares_pay: {
      ask: choice({ treasury: 'say.treasury', nobody: 'say.nobody' }, (title) => dividend(title).unsold_shares_pay),
    },
    price_moves: { ask: (title) => [say('say.no_dividend'), ...dividend(title).price.map(pricePart)] },
    minor_pay: {
      ask: (title) => [minorsOf(title).length === 0 ? NOT_HERE : say(({ half: 'say.minor_half' } as const)[title.rules.minors.pay])],
    },
  },
  trains: {
    must_own: { ask: choice({ if_route: 'say.if_route', always: 'say.always', never: 'say.never' }, (title) => trains(title).must_own) },
    from_others: {
      ask: (title) => {
        const { from_phase } = trains(title).from_others;
        return [from_phase === undefined ? say('say.from_start') : say('say.from_phase', { phase: text(from_phase) })];
      },
    },
    train_minimum: { ask: (title) => [money(trains(title).from_others.minimum)], same: COMMON },
    minors_to_corporations: {
      ask: (title) => (minorsOf(title).length === 0 ? [NOT_HERE] : yesNo(trains(title).from_others.corporations_from_minors)),
    },
    owner_helps: {
      ask: (title) =>
        ofMinors(title, () => [say(({ if_trainless: 'say.if_trainless', never: 'say.never' } as const)[title.rules.minors.owner_helps])]),
    },
    train_limits: { ask: (title) => byPhase(title, (phase) => phase.train_limit) },
    discarded: {
      ask: choice({ depot: 'say.discard_depot', removed: 'say.discard_removed' }, (title) => trains(title).discarded_go_to),
      same: COMMON,
    },
    rusting: {
      ask: (title) =>
        orNone(
          trainsOf(title).flatMap(({ id, rusts_on }) =>
            rusts_on === null ? [] : [say('say.rusts', { train: text(id), by: text(rusts_on) })],
          ),
        ),
    },
    obsolete: {
      ask: (title) =>
        orNone(
          trainsOf(title).flatMap(({ id, obsolete_on }) =>
            obsolete_on === null ? [] : [say('say.rusts', { train: text(id), by: text(obsolete_on) })],
          ),
        ),
    },
    obsolete_count: {
      ask: (title) => (trainsOf(title).every(({ obsolete_on }) => obsolete_on === null) ? [NOT_HERE] : yesNo(trains(title).obsolete_count)),
    },
    permanent: {
      ask: (title) =>
        orNone(
          trainsOf(title)
            .filter(({ rusts_on, obsolete_on }) => rusts_on === null && obsolete_on === null)
            .map(({ id }) => text(id)),
        ),
    },
  },
  emergency: {
    president_helps: { ask: (title) => yesNo(emergency(title).president_helps) },
    issue_first: { ask: choice({ none: 'say.no', first: 'say.yes' }, (title) => emergency(title).issue) },
    help_bank: {
      ask: (title) =>
        emergency(title).president_helps
          ? [say(({ cheapest: 'say.cheapest', any: 'say.any_train' } as const)[emergency(title).from_bank])]
          : [NOT_HERE],
    },
    help_others: {
      ask: (title) =>
        emergency(title).president_helps
          ? [say(({ up_to_face: 'say.up_to_face', never: 'say.never' } as const)[emergency(title).from_others])]
          : [NOT_HERE],
    },
    other_presidencies: { ask: (title) => yesNo(emergency(title).may_change_other_presidencies) },
    more_than_needed: { ask: (title) => yesNo(emergency(title).may_sell_more_than_needed), same: COMMON },
    bankruptcy: {
      ask: choice({ ends_game: 'say.ends_game', player_leaves: 'say.player_leaves' }, (title) => end(title).bankruptcy),
    },
  },
  privates: {
    privates_to_corporations: { ask: privatePrice },
    privates_between: {
      ask: (title) => {
        const rule = privates(title).between_players;
        return rule === undefined ? [NO] : [say('say.from_turn', { turn: count(rule.from_turn) }), phasesWith(title, rule.status)];
      },
    },
    privates_close: { ask: closing },
    private_powers: { ask: (title) => [count(privatesOf(title).filter(({ powers }) => powers.length > 0).length)] },
    private_value: { ask: choice({ face: 'say.face_value', nothing: 'say.nothing' }, (title) => end(title).private_value) },
  },
  end: {
    end: { ask: (title) => end(title).triggers.map(endPart) },
    last_turn: {
      ask: (title) => {
        const { last_turn } = end(title);
        return [last_turn === undefined ? say('say.unlimited') : count(last_turn)];
      },
    },
  },
  own: {},
};

/** One question for every mechanic: whether it is there. */
const own = (Object.keys(MECHANICS) as MechanicName[]).map((name): Question => ({
  id: name,
  topic: 'own',
  words: `mechanic.${name}.name`,
  ask: (title) => [title.mechanics[name] === undefined ? NO : YES, ...mechanicFigures(name, title)],
  same: 'A mechanic may wait for its first title.',
}));

/** All questions, by topic in the order of a page. Each is found in the data of every title. */
export const QUESTIONS: readonly Question[] = [
  ...(Object.keys(ASKED) as TopicId[]).flatMap((topic) =>
    (Object.entries(ASKED[topic]) as [QuestionId, Asked][]).map(([id, asked]): Question => ({ ...asked, id, topic, words: `ask.${id}` })),
  ),
  ...own,
];

/** Whether a question is of use on the page of a title: one for a mechanic where the title has it, others where they mean something. */
export const concerns = ({ id, topic, ask }: Question, title: Title): boolean =>
  topic === 'own' ? title.mechanics[id as MechanicName] !== undefined : ask(title)[0] !== NOT_HERE;

/** The question with this id. */
export function questionOf(id: string): Question {
  const question = QUESTIONS.find((one) => one.id === id);
  if (question === undefined) throw new Error(`no question is called ${id}`);
  return question;
}

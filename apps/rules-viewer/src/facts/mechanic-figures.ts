import type { FactKey } from '@roundhouse/messages';
import type { MechanicName, Mechanics, Title } from '@roundhouse/title-schema';
import { count, given, list, money, say, text, type Answer, type Part } from './answer.ts';
import { actionPart } from './track-actions.ts';

type Of<Name extends MechanicName> = NonNullable<Mechanics[Name]>;

const names = (ids: readonly string[]): Part => list(ids.map(text));
/** Figures by something that is counted or named: what comes first in each pair. */
const by = (table: Readonly<Record<string, unknown>>, figureOf: (value: never) => Part): Part =>
  list(Object.entries(table).map(([key, value]) => say('figure.by_count', { key: text(key), figure: figureOf(value as never) })));
const when = (holds: boolean, part: () => Part): Answer => (holds ? [part()] : []);

function atSteps(steps: number): Part {
  if (steps === 0) return say('figure.at_price');
  return say(steps > 0 ? 'figure.at_right' : 'figure.at_left', { cells: count(Math.abs(steps)) });
}

/** The two hexes that a side parts; the hex and the number of its edge where nothing lies beyond. */
function sidePart({ hex, edge }: { readonly hex: string; readonly edge: number }, { map }: Title): Part {
  return say('figure.between', { from: text(hex), to: text(map.hexes.of[hex]?.neighbours[edge] ?? String(edge)) });
}

function formationParts(formation: Of<'formation_by_vote'>['formations'][number], title: Title): Answer {
  const corporation = text(formation.corporation);
  const printed = title.corporations.of[formation.corporation];
  const percentOf = (certificate: number): number => ((printed?.certificates[certificate]?.units ?? 0) * 100) / (printed?.size ?? 1);
  const parts = formation.parts.map(({ private: name, certificate }) =>
    say('figure.part', { name: text(name), percent: count(percentOf(certificate)) }),
  );
  return [
    say('figure.formation', {
      corporation,
      parts: list(parts),
      opens: text(formation.opens_on),
      automatic: text(formation.automatic_on),
    }),
    say('figure.formation_starts', {
      corporation,
      price: money(title.market.cells.of[formation.cell]?.price ?? 0),
      pays: money(formation.pays),
    }),
    say('figure.formation_order', { corporation, names: names(formation.votes_in_order) }),
  ];
}

const GROWTH_SHARES = { one_each: 'figure.growth_one_each', exchanged: 'figure.growth_exchanged' } as const satisfies Record<
  Of<'merger_round'>['growth'][number]['shares'],
  FactKey
>;

const MOST_LOANS = { shares: 'figure.loan_most_shares', held_by_players: 'figure.loan_most_held' } as const satisfies Record<
  Exclude<Of<'loans'>['most'], number>,
  FactKey
>;
const UNPAID = { liquidated: 'figure.loan_unpaid_liquidated', president_pays: 'figure.loan_unpaid_paid' } as const satisfies Record<
  Of<'loans'>['unpaid'],
  FactKey
>;

/** What the parameters of each mechanic say. Those that a table of the page shows, as connections and ferries, are not said again. */
const FIGURES: { readonly [Name in MechanicName]: (mechanic: Of<Name>, title: Title) => Answer } = {
  waterfall_auction: ({ first_bid, raise, multiple, offer, one_bid, all_pass }) => [
    first_bid === 0 ? say('figure.first_bid_face') : say('figure.first_bid', { amount: money(first_bid) }),
    say('figure.raise', { amount: money(raise) }),
    ...when(multiple > 1, () => say('figure.steps_of', { amount: money(multiple) })),
    ...when(offer === 'last_of_row', () => say('figure.last_of_row')),
    ...when(one_bid.length > 0, () => say('figure.one_bid', { prices: list(one_bid.map(money)) })),
    ...when(all_pass.drop > 0, () => say('figure.drop', { amount: money(all_pass.drop) })),
    say(all_pass.otherwise === 'income' ? 'figure.all_pass_income' : 'figure.all_pass_bids', { times: count(all_pass.incomes) }),
  ],
  private_deal: ({ each, pay }) => [
    say('figure.dealt', { each: count(each) }),
    say(pay === 'face' ? 'figure.dealt_paid' : 'figure.dealt_free'),
  ],
  trade_in: ({ per_turn, from_phase, discounts }) => [
    ...given(from_phase, (phase) => say('figure.from_phase', { phase: text(phase) })),
    ...given(per_turn, (most) => say('figure.per_turn', { count: count(most) })),
    ...Object.entries(discounts).flatMap(([fresh, off]) =>
      Object.entries(off).map(([old, amount]) => say('figure.trade_in', { old: text(old), amount: money(amount), new: text(fresh) })),
    ),
  ],
  card_draft: ({ hand, drop, groups }) => [
    say('figure.draft_hand', { hand: count(hand) }),
    say('figure.draft_drop', { amount: money(drop) }),
    ...groups.map(({ privates, corporations, removed }) =>
      say('figure.draft_out', { names: names([...privates, ...corporations]), figures: by(removed, count) }),
    ),
  ],
  issue_and_redeem: ({ issue_at, redeem_at }) => [
    say('figure.issued', { where: atSteps(issue_at) }),
    say('figure.redeemed', { where: atSteps(redeem_at) }),
  ],
  connection_bonuses: () => [],
  start_package: ({ always, in_order, shown, ends_with, forced }) => [
    say('figure.always_open', { names: names(always) }),
    say('figure.open_in_order', { shown: count(shown), names: names(in_order) }),
    say('figure.package_ends', { count: count(ends_with) }),
    say('figure.package_forced', { step: money(forced.step), percent: count(forced.floor_percent) }),
  ],
  bonds: ({ privates, price, sold_from_turn, for_trains }) => [
    say('figure.bonds', { names: names(privates) }),
    say('figure.bond_price', { price: money(price) }),
    say('figure.bonds_from', { turn: count(sold_from_turn) }),
    say(for_trains ? 'figure.bonds_trains' : 'figure.bonds_no_trains'),
  ],
  formation_by_vote: ({ needed_percent, formations }, title) => [
    say('figure.vote_needed', { percent: count(needed_percent) }),
    ...formations.flatMap((formation) => formationParts(formation, title)),
  ],
  closed_crossings: ({ until_phase, hexes, sides, needed }, title) => [
    say('figure.closed', { phase: text(until_phase), places: list([...hexes.map(text), ...sides.map((side) => sidePart(side, title))]) }),
    ...when(needed.length > 0, () => say('figure.needed', { places: list(needed.map((side) => sidePart(side, title))) })),
  ],
  private_auction: ({ step, seed_money, pyramid }) => [
    say('figure.steps_of', { amount: money(step) }),
    seed_money === 'any' ? say('figure.from_nothing') : say('figure.seed', { amount: money(seed_money) }),
    ...(pyramid === undefined
      ? []
      : [
          say('figure.pyramid', { rows: list(pyramid.rows.map(count)) }),
          ...when(pyramid.top.length > 0, () => say('figure.pyramid_top', { names: names(pyramid.top) })),
        ]),
  ],
  launch_auction: ({ minimum, maximum, step, sizes, tokens, token_price }) => [
    say('figure.launch_bids', { min: money(minimum), max: money(maximum), step: money(step) }),
    say('figure.launch_sizes', { figures: by(sizes, (each: readonly number[]) => text(each.join('/'))) }),
    say('figure.launch_tokens', { figures: by(tokens, count), price: money(token_price) }),
  ],
  loans: ({ value, rows, per_row, rate_step, moves_price, trainless, ...terms }) => [
    say('figure.loan', { value: money(value) }),
    say('figure.loan_rows', { rows: count(rows), per_row: count(per_row) }),
    typeof terms.most === 'number' ? say('figure.loan_most', { count: count(terms.most) }) : say(MOST_LOANS[terms.most]),
    ...given(terms.per_turn, (most) => say('figure.loan_per_turn', { count: count(most) })),
    ...given(terms.until_phase, (phase) => say('figure.until_phase', { phase: text(phase) })),
    say('figure.loan_rate', { rate: money(rate_step) }),
    say(terms.interest_from_loans ? 'figure.loan_for_interest' : 'figure.loan_no_interest'),
    say(UNPAID[terms.unpaid]),
    say(moves_price ? 'figure.loan_moves' : 'figure.loan_stays'),
    say(trainless === 'liquidated' ? 'figure.loan_liquidated' : 'figure.loan_kept'),
  ],
  shorts: ({ most, until_phase }) => [
    say('figure.shorts_most', { figures: by(most, count) }),
    say('figure.until_phase', { phase: text(until_phase) }),
  ],
  corporate_turn: () => [],
  merger_round: ({ growth, token_price, token_cap }) => [
    ...growth.flatMap(({ from, to, tokens, price, shares }) => [
      say('figure.growth', { from: count(from), to: count(to), tokens: count(tokens), price: text(price) }),
      say(GROWTH_SHARES[shares], { to: count(to) }),
    ]),
    say('figure.growth_tokens', { price: money(token_price), cap: count(token_cap) }),
  ],
  acquisition_round: ({ step, forced_minimum }) => [
    say('figure.steps_of', { amount: money(step) }),
    say('figure.forced_minimum', { min: money(forced_minimum) }),
  ],
  cash_crisis: () => [],
  train_export: ({ whole, every, unless_bought, until }) => [
    whole.length === 0 ? say('figure.export_one') : say('figure.export_whole', { trains: names(whole) }),
    say(every === 'operating_round' ? 'figure.export_round' : 'figure.export_set'),
    ...when(unless_bought, () => say('figure.export_unless')),
    ...given(until, (train) => say('figure.export_until', { train: text(train) })),
  ],
  ferries: () => [],
  variable_homes: ({ corporations, from_phase, plain, built }) => [
    say('figure.homes_of', { names: names(corporations) }),
    say('figure.from_phase', { phase: text(from_phase) }),
    say('figure.home_plain', { price: money(plain.price) }),
    say('figure.home_built', { price: money(built.price), least: money(built.least_launch) }),
  ],
  takeover_round: ({ from_phase, more_trains }) => [
    say('figure.from_phase', { phase: text(from_phase) }),
    say('figure.more_trains', { count: count(more_trains) }),
  ],
  station_bonus: ({ by_train }) =>
    Object.entries(by_train).map(([train, amount]) => say('figure.station', { train: text(train), amount: money(amount) })),
  private_draw: ({ privates, kept, one_of }) => [
    say('figure.draw_kept', { names: names(privates), figures: by(kept, count) }),
    ...when(one_of.length > 0, () => say('figure.draw_one_of', { names: names(one_of) })),
  ],
  tied_run: ({ operators }) => [say('figure.tied', { names: names(operators) })],
  resource_marker: ({ name, hex, count: markers, price, with_tile }) => [
    say('figure.markers', { name: text(name), hex: text(hex), count: count(markers), price: money(price) }),
    ...given(with_tile, (place) => say('figure.marker_tile', { hex: text(place) })),
  ],
  systems: ({ shares, shares_unsold, president_least, donated, float_percent, lays }) => [
    say('figure.system_shares', { shares: count(shares), unsold: count(shares_unsold) }),
    say('figure.system_president', { least: count(president_least), donated: count(donated) }),
    say('figure.system_floats', { percent: count(float_percent) }),
    ...lays.map((lay) => say('figure.system_lays', { lays: actionPart(lay) })),
  ],
  destinations: ({ paid_at_once, bonus }) => [
    ...given(paid_at_once, (shares) => say('figure.destination_at_once', { count: count(shares) })),
    ...when(bonus > 0, () => say('figure.destination_bonus', { amount: money(bonus) })),
  ],
  unstarted_removal: ({ from_phase }) => [say('figure.from_phase', { phase: text(from_phase) })],
  shared_stations: ({ stations }) =>
    stations.map(({ hex, operators }) => say('figure.shared', { hex: text(hex), names: names(operators) })),
};

/** What the parameters of a mechanic say, as far as no table of the page shows them; nothing where the title does without it. */
export function mechanicFigures<Name extends MechanicName>(name: Name, title: Title): Answer {
  const mechanic = title.mechanics[name];
  return mechanic === undefined ? [] : FIGURES[name](mechanic, title);
}

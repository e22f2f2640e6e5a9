import { MECHANICS } from '@roundhouse/title-schema';
import { check, known, listedIds } from './check.ts';

/** The opening is a mechanic that is switched on. */
export const opening = check(['rules'], (title) => {
  const { rules, mechanics: on } = title.source.rules;
  const path = ['rules', 'rules', 'rounds', 'opening'];
  const name = rules.rounds.opening;
  if (name in MECHANICS && !(name in on)) {
    title.fault('rounds.opening', path, `${name} runs the opening but is not switched on`, `add ${name} to mechanics, with its parameters`);
  }
});

/** Numbers of the opening sale agree with each other and with what is sold. */
export const waterfallAuction = check(['rules', 'privates'], (title) => {
  const auction = title.source.rules.mechanics.waterfall_auction;
  if (auction === undefined) return;
  for (const member of ['first_bid', 'raise'] as const) {
    if (auction[member] % auction.multiple !== 0) {
      title.fault(
        'auction.multiple',
        ['rules', 'mechanics', 'waterfall_auction', member],
        `${member} of ${auction[member]} can never be bid: bids are multiples of ${auction.multiple}`,
        `make it a multiple of ${auction.multiple}`,
      );
    }
  }
  const [first] = title.source.privates.privates;
  if (first === undefined) {
    title.fault(
      'auction.nothing',
      ['rules', 'mechanics', 'waterfall_auction'],
      'the opening sale has nothing to sell',
      'add privates, or another opening',
    );
  } else if (auction.all_pass.drop > 0 && first.price % auction.all_pass.drop !== 0) {
    title.fault(
      'auction.drop',
      ['rules', 'mechanics', 'waterfall_auction', 'all_pass', 'drop'],
      `the price of ${first.id} (${first.price}) never gets to 0 in steps of ${auction.all_pass.drop}`,
      `use a divisor of ${first.price}`,
    );
  }
});

/** Every player gets as many privates as the deal says, with any number of players. */
export const privateDeal = check(['rules', 'privates', 'title'], (title) => {
  const deal = title.source.rules.mechanics.private_deal;
  if (deal === undefined) return;
  const { min, max } = title.source.title.players;
  for (let players = min; players <= max; players++) {
    const there = title.source.privates.privates.filter(({ min_players = 1 }) => min_players <= players).length;
    if (there === players * deal.each) continue;
    title.fault(
      'deal.count',
      ['rules', 'mechanics', 'private_deal'],
      `with ${players} players there are ${there} privates to deal, not ${players * deal.each}`,
      'change min_players of privates, or each',
    );
  }
});

/** Trains that are traded in exist, and never make another free. */
export const tradeIn = check(['rules', 'trains'], (title) => {
  const discounts = title.source.rules.mechanics.trade_in?.discounts ?? {};
  const { trains } = title.source.trains;
  const names = trains.map(({ id }) => id);
  for (const [bought, table] of Object.entries(discounts)) {
    const path = ['rules', 'mechanics', 'trade_in', 'discounts', bought];
    known(title, path, bought, names, 'train', 'name');
    const price = trains.find(({ id }) => id === bought)?.price;
    for (const [old, discount] of Object.entries(table)) {
      known(title, [...path, old], old, names, 'train', 'name');
      if (price !== undefined && discount >= price) {
        title.fault(
          'trade_in.discount',
          [...path, old],
          `${discount} off makes a ${bought} of ${price} free`,
          `take off less than ${price}`,
        );
      }
    }
  }
});

/** What the start package sells, bonds and formations are made of, and crossings lie in exists. */
export const namesOfMechanics = check(['rules'], (title) => {
  const {
    start_package,
    bonds,
    formation_by_vote,
    closed_crossings,
    loans,
    private_draw,
    tied_run,
    trade_in,
    resource_marker,
    unstarted_removal,
    train_export,
  } = title.source.rules.mechanics;
  const privates = listedIds(title, 'privates', 'privates');
  const corporations = listedIds(title, 'companies', 'corporations');
  const trains = listedIds(title, 'trains', 'trains');
  const hexes = listedIds(title, 'map', 'hexes');
  const phases = listedIds(title, 'trains', 'phases');
  const path = (...below: (string | number)[]) => ['rules', 'mechanics', ...below];
  for (const list of ['always', 'in_order'] as const)
    start_package?.[list].forEach((id, i) => known(title, path('start_package', list, i), id, privates, 'private'));
  bonds?.privates.forEach((id, i) => known(title, path('bonds', 'privates', i), id, privates, 'private'));
  formation_by_vote?.formations.forEach((formation, i) => {
    const here = path('formation_by_vote', 'formations', i);
    known(title, [...here, 'corporation'], formation.corporation, corporations, 'corporation');
    for (const member of ['opens_on', 'automatic_on'] as const) known(title, [...here, member], formation[member], trains, 'train');
    formation.parts.forEach((part, n) => known(title, [...here, 'parts', n, 'private'], part.private, privates, 'private'));
    const parts = formation.parts.map((part) => part.private);
    formation.votes_in_order.forEach((id, n) => known(title, [...here, 'votes_in_order', n], id, parts, 'part'));
  });
  private_draw?.privates.forEach((id, i) => known(title, path('private_draw', 'privates', i), id, privates, 'private'));
  private_draw?.one_of.forEach((id, i) => known(title, path('private_draw', 'one_of', i), id, privates, 'private'));
  tied_run?.operators.forEach((id, i) => known(title, path('tied_run', 'operators', i), id, corporations, 'corporation'));
  if (resource_marker) {
    known(title, path('resource_marker', 'hex'), resource_marker.hex, hexes, 'hex');
    if (resource_marker.with_tile !== undefined)
      known(title, path('resource_marker', 'with_tile'), resource_marker.with_tile, hexes, 'hex');
  }
  if (unstarted_removal) known(title, path('unstarted_removal', 'from_phase'), unstarted_removal.from_phase, phases, 'phase');
  if (loans?.until_phase !== undefined) known(title, path('loans', 'until_phase'), loans.until_phase, phases, 'phase');
  if (trade_in?.from_phase !== undefined) known(title, path('trade_in', 'from_phase'), trade_in.from_phase, phases, 'phase');
  train_export?.whole.forEach((id, i) => known(title, path('train_export', 'whole', i), id, trains, 'train'));
  if (train_export?.until !== undefined) known(title, path('train_export', 'until'), train_export.until, trains, 'train');
  closed_crossings?.hexes.forEach((id, i) => known(title, path('closed_crossings', 'hexes', i), id, hexes, 'hex'));
  for (const list of ['sides', 'needed'] as const)
    closed_crossings?.[list].forEach(({ hex }, i) => known(title, path('closed_crossings', list, i, 'hex'), hex, hexes, 'hex'));
  if (closed_crossings) known(title, path('closed_crossings', 'until_phase'), closed_crossings.until_phase, phases, 'phase');
});

/** Where corporations are to reach destinations, one at least has one; where they have one, they are to. */
export const destinations = check(['rules', 'companies'], (title) => {
  const on = title.source.rules.mechanics.destinations !== undefined;
  const place = title.source.companies.corporations.findIndex(({ destination }) => destination !== undefined);
  if (on && place < 0)
    title.fault(
      'mechanic.lacks',
      ['rules', 'mechanics', 'destinations'],
      'no corporation has a destination',
      'give corporations a destination, or take destinations out of mechanics',
      'name',
    );
  if (!on && place >= 0)
    title.fault(
      'mechanic.lacks',
      ['companies', 'corporations', place, 'destination'],
      'nothing comes of a destination',
      'add destinations to mechanics, with its parameters',
      'name',
    );
});

/** Connections, ferries, shared stations, homes to choose and takeovers name what exists. */
export const namesOfPlaces = check(['rules'], (title) => {
  const { connection_bonuses, ferries, shared_stations, variable_homes, takeover_round } = title.source.rules.mechanics;
  const corporations = listedIds(title, 'companies', 'corporations');
  const hexes = listedIds(title, 'map', 'hexes');
  const phases = listedIds(title, 'trains', 'phases');
  const path = (...below: (string | number)[]) => ['rules', 'mechanics', ...below];
  connection_bonuses?.pairs.forEach(({ ends, by_phase }, i) => {
    const here = path('connection_bonuses', 'pairs', i);
    ends.forEach((end, n) => Object.keys(end).forEach((id) => known(title, [...here, 'ends', n, id], id, hexes, 'hex', 'name')));
    Object.keys(by_phase).forEach((id) => known(title, [...here, 'by_phase', id], id, phases, 'phase', 'name'));
  });
  ferries?.ferries.forEach(({ hex }, i) => known(title, path('ferries', 'ferries', i, 'hex'), hex, hexes, 'hex'));
  if (ferries) known(title, path('ferries', 'until_phase'), ferries.until_phase, phases, 'phase');
  shared_stations?.stations.forEach(({ hex, operators }, i) => {
    known(title, path('shared_stations', 'stations', i, 'hex'), hex, hexes, 'hex');
    operators.forEach((id, n) => known(title, path('shared_stations', 'stations', i, 'operators', n), id, corporations, 'corporation'));
  });
  variable_homes?.corporations.forEach((id, i) => known(title, path('variable_homes', 'corporations', i), id, corporations, 'corporation'));
  if (variable_homes) known(title, path('variable_homes', 'from_phase'), variable_homes.from_phase, phases, 'phase');
  if (takeover_round) known(title, path('takeover_round', 'from_phase'), takeover_round.from_phase, phases, 'phase');
});

/** A formation gives out certificates that are set aside, has a cell with a price, and forms what nobody can start. */
export const formations = check(['rules', 'companies', 'market'], (title) => {
  title.source.rules.mechanics.formation_by_vote?.formations.forEach((formation, i) => {
    const path = ['rules', 'mechanics', 'formation_by_vote', 'formations', i];
    const corporation = title.source.companies.corporations.find(({ id }) => id === formation.corporation);
    if (corporation === undefined) return;
    if (corporation.start !== 'formed') {
      title.fault('formation.start', [...path, 'corporation'], `${corporation.id} can be started by a player`, 'say start: formed of it');
    }
    formation.parts.forEach(({ certificate }, n) => {
      if (corporation.reserved.includes(certificate)) return;
      title.fault(
        'formation.reserved',
        [...path, 'parts', n, 'certificate'],
        `certificate ${certificate} of ${corporation.id} is not set aside`,
        `list it under reserved of ${corporation.id}`,
      );
    });
    const [row = 0, column = 0] = formation.cell.split(',').map(Number);
    if ((title.source.market.prices[row]?.[column] ?? null) === null)
      title.fault('formation.cell', [...path, 'cell'], `there is no price in cell ${formation.cell}`, 'name row and column from 0');
  });
});

import type { Power } from '@roundhouse/title-schema';
import { member } from '../source/located.ts';
import { check, known, listedIds, type Check, type Checked, type Path } from './check.ts';

type Names = Pick<Checked<never>, 'node' | 'unreadable' | 'shared'>;

const corporations = (title: Names): readonly string[] | null => listedIds(title, 'companies', 'corporations');
const hexes = (title: Names): readonly string[] | null => listedIds(title, 'map', 'hexes');

/** Homes are hexes of the board. */
const ofCompanies = check(['companies'], (title) => {
  title.source.companies.corporations.forEach(
    ({ home, destination, reserved_places, card, starts_with, free_lays, opens_after }, index) => {
      const path = ['companies', 'corporations', index];
      if (destination !== undefined) known(title, [...path, 'destination'], destination, hexes(title), 'hex');
      if (home !== undefined) known(title, [...path, 'home', 'hex'], home.hex, hexes(title), 'hex');
      reserved_places.forEach((place, number) => {
        known(title, [...path, 'reserved_places', number, 'hex'], place.hex, hexes(title), 'hex');
        known(title, [...path, 'reserved_places', number, 'until_phase'], place.until_phase, listedIds(title, 'trains', 'phases'), 'phase');
      });
      if (card !== undefined) known(title, [...path, 'card'], card, listedIds(title, 'privates', 'privates'), 'private');
      starts_with?.trains.forEach((train, number) => {
        known(title, [...path, 'starts_with', 'trains', number], train, listedIds(title, 'trains', 'trains'), 'train');
      });
      opens_after?.corporations.forEach((id, number) => {
        known(title, [...path, 'opens_after', 'corporations', number], id, corporations(title), 'corporation');
      });
      free_lays?.hexes.forEach((hex, number) => {
        known(title, [...path, 'free_lays', 'hexes', number], hex, hexes(title), 'hex');
      });
    },
  );
});

/** Ids that a power names, with the member that holds them. */
function named(power: Power): readonly (readonly ['hex' | 'tile' | 'corporation' | 'phase' | 'train', Path, string])[] {
  switch (power.power) {
    case 'block_hexes':
    case 'place_marker':
      return power.hexes.map((id, index) => ['hex', ['hexes', index], id]);
    case 'lay_tile':
    case 'player_lays_tile':
    case 'seller_lays_tile':
    case 'buyer_lays_tile':
      return [
        ...power.hexes.map((id, index) => ['hex', ['hexes', index], id] as const),
        ...power.tiles.map((id, index) => ['tile', ['tiles', index], id] as const),
        ...(power.power === 'lay_tile' ? power.leads_to : []).flatMap(({ hex, to }, index) => [
          ['hex', ['leads_to', index, 'hex'], hex] as const,
          ['hex', ['leads_to', index, 'to'], to] as const,
        ]),
      ];
    case 'exchange_for_share':
      return power.corporations.map((id, index) => ['corporation', ['corporations', index], id]);
    case 'grants_shares':
    case 'closes_on':
      return [['corporation', ['corporation'], power.corporation]];
    case 'pays_presidency':
      return [['corporation', ['corporation'], power.corporation]];
    case 'closes_with_train':
    case 'train_leaves_income':
      return [['train', ['train'], power.train]];
    case 'rust_income':
      return Object.keys(power.amounts).map((id) => ['train', ['amounts', id], id]);
    case 'lost_unless_used':
    case 'revenue_becomes':
      return [['phase', ['from_phase'], power.from_phase]];
    case 'free_lay_when_bought':
      return power.hexes.map((id, index) => ['hex', ['hexes', index], id]);
    case 'pays_through':
      return [
        ['hex', ['hex'], power.hex],
        ['hex', ['through'], power.through],
      ];
    case 'keeps_place':
    case 'place_station':
    case 'counts_as_station':
      return [['hex', ['hex'], power.hex]];
    case 'hex_bonus':
      return [
        ...power.hexes.map(({ hex }, index) => ['hex', ['hexes', index, 'hex'], hex] as const),
        ['phase', ['until_phase'], power.until_phase],
      ];
    case 'doubles_connection':
      return power.ends.map((id, index) => ['hex', ['ends', index], id]);
    case 'train_discount':
      return (power.trains ?? []).map((id, index) => ['train', ['trains', index], id]);
    case 'doubles_ferry':
    case 'surcharge':
    case 'stops_bonus':
    case 'terrain_discount':
    case 'train_income':
    case 'lay_income':
    case 'extra_token':
    case 'contribution_income':
    case 'interest_extra':
    case 'closes_when_launched':
    case 'lay_fees':
    case 'takeover_income':
    case 'tokens_off':
    case 'stays_open':
    case 'not_for_sale':
      return [];
  }
}

/** Numbers of tiles that the title counts; null where one of them is a slip of which the others would be the consequence. */
function countedTiles(title: Names): readonly string[] | null {
  const counts = member(member(title.node, 'tiles'), 'counts');
  if (title.unreadable.has('tiles') || counts?.kind !== 'map') return null;
  const numbers = [...counts.entries.keys()];
  const own = member(member(title.node, 'tiles'), 'tiles');
  const exists = (id: string): boolean => Object.hasOwn(title.shared, id) || member(own, id) !== undefined;
  return numbers.every(exists) ? numbers : null;
}

/** What a power is about exists. */
const ofPrivates = check(['privates'], (title) => {
  const lists = {
    hex: hexes(title),
    tile: countedTiles(title),
    corporation: corporations(title),
    phase: listedIds(title, 'trains', 'phases'),
    train: listedIds(title, 'trains', 'trains'),
  };
  title.source.privates.privates.forEach((company, index) => {
    company.powers.forEach((power, place) => {
      for (const [what, path, id] of named(power)) {
        known(title, ['privates', 'privates', index, 'powers', place, ...path], id, lists[what], what);
      }
    });
  });
});

/** Hexes in which a token costs more exist. */
const ofTokens = check(['rules'], (title) => {
  const path = ['rules', 'rules', 'tokens', 'price', 'hexes'];
  for (const id of Object.keys(title.source.rules.rules.tokens.price.hexes)) known(title, [...path, id], id, hexes(title), 'hex', 'name');
});

/** Trains that begin phases, rust others or put them on sale exist. */
const ofTrains = check(['trains'], (title) => {
  const { phases, trains } = title.source.trains;
  const names = trains.map(({ id }) => id);
  const phaseIds = phases.map(({ id }) => id);
  phases.forEach((phase, index) => {
    if (phase.starts_with !== undefined) known(title, ['trains', 'phases', index, 'starts_with'], phase.starts_with, names, 'train');
  });
  trains.forEach((train, index) => {
    for (const phase of Object.keys(train.later_prices))
      known(title, ['trains', 'trains', index, 'later_prices', phase], phase, phaseIds, 'phase', 'name');
    for (const member of ['rusts_on', 'obsolete_on', 'available_from'] as const) {
      const name = train[member];
      if (name !== undefined) known(title, ['trains', 'trains', index, member], name, names, 'train');
    }
  });
});

/** Places of the board are reserved for operators that exist. */
const ofMap = check(['map'], (title) => {
  const operators = corporations(title);
  title.source.map.hexes.forEach((hex, index) => {
    const path = ['map', 'hexes', index];
    hex.reserved_for.forEach((id, place) => known(title, [...path, 'reserved_for', place], id, operators, 'corporation'));
    hex.stops.forEach((stop, number) => {
      stop.reserved_for.forEach((id, place) =>
        known(title, [...path, 'stops', number, 'reserved_for', place], id, operators, 'corporation'),
      );
    });
  });
});

/** Tiles that are counted exist. */
const ofTiles = check(['tiles'], (title) => {
  const { tiles } = title.source;
  const numbers = [...new Set([...Object.keys(title.shared), ...Object.keys(tiles.tiles ?? {})])];
  for (const id of Object.keys(tiles.counts)) known(title, ['tiles', 'counts', id], id, numbers, 'tile', 'name');
  tiles.upgrades.forEach(({ from, to }, index) => {
    from.forEach((id, place) => known(title, ['tiles', 'upgrades', index, 'from', place], id, numbers, 'tile'));
    known(title, ['tiles', 'upgrades', index, 'to'], to, numbers, 'tile');
  });
});

/** Phases and statuses that rules name exist. */
const ofRules = check(['rules', 'trains'], (title) => {
  const { rules: parameters } = title.source.rules;
  const { phases } = title.source.trains;
  const names = phases.map(({ id }) => id);
  const path = ['rules', 'rules'];
  for (const phase of Object.keys(parameters.routes.bands))
    known(title, [...path, 'routes', 'bands', phase], phase, names, 'phase', 'name');
  parameters.launch.later.forEach(({ from_phase }, index) =>
    known(title, [...path, 'launch', 'later', index, 'from_phase'], from_phase, names, 'phase'),
  );
  for (const list of ['lays', 'minor_lays'] as const)
    parameters.track[list]?.forEach(({ from_phase }, index) => {
      if (from_phase !== undefined) known(title, [...path, 'track', list, index, 'from_phase'], from_phase, names, 'phase');
    });
  const from = parameters.trains.from_others.from_phase;
  if (from !== undefined) known(title, [...path, 'trains', 'from_others', 'from_phase'], from, names, 'phase');
  const statuses = [...new Set(phases.flatMap((phase) => phase.statuses))];
  for (const sale of ['to_corporations', 'between_players'] as const) {
    const status = parameters.privates[sale]?.status;
    if (status !== undefined) known(title, [...path, 'privates', sale, 'status'], status, statuses, 'phase with the status');
  }
});

/** Options that exclude each other exist. */
const ofOptions = check(['options'], (title) => {
  const options = title.source.options?.options ?? [];
  const ids = options.map(({ id }) => id);
  options.forEach((option, index) => {
    option.excludes.forEach((id, place) => known(title, ['options', 'options', index, 'excludes', place], id, ids, 'option'));
  });
});

/** Every id that a title names exists. */
export const REFERENCES: readonly Check[] = [ofCompanies, ofPrivates, ofTrains, ofMap, ofTiles, ofRules, ofTokens, ofOptions];

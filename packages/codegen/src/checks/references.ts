import type { Power } from '@roundhouse/title-schema';
import { known, type Check, type Checked, type Path } from './check.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** Every id that a title names exists. */
export const references: Check = (title) => {
  companies(title);
  privates(title);
  trains(title);
  board(title);
  rules(title);
};

function companies(title: Checked): void {
  const hexes = ids(title.source.map.hexes);
  title.source.companies.corporations.forEach(({ home }, index) => {
    if (home !== undefined) known(title, ['companies', 'corporations', index, 'home', 'hex'], home.hex, hexes, 'hex');
  });
}

/** Ids that a power names, with the member that holds them. */
function named(power: Power): readonly (readonly ['hex' | 'tile' | 'corporation' | 'phase', Path, string])[] {
  switch (power.power) {
    case 'block_hexes':
      return power.hexes.map((id, index) => ['hex', ['hexes', index], id]);
    case 'lay_tile':
    case 'player_lays_tile':
    case 'seller_lays_tile':
      return [
        ...power.hexes.map((id, index) => ['hex', ['hexes', index], id] as const),
        ...power.tiles.map((id, index) => ['tile', ['tiles', index], id] as const),
      ];
    case 'exchange_for_share':
      return power.corporations.map((id, index) => ['corporation', ['corporations', index], id]);
    case 'grants_shares':
    case 'closes_on':
      return [['corporation', ['corporation'], power.corporation]];
    case 'revenue_becomes':
      return [['phase', ['from_phase'], power.from_phase]];
    case 'terrain_discount':
    case 'stays_open':
    case 'not_for_sale':
      return [];
  }
}

function privates(title: Checked): void {
  const { source } = title;
  const lists = {
    hex: ids(source.map.hexes),
    tile: Object.keys(source.tiles.counts),
    corporation: ids(source.companies.corporations),
    phase: ids(source.trains.phases),
  };
  source.privates.privates.forEach((company, index) => {
    company.powers.forEach((power, place) => {
      for (const [what, path, id] of named(power)) {
        known(title, ['privates', 'privates', index, 'powers', place, ...path], id, lists[what], what);
      }
    });
  });
}

function trains(title: Checked): void {
  const { phases, trains } = title.source.trains;
  const names = ids(trains);
  phases.forEach((phase, index) => {
    if (phase.starts_with !== undefined) known(title, ['trains', 'phases', index, 'starts_with'], phase.starts_with, names, 'train');
  });
  trains.forEach((train, index) => {
    for (const member of ['rusts_on', 'available_from'] as const) {
      const name = train[member];
      if (name !== undefined) known(title, ['trains', 'trains', index, member], name, names, 'train');
    }
  });
}

function board(title: Checked): void {
  const { map, tiles, companies: list } = title.source;
  const operators = ids(list.corporations);
  map.hexes.forEach((hex, index) => {
    const path = ['map', 'hexes', index];
    hex.reserved_for.forEach((id, place) => known(title, [...path, 'reserved_for', place], id, operators, 'corporation'));
    hex.stops.forEach((stop, number) => {
      stop.reserved_for.forEach((id, place) =>
        known(title, [...path, 'stops', number, 'reserved_for', place], id, operators, 'corporation'),
      );
    });
  });
  const numbers = [...new Set([...Object.keys(title.shared), ...Object.keys(tiles.tiles ?? {})])];
  for (const id of Object.keys(tiles.counts)) known(title, ['tiles', 'counts', id], id, numbers, 'tile', 'name');
}

function rules(title: Checked): void {
  const { source } = title;
  const { rules: parameters } = source.rules;
  const phases = ids(source.trains.phases);
  for (const phase of Object.keys(parameters.routes.bands))
    known(title, ['rules', 'rules', 'routes', 'bands', phase], phase, phases, 'phase', 'name');
  const from = parameters.trains.from_others.from_phase;
  if (from !== undefined) known(title, ['rules', 'rules', 'trains', 'from_others', 'from_phase'], from, phases, 'phase');
  const statuses = [...new Set(source.trains.phases.flatMap((phase) => phase.statuses))];
  const sales = parameters.privates;
  known(
    title,
    ['rules', 'rules', 'privates', 'to_corporations', 'status'],
    sales.to_corporations.status,
    statuses,
    'phase with the status',
  );
  if (sales.between_players !== undefined) {
    known(
      title,
      ['rules', 'rules', 'privates', 'between_players', 'status'],
      sales.between_players.status,
      statuses,
      'phase with the status',
    );
  }
  (source.options?.options ?? []).forEach((option, index) => {
    option.excludes.forEach((id, place) => {
      known(title, ['options', 'options', index, 'excludes', place], id, ids(source.options?.options ?? []), 'option');
    });
  });
}

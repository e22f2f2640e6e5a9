import {
  COLOURS,
  RULE_KEYS,
  type Corporation,
  type CorporationSource,
  type Face,
  type HexSource,
  type MapFile,
  type Option,
  type Phase,
  type PhaseSource,
  type Provisional,
  type Private,
  type Quirk,
  type RuleKey,
  type Tile,
  type TileSource,
  type Title,
  type TitleSource,
  type Train,
  type TrainSource,
  type Upgrade,
} from '@roundhouse/title-schema';
import { face, type Bands } from './faces.ts';
import { compileMap, EDGES, FINAL_COLOURS, keyed } from './hexes.ts';
import { compileMarket } from './market.ts';
import { upgradeSignature, upgradesOf } from './upgrades.ts';

/** Value band of each phase: as the title says, or the highest tile colour of the phase. */
export function bandsOf(source: TitleSource): Readonly<Record<string, string>> {
  const highest = (phase: PhaseSource): string => COLOURS.filter((colour) => phase.tile_colours.includes(colour)).at(-1) ?? 'yellow';
  return Object.fromEntries(source.trains.phases.map((phase) => [phase.id, source.rules.rules.routes.bands[phase.id] ?? highest(phase)]));
}

/** Tile of a number as this title has it: its own, or the shared one. */
export function tileSource(
  source: Pick<TitleSource, 'tiles'>,
  shared: Readonly<Record<string, TileSource>>,
  id: string,
): TileSource | undefined {
  return source.tiles.tiles?.[id] ?? shared[id];
}

const certificates = ({ certificates: percents, size, reserved }: CorporationSource): Corporation['certificates'] =>
  percents.map((percent, index) => ({
    units: (percent * size) / 100,
    president: index === 0,
    ...(reserved.includes(index) ? { reserved: true } : {}),
  }));

function corporation(source: CorporationSource, map: MapFile): Corporation {
  const hex = map.hexes.find((one) => one.id === source.home?.hex);
  const cities = hex?.stops.flatMap((stop, index) => (stop.kind === 'city' ? [index] : [])) ?? [];
  const [only, second] = cities;
  const stop = source.home?.stop ?? (second === undefined ? (only ?? null) : null);
  return {
    id: source.id,
    name: source.name,
    kind: source.kind,
    size: source.size,
    certificates: source.kind === 'minor' ? [] : certificates(source),
    float_percent: source.float_percent,
    ...(source.capitalisation === undefined ? {} : { capitalisation: source.capitalisation }),
    ...(source.pars === undefined ? {} : { pars: source.pars }),
    ...(source.opens_after === undefined ? {} : { opens_after: source.opens_after }),
    home: source.home === undefined ? null : { hex: source.home.hex, stop },
    token_prices: source.token_prices,
    reserved_places: source.reserved_places,
    ...(source.start === 'formed' ? { formed: true } : {}),
    ...(source.card === undefined ? {} : { card: source.card }),
    ...(source.capital === undefined ? {} : { capital: source.capital }),
    ...(source.starts_with === undefined ? {} : { starts_with: source.starts_with }),
    ...(source.leaves_place ? { leaves_place: true } : {}),
    ...(source.extra_lay === undefined ? {} : { extra_lay: source.extra_lay }),
    ...(source.destination === undefined ? {} : { destination: source.destination }),
    ...(source.subsidy === undefined ? {} : { subsidy: source.subsidy }),
    ...(source.free_lays === undefined ? {} : { free_lays: source.free_lays }),
    colour: source.colour,
    text_colour: source.text_colour,
  };
}

function phase(source: PhaseSource): Phase {
  return { ...source, starts_with: source.starts_with ?? null };
}
function train({ band, ...source }: TrainSource, players: number): Train {
  const reach = band === undefined ? source.reach : source.reach.map((row) => ({ ...row, band }));
  return {
    ...source,
    count: forPlayers(source.count, players),
    reach,
    faces: keyed(source.faces),
    obsolete_on: source.obsolete_on ?? null,
    rusts_on: source.rusts_on ?? null,
    available_from: source.available_from ?? null,
  };
}
/** A figure for so many players, where it depends on them. */
function forPlayers(value: number | 'unlimited' | Readonly<Record<string, number>>, players: number): number | 'unlimited' {
  return typeof value === 'object' ? (value[String(players)] ?? 0) : value;
}

/** What the figures by players change in the title, which is compiled for the most players. */
function playerPatches({ title, trains }: Pick<TitleSource, 'title' | 'trains'>): Readonly<Record<string, object>> {
  const { min, max } = title.players;
  const { bank } = title.money;
  const counts = trains.trains.flatMap(({ id, count }) => (typeof count === 'object' ? [{ id, count }] : []));
  if (typeof bank !== 'object' && counts.length === 0) return {};
  return Object.fromEntries(
    Array.from({ length: max - min + 1 }, (_, index) => {
      const players = min + index;
      const of = Object.fromEntries(counts.map(({ id, count }) => [id, { count: forPlayers(count, players) }]));
      return [String(players), { ...(typeof bank === 'object' ? { money: { bank: forPlayers(bank, players) } } : {}), trains: { of } }];
    }),
  );
}

function privateCompany(source: TitleSource['privates']['privates'][number]): Private {
  const { summary, ...rest } = source;
  return { ...rest, ...(Object.keys(summary).length === 0 ? {} : { summary }) };
}

/** An upgrade that drops what was there. */
const inAnyRotation = (old: Face, tile: string): readonly Upgrade[] =>
  EDGES.map((rotation) => ({ tile, rotation, stops: old.stops.map(() => null) }));

interface Faces {
  readonly tiles: readonly Tile[];
  readonly upgrades: Readonly<Record<string, readonly Upgrade[]>>;
  readonly ofHex: (hex: HexSource) => string;
}

/** Row of the upgrade table of hexes on which nothing is ever laid. */
const NOTHING = 'nothing';

/** The upgrade table: one row per tile, one per class of hexes that look alike. */
function upgradeTable(source: TitleSource, shared: Readonly<Record<string, TileSource>>, bands: Bands): Faces {
  const tiles = Object.entries(source.tiles.counts).flatMap(([id, count]): Tile[] => {
    const printed = tileSource(source, shared, id);
    return printed === undefined ? [] : [{ id, count, ...face(printed, bands), terrain: printed.terrain, upgrades: `tile ${id}` }];
  });
  const upgrades: Record<string, readonly Upgrade[]> = { [NOTHING]: [] };
  const names = new Map<string, string>();
  const nameOf = (hex: HexSource, printed: Face): string => {
    const stops = printed.stops.map((stop) => ` ${stop.kind}`).join('');
    return `hex ${printed.colour}${stops}${printed.label === null ? '' : ` ${printed.label}`}${printed.track.length === 0 ? '' : ` of ${hex.id}`}`;
  };
  const ofHex = (hex: HexSource): string => {
    if (FINAL_COLOURS.includes(hex.colour)) return NOTHING;
    const printed = face(hex, bands);
    const { only_tiles } = hex;
    if (only_tiles !== undefined) {
      const own = `hex ${hex.id}`;
      upgrades[own] ??= upgradesOf(printed, tiles).filter(({ tile }) => only_tiles.includes(tile));
      return own;
    }
    const signature = upgradeSignature(printed);
    const known = names.get(signature);
    if (known !== undefined) return known;
    const name = nameOf(hex, printed);
    names.set(signature, name);
    upgrades[name] = upgradesOf(printed, tiles);
    return name;
  };
  for (const hex of source.map.hexes) ofHex(hex);
  for (const tile of tiles) {
    const beside = source.tiles.upgrades.flatMap(({ from, to }) => (from.includes(tile.id) ? [to] : []));
    upgrades[tile.upgrades] = [...upgradesOf(tile, tiles), ...beside.flatMap((to) => inAnyRotation(tile, to))];
  }
  return { tiles, upgrades, ofHex };
}

/** A title without faults as the engine plays it; options are compiled apart and handed in. */
export function assemble(
  source: TitleSource,
  shared: Readonly<Record<string, TileSource>>,
  options: readonly Option[],
  quirks: readonly Quirk[],
  provisional: readonly Provisional[],
): Title {
  const bands = bandsOf(source);
  const bandOrder = [...new Set([...Object.values(bands), ...source.trains.trains.flatMap(({ band }) => band ?? [])])];
  const faces = upgradeTable(source, shared, bandOrder);
  const { title, rules } = source;
  return {
    id: title.id,
    name: title.name,
    designers: title.designers,
    setting: typeof title.setting === 'string' ? { en: title.setting } : title.setting,
    ...(title.hours === undefined ? {} : { hours: title.hours }),
    ...(title.special === undefined ? {} : { special: title.special }),
    record_title: title.record_title,
    players: title.players,
    money: { ...title.money, bank: forPlayers(title.money.bank, title.players.max) },
    certificate_limit: title.certificate_limit === 'none' ? null : title.certificate_limit,
    by_players: playerPatches(source),
    rules: { ...rules.rules, routes: { ...rules.rules.routes, bands } },
    mechanics: rules.mechanics,
    phases: keyed(source.trains.phases.map(phase)),
    trains: keyed(source.trains.trains.map((one) => train(one, title.players.max))),
    privates: keyed(source.privates.privates.map(privateCompany)),
    corporations: keyed(source.companies.corporations.map((one) => corporation(one, source.map))),
    market: compileMarket(source.market),
    map: compileMap(source.map, bandOrder, faces.ofHex),
    tiles: keyed(faces.tiles),
    upgrades: faces.upgrades,
    options: keyed(options),
    quirks: keyed(quirks),
    sections: Object.fromEntries(
      RULE_KEYS.flatMap((key: RuleKey) => {
        const section = rules.sections[key];
        return section === undefined ? [] : [[key, section]];
      }),
    ),
    provisional,
  };
}

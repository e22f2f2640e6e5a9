import { capitalisationOf, type CellId, type CertificateId, type GameSetup, type State } from '@roundhouse/engine';
import type { Locale, Words } from '@roundhouse/messages';
import type { Title } from '@roundhouse/title-schema';
import { seatColour } from './players/seat-colours.ts';

/** How ids, places and money are said to people. */
export interface Names {
  readonly money: (amount: number) => string;
  readonly player: (id: string) => string;
  /** Number of the colour that stands for a player. */
  readonly colour: (player: string) => number;
  readonly operator: (id: string) => string;
  readonly private: (id: string) => string;
  readonly hex: (id: string) => string;
  /** A purse or a holder of trains, privates or certificates; `corporation`: whose certificates they are. */
  readonly owner: (owner: string, corporation?: string) => string;
  readonly percent: (corporation: string, units: number) => string;
  readonly price: (cell: CellId) => string;
  /** Whatever an id in a refusal stands for. */
  readonly any: (id: string) => string;
}

/** The numbers of players for which the publisher gives figures. */
export function officialPlayers({ min, max, unofficial_from }: Title['players']): { readonly min: number; readonly max: number } {
  return { min, max: Math.min(max, (unofficial_from ?? max + 1) - 1) };
}

/** What of a game bears on names. */
type Named = Pick<State, 'operators' | 'phase'>;

/** Whether the unsold shares of a corporation lie in its treasury, which gets the money for them. */
export function unsoldInTreasury(title: Title, state: Named | undefined, corporation: string | undefined): boolean {
  const charter = title.corporations.of[corporation ?? ''];
  if (charter !== undefined && state?.operators[charter.id] !== undefined)
    return capitalisationOf({ title, state }, charter.id) === 'incremental';
  return (charter?.capitalisation ?? title.rules.launch.capitalisation) === 'incremental';
}

const DIGITS = new Map<Locale, Intl.NumberFormat>();

/** A whole number with the separators of the language. */
export function writeNumber(amount: number, locale: Locale): string {
  const format = DIGITS.get(locale) ?? new Intl.NumberFormat(locale);
  DIGITS.set(locale, format);
  return format.format(amount);
}

/** Writes an amount as the title prints it: `%d` in the currency marks the place of the number. The separators are those of the language. */
export function writeMoney(currency: string, amount: number, locale: Locale): string {
  const digits = writeNumber(Math.abs(amount), locale);
  const written = currency.includes('%') ? currency.replace(/%[ds]/, digits) : `${currency}${digits}`;
  return amount < 0 ? `−${written}` : written;
}

/**
 * Names for one table; `state`, where a game is on, tells how many shares corporations have now. `colours` that players
 * have chosen take the place of those of their seats.
 */
export function createNames(
  title: Title,
  setup: Pick<GameSetup, 'players'> | null,
  words: Words,
  state?: Named,
  colours: Readonly<Record<string, number>> = {},
): Names {
  const sizeOf = (corporation: string): number => state?.operators[corporation]?.size ?? title.corporations.of[corporation]?.size ?? 10;
  const players = new Map(setup?.players.map((player) => [player.id, player.name]) ?? []);
  const money = (amount: number) => writeMoney(title.money.currency, amount, words.locale);
  const player = (id: string) => players.get(id) ?? id;
  const privateName = (id: string) => title.privates.of[id]?.name ?? id;
  const owner = (place: string, corporation?: string) => {
    const [kind, id] = place.split('/');
    if (id !== undefined && kind === 'player') return player(id);
    if (id !== undefined) return kind === 'treasury' ? words('terms.own_treasury') : id;
    if (place === 'bank') return words('terms.bank');
    if (place === 'ipo') return words(unsoldInTreasury(title, state, corporation) ? 'terms.own_treasury' : 'terms.ipo');
    if (place === 'treasury') return words('terms.own_treasury');
    if (place === 'used' || place === 'given_up' || place === 'taken') return words('terms.merged_shares');
    if (place === 'reserved') return words('charter.reserved');
    if (place === 'market') return words('terms.pool');
    if (place === 'depot') return words('terms.depot');
    if (place === 'discarded') return words('terms.discarded');
    return title.privates.of[place] === undefined ? (players.get(place) ?? place) : privateName(place);
  };
  const hexName = (id: string) => {
    const name = title.map.hexes.of[id]?.name;
    return name ? words('map.place', { hex: id, name }) : id;
  };
  return {
    money,
    player,
    colour: (id) => colours[id] ?? seatColour([...players.keys()].indexOf(id) + 1),
    operator: (id) => id,
    private: privateName,
    hex: hexName,
    owner,
    percent: (corporation, units) => words('terms.percent', { percent: (units * 100) / sizeOf(corporation) }),
    price: (cell) => money(title.market.cells.of[cell]?.price ?? 0),
    any: (id) => {
      const train = /^(.+)-\d+$/.exec(id)?.[1];
      if (train !== undefined && title.trains.of[train] !== undefined) return words('terms.train', { train });
      const hex = id.split('/')[0] ?? id;
      return title.map.hexes.of[hex] === undefined ? owner(id) : hexName(hex);
    },
  };
}

/** Corporation and percentage of a certificate. */
export function nameCertificate(state: State, names: Names, id: CertificateId): string {
  const certificate = state.certificates[id];
  if (certificate === undefined) return id;
  return `${certificate.corporation} ${names.percent(certificate.corporation, certificate.units)}`;
}

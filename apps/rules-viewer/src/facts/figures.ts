import { titleWith } from '@roundhouse/engine';
import type { CertificateLimit, Corporation, StopKind, Title, Train } from '@roundhouse/title-schema';
import { count, money, say, text, type Answer, type Part } from './answer.ts';

/** Numbers of players with whom a title is played. */
export const playerCounts = ({ players }: Title): readonly number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);

export const corporationsOf = (title: Title): readonly Corporation[] =>
  title.corporations.ids.flatMap((id) => title.corporations.of[id] ?? []).filter(({ kind }) => kind === 'corporation');
export const minorsOf = (title: Title): readonly Corporation[] =>
  title.corporations.ids.flatMap((id) => title.corporations.of[id] ?? []).filter(({ kind }) => kind === 'minor');
export const trainsOf = (title: Title): readonly Train[] => title.trains.ids.flatMap((id) => title.trains.of[id] ?? []);
export const phasesOf = (title: Title) => title.phases.ids.flatMap((id) => title.phases.of[id] ?? []);
export const privatesOf = (title: Title) => title.privates.ids.flatMap((id) => title.privates.of[id] ?? []);
export const tilesOf = (title: Title) => title.tiles.ids.flatMap((id) => title.tiles.of[id] ?? []);
export const hexesOf = (title: Title) => title.map.hexes.ids.flatMap((id) => title.map.hexes.of[id] ?? []);
export const cellsOf = (title: Title) => title.market.cells.ids.flatMap((id) => title.market.cells.of[id] ?? []);

export const stopsOf = (title: Title, kind: StopKind): number =>
  hexesOf(title).reduce((sum, { stops }) => sum + stops.filter((stop) => stop.kind === kind).length, 0);

/** A figure by players, one entry where it is the same for all. */
export function byPlayers(title: Title, figureOf: (title: Title, players: string) => Part): Answer {
  const figures = playerCounts(title).map((players) => [players, figureOf(titleWith(title, [], [], players), String(players))] as const);
  const [first] = figures;
  if (first !== undefined && figures.every(([, figure]) => JSON.stringify(figure) === JSON.stringify(first[1]))) return [first[1]];
  return figures.map(([players, figure]) => say('say.by_players', { players: count(players), figure }));
}

/** A figure by phase, said where it changes. */
export function byPhase(title: Title, figureOf: (phase: ReturnType<typeof phasesOf>[number]) => number): Answer {
  const figures = phasesOf(title).map((phase) => [phase.id, figureOf(phase)] as const);
  const changes = figures.filter(([, figure], index) => figure !== figures[index - 1]?.[1]);
  if (changes.length === 1 && changes[0] !== undefined) return [count(changes[0][1])];
  return changes.map(([phase, figure]) => say('say.by_phase', { phase: text(phase), figure: count(figure) }));
}

/** A certificate limit; one that depends on the corporations in the game lists them. */
export function limitParts(limit: CertificateLimit | undefined): Part {
  if (limit === undefined) return say('say.unlimited');
  if (typeof limit === 'number') return count(limit);
  const figures = Object.entries(limit).map(([corporations, most]) => ({ corporations: Number(corporations), most }));
  const [last] = figures.toSorted((one, other) => other.corporations - one.corporations);
  const least = Math.min(...figures.map(({ most }) => most));
  return last === undefined || last.most === least ? count(least) : say('say.range', { min: count(least), max: count(last.most) });
}

/** How far a train goes. */
export function reachParts({ id, reach }: Train): Part {
  const train = text(id);
  const [only] = reach;
  if (only === undefined || reach.length > 1) return say('say.reach_mixed', { train });
  if (only.visit === 'all') return say('say.reach_all', { train });
  if (only.pay === 'all' || only.pay === only.visit) return say('say.reach_stops', { train, visit: count(only.visit) });
  return say('say.reach_pays', { train, visit: count(only.visit), pay: count(only.pay) });
}

/** How many pieces are printed; kinds of which there is no end are told apart. */
export function total(pieces: readonly { readonly count: number | 'unlimited' }[]): Part {
  const printed = pieces.flatMap((piece) => (piece.count === 'unlimited' ? [] : [piece.count]));
  const sum = count(printed.reduce((all, one) => all + one, 0));
  const kinds = pieces.length - printed.length;
  return kinds === 0 ? sum : say('say.beside_endless', { count: sum, kinds: count(kinds) });
}

/** A train with its price. */
export const trainPrice = ({ id, price }: Train): Part => say('say.train_price', { train: text(id), price: money(price) });

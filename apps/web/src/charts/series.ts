import { gameOf, priceOf, valueOf, type Game } from '@roundhouse/engine';
import { chapterAt, played, type Reel } from '../history/reel.ts';

/** A moment at which figures are taken. */
export interface Sample {
  /** Actions played. */
  readonly at: number;
  /** Round that it belongs to; of the samples by round, the one that ends there. */
  readonly round: string;
}

/** Figures over the game: one row a sample, one value an id; null: there is none yet, or no more. */
export interface Series {
  readonly ids: readonly string[];
  readonly rows: readonly { readonly sample: Sample; readonly values: Readonly<Record<string, number | null>> }[];
}

/** What an operator did with the money of a run. */
export interface Dividend {
  readonly operator: string;
  readonly kind: 'payout' | 'half' | 'withhold';
  /** What its trains earned. */
  readonly revenue: number;
  readonly perShare: number;
  /** Action that decided it. */
  readonly at: number;
}

/** The end of every round in which something was done, and the moment the game has come to. */
export function byRound({ chapters, states }: Reel): readonly Sample[] {
  return chapters.flatMap(({ round, from }, index) => {
    const to = chapters[index + 1]?.from ?? states.length - 1;
    return to > from || states.length === 1 ? [{ at: to, round }] : [];
  });
}

/** Every action, and the start. */
export function byAction(reel: Reel): readonly Sample[] {
  return reel.states.map((_, at) => ({ at, round: reel.chapters[chapterAt(reel, at)]?.round ?? '' }));
}

function over(reel: Reel, samples: readonly Sample[], ids: readonly string[], figure: (game: Game, id: string) => number | null): Series {
  const rows = samples.flatMap((sample) => {
    const state = reel.states[sample.at];
    if (state === undefined) return [];
    const game = gameOf(reel.title, state);
    return [{ sample, values: Object.fromEntries(ids.map((id) => [id, figure(game, id)])) }];
  });
  return { ids, rows };
}

/** What each player has: as it would count if the game ended there. */
export function valuesOver(reel: Reel, samples: readonly Sample[]): Series {
  const players = reel.states[0]?.setup.players.map(({ id }) => id) ?? [];
  return over(reel, samples, players, valueOf);
}

/** Corporations of the game, systems that have been formed among them. */
function corporationsOf(reel: Reel): readonly string[] {
  const last = reel.states.at(-1);
  return (last === undefined ? reel.title : gameOf(reel.title, last).title).corporations.ids;
}

/** The share price of each corporation that has ever had one. */
export function pricesOver(reel: Reel, samples: readonly Sample[]): Series {
  const last = reel.states.at(-1);
  const priced = corporationsOf(reel).filter((id) => typeof last?.operators[id]?.par === 'number');
  return over(reel, samples, priced, priceOf);
}

/** All dividends, in the order in which they were decided. */
export function dividendsOf(reel: Reel): readonly Dividend[] {
  const revenues = new Map<string, number>();
  return reel.events.slice(0, played(reel) + 1).flatMap((events, at) =>
    events.flatMap((event): Dividend[] => {
      if (event.type === 'run') revenues.set(event.operator, event.revenue);
      if (event.type !== 'dividend') return [];
      const revenue = revenues.get(event.operator) ?? 0;
      revenues.delete(event.operator);
      return [{ operator: event.operator, kind: event.kind, revenue, perShare: event.per_share, at }];
    }),
  );
}

/** What each corporation has paid on all its shares together, by operating round. */
export function payoutsByRound(reel: Reel): Series {
  const paid = dividendsOf(reel);
  const ids = corporationsOf(reel).filter((id) => paid.some(({ operator }) => operator === id));
  const rows = reel.chapters.flatMap(({ round, from }, index) => {
    const to = reel.chapters[index + 1]?.from ?? played(reel);
    const here = paid.filter(({ at }) => at > from && at <= to);
    if (here.length === 0) return [];
    const size = (id: string) => reel.title.corporations.of[id]?.size ?? 10;
    const sum = (id: string) => here.filter(({ operator }) => operator === id).reduce((all, { perShare }) => all + perShare * size(id), 0);
    return [{ sample: { at: to, round }, values: Object.fromEntries(ids.map((id) => [id, sum(id)])) }];
  });
  return { ids, rows };
}

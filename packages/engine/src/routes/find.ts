import { stopName } from '../board/grid.ts';
import type { Game, HexId, OperatorId, PaidRoute, Route, TrainCard } from '../state.ts';
import { itinerary, walkTrails, type Candidate, type Search } from './candidates.ts';
import { chooseRun, type Chosen } from './choose.ts';
import { fieldOf } from './field.ts';
import { findPrices, pricingOf, reducedBy, type Pool, type Pricing } from './prices.ts';
import { trainsOf } from '../trains/trains.ts';
import { trainReach } from './trains.ts';
import { bonusesOf, trailValue, type Bonus } from './value.ts';
import { divisor, gaugeOf, yardOf, type Gauge, type Yard } from './yard.ts';

/** A route of the best run; `connections` and the stops are what an action names it by. */
export interface FoundRoute extends PaidRoute {
  readonly connections: readonly (readonly HexId[])[];
}

export interface BestRun {
  readonly routes: readonly FoundRoute[];
  readonly revenue: number;
  /** Nothing better exists. */
  readonly proven: boolean;
  /** No run makes more than this; equal to `revenue` when proven. */
  readonly bound: number;
}

export interface Progress {
  readonly revenue: number;
  readonly bound: number;
}

/** What the host gives the search: a word to stop, and an ear for progress. It owns the clock. */
export interface Host {
  readonly stop?: () => boolean;
  readonly report?: (progress: Progress) => void;
}

/** Candidates kept before prices are sought that leave fewer. */
const ROOMY = 20_000;
const PRICE_ROUNDS = 30;
const CLOSE = 1e-6;

/**
 * The run that pays most for all trains of an operator together (1830 §8.8, §8.10), exact unless the host stops it.
 * One train: the best trail. More: all trails that could be part of a better run than the best known, chosen from
 * by branch and bound; where they are too many, prices on the track thin them out first.
 */
export function bestRun(game: Game, operator: OperatorId, host: Host = {}): BestRun {
  const trains = trainsOf(game, operator);
  const field = fieldOf(game, operator);
  const yard = yardOf(game, field);
  const bonuses = bonusesOf(game);
  let stopped = false;
  const stop = (): boolean => (stopped ||= host.stop?.() ?? false);
  const kinds = kindsOf(game, trains, bonuses, (band) => (band === undefined ? yard : yardOf(game, field, band)));
  const grain = kinds.reduce((all, kind) => divisor(all, kind.yard.grain), 0) || 1;
  const job: Job = { game, yard, bonuses, kinds, stop, grain: bonuses.length === 0 ? grain : 1 };
  const runBonusMost = bonuses.reduce((sum, { mostPerRun = 0 }) => sum + mostPerRun, 0);
  const runBonus = runBonusMost === 0 ? null : (chosen: Chosen): number => runBonusOf(job, chosen);

  const solo = kinds.map((kind) => bestTrail(job, kind, new Int32Array(yard.words))?.revenue ?? 0);
  const most = kinds.map((kind, index) => (stopped ? everyStopPaid(job, kind) : (solo[index] ?? 0)));
  let bound = kinds.reduce((sum, { cards }, index) => sum + cards.length * (most[index] ?? 0), runBonusMost);
  let chosen = firstRun(job, solo);
  const worth = (run: Chosen): number => run.flat().reduce((sum, each) => sum + each.revenue, runBonus === null ? 0 : runBonus(run));
  let revenue = worth(chosen);
  host.report?.({ revenue, bound });

  if (!stopped && bound > revenue) {
    const thinned = gather(job, solo, revenue - runBonusMost);
    if (thinned !== null) {
      bound = Math.min(bound, Math.max(revenue, thinned.pricing.bound + runBonusMost));
      host.report?.({ revenue, bound });
      const best = chooseRun({ ...thinned, words: yard.words, floor: revenue, grain: job.grain, runBonus, runBonusMost, stop });
      if (best.chosen !== null) {
        chosen = best.chosen;
        revenue = best.revenue;
      }
      if (best.complete) bound = revenue;
    }
  }
  return {
    routes: chosen.flatMap((each, kind) => each.map((candidate, index) => write(job, candidate, kinds[kind]?.cards[index]))),
    revenue,
    proven: bound <= revenue,
    bound,
  };
}

/** A route as an action names it. */
export function routeOf({ train, connections, stops }: FoundRoute): Route {
  return { train, connections, stops: stops.map(({ hex, stop }) => `${hex}/${stop}`) };
}

/** Trains that run alike. */
interface Kind {
  readonly cards: readonly TrainCard[];
  readonly gauge: Gauge;
  /** The field with the values by which they are paid. */
  readonly yard: Yard;
}

interface Job {
  readonly game: Game;
  readonly yard: Yard;
  readonly bonuses: readonly Bonus[];
  readonly kinds: readonly Kind[];
  readonly stop: () => boolean;
  readonly grain: number;
}

function kindsOf(game: Game, trains: readonly TrainCard[], bonuses: readonly Bonus[], yardFor: (band: string | undefined) => Yard): Kind[] {
  const alike = new Map<string, TrainCard[]>();
  for (const card of trains) {
    const key = JSON.stringify([trainReach(game, card.name), bonuses.length === 0 ? '' : card.name]);
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  return [...alike.values()].map((cards) => {
    const reach = trainReach(game, cards[0]?.name ?? '');
    return { cards, gauge: gaugeOf(reach), yard: yardFor(reach[0]?.band) };
  });
}

function searchOf(job: Job, kind: Kind, rest: Pick<Search, 'taken' | 'prices' | 'found'>): Search {
  const { game, bonuses, stop } = job;
  return { game, yard: kind.yard, gauge: kind.gauge, train: kind.cards[0]?.name ?? '', bonuses, stop, ...rest };
}

/** The best trail of a train on free track, by what it earns less prices. */
function bestTrail(job: Job, kind: Kind, taken: Int32Array, prices: Float64Array | null = null): Candidate | null {
  let best: Candidate | null = null;
  const found = (candidate: Candidate, reduced: number): number => {
    best = candidate;
    return reduced + CLOSE;
  };
  walkTrails(searchOf(job, kind, { taken, prices, found }), CLOSE);
  return best;
}

/** More than any trail can earn: every stop within reach paid. */
function everyStopPaid({ bonuses }: Job, { gauge, yard }: Kind): number {
  const stops = yard.value.reduce((sum, value) => sum + value, 0);
  return bonuses.reduce((sum, { mostPerRoute }) => sum + mostPerRoute, stops * gauge.mostFactor);
}

/** A good run to begin with: trains one after the other on what is left, the strongest or the weakest first. */
function firstRun(job: Job, solo: readonly number[]): Chosen {
  const order = job.kinds.map((_, index) => index).sort((a, b) => (solo[b] ?? 0) - (solo[a] ?? 0));
  const runs = [order, order.toReversed()].slice(0, job.kinds.length).map((kinds) => {
    const taken = new Int32Array(job.yard.words);
    const run: Candidate[][] = job.kinds.map(() => []);
    for (const index of kinds) {
      const kind = job.kinds[index];
      for (let train = 0; kind !== undefined && train < kind.cards.length; train++) {
        const best = bestTrail(job, kind, taken);
        if (best === null) break;
        best.bits.forEach((bits, word) => (taken[word] = (taken[word] ?? 0) | bits));
        run[index]?.push(best);
      }
    }
    return run;
  });
  const sum = (run: Chosen): number => run.flat().reduce((total, { revenue }) => total + revenue, 0);
  return runs.reduce((best, run) => (sum(run) > sum(best) ? run : best), runs[0] ?? []);
}

/** All candidates that may be part of a run above the floor, with prices that bound what they make together. */
function gather(job: Job, solo: readonly number[], floor: number): { readonly pools: readonly Pool[]; readonly pricing: Pricing } | null {
  const free = new Float64Array(job.yard.field.size);
  const plain: Pricing = {
    prices: free,
    sum: 0,
    most: solo,
    bound: job.kinds.reduce((sum, { cards }, index) => sum + cards.length * (solo[index] ?? 0), 0),
  };
  let pools = collect(job, plain, floor, ROOMY);
  let { pricing } = pools.full ? { pricing: findPrices(pools.pools, free.length, floor, job.stop) } : priceOut(job, pools.pools, floor);
  if (!pools.full) {
    pools = collect(job, pricing, floor, Infinity);
    if (!pools.full) return null;
    pricing = findPrices(pools.pools, free.length, floor, job.stop, pricing.prices);
  }
  return { pools: pools.pools.map((pool, index) => worthwhile(pool, index, pricing, floor)), pricing };
}

/** Candidates that, by the prices, may be part of a run above the floor; not full where there are more than `cap`. */
function collect(job: Job, pricing: Pricing, floor: number, cap: number): { readonly pools: Pool[]; readonly full: boolean } {
  let full = true;
  const pools = job.kinds.map((kind, index): Pool => {
    const candidates: Candidate[] = [];
    const least = floor - pricing.bound + (pricing.most[index] ?? 0) - CLOSE;
    const found = (candidate: Candidate): number => {
      candidates.push(candidate);
      if (candidates.length < cap) return least;
      full = false;
      return Infinity;
    };
    const done = walkTrails(
      searchOf(job, kind, { taken: new Int32Array(job.yard.words), prices: pricing.sum === 0 ? null : pricing.prices, found }),
      least,
    );
    full &&= done;
    return { count: kind.cards.length, candidates };
  });
  return { pools, full };
}

/** Prices from a part of the candidates, mended with the best trails under them until they bind all. */
function priceOut(job: Job, start: readonly Pool[], floor: number): { readonly pricing: Pricing } {
  const pools = start.map(({ count, candidates }) => ({ count, candidates: [...candidates] }));
  let prices: Float64Array = new Float64Array(job.yard.field.size);
  let best: Pricing | null = null;
  for (let round = 0; round < PRICE_ROUNDS && !job.stop(); round++) {
    ({ prices } = findPrices(pools, prices.length, floor, job.stop, prices));
    const inside = pricingOf(pools, prices);
    const most = job.kinds.map((kind, index) => {
      const trail = bestTrail(job, kind, new Int32Array(job.yard.words), prices);
      if (trail !== null) pools[index]?.candidates.push(trail);
      return Math.max(0, trail === null ? 0 : reducedBy(prices, trail));
    });
    const bound = job.kinds.reduce((sum, { cards }, index) => sum + cards.length * (most[index] ?? 0), inside.sum);
    if (best === null || bound < best.bound) best = { prices, sum: inside.sum, most, bound };
    if (bound <= inside.bound + job.grain / 4) break;
  }
  return { pricing: best ?? pricingOf(pools, prices) };
}

/** The candidates that the prices leave a chance. */
function worthwhile({ count, candidates }: Pool, index: number, { prices, most, bound }: Pricing, floor: number): Pool {
  const least = floor - bound + (most[index] ?? 0) - CLOSE;
  return { count, candidates: candidates.filter((each) => reducedBy(prices, each) > least) };
}

function runBonusOf({ yard, bonuses, kinds }: Job, chosen: Chosen): number {
  const routes = chosen.flatMap((each, kind) =>
    each.map(({ root, arms }) => ({ train: kinds[kind]?.cards[0]?.name ?? '', ...itinerary(kinds[kind]?.yard ?? yard, root, arms) })),
  );
  return bonuses.reduce((sum, { ofRun }) => sum + (ofRun?.(routes) ?? 0), 0);
}

function write({ game, yard, kinds }: Job, { root, arms, revenue }: Candidate, card: TrainCard | undefined): FoundRoute {
  const kind = kinds.find(({ cards }) => card !== undefined && cards.includes(card));
  const { visits, hexes, legs } = itinerary(kind?.yard ?? yard, root, arms);
  const paid = kind === undefined ? null : trailValue(game, kind.gauge.reach, visits);
  const { grid } = yard.field.graph;
  const stops = visits.map(({ stop }, index) => {
    const [hex = '', number = '0'] = stopName(grid, stop).split('/');
    return { hex, stop: Number(number), revenue: paid?.paid[index] ?? 0 };
  });
  return { train: card?.id ?? '', stops, hexes, revenue, connections: legs.map((leg) => leg.hexes) };
}

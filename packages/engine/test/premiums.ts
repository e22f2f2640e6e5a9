import fc from 'fast-check';
import type { Bonus, RouteView } from '../src/routes/value.ts';
import type { Extra } from './exhaustive-run.ts';

/** A bonus as data: for a pair of ends, a pair of paid stops, each own station, the longest route, a hex met by anybody, a hex passed. */
export type Premium =
  | { readonly for: 'ends' | 'paid_pair'; readonly hexes: readonly [string, string]; readonly pays: number }
  | { readonly for: 'own' | 'longest'; readonly pays: number }
  | { readonly for: 'met_once' | 'passed'; readonly hex: string; readonly pays: number };

export function randomPremiums(hexes: readonly string[]): fc.Arbitrary<readonly Premium[]> {
  const hex = fc.constantFrom(...hexes);
  const pays = fc.constantFrom(10, 20, 50, 100);
  return fc.array(
    fc.oneof(
      fc.record({ for: fc.constantFrom('ends' as const, 'paid_pair' as const), hexes: fc.tuple(hex, hex), pays }),
      fc.record({ for: fc.constantFrom('own' as const, 'longest' as const), pays: fc.constant(10) }),
      fc.record({ for: fc.constantFrom('met_once' as const, 'passed' as const), hex, pays }),
    ),
    { minLength: 1, maxLength: 3 },
  );
}

/** A premium as the engine asks it. `visits`: the most stops of a route. */
export function bonusOf(premium: Premium, visits: number): Bonus {
  const hexOf = ({ visits }: RouteView, index: number): string => visits.at(index)?.hex ?? '';
  switch (premium.for) {
    case 'ends':
      return {
        mostPerRoute: premium.pays,
        multipleOf: 10,
        byStops: true,
        ofRoute: (route) => ([hexOf(route, 0), hexOf(route, -1)].sort().join() === premium.hexes.toSorted().join() ? premium.pays : 0),
      };
    case 'paid_pair':
      return {
        mostPerRoute: premium.pays,
        multipleOf: 10,
        byCounts: true,
        byStops: true,
        needs: premium.hexes.map((hex) => [hex]),
        ofRoute: ({ visits, counts }) =>
          premium.hexes.every((hex) => visits.some((visit, index) => counts[index] && visit.hex === hex)) ? premium.pays : 0,
      };
    case 'own':
      return {
        mostPerRoute: premium.pays * visits,
        multipleOf: 10,
        byStops: true,
        ofRoute: (route) => premium.pays * route.visits.filter(({ own }) => own).length,
      };
    case 'longest':
      return {
        mostPerRoute: 0,
        mostPerRun: premium.pays * visits,
        multipleOf: 10,
        byStops: true,
        ofRun: (routes) => premium.pays * Math.max(0, ...routes.map((route) => route.visits.length)),
      };
    case 'met_once':
      return {
        mostPerRoute: 0,
        mostPerRun: premium.pays,
        byStops: true,
        ofRun: (routes) => (routes.some((route) => route.visits.some(({ hex }) => hex === premium.hex)) ? premium.pays : 0),
      };
    case 'passed':
      return {
        mostPerRoute: premium.pays,
        needs: [[premium.hex]],
        ofRoute: ({ hexes }) => (hexes.includes(premium.hex) ? premium.pays : 0),
      };
  }
}

/** The same premiums as the exhaustive search asks them. */
export function extraOf(premiums: readonly Premium[], own: ReadonlySet<string>): Extra {
  const hex = (place: string | undefined): string => place?.split(':')[0] ?? '';
  return {
    ofRoute: ({ stops, counted, hexes }) =>
      premiums.reduce((sum, premium) => {
        if (premium.for === 'passed') return sum + (hexes.includes(premium.hex) ? premium.pays : 0);
        if (premium.for === 'ends') {
          const [a, b] = premium.hexes;
          const [first, last] = [hex(stops[0]), hex(stops.at(-1))];
          return sum + ((first === a && last === b) || (first === b && last === a) ? premium.pays : 0);
        }
        if (premium.for === 'own') return sum + premium.pays * stops.filter((stop) => own.has(stop)).length;
        if (premium.for !== 'paid_pair') return sum;
        const paid = stops.filter((_, index) => counted[index]).map(hex);
        return sum + (paid.includes(premium.hexes[0]) && paid.includes(premium.hexes[1]) ? premium.pays : 0);
      }, 0),
    ofRun: (rides) =>
      premiums.reduce((sum, premium) => {
        if (premium.for === 'longest') return sum + premium.pays * rides.reduce((most, { stops }) => Math.max(most, stops.length), 0);
        if (premium.for !== 'met_once') return sum;
        return sum + (rides.some(({ stops }) => stops.some((stop) => hex(stop) === premium.hex)) ? premium.pays : 0);
      }, 0),
  };
}

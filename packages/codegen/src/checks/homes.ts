import type { Check } from './check.ts';

/** Homes are cities, said which one where there are several, and with room for everybody who has a place there. */
export const homes: Check = (title) => {
  const { companies, map } = title.source;
  companies.corporations.forEach((corporation, index) => {
    const path = ['companies', 'corporations', index, 'home'];
    const home = corporation.home;
    const hex = map.hexes.find(({ id }) => id === home?.hex);
    if (home === undefined || hex === undefined) return;
    const cities = hex.stops.flatMap((stop, place) => (stop.kind === 'city' ? [place] : []));
    if (cities.length === 0) {
      title.fault(
        'home.city',
        [...path, 'hex'],
        `the home of ${corporation.id} has no city`,
        `choose a hex with a city, or print one in ${hex.id}`,
      );
    } else if (home.stop !== undefined && !cities.includes(home.stop)) {
      title.fault('home.city', [...path, 'stop'], `stop ${home.stop} of ${hex.id} is not a city`, `use ${cities.join(' or ')}`);
    } else if (home.stop === undefined && cities.length > 1 && !hex.reserved_for.includes(corporation.id)) {
      title.fault(
        'home.which',
        [...path, 'hex'],
        `${hex.id} has ${cities.length} cities, and ${corporation.id} does not say which is its home`,
        `add stop: ${cities.join(' or ')}, or list ${corporation.id} under reserved_for of ${hex.id}`,
      );
    }
  });
  map.hexes.forEach((hex, index) => {
    hex.stops.forEach((stop, place) => {
      const path = ['map', 'hexes', index, 'stops', place, 'reserved_for'];
      const slots = stop.kind === 'city' ? (stop.slots ?? 1) : 0;
      if (stop.reserved_for.length > slots) {
        title.fault(
          'home.room',
          path,
          `${stop.reserved_for.length} places are reserved in a ${stop.kind} with ${slots} ${slots === 1 ? 'slot' : 'slots'}`,
          stop.kind === 'city' ? 'give the city more slots, or reserve fewer' : 'reserve places in cities only',
        );
      }
    });
  });
};

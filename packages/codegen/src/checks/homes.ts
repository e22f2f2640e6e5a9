import { check } from './check.ts';

/** Homes are cities, said which one where there are several. */
export const homes = check(['companies', 'map'], (title) => {
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
});

/** No more places are reserved than a city has slots. */
export const reservedPlaces = check(['map'], (title) => {
  title.source.map.hexes.forEach((hex, index) => {
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
});

/** Every home has a slot that is not kept for somebody else. */
export const roomForHomes = check(['companies', 'map'], (title) => {
  const { companies, map } = title.source;
  const known = companies.corporations.map(({ id }) => id);
  for (const hex of map.hexes) {
    const cities = hex.stops.flatMap((stop, index) =>
      stop.kind === 'city' ? [{ index, slots: stop.slots ?? 1, kept: stop.reserved_for }] : [],
    );
    const homes = companies.corporations.filter(({ home }) => home?.hex === hex.id).map(({ id, home }) => ({ id, stop: home?.stop }));
    if (homes.length === 0 || cities.length === 0) continue;
    const full = (id: string, slots: number, taken: readonly string[]): void => {
      const index = companies.corporations.findIndex((one) => one.id === id);
      title.fault(
        'home.slots',
        ['companies', 'corporations', index, 'home', 'hex'],
        `${hex.id} has no room for the home of ${id}: ${slots === 1 ? 'its slot is' : `its ${slots} slots are`} for ${taken.join(', ')}`,
        'give the city more slots, reserve fewer, or choose another home',
      );
    };
    const taken = cities.map(({ kept }) => kept.filter((id) => known.includes(id)));
    const decided = (stop: number | undefined): number => (cities.length === 1 ? 0 : cities.findIndex(({ index }) => index === stop));
    for (const { id, stop } of homes) {
      const [slots, there] = [cities[decided(stop)]?.slots, taken[decided(stop)]];
      if (slots === undefined || there === undefined || there.includes(id)) continue;
      if (there.length >= slots) full(id, slots, there);
      else there.push(id);
    }
    // Where the city is decided later any slot of the hex will do.
    const all = taken.flat();
    const slots = cities.reduce((sum, city) => sum + city.slots, 0);
    for (const { id, stop } of homes) {
      if (decided(stop) >= 0 || all.includes(id)) continue;
      if (all.length >= slots) full(id, slots, all);
      else all.push(id);
    }
  }
});
